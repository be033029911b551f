"""Submissions that patch what judges them, forge what it hears, or read what they may not."""

from hostile_submission import FAILED, PASSED, WRONG, answers, first, inside

STILL = "Still running after"
ALL_WRONG = "wrong, wrong, wrong"
ALL_FAIL = "error, error, error"
# A wrong answer that tries to be taken for a right one.
SORTED = 'def unique_parents(ids):\n    return sorted({i.split(".")[0] for i in ids})\n'


def cheat(source: str) -> str:
    """A wrong answer to 03.1, which passes the visible check, behind `source`."""
    return "# 03.1\n" + source.strip("\n") + "\n" + SORTED


PATCHED = [
    answers("print is nothing", "patched print", ALL_WRONG,
            t1=first("import builtins\nbuiltins.print = lambda *_, **__: None")),
    answers("print is shadowed", "a name of Python with another meaning", ALL_FAIL,
            "gives Python's own name `print` another meaning", t1=first("print = repr")),
    answers("print says what is wanted", "patched print that says the expected", ALL_WRONG,
            t1=cheat("import builtins\nsaid = builtins.print\n"
                     "def print(*_):\n    said(\"parents: ['D50', 'D51']\")\n")
            + "builtins.print = print\ndel print\n"),
    answers("len and sorted", "names of Python with another meaning", FAILED,
            "gives Python's own name `len` another meaning",
            t1="# 03.1\nlen = sorted = 3\ndef unique_parents(ids):\n    return len(ids)\n"),
    answers("import is gone", "patched builtins: __import__",
            "endless loop|error|passed, not run|error|passed, not run|error|passed",
            t1=first("import builtins\ndef no(*_, **__): raise ImportError\n"
                     "builtins.__import__ = no")),
    answers("open is gone", "patched builtins: open", PASSED,
            t1=first("import builtins\nbuiltins.open = None")),
    answers("compile is gone", "patched builtins: compile and exec",
            "error, endless loop|error, not run|error",
            t1=first("import builtins\nbuiltins.compile = builtins.exec = None")),
    answers("builtins are emptied", "patched builtins: all of them",
            "error|endless loop|Python stopped, error|not run, error|not run",
            t1=first("import builtins\nbuiltins.__dict__.clear()")),
    answers("builtins are deleted", "del __builtins__", PASSED, t1=first("del __builtins__")),
    answers("exceptions are gone", "patched builtins: BaseException and Exception", PASSED,
            t1=first("import builtins\nbuiltins.BaseException = builtins.Exception = int")),
    answers("stdout is None", "sys.stdout is None",
            "wrong|error|endless loop, wrong|error|not run, wrong|error|not run",
            t1=first("import sys\nsys.stdout = sys.stderr = None")),
    answers("stdout is an object", "sys.stdout is something else", ALL_WRONG,
            t1=first("import io, sys\nsys.stdout = io.StringIO()")),
    answers("stdout is closed", "sys.stdout is closed", ALL_FAIL,
            t1=first("import sys\nsys.stdout.close()")),
    answers("stdout lies", "sys.stdout writes what it likes, until IPython sets it right", PASSED,
            t1=first("import sys\nplain = sys.stdout.write\n"
                     "sys.stdout.write = lambda text: plain('x')")),
    answers("showtraceback is patched", "patched showtraceback and excepthook", "error, error, "
            "passed", t1="# 03.1\nimport sys\nsys.excepthook = lambda *_: None\n"
            "get_ipython().showtraceback = lambda *_, **__: None\n1 / 0\n",
            t2="# 03.2\n1 / 0\n"),
    answers("run_cell is patched", "patched run_cell: nothing is run",
            "endless loop|error|wrong, not run|error|wrong, not run|error|wrong",
            t1=first("get_ipython().run_cell = lambda *_, **__: None\n"
                     "get_ipython().run_cell_async = None")),
    answers("do_execute is patched", "forged replies: nothing is run and all is well", ALL_WRONG,
            t1=first("async def fine(*_, **__):\n"
                     "    return {'status': 'ok', 'execution_count': 9, 'payload': [],\n"
                     "            'user_expressions': {}}\n"
                     "get_ipython().kernel.do_execute = fine")),
    answers("display hook is patched", "patched display hooks", PASSED,
            t1=first("import sys\nsys.displayhook = None\n"
                     "get_ipython().display_formatter = None")),
    answers("checks are rewritten", "input transformers that rewrite the checks", WRONG,
            t1=cheat("def easy(lines):\n    return ['print(\"parents:\", [\"D50\", \"D51\"])\\n'] "
                     "if 'unique' in ''.join(lines) else lines\n"
                     "get_ipython().input_transformers_post.append(easy)")),
    answers("asserts are deleted", "AST transformers that take out the asserts", WRONG,
            t1=cheat("import ast\nclass NoAssert(ast.NodeTransformer):\n"
                     "    def visit_Assert(self, node): return ast.copy_location(ast.Pass(), node)"
                     "\nget_ipython().ast_transformers.append(NoAssert())")),
    answers("checks are not parsed", "AST transformers that fail", PASSED,
            t1=first("class Bad:\n    def visit(self, node): raise ValueError\n"
                     "get_ipython().ast_transformers.append(Bad())")),
    # Whether the kernel uses json.dumps for its messages differs from version to version.
    answers("json is patched", "patched json.dumps",
            "passed|endless loop, passed|not run, passed|not run",
            t1=first("import json\njson.dumps = lambda *_, **__: '[]'")),
    answers("zmq is patched", "patched sockets: nothing is sent",
            "passed|endless loop|Python stopped, passed|not run, passed|not run",
            t1=first("import zmq\nzmq.Socket.send_multipart = zmq.Socket.send = None")),
    answers("modules are gone", "sys.modules is emptied",
            "passed|error|endless loop|Python stopped, passed|error|not run, "
            "passed|error|not run", t1=first("import sys\nsys.modules.clear()")),
    answers("no recursion", "a tiny recursion limit",
            "error|passed|endless loop|Python stopped, passed|error|not run, "
            "passed|error|not run", t1=first("import sys\nfor limit in range(20, 90):\n"
                     "    try: sys.setrecursionlimit(limit); break\n"
                     "    except RecursionError: pass")),
    answers("traced", "sys.settrace and sys.setprofile that raise",
            "error|passed|endless loop|Python stopped, error|passed|not run, "
            "error|passed|not run",
            t1=first("import sys\ndef bad(*_): raise ValueError('traced')\n"
                     "sys.setprofile(bad)")),
    answers("audited", "an audit hook that forbids everything",
            "error|endless loop|Python stopped, error|not run, error|not run",
            t1=first("import sys\ndef no(*_): raise RuntimeError('no')\nsys.addaudithook(no)")),
    answers("no collector", "gc is off, and its thresholds are gone", PASSED,
            t1=first("import gc\ngc.disable()\ngc.set_threshold(0)\ngc.freeze()")),
    answers("numbers are poked", "ctypes makes 72 another number",
            "passed|error|wrong|Python stopped|endless loop, "
            "wrong|error|Python stopped|not run, wrong|error|passed|not run",
            t1=first("import ctypes\nctypes.memmove(id(72) + 24, id(71) + 24, 4)")),
    answers("environment is empty", "os.environ is emptied", PASSED,
            t1=first("import os\nos.environ.clear()")),
    answers("another locale", "locale and time zone", PASSED,
            t1=first("import locale, os, time\nos.environ['TZ'] = 'Asia/Tokyo'\ntime.tzset()\n"
                     "locale.setlocale(locale.LC_ALL, 'C')")),
    answers("warnings are errors", "warnings as errors", PASSED,
            t1=first("import warnings\nwarnings.simplefilter('error')")),
    answers("time stands still", "patched time", PASSED,
            t1=first("import time\ntime.time = time.monotonic = lambda: 0.0\n"
                     "time.sleep = lambda _: None")),
    answers("names of the others", "takes the names of the tasks to come", PASSED,
            t1=first("def words_sent(*_): return 'mine'\nnaive = -1")),
    answers("the given is changed", "changes what the notebook gave", "passed, error, error",
            t1=first("LENGTHS.clear()")),
    answers("equal to everything", "a value whose __eq__ is always true", WRONG,
            t1=first("class Same(list):\n    __eq__ = lambda self, other: True")
            + "def unique_parents(ids):\n    return Same(['D1'])\n"),
    answers("text that lies", "a str that is equal to all and prints what is visible", WRONG,
            t1=inside("class Lie(str):\n    __eq__ = lambda self, other: True\n"
                      "    __repr__ = __str__ = lambda self: \"['D50', 'D51']\"\n"
                      "return Lie()")),
    answers("printed ahead", "prints the expected lines itself", WRONG,
            t1=inside("print(\"parents: ['D50', 'D51']\")\nreturn sorted(set(ids))")),
    answers("guards are off", "takes our hooks off", PASSED,
            t1=first("for hooks in get_ipython().events.callbacks.values(): hooks.clear()")),
    answers("leaves no history", "takes out what IPython keeps", ALL_FAIL,
            t1=first("ip = get_ipython()\nip.history_manager = None\nip.reset(new_session=True)\n"
                     "LENGTHS = {'D50': 34, 'D51': 38}")),
]  # fmt: skip
