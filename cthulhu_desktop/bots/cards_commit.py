"""D-13 and D-14: who goes to which story. Maps are never listed: one character after the other is sent where it does
most good, then single changes are tried as long as they help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cthulhu_desktop.bots.cards_fight import Fighter, Place, fight, fighter, place
from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import card_type

HOME = -1
UNDEFENDED = 0.45  # how much the outcome without defenders counts against that with the best defence seen
FUTURE = 0.75  # how much the opponent's next attack counts
TRIES = 160  # assignments looked at by the improvement

Sent = dict[int, int]


class War:
    """Attackers against defenders over the stories of the row, with the outcome of each story remembered."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = {at.card: at for at in places}
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}

    def outcome(self, story: int, attackers: Sequence[Fighter], defenders: Sequence[Fighter]) -> float:
        """`fight`, worked out once."""
        key = (story, tuple(one.card for one in attackers), tuple(one.card for one in defenders))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = fight(self.places[story], attackers, defenders)
        return found

    def defended(self, groups: dict[int, list[Fighter]], defenders: Sequence[Fighter]) -> float:
        """The attacker's gain if the defender sends one character after the other where it hurts him most."""
        posts: dict[int, list[Fighter]] = {story: [] for story in groups}
        values = {story: self.outcome(story, group, ()) for story, group in groups.items()}
        for one in defenders:
            best, where = -1e-9, HOME
            for story, group in groups.items():
                change = self.outcome(story, group, [*posts[story], one]) - values[story]
                if change < best:
                    best, where = change, story
            if where != HOME:
                posts[where].append(one)
                values[where] += best
        return sum(values.values())

    def attack(self, groups: dict[int, list[Fighter]], defenders: Sequence[Fighter]) -> float:
        """What the attack is worth against these possible defenders."""
        free = sum(self.outcome(story, group, ()) for story, group in groups.items())
        if not defenders:
            return free
        return UNDEFENDED * free + (1 - UNDEFENDED) * self.defended(groups, defenders)


def by_story(fighters: Sequence[Fighter], sent: Sent) -> dict[int, list[Fighter]]:
    """The fighters at each story, in their order."""
    groups: dict[int, list[Fighter]] = {}
    for one in fighters:
        story = sent.get(one.card, HOME)
        if story != HOME:
            groups.setdefault(story, []).append(one)
    return groups


def _strongest_first(fighters: Sequence[Fighter]) -> list[Fighter]:
    return sorted(fighters, key=lambda one: (-one.skill - sum(one.icons), one.card))


Choices = dict[int, tuple[int, ...]]
Score = Callable[[Sent], float]


def one_by_one(fighters: Sequence[Fighter], choices: Choices, score: Score) -> Sent:
    """Each fighter in turn goes to the best of its places (home first among equals)."""
    sent: Sent = {}
    for one in _strongest_first(fighters):
        best, where = float("-inf"), HOME
        for story in choices[one.card]:
            value = score({**sent, one.card: story})
            if value > best + 1e-9:
                best, where = value, story
        sent[one.card] = where
    return sent


def improved(sent: Sent, choices: Choices, score: Score, tries: int = TRIES) -> Sent:
    """Move single fighters and swap pairs as long as that helps."""
    best = score(sent)
    better = True
    while better and tries > 0:
        better = False
        for card, stories in choices.items():
            for story in stories:
                if story == sent[card] or tries <= 0:
                    continue
                tries -= 1
                trial = {**sent, card: story}
                value = score(trial)
                if value > best + 1e-9:
                    sent, best, better = trial, value, True
    return sent


