"""The thirty people of Election Tamasha: which parts make each face, after `look` in components.toml."""

from __future__ import annotations

from art.portraits.look import WHITE_HAIR, Look

BROWN_HAIR = "#4a2a22"
JET = "#15101c"

KHET_KHALIHAN = {
    "ks_clean": Look(
        skin="umber", w=88, h=112, jaw=82, chin=44, age=2, hair="#a79fab", back="plait", hat="straw", hat_inks=("lemon", "sindoor"),
        brow=8, squint=0.22, lid=0.3, gaze=(2, 0), nose="button", nose_w=1.15, mouth="gap", mouth_w=46, extras=("front_plait", "studs"),
        cloth="mud_sari", cloth_inks=("#7fa650", "leaf"), prop="sapling", rot=-3, size=0.92, shift=(0, 12),
    ),
    "ks_corrupt": Look(
        skin="almond", w=98, h=112, jaw=98, chin=60, ear=1.05, age=1, hair=WHITE_HAIR, hat="visor", hat_inks=("mint", "white"),
        brow=12, brow_ink=WHITE_HAIR, worry=9, lid=0.36, gaze=(-10, 2), nose="round", nose_h=1.05, nose_w=1.2, mouth="half", mouth_w=30, tache="droop",
        extras=("chins",), cloth="vest", cloth_inks=("cream", "#d8c08a"), prop="watering_can", rot=4, size=0.92, shift=(-16, 10),
    ),
    "ks_crook": Look(
        skin="wheat", w=92, h=118, jaw=88, chin=48, ear=1.15, age=2, hat="pagri", hat_inks=("leaf", "haldi"), brow=14, tilt=6, lift=9, lid=0.46, gaze=(6, 0),
        nose="beak", nose_w=1.1, mouth="grin", mouth_w=40, gold=True, tache="question", cloth="velvet", cloth_inks=("white", "deep"), prop="hand_pump", rot=-4, size=0.92, shift=(10, 14),
    ),
}

CHIMNEY_CHOWK = {
    "mz_clean": Look(
        skin="cocoa", w=94, h=106, jaw=92, chin=56, age=0, hat="hard_hat", hat_inks=("haldi", "amber"), brow=15, worry=-9, tilt=2, lid=0.34, gaze=(0, 0),
        nose="button", nose_w=1.3, mouth="half", mouth_w=40, extras=("studs",), cloth="overalls", cloth_inks=("sky", "indigo"), prop="tiffin", rot=-2, size=0.94, shift=(-14, 8),
    ),
    "mz_corrupt": Look(
        skin="almond", w=90, h=118, jaw=88, chin=50, age=2, hat="beret", hat_inks=("sindoor", "deep"), hair="#3a2a24", brow=14, tilt=8, lift=8, worry=-6, lid=0.3, gaze=(12, -2),
        nose="long", mouth="shout", mouth_w=40, beard="chops", cloth="denim", cloth_inks=("white", "#4a6fa5"), prop="megaphone", rot=-6, size=0.94, shift=(-24, 8),
    ),
    "mz_crook": Look(
        skin="umber", w=88, h=116, jaw=82, chin=44, age=1, hat="parting", brow=9, lid=0.58, gaze=(-6, 2), nose="round", nose_w=1.05, mouth="smile", mouth_w=38, tache="pencil",
        extras=("thumb_lick",), cloth="id_cards", cloth_inks=("#efe0bd", "sindoor"), prop="ledger", rot=3, size=0.96, shift=(16, -4),
    ),
}

