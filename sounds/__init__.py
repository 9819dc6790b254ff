"""The sounds of the table, made by our own code: `python -m sounds.make` writes everything in `sounds/made/`."""
