"""The free table: a table without rules, where people put, turn, flip, stack and count as they like.

Its own small game of the kernel, so that saving, replaying, undoing and branching work as for every other.
"""
