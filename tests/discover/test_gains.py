"""What sets of instructions save, as it is learned: each alone, what pairs take from each other, what
a function loses once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from instar.discover.choose import Limits, placed, select
from instar.discover.gains import Gains
from instar.discover.pool import Named, Stand
from instar.discover.search import Picked, Wanted, _Selecting
from instar.discover.trial import Trials

from .named import named


def test_what_a_function_loses_once_is_paid_once_however_many_are_put_in() -> None:
    # Loads and stores that are chosen anew cost 4 cycles: neither of the two saves them alone.
    first, second = named(0, 1.0, [(0, [0, 1], 3.0)]), named(1, 1.0, [(0, [2, 3], 5.0)])
    other = named(2, 1.0, [(1, [0, 1], 1.0)])
    gains = Gains(once=(4.0, 0.0))
    # It was put in and saved nothing of what the function took; beside the loss it saves 3.
    timed = gains.learn([first], {0: (0,)}, (0, 0), (3, 0))
    assert (timed.expected, timed.measured, gains.factors[0, 0]) == ((0.0, 0.0), (0, 0), 1.0)
    gains.learn([second], {1: (0,)}, (0, 0), (3, 0))
    every = [first, second, other]
    assert select(every, Limits(1, None), gains).chosen == (other,)
    assert select([first], Limits(1, None), gains).chosen == ()
    both = select(every, Limits(2, None), gains)
    assert (set(both.places), both.expected) == ({0, 1}, 2.0)
    assert gains.expected(both.chosen, both.places, 2) == (2.0, 0.0)
    assert gains.expected([first, other], {0: (0,), 2: (0,)}, 2) == (0.0, 1.0)
    # Where each of them is put is asked of them all, whatever that costs.
    assert placed([first, other], gains) == {0: (0,), 2: (0,)}


def test_places_of_which_nothing_is_expected_are_taken_where_nothing_else_stands() -> None:
    # Beside another instruction a core may charge nothing for what is replaced.
    first = named(0, 1.0, [(0, [0, 1], 3.0), (0, [4, 5], 0.0), (0, [6, 7, 8], -1.0), (1, [0, 1], 0.0)])
    second = named(1, 1.0, [(0, [2, 3], 5.0), (0, [5, 6], 0.0), (0, [7, 8], 0.0)])
    assert select([first, second], Limits(2, None), Gains()).places == {0: (0,), 1: (0,)}
    # Of those that overlap the largest is taken, 6 to 8; of equal ones the first, 4 and 5.
    assert placed([first, second], Gains()) == {0: (0, 1, 2, 3), 1: (0,)}
    # An instruction that takes as long as what it replaces leaves no slot to others.
    slow = replace(first, latency=2)
    assert placed([slow, second], Gains()) == {0: (0, 2), 1: (0,)}
    # What the program expects of one is what it saved alone, at all places.
    gains = Gains()
    gains.learn([first], {0: (0, 1, 2, 3)}, (7, 0))
    assert select([first], Limits(1, None), gains).expected == 7.0


def test_what_two_take_from_each_other_is_learned_and_goes_into_the_next_selection() -> None:
    # Two that wait for the same load: each saves 5 alone, both together 6; the third saves 3.
    first, second = named(0, 1.0, [(0, [0, 1], 5.0)]), named(1, 1.0, [(0, [2, 3], 5.0)])
    third, gains = named(2, 1.0, [(0, [4, 5], 3.0)]), Gains()
    every, two = [first, second, third], Limits(2, None)
    chosen = select(every, two, gains)
    assert chosen.chosen == (first, second)
    timed = gains.learn(chosen.chosen, chosen.places, (6,))
    # What was expected stays what it was before it was known.
    assert (timed.expected, timed.measured) == ((10.0,), (6,))
    assert gains.learn(chosen.chosen, chosen.places, (6,)) is timed
    better = select(every, two, gains)
    assert (third in better.chosen, len(better.chosen), better.expected) == (True, 2, 8.0)
    # All three: what is known of the two counts there too.
    whole = select(every, Limits(3, None), gains)
    assert whole.expected == 9.0 == sum(gains.expected(whole.chosen, whole.places, 1))
    # Two that save more together are worth it only where both stand somewhere.
    gains.learn([second, third], {1: (0,), 2: (0,)}, (20,))
    assert select(every, Limits(3, None), gains).expected == 9.0 + 12.0
    assert select(every, two, gains).expected == 20.0


class Neighbours:
    """Trials of candidates of which two that follow each other save only what one does."""

    def saved(self, chosen: Sequence[Named]) -> tuple[int, ...]:
        numbers = sorted(one.at for one in chosen)
        ends = [n for n in numbers if n + 1 not in numbers]
        return (10 * len(ends) + sum(numbers) // 4,)

    def gained(self, chosen: Sequence[Named]) -> tuple[int, ...]:
        return self.saved(chosen)

    def cycles(self, chosen: Sequence[Named]) -> int:
        return 1000 - self.saved(chosen)[0]


def selecting(every: list[Named], limits: Limits, folder: Path) -> _Selecting:
    wanted = Wanted(2, 1, 16, 1, 9, 100.0, limits, Stand(), False, "exact", 1, 1)
    unused = cast("Any", SimpleNamespace())
    return _Selecting(unused, unused, [unused], wanted, unused, every, every, folder, lambda *_: None)


def test_a_selection_is_made_again_until_its_pairs_are_known(tmp_path: Path) -> None:
    every = [named(n, 1.0, [(0, [2 * n, 2 * n + 1], 10.0 + n)]) for n in range(9)]
    search = selecting(every, Limits(4, None), tmp_path)
    trials = cast("Trials", Neighbours())
    search._measure(trials, every)
    front = search._front(trials, every)
    # By gains alone the first choice is 8, 7, 6 and 5, which save what two do.
    assert [len(point.chosen) for point in front] == [1, 2, 3, 4]
    best = front[-1]
    numbers = sorted(one.at for one in best.chosen)
    assert all(after - before > 1 for before, after in pairwise(numbers)), numbers
    assert best.timed.error is not None and abs(best.timed.error) < 0.05
    for point in front:
        assert sum(point.timed.measured) == trials.saved(point.chosen)[0]


def tried(cycles: dict[tuple[int, ...], int]) -> Trials:
    """Trials of a function that takes 100 cycles as it came, and these with candidates in it."""
    trials = object.__new__(Trials)
    trials.subjects = [cast("Any", SimpleNamespace(times=2, beside=0))]
    trials.gains, trials._came = Gains(), [100]
    trials._known = {key: (cast("Any", SimpleNamespace(cycles=of)),) for key, of in cycles.items()}
    return trials


def test_instructions_that_pay_together_for_other_loads_and_stores_are_found(tmp_path: Path) -> None:
    first, second = named(0, 1.0, [(0, [0, 1], 30.0)]), named(1, 1.0, [(0, [2, 3], 30.0)])
    # Loads and stores chosen anew cost 20 cycles a call; each of the two saves 15.
    trials = tried({(): 120, (0,): 105, (1,): 105, (0, 1): 90, (1, 0): 90})
    assert (trials.lost(), trials.saved([first]), trials.gained([first])) == ((40,), (0,), (30,))
    search = selecting([first, second], Limits(2, None), tmp_path)
    search.gains.once = trials.lost()
    search._measure(trials, [first, second])
    (best,) = search._front(trials, [first, second])
    assert (set(best.timed.expected), best.timed.measured, len(best.chosen)) == ({20.0}, (20,), 2)
    # Where nothing is lost, what is saved alone is what is gained.
    plain = tried({(): 90, (0,): 80})
    assert (plain.lost(), plain.saved([first]), plain.gained([first])) == ((0,), (20,), (20,))


def test_what_saves_no_cycle_in_a_list_but_leaves_many_slots_free_is_not_dropped() -> None:
    first, second = named(0, 1.0, [(0, [0, 1], 3.0)]), named(1, 1.0, [(0, [2, 3], 3.0)])
    assert Picked(first, 5, 0, 1).idle(1000, 1000)
    assert not Picked(first, 5, 0, 2).idle(1000, 1000) and not Picked(first, 5, 2, 0).idle(1000, 1000)
    # Counted are those of what is taken: a function that would be slower stays as it came.
    trials = Trials.__new__(Trials)
    trials.subjects = [cast("Any", SimpleNamespace(times=3, beside=0))]
    trials._came, trials._executed = [100], [90]
    fused = {(0,): (100, 70), (0, 1): (99, 60)}
    trials._known = {
        key: (cast("Any", SimpleNamespace(cycles=cycles, instructions=instructions)),)
        for key, (cycles, instructions) in fused.items()
    }
    assert (trials.executed([first]), trials.executed([first, second])) == (270, 180)
