"""What the Faction version adds to the table of Election Tamasha."""