COACHING_COLONY = {
    "yv_clean": Look(
        skin="wheat", w=84, h=116, jaw=72, chin=34, ear=1.2, age=0, hat="spiky", brow=9, lift=5, lid=0.12, eye=1.12, gaze=(0, -1), nose="button", mouth="teeth", mouth_w=32,
        glasses="taped", extras=("ink_chin", "pens"), cloth="check_shirt", cloth_inks=("white", "teal"), prop="highlighter", rot=3, size=0.96, shift=(-12, 8),
    ),
    "yv_corrupt": Look(
        skin="cocoa", w=86, h=116, jaw=76, chin=36, age=0, hat="cap_back", hat_inks=("rose", "indigo"), brow=11, lift=10, lid=0.34, gaze=(-4, 0), nose="round", nose_w=0.95, nose_h=0.95,
        mouth="teeth", mouth_w=52, beard="goatee", cloth="hoodie", cloth_inks=("mint", "indigo"), prop="clicker", rot=5, size=0.96, shift=(14, 4),
    ),
    "yv_crook": Look(
        skin="almond", w=88, h=118, jaw=80, chin=42, age=1, hair="#33231f", back="mullet", hat="mullet", brow=12, tilt=8, lid=0.5, gaze=(11, 0), nose="beak", nose_h=0.95,
        mouth="smirk", mouth_w=44, gold=True, extras=("shadow", "toothpick", "earring"), cloth="leather", cloth_inks=("lemon", "#3a3340"), prop="copier", rot=-5, size=0.96, shift=(12, -2),
    ),
}

BACHAT_BAZAAR = {
    "mm_clean": Look(
        skin="umber", w=86, h=114, jaw=76, chin=36, ear=0.8, age=1, hat="bun", brow=9, tilt=5, lift=16, lid=0.44, gaze=(0, 1), nose="long", nose_w=0.85, nose_h=0.86, mouth="flat", mouth_w=34,
        glasses="chain", cloth="pencil_sari", cloth_inks=("white", "teal"), prop="account_book", rot=-2, size=0.9, shift=(10, 14),
    ),
    "mm_corrupt": Look(
        skin="wheat", w=88, h=114, jaw=78, chin=38, ear=0.8, age=0, hair=BROWN_HAIR, back="long", hat="swept", brow=10, tilt=7, lift=5, lid=0.36, gaze=(-8, -1), lash=True, nose="button",
        mouth="beam", mouth_w=46, extras=("dimples", "jhumka"), cloth="sash_sari", cloth_inks=("rose", "purple"), prop="mixer", rot=5, size=0.94, shift=(-14, 4),
    ),
    "mm_crook": Look(
        skin="almond", w=94, h=108, jaw=92, chin=54, ear=0.85, age=1, hair="#3b3144", hat="bouffant", brow=8, worry=5, squint=0.2, lid=0.34, gaze=(2, 1), nose="round", nose_w=0.95, nose_h=0.92,
        mouth="smile", mouth_w=44, glasses="gold", extras=("jhumka", "nath"), cloth="brocade", cloth_inks=("deep", "amber"), prop="suitcase", rot=-4, size=0.88, shift=(-10, 22),
    ),
}

MANDI_MARKET = {
    "vp_clean": Look(
        skin="almond", w=92, h=116, jaw=84, chin=44, ear=1.1, age=1, hair="#3a3038", hat="bald", brow=13, lid=0.34, gaze=(0, 2), nose="round", nose_w=1.1, mouth="smile", mouth_w=30,
        beard="full", glasses="thick", cloth="receipt", cloth_inks=("white", "slate"), rot=0, size=1.0, shift=(0, -18),
    ),
    "vp_corrupt": Look(
        skin="umber", w=90, h=118, jaw=80, chin=42, ear=1.2, age=1, hat="paper_cap", brow=12, lift=14, worry=6, lid=0.22, gaze=(-7, -5), nose="long", nose_h=0.9, mouth="whistle", tache="curled",
        extras=("notes",), cloth="tape_tie", cloth_inks=("white", "#a8443a"), prop="scale", rot=-5, size=0.92, shift=(-24, 12),
    ),
    "vp_crook": Look(
        skin="wheat", w=110, h=114, jaw=114, chin=74, ear=0.8, age=1, hat="tiny", hat_inks=("purple", "haldi"), brow=13, tilt=9, worry=-5, squint=0.3, lid=0.4, gaze=(0, 0), gap=44, nose="round", nose_w=1.25,
        mouth="laugh", mouth_w=50, gold=True, tache="villain", extras=("chins", "tears"), cloth="silk", cloth_inks=("#6b3550", "haldi"), prop="keys", rot=3, size=0.9, shift=(-18, 4),
    ),
}

