"""Every decision of Election Tamasha, chapter by chapter: legal answers, and for every other a friendly no.

Questions hold nothing: all they need lies on the table. The answers they list are made once and
shared, so callers must not change the lists.
"""
