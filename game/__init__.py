"""The client: the table people sit at, and the command line beside it."""

__version__ = "0.1.0"
