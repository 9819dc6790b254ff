"""MODIPOLY: newspapers, gazettes, title deeds, and a red rubber stamp."""
