"""The rules of Election Tamasha by id, as tests, refusals and the rulebook name them."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def rule_titles() -> dict[str, str]:
    """Every rule id with its title, in the order of the rulebook."""
    text = files("engine.tamasha").joinpath("rule_ids.toml").read_text("utf-8")
    return {
        rule: title for chapter in tomllib.loads(text)["chapter"] for rule, title in chapter["rules"].items()
    }
