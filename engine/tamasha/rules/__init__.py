"""The rules of Election Tamasha, a module a chapter. Each rule reads as the rulebook does."""
