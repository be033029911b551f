"""Submissions that look for the solution, for other people's work, or for a way out by network.

Each gives a right answer only where it found what it looked for, so that finding shows as
"passed". The test tells them the paths, which a student would have to guess.
"""

from hostile_submission import FAILED, PASSED, answers, first

NOTHING = "LookupError: nothing found"
# What every solution and nothing else holds; put together so that this file does not hold it.
SIGN = 'SIGN = "### BEGIN " + "HIDDEN TESTS"\n'


def finds(source: str) -> str:
    """An answer to 03.1 that is right where `source` puts something into `found`."""
    last = "\nif not found:\n    raise LookupError('nothing found')\n"
    return first(SIGN + "found = []\n" + source.strip("\n") + last)


IN_FILES = """
import os
def look(*roots, deep=4):
    for root in roots:
        for folder, inside, names in os.walk(root):
            inside[:] = inside if folder.count("/") - root.count("/") < deep else []
            for name in names:
                try:
                    text = open(os.path.join(folder, name), errors="replace").read(200_000)
                except OSError:
                    continue
                if name.endswith(".ipynb") and SIGN in text:
                    found.append(name)
"""
IN_PROCESSES = """
import os
mine = {os.getpid()}
for one in os.listdir("/proc"):
    if not one.isdigit() or int(one) in mine:
        continue
    for name in ("cmdline", "environ"):
        try:
            told = open(f"/proc/{one}/{name}").read()
        except OSError:
            continue
        if "@COURSE@" in told or "@CLASS@" in told or "@HIDDEN@" in told:
            found.append(name)
    for link in ("cwd", "root"):
        try:
            if os.path.exists(f"/proc/{one}/{link}/solutions/03_tiny.ipynb") or os.path.exists(
                f"/proc/{one}/{link}@COURSE@/solutions/03_tiny.ipynb"
            ):
                found.append(link)
        except OSError:
            pass
"""
IN_MEMORY = """
import os, re
sign = SIGN.encode()
above = [os.getppid()]
while above[-1] > 1:
    try:
        told = open(f"/proc/{above[-1]}/status").read()
    except OSError:
        break
    above.append(int(re.search("PPid:\\s*(\\d+)", told)[1]))
for one in above[:3]:
    try:
        maps = open(f"/proc/{one}/maps").read()
        memory = open(f"/proc/{one}/mem", "rb", 0)
        for start, end in re.findall("^([0-9a-f]+)-([0-9a-f]+) rw", maps, re.M)[:200]:
            memory.seek(int(start, 16))
            if sign in memory.read(min(int(end, 16) - int(start, 16), 50_000_000)):
                found.append(one)
    except (OSError, OverflowError):
        pass
"""
OWN_MEMORY = """
import gc, os, sys
for one in gc.get_objects():
    try:
        if isinstance(one, dict) and any(SIGN in v for v in one.values() if type(v) is str
                                         and len(v) > 400 and "naive" in v):
            found.append(one)
    except Exception:
        pass
for descriptor in range(3, 60):
    try:
        name = os.readlink(f"/proc/self/fd/{descriptor}")
        if name.endswith((".ipynb", ".toml")) or "solutions" in name:
            found.append(name)
    except OSError:
        pass
"""
# The hidden check stands in the kernel when it runs; what it expects must not.
IN_FRAMES = """
class Spy:
    def __repr__(self):
        import ast, re, sys
        said = ["['D50', 'D51']"]
        frame = sys._getframe()
        texts = list(get_ipython().user_ns["In"]) + get_ipython().history_manager.input_hist_raw
        while frame:
            texts += [value for value in frame.f_locals.values() if type(value) is str]
            frame = frame.f_back
        for text in texts:
            said += re.findall(r"assert \\w+ == (\\[.*\\])", text)
        return said[-1]
"""
TRIES = """
import socket
for family, address in (
    (socket.AF_INET, ("127.0.0.1", @PORT@)),
    (socket.AF_INET6, ("::1", @PORT@)),
    (socket.AF_UNIX, "\\0@ABSTRACT@"),
):
    try:
        with socket.socket(family) as one:
            one.settimeout(0.3)
            one.connect(address)
            one.sendall(b"hostile")
            found.append(address)
    except OSError:
        pass
"""

READING = [
    answers("reads the solutions", "reading the reference: where the course lies", FAILED, NOTHING,
            PASSED, t1=finds(IN_FILES + "look('@COURSE@')")),
    answers("reads around the package", "reading the reference: beside lessonkit.__file__",
            FAILED, NOTHING, PASSED,
            t1=finds(IN_FILES + "import lessonkit\n"
                     "package = os.path.dirname(lessonkit.__file__)\nlook(package)\n"
                     "for name in ('solutions', 'exercises', 'work'):\n"
                     "    look(os.path.join(os.path.dirname(package), name))")),
    answers("reads up and up", "reading the reference: ../..", FAILED, NOTHING, None,
            t1=finds(IN_FILES + "look('..', '../..', deep=3)\nlook('/tmp', deep=3)")),
    answers("reads the others", "reading other submissions", FAILED, NOTHING, PASSED,
            t1=finds("import os\nfound += [n for n in os.listdir('@CLASS@')] "
                     "if os.path.isdir('@CLASS@') else []")),
    answers("reads the hidden file", "reading the further inputs of the instructor", FAILED,
            NOTHING, PASSED, t1=finds("import os\nif os.path.exists('@HIDDEN@'):\n"
                                      "    found.append(open('@HIDDEN@').read())")),
    answers("reads the command line", "reading the reference: /proc", FAILED, NOTHING, None,
            t1=finds(IN_PROCESSES)),
    answers("reads its parent's memory", "reading the reference: memory of the grader", FAILED,
            NOTHING, None, t1=finds(IN_MEMORY)),
    answers("reads its own memory", "reading the reference: what a fork inherits", FAILED,
            NOTHING, t1=finds(OWN_MEMORY)),
    answers("reads the check", "reading the expected values in frames and history", "wrong, "
            "passed, passed", "", t1=first(IN_FRAMES)
            + "def unique_parents(ids):\n    return Spy()\n"),
    answers("reads the environment", "reading the environment of the grader", FAILED, NOTHING,
            t1=finds("import os\nfound += [v for v in os.environ.values() if '@COURSE@' in v "
                     "or '@HIDDEN@' in v or '@CLASS@' in v or '@SECRET@' in v]")),
    answers("speaks with other kernels", "forged messages: the sockets of another submission",
            FAILED, NOTHING, None,
            t1=finds("import glob, os\nfound += [one for one in glob.glob('/tmp/*/connection.json')"
                     "\n          if not os.path.samefile(os.path.dirname(one), '..')]")),
    answers("calls home", "network access", FAILED, NOTHING, None, t1=finds(TRIES)),
    answers("calls home by a program", "network access, by another program", FAILED, NOTHING, None,
            t1=finds("import subprocess, sys\n"
                     "got = subprocess.run([sys.executable, '-c', 'import socket; "
                     "socket.create_connection((\"127.0.0.1\", @PORT@), 0.3)'], stderr=-3)\n"
                     "found += [1] if got.returncode == 0 else []")),
    answers("listens", "network access: a server of its own", PASSED,
            t1=first("import socket\nserver = socket.create_server(('127.0.0.1', 0))")),
]  # fmt: skip
