"""The guided first cycle of Al-Entkhbat: its names and predicates, its scripted rivals, its table."""
