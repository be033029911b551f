"""Submissions that do not end, that end Python, that take memory or print without end."""

from hostile_submission import (
    ENDLESS,
    FAILED,
    PASSED,
    STOPPED,
    answers,
    first,
    inside,
)

STILL = "Still running after"
SWALLOWED = """
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
"""
DEAF = """
import signal, time
for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGALRM):
    signal.signal(one, signal.SIG_IGN)
while True:
    time.sleep(0.01)
"""
BLOCKED = """
import signal, time
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
while True:
    time.sleep(0.01)
"""
# It rests now and then: the tests run many of them at a time.
SPINS = "import time\ndef spin(*_):\n    while True:\n        time.sleep(0.01)\n"

LOOPS = [
    answers("loop plain", "endless loop", ENDLESS, STILL, t1=inside("while True:\n    pass")),
    answers("loop swallowing", "endless loops that swallow interrupts", ENDLESS, STILL,
            t1=inside(SWALLOWED)),
    answers("loop deaf", "endless loops that swallow interrupts: SIGINT and SIGTERM ignored",
            ENDLESS, STILL, t1=inside(DEAF)),
    answers("loop signals blocked", "endless loops that swallow interrupts: all signals blocked",
            ENDLESS, STILL, t1=inside(BLOCKED)),
    answers("loop in C", "endless loop where Python looks at no interrupt", ENDLESS, STILL,
            t1=inside("return sum(range(10**15))")),
    answers("loop in the cell", "endless loop outside of a function", ENDLESS, STILL,
            t1=first(SPINS + "spin()")),
    answers("loop at the end", "endless loop; what came before keeps its verdict",
            "passed, passed, endless loop", STILL,
            t3="# 03.3\nnaive = 68\nimport time\nwhile naive: time.sleep(0.01)\n"),
    answers("loop in a generator", "endless loop in a generator", ENDLESS, STILL,
            t1=inside("import itertools\nreturn sum(1 for _ in itertools.count())")),
    answers("loop in a thread", "endless loop in a thread that is no daemon", PASSED,
            t1=first(SPINS + "import threading\nthreading.Thread(target=spin).start()")),
    answers("loop in repr", "endless loop when the check prints the value", ENDLESS, STILL,
            t1=first(SPINS + "class Odd:\n    __repr__ = spin")
            + "def unique_parents(ids):\n    return Odd()\n"),
    answers("loop in eq", "endless loop when a hidden check compares the value", ENDLESS, STILL,
            t1=first(SPINS + "class Odd(list):\n    __eq__ = spin") + "first = unique_parents\n"
            "def unique_parents(ids):\n    return Odd(first(ids))\n"),
    answers("loop in del", "endless loop when an object goes", ENDLESS, STILL,
            t1=first(SPINS + "class Odd:\n    __del__ = spin\nodd = Odd()\ndel odd")),
    answers("loop in str of an exception", "endless loop when the failure is told", ENDLESS, STILL,
            t1=inside(SPINS + "class Odd(Exception):\n    __str__ = spin\nraise Odd")),
    answers("loop at exit", "endless loop when Python leaves", PASSED,
            t1=first(SPINS + "import atexit\natexit.register(spin)")),
    answers("loop before each cell", "endless loop in a hook of IPython", ENDLESS, STILL,
            t1=first(SPINS + "get_ipython().events.register('pre_run_cell', spin)")),
    answers("loop in the event loop", "endless loop in a task left behind", ENDLESS, STILL,
            t1=first(SPINS + "import asyncio\nasync def later():\n    await asyncio.sleep(0)\n"
                     "    spin()\ntask = asyncio.ensure_future(later())")),
    answers("waits for a task", "endless loop: a cell that awaits what never comes", ENDLESS,
            STILL, t1=first("import asyncio\nawait asyncio.sleep(10**9)")),
    answers("sleeps for ever", "endless loop: asleep", ENDLESS, STILL,
            t1=inside("import time\ntime.sleep(10**9)")),
    answers("waits on a lock", "endless loop: a lock taken twice", ENDLESS, STILL,
            t1=inside("import threading\nlock = threading.Lock()\nlock.acquire()\nlock.acquire()")),
    answers("waits on a pipe", "endless loop: reads what nobody writes", ENDLESS, STILL,
            t1=inside("import os\nos.read(os.pipe()[0], 1)")),
    answers("asks for input", "input() says that it cannot be used", FAILED,
            "input() cannot be used here", t1=inside("return input()")),
]  # fmt: skip

