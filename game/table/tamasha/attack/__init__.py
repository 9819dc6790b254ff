"""What the Attack version adds to the table: pockets, allegations, and how they are answered."""
