"""Ability nodes in words: what cards do, in English, Polish and German, from the nodes that do it."""
