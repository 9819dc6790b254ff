"""What a seat may answer, question by question."""
