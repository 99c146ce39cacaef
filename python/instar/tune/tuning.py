"""A whole search: its beginning, the flags that are known, the search, and what is checked of its best."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import InstarError
from instar.interruption import Interruption
from instar.jobs.tally import Interrupted, Tally
from instar.jobs.workers import Workers
from instar.outcome import WrongResult
from instar.result import changed
from instar.toolchain import Build
from instar.toolchain.flags import joined, short_names
from instar.tune.judge import Judge, Judged, Stopped
from instar.tune.point import Choice, Point, flags_of
from instar.tune.search import Search
from instar.tune.secrets import Secrets, Verdict, unknown
from instar.tune.space import known, space_of
from instar.tune.subject import Start, Tuned
from instar.tuned import TunedCost, TunedFile, TunedSecrets, Tuning, TuningStep

#: Share of the cycles from which on a file stands in results.
_SHOWN_SHARE = 0.01


@dataclass(frozen=True)
class Request:
    """What is searched, how long, and who is told."""

    subject: Tuned
    #: Builds beside the first one.
    effort: int
    seed: int
    #: Cases that judge in the search; None: all.
    cases: int | None
    #: Makes the workers; not asked where nothing is to be computed.
    workers: Callable[[], Workers]
    #: Choices; None: those for the compiler.
    space: Sequence[Choice] | None = None
    on_change: Callable[[Search], None] = lambda search: None
    #: Told when ^C was pressed for the first time.
    on_interrupt: Callable[[], None] = lambda: None


def tune(request: Request) -> Tuning:
    """Searches, and checks what was found.

    After ^C the record is of what was found until then; `Interrupted` is raised where that is
    nothing. Raises `WrongResult` where an answer is wrong with the workload's own flags.
    """
    subject = request.subject
    subject.need_measured()
    start = subject.start()
    with Interruption(request.on_interrupt) as interruption:
        judge = Judge(subject, start.calls, start.build, request.workers, interruption)
        try:
            return _Tuning(request, start, judge).run()
        finally:
            judge.close()


class _Tuning:
    def __init__(self, request: Request, start: Start, judge: Judge) -> None:
        self._request = request
        self._subject = request.subject
        self._start = start
        self._judge = judge
        self._names = {
            str(path): name for path, name in short_names(start.build.sources).items() if path.suffix == ".c"
        }
        self._secrets = Secrets(self._subject, judge, self._names)
        self._refused: list[str] = []

    def run(self) -> Tuning:
        request, judge = self._request, self._judge
        try:
            (baseline,) = judge.judge([Point()], request.cases)
        except Stopped:
            raise Interrupted(Tally(request.effort)) from None
        if baseline.cost is None:
            raise (WrongResult if baseline.wrong else InstarError)(baseline.failure or "")
        judge.hurry(baseline.cost)
        compiler = self._subject.compiler
        asked = request.space if request.space is not None else space_of(compiler)
        space, dropped = known(compiler, self._subject.isa, _not_had(asked, self._start.build))
        search = Search(
            judge,
            space,
            self._names,
            baseline,
            effort=request.effort,
            seed=request.seed,
            cases=request.cases,
            secrets=self._secrets.of,
            on_change=request.on_change,
        )
        try:
            search.run()
            before, after, verdict = self._checked(search)
        except Stopped:
            verdict = unknown("the search was interrupted")
            before, after = baseline, search.best
        return self._record(search, before, after, verdict.told, dropped)

    # ------------------------------------------------------------ what is checked in the end

    def _checked(self, search: Search) -> tuple[Judged, Judged, Verdict]:
        """The first and the best of the trail that stands all checks, judged by all calls."""
        (before,) = self._judge.judge([Point()])
        for best in reversed(search.trail[1:]):
            (after,) = self._judge.judge([best.point])
            verdict = self._secrets.of(best.point) if after.is_better(before) else None
            if self._judge.asked():
                raise Stopped([])
            why = self._why_not(after, verdict)
            if why is None and verdict is not None:
                return before, after, verdict
            cycles = f"{best.cost.cycles:,}" if best.cost else "no"
            self._refused.append(f"the flags that cost {cycles} cycles in the search: {why}")
        return before, before, unknown("the flags are the workload's own")

    def _why_not(self, after: Judged, verdict: Verdict | None) -> str | None:
        """Why a point is no result; None where it is one."""
        if after.cost is None:
            return after.failure
        if verdict is None:
            return "on all measured vectors it is no better"
        if verdict.worse:
            return verdict.told.sentence
        return self._subject.why_not(after.point)

    # ------------------------------------------------------------ the record

    def _record(
        self,
        search: Search,
        before: Judged,
        after: Judged,
        secrets: TunedSecrets,
        dropped: Sequence[Choice],
    ) -> Tuning:
        subject, request = self._subject, self._request
        names, core = subject.names, subject.core
        calls = self._start.answers
        interrupted = self._judge.asked()
        judged_by = min(request.cases or calls, calls)
        checked = judged_by if interrupted else calls
        assert before.cost is not None and after.cost is not None, "both were judged"
        costs = [before.cost, after.cost]
        notes = dict.fromkeys([*self._start.notes, *(note for cost in costs for note in cost.notes)])
        if any(cost.windows for cost in costs):
            notes["the cycles are sampled; a point is better where the intervals are apart"] = None
        return Tuning(
            workload=names.workload,
            parameter_set=names.parameter_set,
            operation=names.operation,
            core=core.name,
            overrides=changed(core),
            design=names.design,
            variant=names.variant,
            rule=names.rule,
            compiler=subject.compiler.version,
            flags=" ".join(self._start.build.flags),
            before=self._cost(before, interrupted=interrupted),
            after=self._cost(after, interrupted=interrupted),
            cflags=self._cflags(after.point),
            whole=shlex.join(flags_of(after.point.whole)),
            files=self._files(before, after, checked),
            steps=tuple(
                TuningStep(
                    build=step.number,
                    phase=step.phase,
                    what=step.what,
                    cycles=step.judged.cost.cycles if step.judged.cost else None,
                    failure=step.judged.failure or step.judged.refused,
                    better=step.better,
                )
                for step in search.steps
            ),
            begun=search.baseline.cost.cycles if search.baseline.cost else 0,
            cases=judged_by,
            checked=checked,
            effort=request.effort,
            builds=search.builds,
            seed=request.seed,
            secrets=secrets,
            dropped=tuple(choice.text for choice in dropped),
            refused=tuple(self._refused),
            notes=tuple(notes),
            interrupted=interrupted,
        )

    def _cflags(self, point: Point) -> str:
        """What `--cflags` takes for a point, with what the user gave."""
        flags, files = point.flags(self._subject.compiler.flags)
        return shlex.join(joined(flags, files))

    def _cost(self, judged: Judged, *, interrupted: bool) -> TunedCost:
        cost = judged.cost
        assert cost is not None, "it was judged"
        return TunedCost(
            cycles=cost.cycles,
            cycles_low=cost.cycles_low,
            cycles_high=cost.cycles_high,
            instructions=cost.instructions,
            code_bytes=None if interrupted else self._subject.code_bytes(judged.point),
        )

    def _files(self, before: Judged, after: Judged, calls: int) -> tuple[TunedFile, ...]:
        """Files that hold a share of the cycles or have flags of their own, those with most first."""
        first = before.cost.files if before.cost else {}
        last = after.cost.files if after.cost else {}
        own = dict(after.point.files)
        least = _SHOWN_SHARE * sum(first.values())
        found = []
        for source in sorted({*first, *last}, key=lambda source: (-first.get(source, 0), source)):
            name = self._names.get(source, Path(source).name)
            if first.get(source, 0) < least and name not in own:
                continue
            flags = shlex.join(flags_of(own[name])) if name in own else None
            was, is_now = (round(side.get(source, 0) / calls) for side in (first, last))
            found.append(TunedFile(name, was, is_now, flags))
        return tuple(found)


def _not_had(space: Sequence[Choice], build: Build) -> list[Choice]:
    """The choices without the level of optimisation that the program has already."""
    levels = [flag for flag in build.flags if flag.startswith("-O")]
    return [choice for choice in space if choice.flags != tuple(levels[-1:])]
