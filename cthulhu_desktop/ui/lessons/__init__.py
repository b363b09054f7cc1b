"""Hints over a table: lessons and puzzles. The tables know nothing of them."""
