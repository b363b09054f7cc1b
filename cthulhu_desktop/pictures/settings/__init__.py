"""Where pictures play: each setting is a function that paints a stage (see stage.py) from far to near."""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.pictures import scenes
from cthulhu_desktop.pictures.settings import land, rooms, shores, vaults
from cthulhu_desktop.pictures.stage import Stage

Setting = Callable[[Stage], None]

SETTINGS: dict[str, Setting] = {
    painter.__name__: painter
    for painter in (
        shores.sea,
        shores.harbour,
        shores.ship_deck,
        land.street,
        land.graveyard,
        land.woods,
        land.stone_circle,
        land.desert,
        land.void,
        shores.swamp,
        land.mountains,
        shores.sunken_city,
        land.rooftops,
        rooms.library,
        rooms.study,
        vaults.asylum,
        vaults.cellar,
        rooms.courtroom,
        rooms.laboratory,
        rooms.speakeasy,
        vaults.museum,
        vaults.attic,
        vaults.temple,
        vaults.plain,
        scenes.harbour_by_night,
    )
}
