"""What holds for every reading of a file, whoever reads it."""

import re

from hypothesis import strategies as st

WORD = re.compile(r"[^\W_]+")
# Texts that are full of what readers look for, and a few of anything at all.
_PIECES = st.sampled_from(
    "word. |two words| |# |## |### x|===|---|***|- |* |1. |2) |> |```|~~~|````py|    |\t|  "
    "|\n|\n\n|\n\n\n|::|.. note::|.. code::|+--+|== ==|>>> 1|<b>|</b>|<div>|</div>|<!--|-->"
    "|<script>|</script>|<pre>|</pre>|<td>|<tr>|<table>|</table>|<h1>|</h2>|[a]: /b|[a][b]|![x](y)"
    "|title: x|\r|\x0b|\x1c|\u2028|\ufeff|é|今天。|&amp;|&#0;|\\|`|_|*|:|🚲".replace(
        "||", "|"
    ).split("|")
).flatmap(lambda piece: st.sampled_from([piece, piece, piece, "| a | b |\n|---|---|\n| c | d |\n"]))
TEXTS = st.lists(_PIECES, max_size=40).map("".join) | st.text(max_size=60)


def check(reading):
    """Blocks are in order, apart and inside their text, and no blank one is among them."""
    for section in reading.sections:
        assert section.blocks, section
        assert section.lines[0].offset == 0
        assert list(section.lines) == sorted(section.lines)
        place = 0
        for block in section.blocks:
            assert place <= block.start < block.end <= len(section.text)
            assert section.text[block.start : block.end].strip()
            place = block.end


def between(section):
    """The words of a section that are in no block."""
    ends = [0, *(block.end for block in section.blocks)]
    starts = [*(block.start for block in section.blocks), len(section.text)]
    gaps = zip(ends, starts, strict=True)
    return [word for a, b in gaps for word in WORD.findall(section.text[a:b])]


def check_slices(reading, text):
    """Each section is a slice of the file, at the line that it says."""
    lines = text.split("\n")
    for section in reading.sections:
        assert section.text in text
        for block in section.blocks:
            line = section.line_at(block.start).line
            first = section.text[block.start : block.end].split("\n")[0]
            assert first in lines[line - 1]


def shown(reading):
    """The sections as headings, and the text of each block."""
    return [
        (section.headings, [section.text[b.start : b.end] for b in section.blocks])
        for section in reading.sections
    ]
