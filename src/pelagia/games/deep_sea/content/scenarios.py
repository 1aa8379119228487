"""The ten scenario sheets (DS 21.6), and the bonus goals and setbacks of cooperative and solo games (DS 22)."""

from __future__ import annotations

from pelagia.games.deep_sea.content.card import BLUE, BROWN, CONSERVE, GREEN, JOURNAL, SONAR, YELLOW
from pelagia.games.deep_sea.content.sheet import BonusGoal, Goal, Scenario, Setback, Team, hexes
from pelagia.games.deep_sea.rules.effects import (
    cleaned,
    commonest,
    discs,
    empty_sites,
    first,
    footprint,
    found,
    impacts_used,
    journals_taken,
    links,
    lose_research,
    lose_token,
    lowest_track,
    mastered,
    named_discs,
    ocean_zones,
    of_colour,
    pay_disc,
    reached,
    rescued,
    research_held,
    restored_zones,
    seniors,
    sets,
    total,
    vessels,
    zones,
)

SCENARIOS = (
    # 1: The Call of the Ocean
    Scenario(
        1,
        columns=5,
        depths=5,
        start=(("B1", "volcanic_island"), ("C1", "sea_star"), ("C2", "looking_glass"), ("D1", "")),
        base="sea_star",
        goals=(
            (Goal(discs(SONAR), prizes=(5, 3), figures=(8, 11, 14, 17)),),
            (Goal(discs(JOURNAL), prizes=(3, 1), figures=(4, 6, 8, 10)),),
            (Goal(discs(CONSERVE), prizes=(7, 3), figures=(5, 8, 12, 15)),),
        ),
        layout="pointy",
        area=hexes(
            """
            0.0=0:R* 0.1=0:R 0.2=1:K1 0.3=1:K1 0.4=1:K1 0.5=1:D1 0.6=2:
            1.0=0:R 1.1=0:I 1.6=2:
            2.0=0:I* 2.1=0:I 2.6=1:K1 2.7=2:
            3.3=2:~ 3.4=1:K1 3.5=1:D1 3.6=1:D1
            4.0=0:C* 4.1=0:C 4.6=1:K1 4.7=2:
            5.0=0:G 5.1=0:C 5.6=2:
            6.0=0:G* 6.1=0:G 6.2=1:D1 6.3=1:K1 6.4=1:K1 6.5=1:K1 6.6=2:
            """
        ),
        target=(54, 88, 130, 170),
    ),
    # 2: Maps and Charts
    Scenario(
        2,
        columns=5,
        depths=5,
        start=(("A1", "sea_star"), ("A2", "looking_glass"), ("B1", "calm_seas"), ("C1", "remote_anchorage")),
        base="sea_star",
        goals=(
            (Goal(discs(SONAR, columns="BC"), prizes=(4, 2), figures=(5, 7, 9, 11)),),
            (Goal(total(discs(columns="DE"), vessels(columns="DE")), prizes=(7, 4), figures=(6, 10, 14, 18)),),
            (Goal(zones(depths="234"), prizes=(2, 1), figures=(4, 7, 10, 13)),),
        ),
        layout="flat",
        area=hexes(
            """
            0.0=0:K2* 0.1=0:I* 0.2=2: 0.3=2: 0.4=2: 0.5=2: 0.6=0:C 0.7=2: 0.8=2:
            1.0=0:C* 1.1=0:K2 1.2=0:I 1.4=0:G 1.6=0:G 1.8=2:
            2.0=0:C 2.2=0:R 2.4=0:R 2.6=0:C 2.7=0:I 2.8=1:D1
            3.0=1:K1 3.2=1:K1 3.3=0:I 3.4=1:K1 3.6=1:K1 3.8=1:D1
            4.0=2: 4.1=1:D1 4.2=2: 4.4=2: 4.5=1:D1 4.6=2: 4.8=2:~
            """
        ),
        target=(52, 86, 127, 166),
    ),
    # 3: The Oceanic Journal
    Scenario(
        3,
        columns=5,
        depths=5,
        start=(("C1", "sea_star"), ("C2", "looking_glass"), ("C3", "carbonate_spires"), ("D1", "")),
        base="",
        goals=(
            (Goal(discs(SONAR, depths="12"), prizes=(6, 3), figures=(7, 10, 13, 16)),),
            (Goal(total(discs(JOURNAL, depths="345"), vessels(depths="345")), prizes=(4, 2), figures=(4, 7, 10, 13)),),
            (
                Goal(
                    commonest(),
                    most=((of_colour(BLUE), 2), (of_colour(YELLOW), 2), (of_colour(BROWN), 2), (of_colour(GREEN), 2)),
                    figures=(4, 7, 10, 12),
                ),
            ),
        ),
        layout="pointy",
        area=hexes(
            """
            0.0=1:#yellow 0.1=1:#green 0.2=2: 0.3=2: 0.6=2: 0.7=0:P
            1.0=1:#green 1.1=1:#brown 1.3=0:G 1.4=0:R 1.5=2: 1.6=2:
            2.0=1:#blue 2.1=1:#yellow 2.3=0:R 2.4=0:G* 2.6=0:R
            3.0=1:#brown 3.1=2: 3.2=2: 3.5=0:R* 3.6=0:C
            4.0=1:#blue 4.3=0:I 4.4=0:R* 4.6=0:C
            5.3=0:I 5.4=0:R 5.5=2: 5.6=1:K1 5.7=0:R
            6.1=2:~ 6.2=1:D1 6.3=1:K1 6.4=1:D1 6.5=1:K1 6.6=1:D1 6.7=0:R 6.8=0:P
            """
        ),
        target=(54, 88, 130, 170),
    ),
    # 4: Better Than You Found It
    Scenario(
        4,
        columns=5,
        depths=5,
        start=(("B1", ""), ("C1", "sea_star"), ("C2", "looking_glass"), ("D1", "dying_reef")),
        base="sea_star",
        goals=(
            (Goal(discs(CONSERVE, depths="123"), prizes=(6, 3), figures=(5, 8, 12, 15)),),
            (Goal(total(discs(columns="AE"), vessels(columns="AE")), prizes=(7, 4), figures=(5, 9, 13, 16)),),
            (Goal(discs(depths="45"), prizes=(4, 2), figures=(3, 5, 7, 9)),),
        ),
        layout="pointy",
        area=hexes(
            """
            0.1=2:I 0.4=2: 0.5=2:
            1.0=2: 1.1=2: 1.2=1:C 1.3=1:C 1.4=1:D1 1.5=2: 1.6=2:
            2.1=2: 2.2=1:K2 2.3=0:R 2.4=0:R 2.5=1:D1
            3.0=0:A* 3.1=0:A 3.2=0:G 3.3=0:G 3.4=0:G 3.5=0:A 3.6=1: 3.7=2:~
            4.1=2: 4.2=1:K2 4.3=0:R 4.4=0:R 4.5=1:D1
            5.0=2: 5.1=2: 5.2=1:C 5.3=1:C 5.4=1:D1 5.5=2:
            6.1=2:I 6.3=2: 6.4=2:
            T=3:~
            """
        ),
        target=(56, 92, 135, 176),
        restored="T",
        source="designed",
    ),
    # 5: The Fallen Star
    Scenario(
        5,
        columns=7,
        depths=3,
        start=(("A1", "atoll"), ("A2", "ledge_elevator"), ("B1", "calm_seas"), ("C1", ""), ("D1", "")),
        base="",
        goals=(
            (Goal(total(discs(SONAR, columns="AB"), vessels(columns="AB")), prizes=(2, 1), figures=(6, 10, 13, 16)),),
            (
                Goal(
                    total(discs(JOURNAL, columns="EFG"), vessels(columns="EFG")), prizes=(2, 1), figures=(4, 7, 10, 12)
                ),
            ),
            (Goal(discs(CONSERVE, depths="23"), prizes=(4, 2), figures=(4, 7, 10, 13)),),
        ),
        layout="pointy",
        area=hexes(
            """
            0.3=0:P
            1.2=0:I* 1.3=0:R 1.4=0:C 1.5=0:C,D1
            2.2=0:I,D1 2.3=1:K2 2.4=1:K2 2.5=1:K2 2.6=0:A,D1
            3.1=0:A 3.2=0:R,D1 3.4=0:A,A 3.8=2:~
            4.0=0:R,D1 4.1=0:A*
            5.0=0:C,D1 5.3=2: 5.4=2: 5.6=2: 5.9=2:
            6.2=2:~ 6.4=2: 6.5=2: 6.6=2: 6.7=2: 6.8=2: 6.10=2:
            7.4=1:D1 7.5=1:D1* 7.6=1:D1 7.7=2: 7.8=2:
            8.5=2: 8.6=2: 8.7=2:
            """
        ),
        target=(54, 88, 130, 170),
        pairs=(("2.6", "3.8"), ("5.3", "6.2"), ("6.8", "5.9"), ("6.8", "6.10")),
        source="designed",
    ),
    # 6: Star Search
    Scenario(
        6,
        columns=5,
        depths=5,
        start=(
            ("A1", "atoll"),
            ("A2", "ledge_elevator"),
            ("C1", "remote_anchorage"),
            ("C2", "resupply_modules"),
            ("E1", "calm_seas"),
            ("E2", "shipwreck"),
        ),
        base="",
        goals=(
            (Goal(zones(depths="234"), prizes=(4, 2), figures=(4, 7, 10, 13)),),
            (
                Goal(
                    found(),
                    most=(
                        (found(depths="3"), 2),
                        (found(depths="4"), 2),
                        (found(depths="5"), 2),
                        (found(columns="B"), 2),
                        (found(columns="D"), 2),
                    ),
                    figures=(6, 9, 12, 15),
                ),
            ),
            (Goal(named_discs(), most=((discs(CONSERVE), 3), (discs(JOURNAL), 3)), figures=(4, 7, 10, 12)),),
        ),
        layout="flat",
        area=hexes(
            """
            0.0=0:D1 0.1=0:R* 0.2=0:D1 0.3=0:I* 0.4=0:D1 0.5=0:C* 0.6=0:D1 0.7=0:G* 0.8=0:D1
            1.1=0:C 1.3=0:G 1.5=0:R 1.7=0:I
            2.0=2: 2.1=2:K1 2.2=2: 2.3=2:K1 2.4=2: 2.5=2:K1 2.6=2: 2.7=2:K1 2.8=2:
            3.0=4: 3.1=4:K1 3.2=4: 3.3=4:K1 3.4=4: 3.5=4:K1 3.6=4: 3.7=4:K1 3.8=4:
            4.0=6: 4.1=6:L 4.2=6: 4.3=6:L 4.4=6: 4.5=6:L 4.6=6: 4.7=6:L 4.8=6:
            """
        ),
        target=(52, 86, 127, 166),
        kind="move",
        star="fallen_star",
        among=3,
        closed_from=2,
        source="designed",
    ),
    # 7: Recover the Fallen Star
    Scenario(
        7,
        columns=5,
        depths=5,
        start=(("C1", "remote_anchorage"), ("C2", "resupply_modules"), ("C3", ""), ("C4", ""), ("C5", "fallen_star")),
        base="remote_anchorage",
        goals=(
            (Goal(zones(vessels=True, columns="C"), points=2, prizes=(2, 1), figures=(4, 7, 10, 12)),),
            (Goal(discs(CONSERVE, JOURNAL, columns="ABDE"), prizes=(6, 3), figures=(5, 9, 12, 15)),),
            (Goal(rescued(), points=0, prizes=(4, 2), figures=(1, 2, 2, 3)),),
        ),
        layout="pointy",
        area=hexes(
            """
            0.2=0:G* 0.3=0:G*
            1.1=0:G 1.2=0:C,D1 1.3=0:G 1.4=0:C,D1 1.5=0:R
            2.1=0:R 2.2=0:R 2.4=0:G 2.5=0:G 2.6=0:G
            3.0=1:K1 3.2=0:I,K1 3.3=0:R 3.4=0:I,K1 3.5=0:R 3.6=0:G
            4.1=1:K1
            5.0=2:~ 5.2=1:L 5.3=1:L 5.6=3:^
            6.2=1:L 6.4=1:L 6.5=3:^ 6.6=3:^
            7.0=2:K1* 7.1=1:L 7.2=1:L 7.4=1:K1 7.5=1:K1
            """
        ),
        target=(50, 84, 124, 162),
        source="designed",
    ),
    # 8: New Horizons
    Scenario(
        8,
        columns=5,
        depths=5,
        start=(("A1", "sea_star"), ("B1", ""), ("C1", ""), ("D1", ""), ("E1", "")),
        base="sea_star",
        goals=(
            (
                Goal(zones(left_of="sea_star"), prizes=(2, 1), option="left", figures=(5, 9, 12, 15)),
                Goal(zones(right_of="sea_star"), prizes=(2, 1), option="right", figures=(5, 9, 12, 15)),
            ),
            (
                Goal(discs(depths="23"), prizes=(2, 1), option="shallow", figures=(5, 9, 12, 15)),
                Goal(discs(depths="45"), prizes=(2, 1), option="deep", figures=(3, 5, 7, 9)),
            ),
            (
                Goal(commonest(), prizes=(2, 1), option="narrow", figures=(4, 7, 10, 12)),
                Goal(sets(), points=3, prizes=(2, 1), option="broad", figures=(1, 2, 2, 3)),
            ),
        ),
        layout="pointy",
        area=hexes(
            """
            1.0=1:!3 1.1=1: 1.2=1: 1.3=1: 1.4=1:#brown 1.5=1: 1.6=1:#blue 1.7=1:K1 1.8=1:#brown 1.9=1:
            2.1=1: 2.2=1:#green 2.3=1:D1 2.4=1: 2.5=1: 2.6=1: 2.7=1: 2.8=1:D1 2.9=1:K1
            3.0=1:#brown 3.1=1: 3.2=1: 3.3=1: 3.4=1: 3.5=1: 3.6=1: 3.7=1:#yellow 3.8=1: 3.9=1:
            4.0=1:K1 4.1=1: 4.2=1: 4.3=1:D1 4.4=1: 4.5=1:I 4.6=1:C 4.7=1: 4.8=1: 4.9=1:#green
            5.0=1:#yellow 5.2=1: 5.3=1: 5.4=1:I 5.5=1:* 5.6=1:C 5.7=1: 5.9=1:#blue
            6.1=1:#green 6.2=1: 6.3=1: 6.4=1: 6.5=1:R 6.6=1:R 6.7=1: 6.8=1:D1 6.9=1:
            7.0=1: 7.1=1: 7.2=1: 7.3=1:D1 7.4=1: 7.5=1: 7.6=1: 7.7=1: 7.8=1: 7.9=1:
            8.1=1: 8.2=1: 8.3=1: 8.4=1:#yellow 8.5=1: 8.6=1:#blue 8.7=1: 8.8=1:!2 8.9=1:
            9.0=1:!1 9.1=1: 9.2=1: 9.7=1: 9.8=1: 9.9=1:
            """
        ),
        target=(50, 84, 124, 162),
        shuffled=True,
        piled=("looking_glass",),
    ),
    # 9: The Spill
    Scenario(
        9,
        columns=6,
        depths=4,
        start=(("C1", "oil_rig"), ("C2", "whale_calving"), ("D1", "sea_star"), ("D2", "looking_glass")),
        base="sea_star",
        goals=(
            (Goal(cleaned(), prizes=(2, 1), figures=(6, 9, 12, 15)),),
            (Goal(total(discs(depths="1"), vessels(depths="1")), prizes=(5, 3), figures=(8, 11, 13, 15)),),
            (Goal(discs(CONSERVE, depths="234"), prizes=(4, 2), figures=(4, 7, 10, 12)),),
        ),
        layout="flat",
        area=hexes(
            """
            0.0=-2:A* 0.2=-2:A* 0.4=-2:L,L* 0.6=-2:L,L* 0.8=-2:A,A*
            1.0=-2:R,I 1.1=-2:A 1.2=-2:R,C 1.3=-2:A 1.4=-2:G,G 1.5=-2:R,R 1.6=-2:C,C 1.7=-2:I,I 1.8=-2:I,C
            2.1=1:G 2.3=1:I 2.5=1:C 2.7=1:G
            3.1=1:R 3.3=1:R 3.5=1:R 3.7=1:G
            """
        ),
        target=(42, 74, 108, 140),
        cleanup=((2, "D1"), (4, "A"), (6, "M"), (8, "P")),
        cleanup_depths=(1, 2),
        locks=(0, 0, 1, 3, 0),
        source="designed",
    ),
    # 10: The Deepest Sea
    Scenario(
        10,
        columns=5,
        depths=5,
        start=(("B1", ""), ("C1", "sea_star"), ("C2", "looking_glass"), ("D1", "")),
        base="sea_star",
        goals=(
            (
                Goal(
                    reached(travelled=False),
                    points=0,
                    more=first(travelled=False, first=4, second=2),
                    figures=(1, 2, 2, 3),
                ),
            ),
            (
                Goal(
                    reached(travelled=True),
                    points=0,
                    more=first(travelled=True, first=4, second=3),
                    figures=(1, 2, 2, 3),
                ),
            ),
            (Goal(discs(JOURNAL, depths="45"), prizes=(7, 4), figures=(2, 3, 5, 6)),),
        ),
        layout="rows",
        area=hexes(
            """
            0.0=0:K1* 0.1=0:K1 0.2=0:G 0.3=0:G 0.4=0:G 0.5=0:A
            1.0=0:A* 1.1=0:I 1.2=0:C 1.3=1:D1 1.4=1:D1
            2.0=0:A* 2.1=0:R 2.2=1:K1 2.3=1:K1 2.4=1:K1 2.5=1:K1
            3.0=3:* 3.1=2: 3.2=1:K1 3.3=1:K1 3.4=1:K1
            4.0=3:* 4.1=3: 4.2=3: 4.3=2: 4.4=2: 4.5=2:
            B=1:~ O=2:~
            """
        ),
        target=(50, 84, 124, 162),
        kind="rows",
        overflow=("B", "B", "B", "O", "O"),
        source="designed",
    ),
)

