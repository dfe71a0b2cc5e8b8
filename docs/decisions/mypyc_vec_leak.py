"""Show a leak of mypyc 2.4.1: a vec that interpreted code passes to a compiled function is never freed.

Run it with the project's Python: `.venv/bin/python docs/decisions/mypyc_vec_leak.py`. It compiles a function
of one line, calls it from interpreted code with a thousand vecs of a megabyte each in turn, and says how much
memory stays. The wrapper that mypyc writes for such calls unboxes the argument with `VecI64Api.unbox`, which
takes a reference, and returns without giving it back. `release_vecs` in setup.py adds the missing line.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

COMPILED = """
from librt.vecs import vec
from mypy_extensions import i64

def first(numbers: vec[i64]) -> i64:
    return numbers[0]
"""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="leaky", ext_modules=mypycify(["leaky.py"], opt_level="0"))
"""
CALLER = """
import resource
import sys
from leaky import first
from librt.vecs import vec
from mypy_extensions import i64

for _ in range(1000):
    first(vec[i64]([1] * 131_072))
unit = 2**20 if sys.platform == "darwin" else 2**10  # macOS counts bytes, Linux kilobytes
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit)
"""


def main() -> int:
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "leaky.py").write_text(COMPILED)
        (folder / "setup.py").write_text(SETUP)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        run = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(run, cwd=folder, env=environment, check=True)
        (folder / "leaky.py").unlink()
        shown = subprocess.run(
            [sys.executable, "-c", CALLER], cwd=folder, env=environment, check=True, capture_output=True
        ).stdout
    megabytes = int(shown)
    leaks = megabytes > 500
    print(f"{megabytes} MB at the end: it {'leaks' if leaks else 'does not leak'}.")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
