"""The table of MODIPOLY as people read it."""