# Designed (DS 22.4): all are checked at the end, over all players.
BONUS_GOALS = (
    BonusGoal("BG1", ocean_zones(), Team.ONCE, (12, 15, 17, 19)),  # Wide Survey
    BonusGoal("BG2", links(), Team.ONCE, (3, 5, 7, 9)),  # Living Web
    BonusGoal("BG3", journals_taken(), Team.SUM, (4, 6, 8, 10)),  # Full Shelves
    BonusGoal("BG4", seniors(), Team.SUM, (4, 6, 8, 10)),  # Seasoned Crew
    BonusGoal("BG5", vessels(), Team.SUM, (3, 6, 9, 11)),  # Full Fleet
    BonusGoal("BG6", mastered(), Team.SUM, (3, 4, 5, 7)),  # Mastery
    BonusGoal("BG7", lowest_track(), Team.EVERY, (6, 4, 4, 4)),  # Balance
    BonusGoal("BG8", research_held(), Team.SUM, (6, 10, 14, 18)),  # Knowledge Base
    BonusGoal("BG9", empty_sites(), Team.ONCE, (2, 3, 4, 5)),  # Nothing Left Unseen
    BonusGoal("BG10", restored_zones(), Team.ONCE, (1, 2, 2, 3)),  # Restored
    BonusGoal("BG11", footprint(), Team.ONCE, (7, 9, 11, 13)),  # Footprint
    BonusGoal("BG12", impacts_used(), Team.SUM, (8, 12, 16, 20)),  # Ripples
)

# Designed (DS 22.5).
SETBACKS = (
    Setback("SB1", less_range=1),  # Storm
    Setback("SB2", less_effort=1),  # Budget Cut
    Setback("SB3", most_reassigned=2),  # Overtime Ban
    Setback("SB4", dive_discs=1),  # Murky Water
    Setback("SB5", more_journal=1),  # Peer Review
    Setback("SB6", now=lose_research(3)),  # Data Loss
    Setback("SB7", now=pay_disc(1)),  # Recall
    Setback("SB8", more_conserve=1),  # Red Tape
    Setback("SB9", less_recruitment=1),  # Hiring Freeze
    Setback("SB10", less_boards=1),  # Static
    Setback("SB11", now=lose_token(1)),  # Spoiled Samples
    Setback("SB12", impact_research=1),  # Public Doubt
)
