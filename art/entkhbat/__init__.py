"""Al-Entkhbat: posters and ballot papers."""
