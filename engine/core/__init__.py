"""What every game of the box shares: asking, answering, telling, remembering."""
