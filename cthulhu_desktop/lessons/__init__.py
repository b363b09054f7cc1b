"""Lessons: guided games. What they say and when is data (resources/lessons); how far one has come follows from the
moves of the game alone."""

from cthulhu_desktop.lessons.lesson import Condition, Lesson, Step, lesson_of, lessons
from cthulhu_desktop.lessons.pointing import keys_of
from cthulhu_desktop.lessons.progress import Moment, Progress, follow

__all__ = ["Condition", "Lesson", "Moment", "Progress", "Step", "follow", "keys_of", "lesson_of", "lessons"]
