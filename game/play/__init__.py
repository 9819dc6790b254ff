"""A match under way at one computer: who sits where, whose turn it is to look, and the bots that think."""
