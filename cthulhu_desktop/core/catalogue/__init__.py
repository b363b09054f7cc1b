"""Card definitions: what is printed on a card, as frozen data, and how it is read from tables."""
