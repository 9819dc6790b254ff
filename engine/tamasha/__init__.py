"""Election Tamasha: nine constituencies, two parties, one large chair."""
