"""The card game: two players, every rule of CG enforced.

Where to look: `state` (the position), `zones` and `primitives` (the only functions that change it), `frames` (what can
be in progress) and `driver` (the loop that runs frames); `turn`, `windows`, `resolve`, `settle` (timing), `announce`,
`costs`, `payment`, `acts` (playing and using cards), `commit`, `stories`, `struggles`, `harm`, `checks` (the rest of
the rules), `modifiers`, `changes`, `lasting` (current values), `options` and `refuse` (what is legal and why not),
`view`, `position` (any position from a table), `abilities` (the language of card texts).
"""
