"""Many games at once: pairings, results in a file, and the statistics of the players."""
