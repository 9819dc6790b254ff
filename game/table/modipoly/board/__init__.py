"""The ring board, what lies in its middle, the seats' folders, and how events are told on them."""
