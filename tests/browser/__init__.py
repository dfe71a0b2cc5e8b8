"""The client in a real browser. A package, so that what its tests share ends with the last of them."""
