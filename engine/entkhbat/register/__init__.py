"""The Register: the referee's book of names and numbers, for people with the physical cards (AE-R)."""
