"""The rules of MODIPOLY by id, as tests, refusals and the rulebook name them."""

from __future__ import annotations


def rule_titles() -> dict[str, str]:
    """Every rule id with its title, in the order of the rulebook."""
    import tomllib  # asked for by the rulebook and by tests, not by play
    from pathlib import Path

    text = Path(__file__).with_suffix(".toml").read_text("utf-8")
    return {
        rule: title for chapter in tomllib.loads(text)["chapter"] for rule, title in chapter["rules"].items()
    }
