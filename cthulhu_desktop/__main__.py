"""Start-up: `python -m cthulhu_desktop` and the script `cthulhu-desktop`. Worker processes import this as well, so that
nothing large may be imported at the top."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing import freeze_support


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. `words` are the ones after the program's name."""
    freeze_support()  # in a frozen program a worker process begins here, and goes no further
    from cthulhu_desktop.cli.main import run

    return run(sys.argv[1:] if words is None else words)


if __name__ == "__main__":
    sys.exit(main())
