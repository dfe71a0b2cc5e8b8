"""The games for researchers: adapters for Gymnasium, PettingZoo and OpenSpiel, and tensors.

Each module needs what `pip install 'patolli[research]'` adds, and is imported only by who uses it.
"""
