"""The argument in the middle of the table: who is asked, what is answered, and nobody's hand shown."""