class Muster:
    """The question of D-13 or D-14 with everything needed to weigh an answer."""

    def __init__(self, state: CardsState, seat: int, options: Commitments) -> None:
        self.state, self.seat = state, seat
        self.attacking = seat == state.active
        self.own = [fighter(state, card) for card in sorted(options.stories)]
        self.choices: Choices = {
            one.card: ((HOME,) if options.may_stay(one.card) else ()) + options.assignable(one.card)
            for one in self.own
        }
        self.war = War([place(state, story, state.active) for story in state.row])
        self.there = {
            story: [fighter(state, card) for card in state.play[state.active] if state.story[card] == story]
            for story in state.row
        }

    def move(self, sent: Sent) -> th.CommitTo:
        """The answer."""
        return th.CommitTo(tuple((card, story) for card, story in sorted(sent.items()) if story != HOME))

    # --- defending ---------------------------------------------------------------------------------------------------

    def defence_score(self, sent: Sent) -> float:
        """What the attack yields against these defenders, negative; a defender is ready again before it is needed."""
        groups = by_story(self.own, sent)
        return -sum(self.war.outcome(story, self.there[story], group) for story, group in groups.items()) - sum(
            self.war.outcome(story, there, ()) for story, there in self.there.items() if there and story not in groups
        )

    def defence(self, thorough: bool = True) -> Sent:
        """Where to defend."""
        sent = one_by_one(self.own, self.choices, self.defence_score)
        return improved(sent, self.choices, self.defence_score) if thorough else sent

    # --- attacking ---------------------------------------------------------------------------------------------------

    def enemies(self, *, next_turn: bool) -> list[Fighter]:
        """The opponent's characters that can defend now, or attack in his next turn."""
        state = self.state
        found = []
        for card in state.play[1 - self.seat]:
            orient = state.orient[card]
            if card_type(state, card) == t.CHARACTER and orient != t.INSANE and (next_turn or orient == t.READY):
                found.append(fighter(state, card))
        return _strongest_first(found)

    def attack(self, thorough: bool = True, careful: bool = True) -> Sent:
        """Where to attack; if `careful`, with so many at home as the opponent's next attack calls for."""
        defenders = self.enemies(next_turn=False)

        def score(sent: Sent) -> float:
            return self.war.attack(by_story(self.own, sent), defenders)

        sent = one_by_one(self.own, self.choices, score)
        if thorough:
            sent = improved(sent, self.choices, score)
        return self._with_guards(sent, score) if careful else sent

    def _with_guards(self, sent: Sent, score: Score) -> Sent:
        """Call home one after the other whom the attack needs least; the best of all these."""
        raid = Raid(self)
        best, chosen = score(sent) - FUTURE * raid.loss(sent), sent
        while True:
            may = [card for card, story in sent.items() if story != HOME and HOME in self.choices[card]]
            if not may:
                return chosen
            trials = [{**sent, card: HOME} for card in may]
            sent = max(trials, key=score)
            value = score(sent) - FUTURE * raid.loss(sent)
            if value > best + 1e-9:
                best, chosen = value, sent


class Raid:
    """The opponent's next attack against those who stay at home."""

    def __init__(self, muster: Muster) -> None:
        state, seat = muster.state, muster.seat
        self.own = muster.own
        self.raiders = muster.enemies(next_turn=True)
        self.war = War([place(state, story, 1 - seat) for story in state.row])
        self.choices: Choices = {one.card: (HOME, *state.row) for one in self.raiders}
        self._known: dict[frozenset[int], float] = {}

    def loss(self, sent: Sent) -> float:
        """What he gains, attacked by everybody he has, defended by whoever is at home."""
        guards = [one for one in self.own if sent.get(one.card, HOME) == HOME]
        key = frozenset(one.card for one in guards)
        if key not in self._known:

            def score(raid: Sent) -> float:
                return self.war.defended(by_story(self.raiders, raid), guards)

            self._known[key] = score(one_by_one(self.raiders, self.choices, score)) if self.raiders else 0.0
        return self._known[key]


def commit(state: CardsState, seat: int, options: Commitments, *, thorough: bool, careful: bool) -> th.CommitTo:
    """The answer to D-13 or D-14. `thorough`: with improvement; `careful`: with an eye on the opponent's next turn."""
    muster = Muster(state, seat, options)
    if muster.attacking:
        return muster.move(muster.attack(thorough, careful))
    return muster.move(muster.defence(thorough))
