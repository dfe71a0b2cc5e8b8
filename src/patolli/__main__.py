"""`python -m patolli` is the command `patolli`."""

from patolli.cli import main

main()
