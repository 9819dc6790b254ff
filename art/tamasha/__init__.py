"""Everything printed for Election Tamasha."""
