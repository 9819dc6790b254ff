"""The loose pieces: coins, notes, pawns, flags, envelopes and what is picked up only once."""
