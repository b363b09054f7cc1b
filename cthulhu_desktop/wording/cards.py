"""Occurrences and endings of the card game as sentences. `names` are the names of the players in order of seats,
`titles` the titles of the cards by number (stories after the play cards)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.setup import CardsSetup
from cthulhu_desktop.core.kernel import Occurrence, Outcome
from cthulhu_desktop.wording.sentences import Sentences

Told = tuple[str, dict[str, Any]]

_USED_BY_PLAYERS = ("action", "response", "disrupt")

_OF_A_CARD = {
    th.Readied: "readied",
    th.Exhausted: "exhausted",
    th.Restored: "restored",
    th.GoesInsane: "goes_insane",
    th.Prevented: "prevented",
    th.EntersPlay: "enters_play",
    th.LeavesPlay: "leaves_play",
    th.Destroyed: "destroyed",
    th.Sacrificed: "sacrificed",
    th.Discarded: "discarded",
    th.ResourceAttached: "resource_attached",
    th.Detached: "detached",
    th.ControlChanged: "control_changed",
    th.Wounded: "wounded",
    th.Healed: "healed",
}
_OF_A_PLAYER = {
    th.FirstPlayer: "first_player",
    th.Mulligan: "mulligan",
    th.TurnBegins: "turn_begins",
    th.TurnEnds: "turn_ends",
    th.Passed: "passed",
    th.Shuffled: "shuffled",
    th.DomainRefreshed: "domain_refreshed",
    th.DomainGained: "domain_gained",
    th.DomainLost: "domain_lost",
    th.StruggleWon: "struggle_won",
    th.StruggleLost: "struggle_lost",
    th.Conceded: "conceded",
    th.Adjusted: "adjusted",
    th.Automatic: "decided",
    th.Named: "named",
    th.Adjusted: "adjusted",
}
_OF_A_PHASE = {
    th.PhaseBegins: "phase_begins",
    th.PhaseEnds: "phase_ends",
    th.PhaseSkipped: "phase_skipped",
}
_OF_A_STORY = {
    th.StoryEnters: "story_enters",
    th.StoryBegins: "story_begins",
    th.StorySkipped: "story_skipped",
    th.StruggleBegins: "struggle_begins",
    th.StruggleCounted: "struggle",
    th.SkillCounted: "skill",
    th.Failed: "failed",
    th.StoryResolved: "story_resolved",
    th.TokenPlaced: "token_placed",
    th.TokenRemoved: "token_removed",
    th.StoryWon: "story_won",
    th.StoryLeaves: "story_leaves",
    th.Committed: "committed",
    th.Uncommitted: "uncommitted",
}


def titles_of(setup: CardsSetup) -> tuple[str, ...]:
    """The titles of all cards of a game by number."""
    play = [setup.cards[card].title for deck in setup.decks for card in deck]
    return (*play, *(setup.own_stories[story].title for story in setup.stories))


def log_line(words: Sentences, occurrence: Occurrence, names: Sequence[str], titles: Sequence[str]) -> str:
    """The sentence that the log shows for an occurrence of the card game."""
    key, args = _Teller(names, titles).told(occurrence)
    return words.say(f"cards.log.{key}", **args)


def outcome_line(words: Sentences, outcome: Outcome, names: Sequence[str]) -> str:
    """How the game ended, in one sentence."""
    return words.say(outcome.reason, who=", ".join(names[seat] for seat in outcome.winners))


class _Teller:
    """Finds the key of a sentence (without "cards.log.") and its arguments."""

    def __init__(self, names: Sequence[str], titles: Sequence[str]) -> None:
        self.names, self.titles = names, titles

    def told(self, happened: Occurrence) -> Told:
        """Occurrences with several sentences first, then those of which the fields are the arguments."""
        found = self._of_play(happened) or self._of_cards(happened) or self._of_stories(happened)
        if found is not None:
            return found
        for table in (_OF_A_CARD, _OF_A_PLAYER, _OF_A_PHASE, _OF_A_STORY):
            key = table.get(type(happened))
            if key is not None:
                return key, self._fields(happened)
        raise ValueError(type(happened).__name__)

    def _list(self, cards: Iterable[int]) -> str:
        """Titles; domains among targets have none and are left out."""
        return ", ".join(self.titles[card] for card in cards if card >= 0)

    def _fields(self, happened: Any) -> dict[str, Any]:
        """The fields under the names that sentences use: titles for cards and stories, names for seats."""
        args: dict[str, Any] = {}
        for name in type(happened).__slots__:
            value = getattr(happened, name)
            if name == "seat" and value >= 0:
                args["who"] = self.names[value]
            elif name in ("card", "story"):
                args[name] = self.titles[value] if value >= 0 else ""
            elif name == "phase":
                args[name] = f"cards.phase.{value}"
            elif name == "icon":
                args[name] = f"cards.icon.{value}"
            elif name in ("source", "to"):
                args[name] = f"cards.zone.{value}"
            else:
                args[name] = value
        return args

    def _of_play(self, happened: Occurrence) -> Told | None:
        match happened:
            case th.Played(targets=targets) | th.AbilityUsed(targets=targets):
                args = self._fields(happened) | {"cards": self._list(targets)}
                key = "played" if isinstance(happened, th.Played) else "used"
                if isinstance(happened, th.AbilityUsed) and happened.label not in _USED_BY_PLAYERS:
                    return "forced", args
                return (f"{key}_at" if args["cards"] else key), args
            case th.Cancelled(card):
                return ("cancelled", self._fields(happened)) if card >= 0 else ("step_cancelled", {})
            case th.DomainDrained(paid=paid):
                return ("domain_paid" if paid else "domain_drained"), self._fields(happened)
            case th.WindowOpens(window):
                return "window_opens", {"window": window}
            case th.GameOver(winner, why):
                return "game_over", {"why": why, "who": self.names[winner] if winner >= 0 else ""}
        return None

    def _of_cards(self, happened: Occurrence) -> Told | None:
        match happened:
            case th.Drawn(seat, count, cards):
                args = {"who": self.names[seat], "n": count, "cards": self._list(cards)}
                return ("drawn_cards" if cards else "drawn"), args
            case th.Looked(seat, count):
                return "looked", {"who": self.names[seat], "n": count}
            case th.Moved(card=card, source=source, to=to):
                key = "moved_inside" if source == to else "moved"
                return (key if card >= 0 else f"{key}_hidden"), self._fields(happened)
            case th.WoundsMoved(card, to, n):
                return "wounds_moved", {"card": self.titles[card], "host": self.titles[to], "n": n}
            case th.LaidDormant(card=card):
                return ("laid_dormant" if card >= 0 else "laid_dormant_hidden"), self._fields(happened)
            case th.Revealed(cards):
                return "revealed", {"cards": self._list(cards)}
            case th.Chosen(seat, cards):
                args = {"who": self.names[seat], "cards": self._list(cards)}
                return ("chosen" if args["cards"] else "chosen_hidden"), args
            case th.Attached(card, host) if host >= 0:
                return "attached", {"card": self.titles[card], "host": self.titles[host]}
            case th.Attached(card):
                return "attached_to_domain", {"card": self.titles[card]}
        return None

    def _of_stories(self, happened: Occurrence) -> Told | None:
        match happened:
            case th.StoriesOrdered(stories):
                return "stories_ordered", {"cards": self._list(stories)}
            case th.StorySkipped(defended=True):
                return "story_skipped_defended", self._fields(happened)
            case th.CommitsDone(seat, count):
                return ("commits_done" if count else "commits_none"), {"who": self.names[seat], "n": count}
            case th.Succeeded(unchallenged=unchallenged):
                return ("unchallenged" if unchallenged else "succeeded"), self._fields(happened)
            case th.StoryEffectUsed(used=used):
                return ("story_effect" if used else "story_effect_unused"), self._fields(happened)
        return None
