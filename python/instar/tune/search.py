"""The search: each choice alone, then together for the whole program, then file by file.

Which points are built depends on costs, effort and seed alone, never on how many processors there
are: points come in rounds of a fixed size. One build tells of all files at once, since a file's own
cycles hardly depend on the flags of others; whether they do is seen when the best of each are put
together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from instar.tune.judge import Judge, Judged, Stopped
from instar.tune.point import Choice, Point, Setting, with_choice
from instar.tune.secrets import Verdict

#: Points of a round: what is decided next depends on all of them.
ROUND = 4
#: Files with a smaller share of the cycles keep the flags of the whole.
LEAST_SHARE = 0.01
#: A file gets other flags for more than this share of the cycles.
LEAST_GAIN = 0.0003
#: Shares of the effort after which the first and the second phase end.
_ALONE, _TOGETHER = 0.5, 0.7

#: What a step is called in results.
ALONE, TOGETHER, FILES = "one choice alone", "together", "by file"


@dataclass(frozen=True)
class Step:
    """A build of the search."""

    #: From 1.
    number: int
    phase: str
    #: What it tries on top of the best so far.
    what: str
    judged: Judged
    #: It became the best so far.
    better: bool = False


class Search:
    """Looks for the cheapest point with a number of builds; `best` is it at any time."""

    def __init__(
        self,
        judge: Judge,
        space: Sequence[Choice],
        names: dict[str, str],
        baseline: Judged,
        *,
        effort: int,
        seed: int,
        cases: int | None = None,
        secrets: Callable[[Point], Verdict],
        on_change: Callable[[Search], None] = lambda _: None,
    ) -> None:
        self._judge = judge
        #: Source → what it is called in points; sources that no flags are for are not there.
        self._names = names
        self._random = Random(seed)
        #: Choices that were not tried alone.
        self._left = self._order(space)
        self._effort = effort
        self._cases = cases
        self._secrets = secrets
        #: Files with settings by which more of them depends on secrets.
        self._leaky: set[tuple[str, Setting]] = set()
        self._on_change = on_change
        self._seen: dict[Point, Judged] = {baseline.point: baseline}
        #: Choice → what it came to alone.
        self._alone: dict[Choice, Judged] = {}
        self.baseline = baseline
        self.best = baseline
        #: Best points, each better than the one before.
        self.trail: list[Judged] = [baseline]
        self.steps: list[Step] = []
        self.builds = 0

    def run(self) -> None:
        """Spends the effort, or ends where nothing is left to try. Raises `Stopped` after ^C."""
        self._each_alone(max(1, int(self._effort * _ALONE)))
        self._together()
        self._by_file()

    # ------------------------------------------------------------ the whole program

    def _order(self, space: Sequence[Choice]) -> list[Choice]:
        """One choice of each factor, then another one of each, and so on; which comes when the seed says."""
        shuffled = list(space)
        self._random.shuffle(shuffled)
        had: Counter[str] = Counter()
        turns = []
        for choice in shuffled:
            turns.append((had[choice.factor], choice))
            had[choice.factor] += 1
        return [choice for _, choice in sorted(turns, key=lambda turn: turn[0])]

    def _each_alone(self, most: int) -> None:
        """The next of the choices that were not tried yet, `most` of them."""
        chosen, self._left = self._left[:most], self._left[most:]
        points = {choice: Point((choice,)) for choice in chosen}
        found = self._try(ALONE, {point: choice.text for choice, point in points.items()})
        self._alone |= {choice: found[point] for choice, point in points.items() if point in found}

    def _together(self) -> None:
        helped = [c for c in self._ranked(self._alone) if self._alone[c].is_better(self.baseline)]
        while helped and self.builds < int(self._effort * _TOGETHER):
            had = {choice.factor for choice in self.best.point.whole}
            helped = [choice for choice in helped if choice.factor not in had]
            tried, rest = helped[:ROUND], helped[ROUND:]
            before = self.best
            points = {choice: self._with(before.point, choice) for choice in tried}
            found = self._try(TOGETHER, {point: f"+ {choice.text}" for choice, point in points.items()})
            of_choice = {choice: found[point] for choice, point in points.items() if point in found}
            helped = [c for c in self._ranked(of_choice) if of_choice[c].is_better(before)] + rest

    @staticmethod
    def _with(point: Point, choice: Choice) -> Point:
        """The point with one more choice for the whole; files with a setting of their own keep it."""
        return replace(point, whole=with_choice(point.whole, choice))

    def _ranked(self, found: dict[Choice, Judged]) -> list[Choice]:
        """The cheapest first; without those that have no cost."""
        costs = {
            choice: judged.cost.cycles
            for choice, judged in found.items()
            if judged.cost is not None and judged.refused is None
        }
        return sorted(costs, key=lambda choice: costs[choice])

    # ------------------------------------------------------------ single files

    def _by_file(self) -> None:
        self._join()
        while self.builds < self._effort:
            if points := self._next_of_each_file():
                self._try(FILES, points)
            elif self._left:
                self._each_alone(ROUND)
            else:
                return
            self._join()

    def _join(self) -> None:
        """Gives each file what was best for it so far; where that is no better, one file by itself."""
        gains = self._gains()
        if not gains:
            return
        base = self.best
        joined = base.point
        for _, file, setting in gains:
            joined = joined.given(file, setting)
        together = self._try(FILES, {joined: "each file as was best for it"}).get(joined)
        if together is None or self.best is not base or len(gains) == 1:
            return
        single = {
            base.point.given(file, setting): _named(file, setting) for _, file, setting in gains[:ROUND]
        }
        self._try(FILES, single)

    def _gains(self) -> list[tuple[int, str, Setting]]:
        """Cycles that a file was seen to save with another setting than that of the best so far."""
        gains = []
        least = LEAST_GAIN * sum(self.best.cost.files.values() if self.best.cost else ())
        for file, settings in self._own_cycles().items():
            now = settings.get(self.best.point.of(file))
            best = min(settings, key=lambda setting: settings[setting], default=())
            if now is not None and now - settings[best] > least:
                gains.append((now - settings[best], file, best))
        return sorted(gains, key=lambda gain: -gain[0])

    def _own_cycles(self) -> dict[str, dict[Setting, int]]:
        """File → setting → the fewest cycles that were spent in its code with it."""
        own: dict[str, dict[Setting, int]] = {name: {} for name in self._hot()}
        for judged in self._seen.values():
            for source, cycles in judged.cost.files.items() if judged.cost else ():
                name = self._names.get(source)
                setting = judged.point.of(name) if name is not None else ()
                if name in own and (name, setting) not in self._leaky:
                    own[name][setting] = min(cycles, own[name].get(setting, cycles))
        return own

    def _hot(self) -> list[str]:
        """Files that hold a share of the cycles of the best so far, those with most first."""
        files = self.best.cost.files if self.best.cost else {}
        least = LEAST_SHARE * sum(files.values())
        held = {self._names[source]: n for source, n in files.items() if n >= least and source in self._names}
        return sorted(held, key=lambda name: (-held[name], name))

    def _next_of_each_file(self) -> dict[Point, str]:
        """Builds in which each file has something new: what is likely to help it, and one at random."""
        points = [self.best.point] * ROUND
        for file in self._hot():
            for number, setting in enumerate(self._next(file)):
                points[number] = points[number].given(file, setting)
        return {point: "something new in each file" for point in points if point not in self._seen}

    def _next(self, file: str) -> list[Setting]:
        """Settings of a file that were not tried yet."""
        now = self.best.point.of(file)
        known = {judged.point.of(file) for judged in self._seen.values()}
        source = next(source for source, name in self._names.items() if name == file)
        alone = {
            choice: judged.cost.files.get(source, 0)
            for choice, judged in self._alone.items()
            if judged.cost is not None
        }
        order = sorted(alone, key=lambda choice: alone[choice])
        settings = dict.fromkeys(with_choice(now, choice) for choice in order)
        new = [one for one in settings if one not in known and (file, one) not in self._leaky]
        if len(new) <= ROUND:
            return new
        return [*new[: ROUND - 1], self._random.choice(new[ROUND - 1 :])]

    # ------------------------------------------------------------ builds

    def _try(self, phase: str, points: Mapping[Point, str]) -> dict[Point, Judged]:
        """Judges points, each with what it tries, as many as are left; those seen before are free."""
        new = [point for point in points if point not in self._seen][: self._effort - self.builds]
        begun = self.builds

        def done(_: Judged) -> None:
            self.builds += 1
            self._on_change(self)

        try:
            self._note(phase, points, self._judge.judge(new, self._cases, done), begun)
        except Stopped as stopped:
            if self.builds > len(self.steps):
                self._note(phase, points, stopped.found, begun, ended=True)
            raise
        return {point: self._seen[point] for point in points if point in self._seen}

    def _note(
        self,
        phase: str,
        points: Mapping[Point, str],
        found: Sequence[Judged],
        begun: int,
        *,
        ended: bool = False,
    ) -> None:
        """Keeps what was found; the best of it that shows no more of secrets may become the best so far."""
        numbers = {one.point: number for number, one in enumerate(found, begun + 1)}
        self._seen.update({one.point: one for one in found})
        for one in found:
            self.steps.append(Step(numbers[one.point], phase, points[one.point], one))
        leaking: list[tuple[Judged, Verdict]] = []
        for one in sorted((one for one in found if one.is_better(self.best)), key=_cycles):
            verdict = self._secrets(one.point) if not ended else None
            if verdict is None or not verdict.worse:
                self.best = one
                self.trail.append(one)
                self._mark(numbers[one.point], better=True)
                break
            self._seen[one.point] = replace(one, refused=verdict.told.sentence)
            self._mark(numbers[one.point], judged=self._seen[one.point])
            self._leaky |= {(file, one.point.of(file)) for file in verdict.files}
            leaking.append((one, verdict))
        self._on_change(self)
        for one, verdict in leaking:
            self._mend(phase, one, verdict)

    def _mark(self, number: int, *, judged: Judged | None = None, better: bool = False) -> None:
        """Says of a step what became of it."""
        step = self.steps[number - 1]
        self.steps[number - 1] = replace(step, judged=judged or step.judged, better=better)

    def _mend(self, phase: str, leaking: Judged, verdict: Verdict) -> None:
        """Tries a point again in which the files that told of secrets have the workload's own flags."""
        mended = leaking.point
        for file in verdict.files:
            mended = mended.given(file, ())
        # What is no better than the best by now would not be with fewer flags either.
        if mended != leaking.point and leaking.is_better(self.best):
            self._try(phase, {mended: f"the same without {', '.join(verdict.files)}"})


def _cycles(judged: Judged) -> int:
    return judged.cost.cycles if judged.cost else 0


def _named(file: str, setting: Setting) -> str:
    return f"{file}: {' '.join(choice.text for choice in setting)}".rstrip()
