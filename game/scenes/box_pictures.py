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
    "role_deal": ("modipoly/role/pm.hand", "modipoly/role/oligarch.hand"),
    "house_powers": ("modipoly/role/cpim.hand", "modipoly/table/patronage_off"),
    "small_table": ("modipoly/table/treasury", "modipoly/back/ordinance.hand"),
    "one_rescue": ("modipoly/ordinance/one_election.hand", "modipoly/table/bowl"),
    "declassify": ("props/envelope_open", "modipoly/table/bond_envelope"),
    "talk": ("modipoly/news/samosa.hand", "modipoly/table/bell", "modipoly/table/promise_slip"),
    "regions_per_candidate": ("entkhbat/region/r05.board", "entkhbat/region/r17.board"),
    "region_setup": ("entkhbat/back/region.board", "entkhbat/region/r08.board"),
    "first_candidate": ("props/die_5", "entkhbat/marker/first_candidate"),
    "deal_picks": ("entkhbat/action/deal.hand", "entkhbat/region/closed.board"),
    "fees_tough_luck": ("entkhbat/action/filing_fees.hand", "entkhbat/action/tough_luck.hand"),
    "last_one_standing": ("entkhbat/seat/a", "entkhbat/action/session_adjourned.hand"),
    "match_length": ("entkhbat/table/register", "entkhbat/action/extra_action.hand"),
    "bank": ("entkhbat/back/card.hand", "entkhbat/action/reshuffle.hand"),
    "turn_timer": ("entkhbat/table/clock", "icons/sound-off-cream", "entkhbat/marker/jail"),
    "referee": ("icons/bot-cream", "icons/human-cream"),
    "table_breach": ("entkhbat/table/ballot_box", "entkhbat/marker/mic"),
    "end_turn_by_hand": ("entkhbat/marker/move_used", "entkhbat/marker/move"),
    "late_tit_for_tat": ("entkhbat/action/tit_for_tat.hand", "entkhbat/action/objection.hand"),
}
"""What lies on the card of an option, by its values."""
BANDS = {"horse_trading": SINDOOR, "pair_party": SINDOOR, "sitting": INDIGO, "command_mode": INDIGO}
VERSION_PICTURES = {
    "basic": "tamasha/back/campaign.hand",
    "attack": "tamasha/back/attack.hand",
    "faction": "tamasha/back/faction.hand",
}
"""What lies on the card of a version."""
