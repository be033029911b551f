"""Sources read in threads, which Python 3.11 mixes up, and sources that cannot be read."""

import ast
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from lessonkit.course.grafting.parts import parts
from lessonkit.course.judging.call import printed_in_line
from lessonkit.course.notebooks.parsed import statements, tree


@pytest.mark.parametrize("read", [tree, statements, parts, lambda text: printed_in_line(text, 0)])
def test_threads_read_one_source_after_the_other(read, monkeypatch):
    parse, now, most = ast.parse, [], []

    def slow(*arguments, **options):
        now.append(1)
        most.append(len(now))
        time.sleep(0.01)
        now.pop()
        return parse(*arguments, **options)

    monkeypatch.setattr(ast, "parse", slow)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(read, ["print(f(1))"] * 8))
    assert len(most) >= 8 and max(most) == 1
