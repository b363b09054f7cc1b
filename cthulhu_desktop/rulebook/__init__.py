"""The rulebooks: Markdown in our own words, read into pages and paragraphs that carry their rule numbers (no Qt)."""
