"""The crew: the leader and 21 models (DS 21.1), by tier."""

from __future__ import annotations

from pelagia.games.deep_sea.content.card import CONSERVE, JOURNAL, Crew, Side
from pelagia.games.deep_sea.rules.effects import (
    actions,
    conserve,
    copy_crew,
    depths_with,
    dive,
    empty_sites,
    gain,
    journal,
    most_in_zone,
    one_action,
    promote,
    score,
    seniors,
    sets,
    shared_links,
    sonar,
    travel,
    zones,
)

CREW = (
    # The team leader, one for each player; the senior side is designed (Q21).
    Crew(
        "leader",
        0,
        1,
        Side(actions=one_action(travel(), sonar(), dive(), conserve(), journal())),
        Side(at_once=gain("A"), actions=one_action(travel(), sonar(), dive(), conserve(), journal())),
        source="designed",
    ),
    # Tier 1
    Crew("pilot", 1, 5, Side(at_once=gain("M"), actions=travel()), Side(at_once=gain("I C"), actions=travel())),
    Crew(
        "reef_diver",
        1,
        5,
        Side(at_once=gain("R"), actions=dive()),
        Side(at_once=gain("R"), actions=one_action(dive(), journal())),
    ),
    Crew(
        "sonar_operator",
        1,
        5,
        Side(at_once=gain("C"), actions=sonar()),
        Side(at_once=gain("C"), actions=one_action(travel(), sonar())),
    ),
    # Tier 2
    Crew(
        "ecologist",
        2,
        4,
        Side(actions=one_action(travel(), conserve())),
        Side(at_once=gain("C C"), actions=one_action(dive(), conserve())),
    ),
    Crew("marine_engineer", 2, 4, Side(at_once=gain("G G")), Side(actions=one_action(travel(), journal()))),
    Crew(
        "navigator",
        2,
        4,
        Side(at_once=gain("I"), actions=one_action(travel(), sonar())),
        Side(actions=actions(sonar(), dive())),
    ),
    # Tier 3
    Crew(
        "rov_operator",
        3,
        3,
        Side(actions=actions(travel(), dive())),
        Side(at_once=gain("R R"), actions=actions(dive(), conserve())),
    ),
    Crew(
        "field_researcher",
        3,
        3,
        Side(actions=actions(sonar(), journal())),
        Side(actions=actions(travel(), journal())),
    ),
    Crew(
        "marine_biologist",
        3,
        3,
        Side(at_once=gain("I I"), actions=one_action(conserve(), journal())),
        Side(actions=actions(conserve(), conserve())),
    ),
    # Tier 4
    Crew(
        "deep_sea_diver",
        4,
        2,
        Side(at_once=gain("M"), actions=actions(dive(), dive())),
        Side(at_once=gain("K2"), actions=actions(travel(), conserve())),
    ),
    Crew(
        "oceanographer",
        4,
        2,
        Side(at_once=gain("R I C G"), actions=one_action(sonar(), journal())),
        Side(at_once=gain("M M")),
    ),
    Crew(
        "vessel_captain",
        4,
        2,
        Side(at_once=gain("G"), actions=actions(travel(), travel())),
        Side(at_once=gain("G"), actions=actions(travel(), sonar())),
    ),
    # Tier 5
    Crew(
        "fleet_coordinator",
        5,
        1,
        Side(at_once=gain("G"), actions=actions(travel(), travel(), travel())),
        Side(score=score(1, 2, shared_links())),
    ),
    Crew(
        "ichthyologist",
        5,
        1,
        Side(at_once=gain("I"), actions=actions(dive(), conserve(), conserve())),
        Side(score=score(1, 1, most_in_zone(CONSERVE))),
    ),
    Crew(
        "ocean_historian",
        5,
        1,
        Side(at_once=gain("C"), actions=actions(dive(), dive(), journal())),
        Side(score=score(3, 1, sets())),
    ),
    Crew(
        "biotechnologist",
        5,
        1,
        Side(at_once=gain("K4"), actions=actions(conserve(), journal())),
        Side(score=score(1, 1, depths_with(JOURNAL))),
    ),
    Crew(
        "biogeographer",
        5,
        1,
        Side(at_once=gain("G"), actions=actions(travel(), dive(), conserve())),
        Side(score=score(1, 1, zones(CONSERVE))),
    ),
    Crew(
        "mentor",
        5,
        1,
        Side(at_once=gain("C C"), actions=one_action(journal(), promote())),
        Side(score=score(1, 1, seniors(others=True))),
    ),
    Crew(
        "adventurer",
        5,
        1,
        Side(at_once=gain("I I I"), actions=actions(sonar(), sonar())),
        Side(score=score(1, 3, zones(vessels=True))),
    ),
    Crew(
        "dive_team_leader",
        5,
        1,
        Side(at_once=gain("G G G"), actions=actions(travel(), dive())),
        Side(score=score(1, 2, empty_sites())),
    ),
    Crew("robotics_engineer", 5, 1, Side(at_once=gain("I I"), actions=copy_crew()), Side(score=score(4, 1, 1))),
)
