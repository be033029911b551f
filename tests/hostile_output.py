"""Submissions whose names and outputs are meant for the report, the table or the terminal."""

from hostile_submission import FAILED, PASSED, WRONG, answers, first, inside


def shows(text: str) -> str:
    """An answer to 03.1 whose value is shown as `text` by the check."""
    return inside(f"class Shown:\n    __repr__ = lambda self: {text!r}\nreturn Shown()")


HTML = "<script>alert(document.title)</script><img src=x onerror=alert(1)></details></pre>"
FORMULA = "=cmd|' /C calc'!A0"
CONTROL = "".join(map(chr, range(32))) + "\x7f\x85\x9b2J\u2028\u2029"
COLOURS = "\x1b[31mred\x1b[2J\x1b]0;title\x07\x1b]8;;file:///etc/passwd\x1b\\\\link"
TURNED = "\u202edessap\u202c \u2066\u200f\u200b\ufeff"

OUTPUT = [
    answers("<img src=x onerror=alert(1)>", "HTML in a name", WRONG, t1=shows(HTML)),
    answers("&lt;b&gt; ' \" `", "HTML and quotes in a name", WRONG, t1=shows(HTML)),
    answers(FORMULA.replace("/", "-"), "a formula in a name", WRONG, t1=shows(FORMULA)),
    answers("+1-2", "a formula in a name", WRONG, t1=shows("+1-2")),
    answers("-2+3", "a formula, and an option of commands, in a name", WRONG, t1=shows("-2+3")),
    answers("@SUM(A1)", "a formula in a name", WRONG, t1=shows("@SUM(A1)")),
    answers("a, \"b\"; 'c'", "separators and quotes in a name", PASSED),
    answers("tab\tand\nline", "control characters in a name", PASSED),
    answers("con.aux", "a name that a system keeps for itself", PASSED),
    answers("n" * 200, "a name as long as it may be", PASSED),
    answers("Zoë O’Neill 李小龙", "letters of several scripts in a name", PASSED),
    answers("right\u202eot left", "right-to-left marks in a name", WRONG, t1=shows(TURNED)),
    answers("shows HTML", "HTML in output", WRONG, "yours:    <script>", t1=shows(HTML)),
    answers("shows controls", "control characters and NUL in output", WRONG, t1=shows(CONTROL)),
    answers("shows colours", "escape sequences in output", WRONG, t1=shows(COLOURS)),
    answers("shows a surrogate", "lone surrogates in output", "wrong|error, passed, passed",
            t1=shows("\ud800 half")),
    answers("raises HTML", "HTML in an error", FAILED, "ValueError: <script>",
            t1=first(f"raise ValueError({HTML!r})")),
    answers("raises a surrogate", "lone surrogates in an error", FAILED, "ValueError: ?",
            t1=first("raise ValueError('\\ud800')")),
    answers("one long line", "ten megabytes in one line", FAILED, "more than 100,000 characters",
            t1=shows("x" * 10) .replace("'xxxxxxxxxx'", "'x' * 10_000_000")),
    answers("a line of its limit", "a line that is as long as it may be", WRONG, "yours:",
            t1=shows("x" * 10).replace("'xxxxxxxxxx'", "'x' * 90_000")),
    answers("its own address", "text that changes: addresses", WRONG, "0x...",
            t1=inside("return object()")),
    answers("its own order", "text that changes: the order of sets", WRONG, "yours:",
            t1=inside("return {one.split('.')[0] + letter for one in ids for letter in 'abcdef'}")),
    answers("its own folder", "text that changes: where it runs", WRONG, "yours:", None,
            t1=inside("import os\nreturn os.getcwd()")),
    answers("its own luck", "text that changes: chance", WRONG, "yours:",
            t1=inside("import random\nreturn random.random()")),
]  # fmt: skip