LEAVES = "Your code leaves Python with quit()"
STOPS = "Python itself stopped while this ran"
DEATHS = [
    answers("dies by _exit", "a dead kernel: os._exit", STOPPED, STOPS,
            t1=first("import os\nos._exit(0)")),
    answers("dies late", "a dead kernel: what was before keeps its verdict",
            "passed, Python stopped, not run", STOPS, t2="# 03.2\nimport os\nos._exit(0)\n"),
    answers("dies in a thread", "a dead kernel: os._exit in a thread", STOPPED, STOPS,
            t1=first("import os, threading, time\n"
                     "threading.Thread(target=os._exit, args=(0,)).start()\ntime.sleep(9)")),
    answers("dies by SIGKILL", "a dead kernel: a signal to itself", STOPPED, STOPS,
            t1=first("import os\nos.kill(os.getpid(), 9)")),
    answers("dies by a wrong address", "a dead kernel: a crash in C", STOPPED, STOPS,
            t1=first("import ctypes\nctypes.string_at(0)")),
    answers("dies by faulthandler", "a dead kernel: a segmentation fault", STOPPED, STOPS,
            t1=first("import faulthandler\nfaulthandler._sigsegv()")),
    answers("dies by abort", "a dead kernel: os.abort", STOPPED, STOPS,
            t1=first("import os\nos.abort()")),
    answers("becomes another program", "a dead kernel: exec", ENDLESS, STILL,
            t1=first("import os\nos.execvp('sleep', ['sleep', '1000'])")),
    answers("recursion without end", "a function that calls itself", FAILED,
            "calls itself without coming to an end",
            t1=inside("return unique_parents(ids)")),
    answers("recursion in C", "a dead kernel: the stack of C is full",
            "Python stopped|error, not run|passed, not run|passed",
            t1=first("import sys, threading\nsys.setrecursionlimit(10**8)\ndeep = []\n"
                     "for _ in range(10**4): deep = [deep]\nthreading.stack_size(64 * 1024)\n"
                     "one = threading.Thread(target=repr, args=(deep,))\none.start()\n"
                     "one.join()")),
    answers("leaves in three ways", "quit(), exit() and sys.exit() have one sentence",
            "error, error, error", LEAVES, t1="# 03.1\nquit()\n", t2="# 03.2\nexit()\n",
            t3="# 03.3\nimport sys\nsys.exit(3)\n"),
    answers("leaves in a thread", "SystemExit in a thread is nobody's", PASSED,
            t1=first("import threading, sys\nthreading.Thread(target=sys.exit).start()")),
    answers("raises an interrupt", "KeyboardInterrupt as an answer is an error", FAILED,
            "KeyboardInterrupt", t1=first("raise KeyboardInterrupt")),
    answers("raises what is no Exception", "a BaseException of its own", FAILED, "Out: of here",
            t1=first("class Out(BaseException): pass\nraise Out('of here')")),
    answers("shuts the kernel down", "a dead kernel: its event loop is stopped", STOPPED, STOPS,
            t1=first("get_ipython().kernel.io_loop.stop()\nget_ipython().ask_exit()")),
]  # fmt: skip

GIGABYTES = "GB of memory"
# Asked for and not written to, so that the machine that runs the tests has no less for it.
GROWS = """
import numpy
held = []
while True:
    held.append(numpy.empty(100_000_000, dtype="u1"))
"""
MEMORY = [
    answers("memory at once", "memory: one list", FAILED, GIGABYTES,
            t1=first("big = [0] * 10**11")),
    answers("memory piece by piece", "memory: grows, and holds on", FAILED, GIGABYTES,
            t1=inside(GROWS)),
    answers("memory of bytes", "memory: one bytearray", FAILED, GIGABYTES,
            t1=first("big = bytearray(10**13)")),
    answers("memory of numpy", "memory: an array of numpy", FAILED, GIGABYTES,
            t1=first("import numpy\nbig = numpy.ones((10**6, 10**6))")),
    answers("memory of a child", "memory: in a process of its own", PASSED,
            t1=first("import subprocess, sys\n"
                     f"subprocess.run([sys.executable, '-c', {GROWS!r}], stderr=-3)")),
    answers("memory swallowed", "memory: the error is swallowed", ENDLESS, STILL,
            t1=inside("import time\nwhile True:\n    try:\n        time.sleep(0.01)\n"
                      "        [0] * 10**11\n    except MemoryError:\n        pass")),
]  # fmt: skip

TOO_MUCH = "printed more than 100,000 characters"
FLOODS = [
    answers("flood in one print", "flood: one print", FAILED, TOO_MUCH,
            t1=first("print('x' * 30_000_000)")),
    answers("flood of prints", "flood: an endless print", FAILED, TOO_MUCH,
            t1=first("while True: print('x' * 1000)")),
    answers("flood swallowed", "flood: the limit is swallowed", ENDLESS, STILL,
            t1=inside("while True:\n    try:\n        while True: print('x' * 1000)\n"
                      "    except Exception:\n        pass")),
    answers("flood of errors", "flood: to stderr", FAILED, TOO_MUCH,
            t1=first("import sys\nwhile True: sys.stderr.write('x' * 1000)")),
    answers("flood past Python", "flood: os.write to descriptor 1", ENDLESS, STILL,
            t1=first("import os\nwhile True: os.write(1, b'x' * 100_000)")),
    answers("flood of a program", "flood: another program prints without end", ENDLESS, STILL,
            t1=first("import os\nos.system('yes')")),
    answers("flood of displays", "flood: display()", ENDLESS, STILL,
            t1=first("while True: display('x' * 1000)")),
    answers("flood of small displays", "flood: many displays, and then an end", PASSED,
            t1=first("for number in range(200): display(number)")),
    answers("flood of a repr", "flood: the check prints a value without end", FAILED, TOO_MUCH,
            t1=inside("return ['x' * 3_000_000]")),
    answers("flood of a value", "flood: the last line of the cell is huge", PASSED,
            t1=first("") + "'x' * 30_000_000\n"),
    answers("flood of a message", "flood: an exception with a gigantic message", FAILED,
            "ValueError: xxx", t1=first("raise ValueError('x' * 30_000_000)")),
    answers("flood of lines", "flood: an exception with a message of a million lines", FAILED,
            "ValueError", t1=first("raise ValueError('x\\n' * 1_000_000)")),
    answers("flood in the reply", "flood: set_next_input", PASSED,
            t1=first("get_ipython().set_next_input('x' * 30_000_000)")),
    answers("flood in a thread", "flood: a thread prints without end", PASSED,
            t1=first("import threading\ndef speak():\n    while True: print('x' * 100)\n"
                     "threading.Thread(target=speak).start()")),
    answers("flood around the guards", "flood: past the guard on print", PASSED,
            t1=first("import sys\ntype(sys.stdout).write(sys.stdout, 'x' * 30_000_000)")),
]  # fmt: skip