FILE_BHAVAN = {
    "sb_clean": Look(
        skin="cocoa", w=84, h=112, jaw=72, chin=34, ear=0.85, age=0, hair="#2a1d24", back="ponytail", hat="ponytail", brow=10, tilt=6, lid=0.28, gaze=(10, 0), nose="button", mouth="grin", mouth_w=38,
        extras=("studs",), cloth="cardigan", cloth_inks=("cream", "#8a2f3f"), prop="stamp", rot=8, size=0.96, shift=(-2, 0),
    ),
    "sb_corrupt": Look(
        skin="almond", w=92, h=112, jaw=88, chin=52, age=2, hair="#5a5160", hat="monkey_cap", hat_inks=("brown", "lemon"), brow=11, worry=4, lid=0.66, gaze=(0, 4), nose="round", nose_w=1.25, nose_h=1.05,
        mouth="flat", mouth_w=30, tache="walrus", cloth="name_tag", cloth_inks=("white", "#8a5a3a"), prop="tea", rot=-3, size=0.94, shift=(-16, 10),
    ),
    "sb_crook": Look(
        skin="wheat", w=84, h=124, jaw=68, chin=30, age=1, hat="stripe", brow=13, tilt=10, worry=-8, lift=4, lid=0.5, gaze=(-5, 0), iris="amber", nose="beak", nose_w=0.85, mouth="smirk", mouth_w=40,
        beard="clipped", cloth="tiger_tie", cloth_inks=("white", "#2c2733"), prop="envelopes", rot=4, size=0.92, shift=(0, 2),
    ),
}

CANTONMENT_CAMP = {
    "fj_clean": Look(
        skin="cocoa", w=92, h=118, jaw=98, chin=62, age=1, hat="level_beret", hat_inks=("leaf", "ink"), brow=12, tilt=0, lid=0.3, gaze=(0, 0), nose="long", nose_h=0.9, mouth="flat", mouth_w=34, tache="ruler",
        cloth="blazer_medal", cloth_inks=("cream", "#5b6b3a"), prop="spirit_level", rot=0, size=0.96, shift=(0, 0),
    ),
    "fj_corrupt": Look(
        skin="wheat", w=88, h=114, jaw=82, chin=46, ear=1.25, age=0, hat="field_cap", hat_inks=("#8a8f5a", "#5b6b3a"), hair="#5a3a26", brow=10, lift=8, lid=0.3, gaze=(9, -3), nose="round", nose_h=0.86, mouth="grin", mouth_w=36,
        tache="double", extras=("freckles",), cloth="camo_apron", cloth_inks=("#d8c89a", "#7d8a55"), prop="biscuits", rot=-4, size=0.94, shift=(-24, 10),
    ),
    "fj_crook": Look(
        skin="umber", w=92, h=114, jaw=88, chin=52, age=2, hair="#f7f2ea", hat="cake", hat_inks=("indigo", "haldi"), brow=19, brow_ink="#f7f2ea", tilt=2, lid=0.42, gaze=(-9, 3), nose="round", nose_w=1.2, nose_h=1.0,
        mouth="grin", mouth_w=30, beard="whiskers", cloth="bottle_tops", cloth_inks=("sindoor", "haldi"), prop="telescope", rot=3, size=0.86, shift=(8, 30),
    ),
}

