"""The Register as a mode of its own: the referee's book for people who play with the physical cards."""
