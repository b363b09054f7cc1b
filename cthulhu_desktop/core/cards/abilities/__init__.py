"""The ability language: frozen nodes that say what cards do, and the handlers that carry them out.

Nodes are data (`ability`, `triggers`, `selectors`, `values`, `effects`, `flow`); each is listed in `NODES` under its
category and kind. Handlers live in tables keyed by node class (`do_*`). A new effect is one class and one handler.
"""
