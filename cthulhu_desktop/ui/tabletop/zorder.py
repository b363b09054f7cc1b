"""What lies over what on a table: the only place that knows these numbers."""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """Layers from the table top upwards. Within a layer a piece may add less than 1 to keep an order."""

    FURNITURE = 10
    TARGET = 20
    LABEL = 30
    PIECE = 40
    ARROW = 50
    MOVING = 60
    LIFTED = 70
    NOTE = 80
