"""What can be wrong with a source of cards."""

from __future__ import annotations


class ReadingProblem(Exception):  # noqa: N818 (a person reads about a problem, and so does the code)
    """A source cannot be used: `reason` is the key of a sentence (`reading.…`), `args_by_name` fill it."""

    def __init__(self, reason: str, /, **args: str | int) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_by_name = args
