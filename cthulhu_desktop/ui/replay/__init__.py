"""Games shown again: the bar that steers them, the marks on it, bookmarks."""
