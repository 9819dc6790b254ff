"""The controls: one a file, each with a name, reachable by pointer and keyboard, knowing no game."""
