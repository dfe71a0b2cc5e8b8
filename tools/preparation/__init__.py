"""The parts of tools/prepare.py: what there is to do before patolli can be played, developed or tested."""
