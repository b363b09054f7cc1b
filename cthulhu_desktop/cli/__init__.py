"""The command line: verbs that need no window, and the way to the window. Nothing here imports Qt at the top."""
