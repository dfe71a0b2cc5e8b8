"""The same games for researchers: Gymnasium, PettingZoo and OpenSpiel faces of them, and tensors.

Each module needs what `pip install 'patolli[research]'` adds, and is imported only by who uses it.
"""
