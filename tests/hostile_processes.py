"""Submissions that leave processes, threads and files behind, or harm those of others."""

from hostile_submission import ENDLESS, PASSED, STOPPED, answers, first

# Nothing but a process of this word is ever killed by name, and the test has one.
VICTIM = "hostile-victim"
STOPS = "Python itself stopped while this ran"
STILL = "Still running after"

# Only where nothing but this submission is to be seen: in a sandbox with processes of its own.
ALONE = """
import os
seen = [one for one in os.listdir("/proc") if one.isdigit()]
assert len(seen) < 40, "the processes of the machine are to be seen"
"""
ALL = """
try:
    os.kill(-1, {0})
except ProcessLookupError:  # there is nobody else
    pass
os.kill(os.getpid(), {0})
"""
BOMB = """
import subprocess
subprocess.run(["sh", "-c", "for n in $(seq 300); do sleep 1000 & done; wait"])
"""
TREE = """
import os, time
for _ in range(4):
    os.fork()
if os.getpid() != me:
    time.sleep(1000)
    os._exit(0)
"""
DAEMON = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork():
        os._exit(0)
    os.closerange(0, 3)
    for number in range(100_000):
        for folder in (os.getcwd(), os.path.expanduser("~"), os.environ.get("TMPDIR", "/tmp")):
            try:
                open(os.path.join(folder, "hostile-daemon"), "w").write(str(number))
            except OSError:
                pass
        time.sleep(0.01)
    os._exit(0)
"""
HUNTS = f"""
import os
for one in os.listdir("/proc"):
    try:
        told = open(f"/proc/{{one}}/cmdline").read()
    except OSError:
        continue
    if {VICTIM!r} in told and int(one) != os.getpid():
        os.kill(int(one), 9)
"""
POOL = """
import multiprocessing
pool = multiprocessing.get_context("fork").Pool(2)
lengths = pool.map(len, ["a", "bb"])
assert lengths == [1, 2]
"""
THREADS = """
import threading, time
try:
    for _ in range(3000):
        threading.Thread(target=time.sleep, args=(1000,)).start()
except (RuntimeError, MemoryError):
    pass
"""

PROCESSES = [
    answers("fork bomb", "forks: three hundred children", "error, not run, not run",
            "started more than 100 processes", t1=first(BOMB)),
    answers("fork tree", "forks: children of children", PASSED,
            t1=first("import os\nme = os.getpid()" + TREE)),
    answers("both go on", "forks: the copy goes on with the notebook", PASSED,
            t1=first("import os\nos.fork()")),
    answers("daemon", "detached children: twice forked, in a session of its own", PASSED,
            t1=first(DAEMON)),
    answers("program left behind", "detached children: a program", PASSED,
            t1=first("import subprocess\nsubprocess.Popen(['sleep', '1000'])")),
    answers("program in a session", "detached children: a program with a session of its own",
            PASSED, t1=first("import subprocess\n"
                             "subprocess.Popen(['sleep', '1000'], start_new_session=True)")),
    answers("program by nohup", "detached children: left to the shell", PASSED,
            t1=first("import os\nos.system('nohup setsid sleep 1000 >/dev/null 2>&1 &')")),
    answers("loop in a child", "detached children: they spin", PASSED,
            t1=first("import os\nfor _ in range(2):\n    if os.fork() == 0:\n"
                     "        os.setsid()\n        while True: pass")),
    answers("kills its parent", "a kill of the parent", "passed|Python stopped, "
            "passed|not run, passed|not run", t1=first("import os\nos.kill(os.getppid(), 9)")),
    answers("asks its parent to end", "a kill of the parent: politely", "passed|Python stopped, "
            "passed|not run, passed|not run", t1=first("import os\nos.kill(os.getppid(), 15)")),
    answers("a stop of the parent", "a stop of the parent", PASSED, "", STOPPED,
            t1=first("import os\nos.kill(os.getppid(), 19)")),
    answers("kills its group", "a kill of its group", STOPPED, STOPS,
            t1=first("import os\nos.kill(0, 9)")),
    answers("stops itself", "stopped: a signal to itself", ENDLESS, STILL,
            t1=first("import os\nos.kill(os.getpid(), 19)")),
    answers("stops its group", "stopped: a signal to its group", ENDLESS, STILL,
            t1=first("import os\nos.kill(0, 19)")),
    answers("kills everyone", "a kill of all there are", STOPPED, STOPS, None,
            t1=first(ALONE + ALL.format(9))),
    answers("stops everyone", "a stop of all there are", ENDLESS, STILL, None,
            t1=first(ALONE + ALL.format(19))),
    answers("hunts by name", "a kill of another process of the user", PASSED, "", None,
            t1=first(HUNTS)),
    answers("pool", "multiprocessing, left open", PASSED, t1=first(POOL)),
    answers("threads", "thousands of threads", PASSED, t1=first(THREADS)),
    answers("as slow as it goes", "priorities: nice, and what a child inherits", PASSED,
            t1=first("import os\nos.nice(19)")),
]  # fmt: skip

# What is before its last megabytes is a hole: the limit is on the size of a file.
ONE_BIG = """
try:
    with open("big", "wb") as file:
        file.seek(260_000_000)
        for _ in range(40):
            file.write(bytes(1_000_000))
    raise ValueError("a file may have more than 256 MB")
