"""The drawing code, and the pictures that it makes (`art/made`)."""