PENSION_NAGAR = {
    "sc_clean": Look(
        skin="almond", w=86, h=118, jaw=76, chin=38, ear=1.25, age=2, hair=WHITE_HAIR, hat="knitted", hat_inks=("sindoor", "teal"), brow=11, brow_ink=WHITE_HAIR, lift=8, lid=0.1, eye=1.42, gaze=(0, 2), gap=42, nose="long", nose_w=1.05,
        mouth="gap", mouth_w=36, beard="stubble", glasses="bottle", cloth="shawl", cloth_inks=("white", "#8e7cc3"), prop="magnifier", rot=4, size=0.92, shift=(12, 12),
    ),
    "sc_corrupt": Look(
        skin="wheat", w=90, h=116, jaw=86, chin=48, age=2, hair=JET, hat="club_beret", hat_inks=("slate", "ink"), brow=14, brow_ink=WHITE_HAIR, worry=12, lid=0.44, gaze=(-3, 2), nose="round", nose_w=1.1, nose_h=1.05,
        mouth="worried", mouth_w=36, cloth="tweed", cloth_inks=("white", "#8a6a48"), prop="forms", rot=-6, size=0.96, shift=(14, 4),
    ),
    "sc_crook": Look(
        skin="cocoa", w=88, h=118, jaw=78, chin=40, age=2, hair="#dcd6e2", hat="halo", brow=11, brow_ink="#dcd6e2", worry=4, lid=0.42, gaze=(2, 3), nose="long", nose_w=0.95, mouth="smile", mouth_w=42, glasses="half_moon",
        cloth="three_piece", cloth_inks=("lilac", "#f3e9d2"), prop="house_keys", rot=-3, size=0.94, shift=(-14, 6),
    ),
}

LIFT_NAGAR = {
    "sw_clean": Look(
        skin="umber", w=86, h=116, jaw=76, chin=38, ear=1.15, age=1, hat="umbrella", hat_inks=("teal", "lemon"), brow=11, worry=14, lid=0.16, eye=1.1, gaze=(9, -2), nose="button", nose_w=1.1, mouth="worried", mouth_w=32,
        tache="hyphen", extras=("headset",), cloth="lanyard", cloth_inks=("white", "sindoor"), prop="clipboard", rot=3, size=0.9, shift=(-12, 22),
    ),
    "sw_corrupt": Look(
        skin="almond", w=90, h=112, jaw=84, chin=46, ear=1.1, age=1, hat="driving", hat_inks=("#a3622f", "deep"), brow=10, tilt=6, lid=0.46, gaze=(12, 1), nose="beak", nose_w=1.15, mouth="smirk", mouth_w=42, tache="drive",
        extras=("sunburn",), cloth="polo", cloth_inks=("haldi", "sindoor"), prop="cone", rot=-5, size=0.94, shift=(-14, 8),
    ),
    "sw_crook": Look(
        skin="wheat", w=90, h=114, jaw=86, chin=50, age=0, hat="gold_hat", hat_inks=("haldi", "amber"), brow=13, tilt=7, lift=8, nose="round", nose_w=1.05, mouth="teeth", mouth_w=44, beard="gleam", glasses="wrap",
        cloth="linen", cloth_inks=("pink", "white"), prop="tower", rot=4, size=0.94, shift=(14, 8),
    ),
}

ANY_SEAT = {
    "miss_bolly": Look(
        skin="wheat", w=82, h=112, jaw=68, chin=30, ear=0.7, age=0, hair="#5b2a1e", back="wind", hat="fascinator", hat_inks=("purple", "rose"), brow=9, tilt=7, lift=6, lash=True, nose="button", nose_w=0.9, mouth="lips", mouth_w=36,
        glasses="star", extras=("mole", "jhumka"), cloth="gown", cloth_inks=("teal", "mint"), prop="clapper", rot=6, size=0.94, shift=(8, 14),
    ),
}

BIG_NETAS = {
    "mrs_jamuni": Look(
        skin="umber", w=90, h=114, jaw=82, chin=42, ear=0.8, age=1, hair="#3a2450", hat="beehive", brow=11, tilt=8, lid=0.46, gaze=(3, 0), lash=True, nose="long", nose_w=0.9, nose_h=0.86, mouth="plum", mouth_w=40, glasses="cat_eye",
        extras=("mole", "jhumka"), cloth="ballot_sari", cloth_inks=("lilac", "purple"), garland=False, prop="jamuns", rot=-4, size=0.86, shift=(-8, 26),
    ),
    "mr_haldi": Look(
        skin="almond", w=98, h=112, jaw=98, chin=62, ear=1.05, age=2, hair="#d98a12", hat="pheta", hat_inks=("haldi", "sindoor"), brow=15, brow_ink="#d98a12", lift=5, squint=0.26, lid=0.34, gaze=(0, 0), nose="round", nose_w=1.2,
        mouth="laugh", mouth_w=44, tache="commas", extras=("chins",), cloth="jacket", cloth_inks=("haldi", "cream"), prop="spice_box", rot=3, size=0.9, shift=(0, 18),
    ),
}

