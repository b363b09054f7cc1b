"""Reading English card text: from sentences to nodes of the ability language.

`compile_card` turns the printed facts of a card into a definition. What is not understood completely is reported and
left to the players; nothing is guessed.
"""
