"""What is being composed for each family of decisions, without any widget."""
