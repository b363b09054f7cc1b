"""Card faces: drawn for print, for the zoom and for the table, each with a layout of its own."""

from cthulhu_desktop.ui.cardfaces.shown import Shown, shown_of
from cthulhu_desktop.ui.cardfaces.store import FaceStore

__all__ = ["FaceStore", "Shown", "shown_of"]
