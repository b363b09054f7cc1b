"""What the player who is asked sees, by the numbers that moves use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardsView, CardView, DomainView, StoryView
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.cardtable import keys

Definition = CardDef | StoryDef


class Known:
    """The view of a seat with the names of the players and the definitions of the cards."""

    def __init__(
        self, view: CardsView, seat: int, names: Sequence[str] = (), definitions: Mapping[str, Definition] | None = None
    ) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self._definitions = definitions or {}
        self._cards = {card.card: card for card in self._all(view)}
        self.stories: dict[int, StoryView] = {story.card: story for story in view.row}
        self.domains: dict[int, DomainView] = {
            domain.domain: domain for player in view.players for domain in player.domains
        }
        self._won = {story: title for player in view.players for story, title in player.won}
        self._here = self._on_table(view)

    @staticmethod
    def _all(view: CardsView) -> Iterator[CardView]:
        for player in view.players:
            yield from player.discard
            yield from player.removed
            for domain in player.domains:
                yield from domain.resources
            yield from player.play
            yield from player.hand
            if player.open_top is not None:
                yield player.open_top
        yield from view.being_played
        yield from view.shown

    def _on_table(self, view: CardsView) -> frozenset[int]:
        """The cards that lie open on the table, each with a place of its own."""
        own = view.players[self.seat].hand
        play = [card for player in view.players for card in player.play]
        return frozenset(card.card for card in (*own, *play, *view.being_played))

    # -- things --------------------------------------------------------------------------------------------------
    @property
    def hand(self) -> tuple[CardView, ...]:
        """The cards that the player holds."""
        return self.view.players[self.seat].hand

    @property
    def own_domains(self) -> tuple[DomainView, ...]:
        """His domains, the first one first."""
        return self.view.players[self.seat].domains

    def card(self, number: int) -> CardView | None:
        """A card that he sees."""
        return self._cards.get(number)

    def sees_face(self, key: str) -> bool:
        """Whether that is a card of which he sees the face, a domain, or a story of the row."""
        card = self._cards.get(keys.number(key)) if keys.kind(key) == "card" else None
        return bool(card.id) if card is not None else keys.kind(key) in ("domain", "story")

    def key(self, item: int) -> str:
        """The key of a card, a story of the row, or a domain written -1 - d."""
        return keys.story(item) if item in self.stories else keys.target(item)

    def host_key(self, host: int) -> str:
        """The key of a host, where a domain is written -2 - d."""
        return keys.domain(-2 - host) if host < 0 else self.key(host)

    def elsewhere(self, items: Sequence[int]) -> tuple[int, ...]:
        """Those of the cards that have no place of their own on the table, so that they must be laid out."""
        return tuple(item for item in items if item >= 0 and item not in self._here and item not in self.stories)

    # -- words ---------------------------------------------------------------------------------------------------
    def definition(self, number: int) -> Definition | None:
        """What is printed on a card or story; None if the player does not see it."""
        card, story = self._cards.get(number), self.stories.get(number)
        name = card.id if card is not None else story.id if story is not None else ""
        if name:
            return self._definitions.get(name)
        title = self._won.get(number)
        return next((found for found in self._definitions.values() if found.title == title), None) if title else None

    def title(self, item: int) -> str:
        """What a card, story or domain (-1 - d) is called."""
        if item < 0:
            return self.domain_name(-1 - item)
        card, story = self._cards.get(item), self.stories.get(item)
        title = card.title if card is not None else story.title if story is not None else self._won.get(item, "")
        return title or tr("a hidden card")

    def domain_name(self, domain: int) -> str:
        """ "your second domain"."""
        for player in self.view.players:
            for place, found in enumerate(player.domains):
                if found.domain == domain:
                    if player.seat == self.seat:
                        return tr("your domain {number}").format(number=place + 1)
                    return tr("{who}'s domain {number}").format(who=self.name(player.seat), number=place + 1)
        return tr("a domain")

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else tr("Player {number}").format(number=seat + 1)

    def source(self, key: str) -> int:
        """The number of the card that asks ("card:17"), -1 if the rules do."""
        return keys.number(key)