except OSError:
    pass
"""
PLANTED = """
import os, pathlib, site, sys
home = pathlib.Path.home()
profile = pathlib.Path(os.environ.get("IPYTHONDIR", home / ".ipython")) / "profile_default"
version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
user = home / ".local" / "lib" / version / "site-packages"
bad = "import os\\nos._exit(9)\\n"
for folder in (pathlib.Path.cwd(), pathlib.Path.cwd().parent, home, profile / "startup", user):
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("json", "random", "conftest", "sitecustomize", "usercustomize", "00-start"):
            (folder / f"{name}.py").write_text(bad)
        (folder / "evil.pth").write_text("import os; os._exit(9)\\n")
        (folder / "pytest.ini").write_text("[pytest]\\naddopts = --no-such-option\\n")
    except OSError:
        pass
try:
    (home / ".bashrc").write_text("hostile\\n")
except OSError:
    pass
"""
WRITES_OUTSIDE = """
import lessonkit, pathlib, sys
inside = pathlib.Path(lessonkit.__file__).parent
for folder in (inside, pathlib.Path(sys.prefix), pathlib.Path("@OUT@"), pathlib.Path("@CLASS@")):
    try:
        (folder / "hostile-was-here").write_text("yes")
    except OSError:
        pass
"""
DELETES_OUTSIDE = """
import os, pathlib, shutil
assert not pathlib.Path("@CLASS@").exists(), "the folder of the class is to be seen"
for one in pathlib.Path("/tmp").iterdir():
    try:
        os.rename(one, one.with_name("gone"))
    except OSError:
        pass
shutil.rmtree(pathlib.Path.home(), ignore_errors=True)
"""
DEEP = """
import os
here = os.getcwd()
for _ in range(1200):
    os.mkdir("d")
    os.chdir("d")
os.chdir(here)
"""
ODD_FILES = """
import os, socket
os.mkfifo("pipe")
open(b"\\xff\\xfe\\n", "w").close()
open("a\\nb", "w").close()
os.symlink("/", "root")
os.symlink("loop", "loop")
os.symlink("/dev/zero", "json.py")
socket.socket(socket.AF_UNIX).bind("socket")
os.mkdir("closed")
open("closed/file", "w").close()
os.chmod("closed", 0)
"""

DISK = [
    answers("one big file", "fills the disk: one file", PASSED, t1=first(ONE_BIG)),
    answers("a hole of a file", "fills the disk: a file that is a hole of ten terabytes",
            PASSED, t1=first("try:\n    open('hole', 'wb').truncate(10**13)\n"
                             "except OSError:\n    pass")),
    answers("many small files", "fills the disk: many files", PASSED,
            t1=first("for number in range(500): open(str(number), 'w').close()")),
    answers("fills shared memory", "fills the disk: shared memory", PASSED,
            t1=first("try:\n    open('/dev/shm/hostile', 'wb').write(bytes(50_000_000))\n"
                     "except OSError:\n    pass")),
    answers("nested folders", "a tree of folders too deep to be walked", PASSED, t1=first(DEEP)),
    answers("odd files", "names, links, pipes and sockets that are hard to remove", PASSED,
            t1=first(ODD_FILES)),
    answers("removes its folder", "deletes the folder in which it runs", PASSED,
            t1=first("import os, shutil\nshutil.rmtree(os.getcwd())")),
    answers("removes all around it", "unlinks the sockets of its kernel", PASSED,
            t1=first("import os, shutil\n"
                     "for one in os.listdir('..'): shutil.rmtree('../' + one, True)\n"
                     "for one in os.listdir('..'):\n"
                     "    if not os.path.isdir('../' + one): os.unlink('../' + one)")),
    answers("locks its folder", "changes the rights of its folder", PASSED,
            t1=first("import os\nos.chmod('.', 0)")),
    answers("goes elsewhere", "changes the folder in which it runs", PASSED,
            t1=first("import os\nos.chdir('/')")),
    answers("plants files", "startup files, planted conftest.py and json.py, .pth", PASSED,
            "", None, t1=first(PLANTED)),
    answers("writes outside", "writes into the package, the environment and the class", PASSED,
            "", None, t1=first(WRITES_OUTSIDE)),
    answers("deletes outside", "deletes what lies outside of its folder", PASSED, "", None,
            t1=first(ALONE + DELETES_OUTSIDE)),
    answers("closes everything", "closes all its descriptors",
            "endless loop|Python stopped, not run, not run",
            t1=first("import os\nos.closerange(0, 4096)")),
    answers("uses up descriptors", "opens files until no more can be opened",
            "passed|error|endless loop|Python stopped, passed|not run, passed|not run",
            t1=first("import os\nheld = []\ntry:\n    while len(held) < 50_000:\n"
                     "        held.append(os.dup(0))\nexcept OSError:\n    pass")),
]  # fmt: skip
