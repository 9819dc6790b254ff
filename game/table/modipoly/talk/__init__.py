"""Talk at MODIPOLY's table: the deal mat, the acquisition vote, and the pad of every bargain."""
