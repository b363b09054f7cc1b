"""The one style sheet. `@name` is a colour of theme.py, `12sp` a length that grows with the text, `@art/` the folder
of the small signs. No font is set here: Qt style sheets cannot choose the weight of a variable font."""

from __future__ import annotations

import re

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.ui import theme


def style_sheet(scale: float) -> str:
    """The style sheet at a text size."""
    names = {name.lower(): value for name, value in vars(theme).items() if name.isupper() and isinstance(value, str)}
    sheet = _SHEET.replace("@art/", resource("styles").as_posix() + "/")
    sheet = re.sub(r"@([a-z_]+)", lambda match: names[match[1]], sheet)
    sheet = re.sub(r"#[0-9A-F]{6}\b", lambda match: theme.shade(match[0]), sheet)
    if theme.high_contrast():  # grey stands out from black and white
        sheet = sheet.replace("rgba(176, 141, 87, 150)", "#787878")
    return re.sub(r"(\d+)sp", lambda match: f"{round(int(match[1]) * scale)}px", sheet)


_SHEET = """
QWidget { color: @paper; }
QMainWindow, QDialog, QMessageBox { background: @table; }
QToolTip { color: @ink; background: @paper; border: 1px solid @brass_dark; padding: 4sp 6sp; }
QLabel { background: transparent; }
QLabel[tone="muted"] { color: @muted; }
QLabel[tone="brass"] { color: @brass_light; }
QLabel[tone="warning"] { color: @ember; }

QPushButton, QToolButton {
    color: @paper; background: @walnut; border: 2px solid @brass; border-radius: 5px; padding: 5sp 14sp;
    min-height: 22sp;
}
QToolButton { padding: 4sp 8sp; }
QPushButton:hover, QToolButton:hover { background: #4C3827; border-color: @brass_light; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: #2A1E15; }
QPushButton:focus, QToolButton:focus { border: 2px solid @brass_light; background: #553F2B; }
QPushButton:disabled, QToolButton:disabled { color: #8E8573; background: @table_raised; border-color: #4B5148; }
QPushButton[look="primary"] { color: @ink; background: @brass; border-color: @brass_light; }
QPushButton[look="primary"]:hover { background: #C7A46B; }
QPushButton[look="primary"]:pressed { background: #9C7B48; }
QPushButton[look="primary"]:focus { border: 2px solid @paper; background: #C7A46B; }
QPushButton[look="primary"]:disabled { color: #8E8573; background: @table_raised; border-color: #4B5148; }
QPushButton[look="quiet"], QToolButton[look="quiet"] { background: transparent; border: 2px solid transparent; }
QPushButton[look="quiet"]:hover, QToolButton[look="quiet"]:hover { background: rgba(227, 199, 143, 28); }
QPushButton[look="quiet"]:focus, QToolButton[look="quiet"]:focus { border-color: @brass_light; }
QToolButton[look="quiet"]:checked { color: @brass_light; background: rgba(227, 199, 143, 28); }
QPushButton[look="danger"] { border-color: @ember; }
QPushButton[look="entry"] {
    color: @paper; background: transparent; border: 0; border-left: 3px solid transparent; border-radius: 0;
    padding: 7sp 16sp; text-align: left;
}
QPushButton[look="entry"]:hover { color: @brass_light; background: rgba(227, 199, 143, 20); }
QPushButton[look="entry"]:focus {
    color: @brass_light; background: rgba(227, 199, 143, 30); border-left: 3px solid @brass_light;
}
QToolButton::menu-indicator { image: none; }
QToolButton[look="number"] { min-width: 22sp; }
QToolButton[look="number"]:checked { color: @ink; background: @brass; border-color: @brass_light; }
QToolButton[look="link"] { color: @muted; background: transparent; border: 2px solid transparent; padding: 2sp 5sp; }
QToolButton[look="link"]:hover { color: @brass_light; }
QToolButton[look="link"]:checked { color: @brass_light; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    color: @paper; background: @table_deep; border: 2px solid #5C5138; border-radius: 4px; padding: 3sp 8sp;
    min-height: 22sp; selection-background-color: @brass; selection-color: @ink;
}
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: @brass; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border-color: @brass_light;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: #8E8573; border-color: #3B4740; }
QComboBox::drop-down { border: 0; width: 24sp; }
QComboBox::down-arrow { image: url("@art/arrow-down-light.svg"); width: 14sp; height: 14sp; }
QSpinBox { padding: 3sp 4sp 3sp 10sp; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: 22sp; background: transparent; }
QSpinBox::up-arrow { image: url("@art/arrow-up-light.svg"); width: 12sp; height: 12sp; }
QSpinBox::down-arrow { image: url("@art/arrow-down-light.svg"); width: 12sp; height: 12sp; }
QComboBox QAbstractItemView, QListView, QTreeView, QTableView {
    color: @paper; background: @table_deep; border: 1px solid @brass; outline: 0; padding: 3px;
    selection-background-color: @brass; selection-color: @ink;
}
QAbstractItemView::item { padding: 5sp 8sp; border: 2px solid transparent; border-radius: 3px; }
QAbstractItemView::item:hover { background: rgba(227, 199, 143, 28); }
QAbstractItemView::item:selected { color: @ink; background: @brass; }
QAbstractItemView::item:selected:active:focus { border-color: @paper; }
QHeaderView::section { color: @brass_light; background: @table; border: 0; border-bottom: 1px solid @brass;
    padding: 4sp 8sp; }

QCheckBox, QRadioButton { spacing: 9sp; background: transparent; border: 2px solid transparent; border-radius: 4px;
    padding: 3sp; }
QCheckBox:focus, QRadioButton:focus { border-color: @brass_light; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16sp; height: 16sp; border: 2px solid @brass; background: @table_deep;
}
QCheckBox:disabled, QRadioButton:disabled { color: #8E8573; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: #4B5148; image: none; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9sp; }
QCheckBox::indicator:checked { image: url("@art/check-light.svg"); border-color: @brass_light; }
QRadioButton::indicator:checked { image: url("@art/dot-light.svg"); border-color: @brass_light; }

QSlider { background: transparent; border: 2px solid transparent; border-radius: 4px; min-height: 26sp; }
QSlider:focus { border-color: @brass_light; }
QSlider::groove:horizontal { height: 4sp; background: #5C5138; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @brass; border-radius: 2px; }
QSlider::handle:horizontal { width: 16sp; margin: -7sp 0; border-radius: 8sp; background: @brass_light;
    border: 1px solid @ink; }

QScrollArea, QScrollArea > QWidget > QWidget[surface="none"] { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 13px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 13px; margin: 0; }
QScrollBar::handle { background: rgba(176, 141, 87, 150); border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @brass_light; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { color: @ink; background: @paper; border: 1px solid @brass_dark; padding: 5px; }
QMenu::item { padding: 5sp 24sp 5sp 14sp; border-radius: 3px; }
QMenu::item:selected { background: @walnut; color: @paper; }
QMenu::item:disabled { color: #8A7B66; }
QMenu::separator { height: 1px; background: @brass; margin: 5px 8px; }
QMenu::indicator:checked { image: url("@art/check-dark.svg"); width: 14sp; height: 14sp; }
QTabBar::tab {
    color: @muted; background: transparent; padding: 6sp 14sp; border: 0; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: @brass_light; border-bottom-color: @brass; }
QTabBar::tab:focus { border-bottom-color: @brass_light; }
QTabWidget::pane { border: 0; border-top: 1px solid @brass; }
QSplitter::handle { background: rgba(176, 141, 87, 90); }
QProgressBar {
    color: @paper; background: @table_deep; border: 1px solid @brass; border-radius: 4px; text-align: center; }
QProgressBar::chunk { background: @brass_dark; border-radius: 3px; }
QGroupBox { border: 1px solid #5C5138; border-radius: 5px; margin-top: 12sp; padding-top: 8sp; }
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 6px; color: @brass_light; }

*[surface="panel"] { background: @table_raised; border: 1px solid rgba(176, 141, 87, 120); border-radius: 6px; }
*[surface="bar"] { background: @table_deep; }
*[surface="notice"] { background: @walnut; border: 1px solid @brass; border-radius: 6px; }

*[surface="paper"] { color: @ink; background: @paper; }
*[surface="paper"] QLabel, *[surface="paper"] QCheckBox, *[surface="paper"] QRadioButton { color: @ink; }
*[surface="paper"] QLabel[tone="muted"] { color: @muted_ink; }
*[surface="paper"] QLabel[tone="brass"] { color: @brass_dark; }
*[surface="paper"] QLabel[tone="warning"] { color: @blood; }
*[surface="paper"] QLineEdit, *[surface="paper"] QSpinBox, *[surface="paper"] QComboBox,
*[surface="paper"] QPlainTextEdit {
    color: @ink; background: #F6EFDF; border-color: #A08C63; selection-background-color: @walnut;
    selection-color: @paper;
}
*[surface="paper"] QLineEdit:hover, *[surface="paper"] QSpinBox:hover, *[surface="paper"] QComboBox:hover {
    border-color: @brass_dark;
}
*[surface="paper"] QLineEdit:focus, *[surface="paper"] QSpinBox:focus, *[surface="paper"] QComboBox:focus,
*[surface="paper"] QCheckBox:focus, *[surface="paper"] QRadioButton:focus, *[surface="paper"] QSlider:focus {
    border-color: @brass_dark;
}
*[surface="paper"] QLineEdit:disabled, *[surface="paper"] QSpinBox:disabled {
    color: #7A6B56; border-color: @aged_paper; }
*[surface="paper"] QComboBox::down-arrow, *[surface="paper"] QSpinBox::down-arrow {
    image: url("@art/arrow-down-dark.svg");
}
*[surface="paper"] QSpinBox::up-arrow { image: url("@art/arrow-up-dark.svg"); }
*[surface="paper"] QAbstractItemView { color: @ink; background: transparent; border: 0; }
*[surface="paper"] QComboBox QAbstractItemView {
    color: @ink; background: #F6EFDF; border: 1px solid; border-color: @brass_dark;
    selection-background-color: @walnut; selection-color: @paper; }
*[surface="paper"] QAbstractItemView::item:selected { color: @paper; background: @walnut; }
*[surface="paper"] QAbstractItemView::item:hover:!selected { background: @aged_paper; }
*[surface="paper"] QCheckBox::indicator, *[surface="paper"] QRadioButton::indicator {
    background: #F6EFDF; border-color: @brass_dark;
}
*[surface="paper"] QCheckBox:disabled, *[surface="paper"] QRadioButton:disabled { color: #7A6B56; }
*[surface="paper"] QCheckBox::indicator:checked { image: url("@art/check-dark.svg"); }
*[surface="paper"] QRadioButton::indicator:checked { image: url("@art/dot-dark.svg"); }
*[surface="paper"] QCheckBox::indicator:disabled { border-color: #B9A783; image: none; }
*[surface="paper"] QPushButton[look="quiet"], *[surface="paper"] QToolButton[look="quiet"] { color: @ink; }
*[surface="paper"] QPushButton[look="quiet"]:hover, *[surface="paper"] QToolButton[look="quiet"]:hover,
*[surface="paper"] QToolButton[look="quiet"]:checked { background: @aged_paper; color: @ink; }
*[surface="paper"] QPushButton[look="quiet"]:focus, *[surface="paper"] QToolButton[look="quiet"]:focus {
    border-color: @brass_dark;
}
*[surface="paper"] QPushButton:focus, *[surface="paper"] QToolButton:focus { border-color: @brass_light; }
*[surface="paper"] QPushButton:disabled, *[surface="paper"] QToolButton:disabled,
*[surface="paper"] QPushButton[look="primary"]:disabled {
    color: #7A6B56; background: @aged_paper; border-color: #B9A783;
}
*[surface="paper"] QSlider::groove:horizontal { background: @aged_paper; }
*[surface="paper"] QSlider::sub-page:horizontal { background: @brass_dark; }
*[surface="paper"] QSlider::handle:horizontal { background: @walnut; }
*[surface="paper"] QTabBar::tab { color: @muted_ink; }
*[surface="paper"] QTabBar::tab:selected { color: @ink; }
*[surface="paper"] QTextBrowser, *[surface="paper"] QTextEdit { color: @ink; background: transparent; border-color:
    transparent; selection-background-color: @walnut; selection-color: @paper; }
*[surface="paper"] QTextBrowser:focus { border-color: @brass_dark; }
"""
