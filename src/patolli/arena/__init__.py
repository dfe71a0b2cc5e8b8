"""Many games at once: who plays whom, the results in a file, and what they say about the players."""
