"""From tone to ink: screens, hatching, pen and paper."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from cthulhu_desktop.pictures import hatch, noise, paper, plate, screen
from cthulhu_desktop.pictures.canvas import Canvas, Glow
from cthulhu_desktop.pictures.curves import box
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.stage import between, gradient

SIZE = (96, 96)


def ink_of(tone: int, *, period: float = 8.0) -> float:
    """The share of ink on an even tone."""
    phases = (screen.plane(SIZE, 6, period), screen.plane(SIZE, 64, period), screen.plane(SIZE, 130, period))
    return float(ImageStat.Stat(hatch.hatch(Image.new("L", SIZE, tone), phases, period)).mean[0]) / 255


def canvas(seed: int = 1) -> Canvas:
    sheet = Canvas(160, 160, 8.0, Random(seed))
    sheet.light = Glow(160, 0)
    return sheet


def test_level_lines_repeat_after_one_period() -> None:
    phase = screen.plane((4, 40), 0, 8)
    column = [phase.getpixel((0, y)) for y in range(40)]
    assert column[:32] == column[8:]
    assert column[0] == 0
    assert column[4] == 128


def test_a_height_field_moves_lines_by_whole_steps_at_its_highest() -> None:
    heights = Image.new("L", (2, 1))
    heights.putpixel((1, 0), 255)
    raised = screen.raised(heights, 3.5)
    assert (raised.getpixel((0, 0)), raised.getpixel((1, 0))) == (0, 128)


def test_bent_lines_follow_the_contours_of_their_course() -> None:
    phase = screen.bent((64, 64), 8, lambda x, _y: x, cell=8)
    for x in (5, 20, 40):
        assert abs(phase.getpixel((x, 3)) - phase.getpixel((x, 60))) <= 2  # type: ignore[operator]
        assert abs((phase.getpixel((x + 8, 30)) - phase.getpixel((x, 30)) + 128) % 256 - 128) <= 4  # type: ignore[operator]


def test_the_darker_the_tone_the_more_ink() -> None:
    shares = [ink_of(tone) for tone in (255, 220, 170, 120, 70, 20, 0)]
    assert shares == sorted(shares)
    assert shares[0] < 0.01
    assert shares[-1] > 0.97
    assert 0.3 < shares[3] < 0.75


def test_cover_is_straight_between_its_corners() -> None:
    table = hatch.cover_table(((0.0, 0.0), (1.0, 1.0)))
    assert len(table) == 256
    assert table[255] == 0.0
    assert table[0] == 1.0
    assert table[51] == pytest.approx(0.8)


def test_the_same_generator_gives_the_same_clouds_and_another_gives_others() -> None:
    first, again, other = (noise.clouds(SIZE, Random(seed), 5) for seed in (3, 3, 4))
    assert first.tobytes() == again.tobytes()
    assert first.tobytes() != other.tobytes()


def test_a_form_is_lit_on_the_side_of_the_light() -> None:
    sheet = canvas()
    pen = Pen(sheet, (80, 140), 1.0, rim=0)
    pen.form(box(-40, -100, 40, 0), tone=200, bulge=14, edge=0)
    pen.finish()
    left = ImageStat.Stat(sheet.tone.crop((42, 80, 56, 130))).mean[0]
    right = ImageStat.Stat(sheet.tone.crop((104, 50, 118, 100))).mean[0]
    assert right > left + 40


def test_a_flipped_pen_draws_the_mirror_image() -> None:
    masks = []
    for flip in (False, True):
        sheet = canvas()
        pen = Pen(sheet, (80, 140), 1.0, flip=flip, rim=0)
        pen.black([(0, 0), (50, 0), (50, -40)])
        pen.finish()
        masks.append(sheet.tone.point(lambda v: 255 if v < 100 else 0))
    assert ImageStat.Stat(ImageChops.difference(*masks)).mean[0] > 0.07 * 255
    assert ImageStat.Stat(ImageChops.difference(masks[0], ImageOps.mirror(masks[1]))).mean[0] < 0.01 * 255


def test_a_later_form_hides_the_ink_below_it() -> None:
    sheet = canvas()
    pen = Pen(sheet, (80, 140), 1.0, rim=0)
    pen.stroke([(-60, -50), (60, -50)], 6)
    pen.form(box(-20, -90, 20, -10), tone=200, edge=0)
    pen.finish()
    assert sheet.ink.getpixel((80, 90)) == 0
    assert sheet.ink.getpixel((30, 90)) == 255


def test_haze_brings_a_form_nearer_to_the_tone_of_the_distance() -> None:
    means = []
    for haze in (0.0, 0.8):
        sheet = canvas()
        sheet.haze = 230
        pen = Pen(sheet, (80, 140), 1.0, haze=haze, rim=0)
        pen.black(box(-30, -90, 30, -10))
        pen.finish()
        means.append(sheet.tone.getpixel((80, 90)))
    assert means[0] == 0
    assert means[1] > 150  # type: ignore[operator]


def test_paper_and_ink_have_the_colours_of_the_house() -> None:
    ink = Image.new("L", (2, 1), 0)
    ink.putpixel((1, 0), 255)
    printed = paper.tinted(ink).convert("RGB")
    assert printed.getpixel((0, 0)) == (0xED, 0xE3, 0xCC)
    assert printed.getpixel((1, 0)) == (0x24, 0x1C, 0x17)


def test_a_clear_picture_is_transparent_where_there_is_no_ink() -> None:
    ink = Image.new("L", (2, 1), 0)
    ink.putpixel((1, 0), 255)
    clear = paper.clear(ink).convert("RGBA")
    assert clear.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert clear.getpixel((1, 0)) == (0x24, 0x1C, 0x17, 255)


def test_a_vignette_keeps_its_middle_and_loses_its_corners() -> None:
    mask = paper.oval_mask((200, 120), Random(2))
    assert mask.getpixel((100, 60)) == 255
    assert all(mask.getpixel(corner) < 20 for corner in ((0, 0), (199, 0), (0, 119), (199, 119)))  # type: ignore[operator]


def test_lines_grow_more_slowly_than_the_picture() -> None:
    card, screen_wide = plate.line_period((552, 400)), plate.line_period((1920, 1080))
    assert card < screen_wide < card * 2.7 * 0.7
    assert plate.line_period((60, 40)) >= 2.5


def test_gradients_run_through_their_stops() -> None:
    stops = ((0.0, 10), (0.5, 110), (1.0, 50))
    assert between(stops, 0.25) == 60
    assert between(stops, 2.0) == 50
    image = gradient((3, 100), stops)
    assert image.getpixel((1, 0)) < image.getpixel((1, 50))  # type: ignore[operator]
    assert image.getpixel((0, 70)) == image.getpixel((2, 70))
