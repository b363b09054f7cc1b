"""The rulebook reader: a page of the window, and a panel beside a table."""
