"""What the names on the cards of Al-Entkhbat stand for in a question: a command, votes, a region, a seat."""

from __future__ import annotations

from engine.entkhbat import cards

WORDS = {
    "jail_time": "jail",
    "reshuffle": "reshuffle",
    "cut_the_mic": "silence mic",
    "hostile_takeover": "takeover",
    "burn_a_card": "handfire burn",
    "burn_100": "burn amount",
    "burn_200": "burn amount",
    "burn_300": "burn amount",
    "lift_immunity": "lift immunity",
    "no_confidence": "noconfidence",
    "restraining_order": "restrain",
    "filing_fees": "fees",
    "tough_luck": "toughluck",
    "tit_for_tat": "titfortat",
    "deals_off": "dealsoff",
    "deal_switch": "dealswitch",
    "ballot_stuffing": "stuffing",
    "safe_seat": "safeseat",
    "secret_session": "secretsession",
    "resignation": "resign",
    "draw_2": "drawtwo",
    "extra_action": "extraaction",
    "finders_keepers": "finderskeepers",
    "call_the_ballots": "callballots",
    "session_adjourned": "adjourn",
}
"""The searched words of a card by its id, where its name alone would say something else."""


def names() -> dict[str, str]:
    """By name, the words it stands for; none for that of the game itself."""
    found = {"Al-Entkhbat": "", "Entkhbat": ""}
    found.update((persona.name, "candidate") for persona in cards.PERSONAS)
    found.update((region.name, "region") for region in cards.REGION_CARDS)
    for card in cards.CARDS:
        words = WORDS.get(card.id)
        if words is not None:
            found[card.name] = words
            found[card.name.removesuffix(" votes")] = words
    return found