LOOKS: dict[str, Look] = {
    **KHET_KHALIHAN,
    **CHIMNEY_CHOWK,
    **COACHING_COLONY,
    **BACHAT_BAZAAR,
    **MANDI_MARKET,
    **FILE_BHAVAN,
    **CANTONMENT_CAMP,
    **PENSION_NAGAR,
    **LIFT_NAGAR,
    **ANY_SEAT,
    **BIG_NETAS,
}
"""Every CandyNeta and BigNeta by id."""


HALOS: dict[str, str] = {
    "ks_clean": "sky",
    "ks_corrupt": "amber",
    "ks_crook": "pink",
    "mz_clean": "mint",
    "mz_corrupt": "lemon",
    "mz_crook": "sky",
    "yv_clean": "lemon",
    "yv_corrupt": "haldi",
    "yv_crook": "rose",
    "mm_clean": "mint",
    "mm_corrupt": "lemon",
    "mm_crook": "sky",
    "vp_clean": "sky",
    "vp_corrupt": "mint",
    "vp_crook": "lemon",
    "sb_clean": "haldi",
    "sb_corrupt": "mint",
    "sb_crook": "sindoor",
    "fj_clean": "lemon",
    "fj_corrupt": "pink",
    "fj_crook": "lemon",
    "sc_clean": "lemon",
    "sc_corrupt": "haldi",
    "sc_crook": "purple",
    "sw_clean": "pink",
    "sw_corrupt": "mint",
    "sw_crook": "rose",
    "miss_bolly": "lemon",
    "mrs_jamuni": "haldi",
    "mr_haldi": "purple",
}
"""The disc behind each head: whatever makes the hat and hair stand out."""

HINDI: dict[str, str] = {
    "ks_clean": "मिट्टी मौसी",
    "ks_corrupt": "सब्सिडी काका",
    "ks_crook": "ट्यूबवेल ताऊ",
    "mz_clean": "टिफ़िन ताई",
    "mz_corrupt": "हड़ताल हीरो",
    "mz_crook": "मस्टर-रोल मुन्ना",
    "yv_clean": "सिलेबस सनी",
    "yv_corrupt": "स्टार्ट-अप सोनू",
    "yv_crook": "पेपर-लीक लकी",
    "mm_clean": "खाता काकी",
    "mm_corrupt": "मिक्सर-ग्राइंडर मैडम",
    "mm_crook": "डबल-पैसा चाची",
    "vp_clean": "पक्का-बिल भाई",
    "vp_corrupt": "तराज़ू टोलू",
    "vp_crook": "गोदाम गोलू",
    "sb_clean": "तत्काल तारा",
    "sb_corrupt": "चाय-पानी बाबू",
    "sb_crook": "टेंडर टाइगर",
    "fj_clean": "हवलदार सीधा",
    "fj_corrupt": "कैंटीन कैप्टन",
    "fj_crook": "जनरल घपला",
    "sc_clean": "चश्मा दादू",
    "sc_corrupt": "पेंशन प्यारे",
    "sc_crook": "वसीयत अंकल",
    "sw_clean": "सेक्रेटरी सुनो-जी",
    "sw_corrupt": "पार्किंग चैंप",
    "sw_crook": "बिल्डर बंटी",
    "miss_bolly": "मिस बॉली",
    "mrs_jamuni": "श्रीमती जामुनी",
    "mr_haldi": "श्री हल्दी",
}
"""Names in Devanagari, painted small under the ribbon."""
