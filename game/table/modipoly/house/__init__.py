"""What one person does alone or the House does together: slips, envelopes, ballots, cards, debts, the end."""
