"""What can be wrong with a scenario file: the key of a sentence, its arguments, and the line."""

from __future__ import annotations


class ScenarioProblem(Exception):  # noqa: N818 (a person reads about a problem, and so does the code)
    """A file that cannot be run. `reason` is the key of a sentence (`scenario.problem.…`) with its arguments; `line` is
    counted from 1, 0 where the file as a whole is meant."""

    def __init__(self, reason: str, line: int = 0, /, **args: str | int) -> None:
        super().__init__(reason, line, args)
        self.reason = f"scenario.problem.{reason}"
        self.line = line
        self.args_by_name = args
