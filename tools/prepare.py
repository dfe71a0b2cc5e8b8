"""Get patolli ready to be played, developed or tested, and say what is being done meanwhile.

The Makefile calls this before anything that needs more than the sources. Lanes of steps run side by side:
Python (a virtual environment, its packages, mypyc, a C compiler), the browser client (its packages, Vite)
and, for tests, a browser. A step whose inputs have not changed since it last succeeded is left out, so a
second start is immediate. The parts are in tools/preparation.
"""

import sys

# It is the first thing that runs, with whatever Python there is, so older ones have to understand this file.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("patolli needs Python 3.11 or newer. If you have one, name it: make PYTHON=python3.12 play")

from preparation.plan import main

if __name__ == "__main__":
    main()
