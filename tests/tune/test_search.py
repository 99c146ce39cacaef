"""The search on costs that are made up: it finds what is there, keeps to its effort, and repeats itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from instar.tune.job import Cost
from instar.tune.judge import Judge, Judged, Stopped
from instar.tune.point import Choice, Point, Setting, flags_of, with_choice
from instar.tune.search import Search
from instar.tune.secrets import Verdict
from instar.tuned import TunedSecrets

FILES = {"/w/a.c": "a.c", "/w/b.c": "b.c", "/w/small.c": "small.c"}
SPACE = [
    Choice("level", ("-O2",)),
    Choice("level", ("-Os",)),
    *(Choice(f"f{number}", (f"-f{number}",)) for number in range(8)),
]

#: File → flag → cycles that it adds in this file.
EFFECTS = {
    "a.c": {"-O2": -100, "-f0": -50, "-f1": +40, "-f2": -10},
    "b.c": {"-O2": +60, "-f0": -20, "-f1": -70, "-f2": -10},
    "small.c": {},
}
BASE = {"a.c": 5000, "b.c": 3000, "small.c": 10}


def cycles_of(file: str, setting: Setting) -> int:
    return BASE[file] + sum(EFFECTS[file].get(flag, 0) for flag in flags_of(setting))


class Made(Judge):
    """Costs by `EFFECTS`; a build with "-f7" anywhere is wrong."""

    def __init__(self, stop_after: int | None = None) -> None:
        self.asked_for: list[Point] = []
        self._stop_after = stop_after

    def judge(
        self,
        points: Sequence[Point],
        calls: int | None = None,
        on_done: Callable[[Judged], None] = lambda _: None,
    ) -> list[Judged]:
        found: list[Judged] = []
        for point in points:
            if self._stop_after is not None and len(self.asked_for) == self._stop_after:
                raise Stopped(found)
            self.asked_for.append(point)
            found.append(self.one(point))
            on_done(found[-1])
        return found

    @staticmethod
    def one(point: Point) -> Judged:
        files = {source: cycles_of(name, point.of(name)) for source, name in FILES.items()}
        words = {flag for name in FILES.values() for flag in flags_of(point.of(name))}
        if "-f7" in words:
            return Judged(point, None, "sum differs", wrong=True)
        total = sum(files.values())
        return Judged(point, Cost(total, total, total, 0, total, total, files, ()))


def safe(point: Point) -> Verdict:
    return Verdict(TunedSecrets("nothing", 0))


def search(
    judge: Made, effort: int = 60, seed: int = 0, secrets: Callable[[Point], Verdict] = safe
) -> Search:
    return Search(judge, SPACE, FILES, Made.one(Point()), effort=effort, seed=seed, secrets=secrets)


def test_each_file_ends_with_what_is_best_for_it() -> None:
    judge = Made()
    found = search(judge)
    found.run()
    best = found.best.point
    wanted = {"a.c": {"-O2", "-f0", "-f2"}, "b.c": {"-f0", "-f1", "-f2"}}
    for file, flags in wanted.items():
        helps = {flag for flag in flags_of(best.of(file)) if EFFECTS[file].get(flag)}
        assert helps == flags, (file, best)
    assert found.best.cost and found.best.cost.cycles == sum(BASE.values()) - 160 - 100
    # What holds next to no cycles keeps the flags of the whole.
    assert "small.c" not in dict(best.files)


@pytest.mark.parametrize("effort", [1, 2, 5, 12, 60])
def test_the_effort_is_kept_and_no_point_is_built_twice(effort: int) -> None:
    judge = Made()
    found = search(judge, effort)
    found.run()
    assert found.builds == len(judge.asked_for) == len(found.steps) <= effort
    assert len(set(judge.asked_for)) == len(judge.asked_for) and Point() not in judge.asked_for
    assert [step.number for step in found.steps] == list(range(1, found.builds + 1))


def test_the_same_seed_is_the_same_search_and_another_one_is_not() -> None:
    def asked(seed: int) -> list[Point]:
        judge = Made()
        search(judge, 8, seed).run()
        return judge.asked_for

    assert asked(1) == asked(1)
    assert any(asked(1) != asked(seed) for seed in range(2, 6))


def test_the_trail_goes_down_and_ends_with_the_best() -> None:
    found = search(Made())
    found.run()
    costs = [judged.cost.cycles for judged in found.trail if judged.cost]
    assert costs == sorted(set(costs), reverse=True) and found.trail[-1] is found.best
    assert [step.judged for step in found.steps if step.better] == found.trail[1:]


def test_what_gives_wrong_answers_is_never_the_best() -> None:
    judge = Made()
    EFFECTS["a.c"]["-f7"] = -4000
    try:
        found = search(judge)
        found.run()
    finally:
        del EFFECTS["a.c"]["-f7"]
    assert any(step.judged.wrong for step in found.steps)
    assert found.best.cost is not None and "-f7" not in str(found.best.point)


def test_a_file_that_tells_of_secrets_with_a_flag_does_without_and_the_others_keep_it() -> None:
    def leaks(point: Point) -> Verdict:
        files = [file for file in FILES.values() if file != "a.c" and "-f0" in flags_of(point.of(file))]
        return Verdict(TunedSecrets("a branch", len(files), 0), worse=bool(files), files=tuple(files))

    found = search(Made(), secrets=leaks)
    found.run()
    best = found.best.point
    assert "-f0" in flags_of(best.of("a.c"))
    assert all("-f0" not in flags_of(best.of(file)) for file in ("b.c", "small.c"))
    assert not any(leaks(judged.point).worse for judged in found.trail)
    assert any(step.judged.refused for step in found.steps)


def test_what_was_found_before_an_interruption_is_kept() -> None:
    found = search(Made(stop_after=7))
    with pytest.raises(Stopped):
        found.run()
    assert found.builds == len(found.steps) == 7
    cheapest = min(step.judged.cost.cycles for step in found.steps if step.judged.cost)
    assert found.best.cost and found.best.cost.cycles == min(cheapest, sum(BASE.values()))


def test_a_sampled_point_is_better_only_where_the_intervals_are_apart() -> None:
    def sampled(cycles: int, half: int) -> Judged:
        return Judged(Point(), Cost(cycles, cycles - half, cycles + half, 9, 1, 1, {}, ()))

    assert sampled(90, 4).is_better(sampled(100, 4))
    assert not sampled(90, 5).is_better(sampled(100, 5))


def test_a_setting_has_one_choice_of_a_factor_and_the_level_in_front() -> None:
    first, second = Choice("a", ("-a",)), Choice("a", ("-b",))
    setting = with_choice(with_choice((), first), Choice("level", ("-O2",)))
    assert flags_of(setting) == ("-O2", "-a")
    assert flags_of(with_choice(setting, second)) == ("-O2", "-b")


def test_a_file_with_the_flags_of_the_whole_is_not_named() -> None:
    whole = (Choice("level", ("-O2",)),)
    point = Point(whole).given("a.c", ())
    assert point.flags(["-g0"]) == (("-g0", "-O2"), (("a.c", ("-g0",)),))
    assert point.given("a.c", whole) == Point(whole)
