"""The title: the wooden table from above, with three boxes on it."""
