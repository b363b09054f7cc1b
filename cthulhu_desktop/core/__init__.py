"""The rules of the games: a library that knows no window, no files, no clock and no global random."""
