"""The sounds of the table, made by our own code: `python -m sounds.make` fills `sounds/made/`."""
