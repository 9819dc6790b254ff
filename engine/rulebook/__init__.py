"""The rules as players read them: a book of chapters for each game, and answers to everyday questions."""
