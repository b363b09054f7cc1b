"""Where the frozen program begins."""

import sys

from cthulhu_desktop.__main__ import main

sys.exit(main())
