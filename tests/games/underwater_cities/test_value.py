"""What a position is worth to a bot: only what must hold whatever the weights are."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.bots.random import Random
from pelagia.bots.turn import Count, finished
from pelagia.games.underwater_cities.bot.value import rest_of, value
from pelagia.games.underwater_cities.content.card import KELP, SCI, STEEL
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from tests.games.underwater_cities.table import table


def worth(game: UnderwaterCities, who: int = 0) -> float:
    return sum(value(game, who).values())


def settled(game: UnderwaterCities, who: int) -> UnderwaterCities:
    """The position that a bot sees at the end of the turn."""
    end = finished(game.clone(), who, Count(1000, 1))
    assert isinstance(end, UnderwaterCities)
    return end


def test_good_things_are_worth_more() -> None:
    plain = worth(table().game)
    assert worth(table(points=3).game) > plain
    for n in range(5):
        assert worth(table(stock=[2 * (n == other) for other in range(5)]).game) > plain
    assert worth(table(claimed="15").game) > plain  # production
    assert worth(table(claimed="40").game) > plain  # permanent
    assert worth(table(claimed="19").game) > worth(table(claimed="19", used="19").game) > plain  # action
    assert worth(table(tunnels="B3-C3", cities="C3 B3").game) > worth(table(tunnels="B3-C3").game) > plain
    assert worth(table(tunnels="B3-C3 A3-B3").game) > worth(table(tunnels="B3-C3").game)


def test_a_building_is_worth_more_at_a_city_upgraded_and_beside_another_kind() -> None:
    far, near = worth(table(buildings="B3.1:F").game), worth(table(buildings="C3.1:F").game)
    assert near > far
    assert worth(table(buildings="C3.1:F*").game) > near
    both, twice = worth(table(buildings="C3.1:F C3.2:D").game), worth(table(buildings="C3.1:D C3.2:D").game)
    assert both > twice


def test_goods_that_nobody_can_use_are_worth_less() -> None:
    few, more, many, most = [worth(table(stock=(0, 0, 0, n)).game) for n in (2, 4, 20, 22)]
    assert more - few > most - many > 0


def test_a_special_card_that_would_score_is_better_in_hand() -> None:
    def gain(stock: tuple[int, ...]) -> float:
        """What a card that pays for science is worth, above a harmless one."""
        return worth(table(hand="187", stock=stock, round=9, era=3).game) - worth(
            table(stock=stock, round=9, era=3).game
        )

    assert gain((0, 0, 10, 3)) > gain((0, 0, 0, 3)) + 1


def test_open_special_cards_are_seen() -> None:
    """Each is worth what it promises: early an action card, late one that pays for the kelp that is left over."""
    early = table(small="201 192", stock=(0, 0, 0, 2), used="assistant")
    late = table(small="201 192", stock=(9, 0, 0, 3), used="assistant", round=9, era=3)
    for t, best in ((early, "U201"), (late, "U186")):
        t.place("S3")
        assert t.has("take 186", "take top", "dig")
        assert best in settled(t.game, 0).seats[0].hand


def test_a_metropolis_to_come_is_foreseen() -> None:
    t = table(hand="200", stock=(0, 0, 0, 2), stock_tiles=("M01", "M02")).place("S13", 200)
    end = settled(t.game, 0)
    assert [len(player.metropolises) for player in (end.seats[0], t.seat)] == [4, 3]
    assert len(end.deck) == len(t.game.deck)


def test_what_cities_eat_is_not_left_over() -> None:
    stock, gives = (0, 4, 0, 0, 0, 0), (6, 1, 0, 0, 0, 0)
    few, many = rest_of(stock, gives, 2, 1, 1), rest_of(stock, gives, 5, 1, 1)
    assert few[KELP] == many[KELP] + 3
    assert few[STEEL] == many[STEEL]


def test_what_the_next_city_lacks_is_worth_more() -> None:
    def gain(stock: tuple[int, ...], *, more: int) -> float:
        """What one more of a resource is worth."""
        richer = [have + (n == more) for n, have in enumerate(stock)]
        return worth(table(stock=richer, used="assistant").game) - worth(table(stock=stock, used="assistant").game)

    assert gain((1, 0, 0, 1, 0), more=STEEL) > gain((1, 2, 0, 1, 0), more=STEEL)  # a city takes two
    assert gain((1, 2, 0, 1, 0), more=SCI) == gain((1, 0, 0, 1, 0), more=SCI)  # it takes none


def test_a_site_with_a_surcharge_is_farther_away() -> None:
    def gain(tunnel: str) -> float:
        """What two science are worth with so few other goods, when a tunnel leads to this site."""
        poor, rich = (table(board=6, tunnels=tunnel, cities="C2 C3", stock=(1, 2, n, 3)).game for n in (0, 2))
        return worth(rich) - worth(poor)

    assert gain("C2-C3 C1-C2") > gain("C2-C3 B3-C3")  # C1 asks for two science and two credits more


def test_hunger_is_bad() -> None:
    cities, tunnels = "C3 B3 C2", "B3-C3 C2-C3"
    fed = worth(table(round=4, cities=cities, tunnels=tunnels, stock=(3,)).game)
    hungry = worth(table(round=4, cities=cities, tunnels=tunnels, stock=(0, 0, 0, 3)).game)
    assert fed > hungry


def test_tunnels_bring_a_metropolis_nearer() -> None:
    far = table(metropolises=("", "M10", "")).game
    near = table(metropolises=("", "M10", ""), tunnels="B3-C3").game
    empty = table(tunnels="B3-C3").game
    assert worth(near) - worth(empty) > worth(far) - worth(table().game) > 0


def test_a_brown_metropolis_is_not_worth_less_when_its_last_tunnel_stands() -> None:
    """Early it scores nothing yet, and will."""
    way = "C2-C3 C1-C2 B1-C1 B1-MB A1-B1 A1-A2"
    for round, era in ((2, 1), (6, 2), (9, 3)):
        last, linked = (
            table(metropolises=("BR2", "", ""), tunnels=tunnels, round=round, era=era).game
            for tunnels in (way, f"{way} A2-MB")
        )
        assert value(linked, 0)["final"] > value(last, 0)["final"] > 0


def test_who_will_be_first_is_better_off_but_in_the_last_round() -> None:
    for round, era in ((9, 3), (10, 3)):
        own, other = (table(2, steps={who: 2}, round=round, era=era).game for who in (0, 1))
        assert (worth(own) > worth(other)) is (round < 10)


def test_the_turn_is_thought_to_its_end_and_no_further() -> None:
    t = table(stock=(1, 4, 0, 5, 0), used="assistant").place("S2")
    end = settled(t.game, 0)
    assert (end.space, end.seats[0].tunnels.bit_count()) == ("", 2)  # both tunnels are built
    assert (t.game.seats[0].tunnels, t.game.seats[0].stock[:4]) == (0, (1, 4, 0, 5))
    assert end.seats[1].tiles == t.game.seats[1].tiles
    assert settled(end, 0) == end


def test_which_idle_card_goes_does_not_matter_to_the_turn() -> None:
    """A card without the colour of the space does nothing; only what is left in hand differs."""
    t = table(hand="15 16 202", stock=(0, 2, 0, 2, 0), used="assistant")
    colours = {card: t.game.content.cards[f"U{card}"].colour for card in ("15", "16", "202")}
    space = next(id for id in t.game.spaces if t.game.content.spaces[id].colour not in colours.values())
    judged = []
    for card in colours:
        clone = t.game.clone()
        clone.choose(f"place {space} with {card}")
        judged.append(value(settled(clone, 0), 0))
    kept, also_kept, gone = judged
    assert gone.pop("hand") < kept.pop("hand")  # a special card is better kept
    also_kept.pop("hand")
    assert gone == kept == also_kept


def test_a_turn_that_was_tried_with_another_idle_card_is_the_same_but_for_the_hand() -> None:
    t = table(hand="15 16 202", stock=(0, 2, 0, 2, 0), used="assistant")
    count, ends = Count(1000, 3), []
    for card in ("16", "202", "15"):
        clone = t.game.clone()
        clone.choose(f"place S12 with {card}")
        end = finished(clone, 0, count)
        assert isinstance(end, UnderwaterCities)
        ends.append(end)
    assert len(count.known) == 2  # special cards are told apart
    assert [game.seats[0].hand for game in ends] == [("U15", "U202"), ("U15", "U16"), ("U16", "U202")]
    assert ends[0].seats[0].stock == ends[2].seats[0].stock


def test_the_better_era_card_stays_in_hand() -> None:
    """One that saves at each tunnel is worth more than one that seldom pays, as long as there are turns."""
    often, seldom = table(hand="40"), table(hand="36")
    assert worth(often.game) > worth(seldom.game) + 1
    for t in (often, seldom):
        t.game.round, t.game.era, t.seat.tiles = 10, 3, 0
    assert worth(often.game) == worth(seldom.game)


def test_an_instant_card_whose_condition_is_met_is_worth_more_in_hand() -> None:
    def gain(tunnels: str) -> float:
        """Card 130 pays for seven connected tunnels."""
        hands = [table(hand=hand, cities="C3 C2 B2", tunnels=tunnels, round=9, era=3).game for hand in ("130", "")]
        return worth(hands[0]) - worth(hands[1])

    six = "B3-C3 C2-C3 B2-B3 B2-C2 A2-B2 B1-B2"
    assert gain(f"{six} C1-C2") > gain(six) + 0.1 > 0.1


def test_at_the_end_it_is_the_score() -> None:
    game = pelagia.new("underwater-cities", players=3, seed=5)
    bot = Random(5)
    while decision := game.decision:
        game.choose(bots.ask(bot, game, decision), decision.seat)
    assert isinstance(game, UnderwaterCities)
    assert [worth(game, seat) for seat in range(3)] == game.scores


def test_judging_changes_nothing() -> None:
    for players in (1, 2, 4):
        game = pelagia.new("underwater-cities", players=players, seed=6)
        assert isinstance(game, UnderwaterCities)
        bot = Random(6)
        while (decision := game.decision) and game.number < 60:
            before = game.to_json()
            value(game, decision.seat)
            assert game.to_json() == before
            game.choose(bots.ask(bot, game, decision), decision.seat)


def test_greedy_is_far_better_than_random() -> None:
    """Two rounds are enough to see it: greedy has built more than it would by chance."""
    game = pelagia.new("underwater-cities", players=2, seed=3)
    assert isinstance(game, UnderwaterCities)
    greedy, random = Greedy(3), Random(3)
    while (decision := game.decision) and game.round < 5:
        bot = greedy if decision.seat == 0 else random
        game.choose(bots.ask(bot, game, decision), decision.seat)
    assert worth(game, 0) > worth(game, 1) + 5
