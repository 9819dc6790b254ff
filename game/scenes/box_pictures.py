"""What lies on the cards of the open box: by option and value, and by version."""

from __future__ import annotations

from game.look import INDIGO, SINDOOR

PICTURES = {
    "sitting": ("tamasha/back/big.hand", "tamasha/back/campaign.hand"),
    "horse_trading": ("props/briefcase_open", "props/briefcase"),
    "campaign_top_up": ("props/chest_purple_open", "props/chest_purple", "props/cash_box_yellow"),
    "pass_rule": ("props/gavel", "props/envelope_open"),
    "news_pawn_cover": ("props/note_1.1", "props/pawn_yellow.1"),
    "show_cpf": ("props/chest_yellow", "props/chest_yellow_open"),
    "command_mode": ("props/cash_box_purple", "props/microphone"),
    "pair_party": ("props/rosette_purple", "props/rosette_yellow"),
    "faction_reach": ("props/briefcase_open", "props/adda_purple_left"),
    "faction_attack_cap": ("tamasha/back/attack.hand", "tamasha/back/victim.hand"),
    "kingmaker_rounds": ("props/crown",) * 5,
}
"""What lies on the card of an option, by its values."""
BANDS = {"horse_trading": SINDOOR, "pair_party": SINDOOR, "sitting": INDIGO, "command_mode": INDIGO}
VERSION_PICTURES = {
    "basic": "tamasha/back/campaign.hand",
    "attack": "tamasha/back/attack.hand",
    "faction": "tamasha/back/faction.hand",
}
"""What lies on the card of a version."""
