"""Measurements of the client: what a frame costs, and how much memory the whole takes."""
