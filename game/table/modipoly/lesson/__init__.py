"""The guided first round of MODIPOLY: its names and predicates, its scripted rivals, its table."""
