"""What a kernel is tried on: inputs of every shape, lengths, values in turn, settings that no contract fixes.

Source: docs/reference/workload.md, "A kernel by itself".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from instar.workload.constants import near, side_by_side
from instar.workload.freedom import Freedom
from instar.workload.inputs import (
    Input,
    call_arguments,
    checked_inputs,
    elements_of,
    made_up,
    with_lengths,
)
from instar.workload.settings import PLAIN, Setting, Settings, byte_sizes, in_place, is_buffer
from instar.workload.shapes import EXTREME, Values, boundary_values

if TYPE_CHECKING:
    from instar._core import ArgumentInfo, FunctionInfo

#: A range with so many values is tried whole.
_WHOLE = 1 << 16
#: Rounds in which buffers are alike, and in which two arguments are one buffer.
_ALIKE, _IN_PLACE = 16, 24
#: Calls of one part that are watched, where it has more.
_WATCHED = 4096
#: Rounds in which every input is made of numbers of the code.
_EVERYWHERE = 96
#: Numbers of the code of which any two are tried side by side.
_PAIRED = 32
#: Values of a scalar that are tried one by one.
_OF_SCALAR = 400


@dataclass(frozen=True)
class Trial:
    """Inputs, and the setting in which a kernel is called on them."""

    input: Input
    setting: Setting = PLAIN
    #: The kernel's conduct is looked at too, and not its outputs alone, which is ten times as fast.
    watched: bool = True

    @property
    def name(self) -> str:
        """In a sentence."""
        return self.input.name + self.setting.told(self.input.function["args"])


@dataclass
class Trials:
    """All trials of one function."""

    function: FunctionInfo
    parameter_set: str
    freedom: Freedom
    #: Numbers that the kernel's code names.
    numbers: list[int]
    seed: int
    rounds: int
    shapes: Sequence[str]
    #: How many calls a part may take, beside the rounds.
    most: Callable[[], int]
    #: What was left out, in sentences.
    untried: list[str] = field(default_factory=list)

    def __iter__(self) -> Iterator[Trial]:
        self._chance = np.random.default_rng(self.seed)
        self._settings = Settings(self.function, self.seed, aligned=self.freedom.aligns)
        shapes, rounds = tuple(self.shapes), self.rounds
        given = checked_inputs(
            self.function, self.parameter_set, seed=self.seed, rounds=rounds, shapes=shapes
        )
        first = [one for _, one in zip(range(len(EXTREME)), given, strict=False)]
        yield from map(Trial, first)
        yield from map(self._set, given)
        if not rounds:
            return
        yield from self._cut("lengths", self._lengths())
        for argument in self.function["args"]:
            if argument["kind"] == "scalar":
                yield from self._cut(f"values of {argument['name']}", self._scalar(argument))
            elif argument["kind"] in {"in", "inout"}:
                yield from self._cut(f"values of {argument['name']}", self._values(argument))
                yield from self._cut(f"pairs in {argument['name']}", self._pairs(argument))
        yield from self._whole_scalars()
        yield from self._everywhere()
        yield from self._alike()
        yield from self._in_place()
        # After all these calls, in the memory that they left.
        yield from (self._set(one) for one in first)

    def _set(self, given: Input) -> Trial:
        return Trial(given, self._settings.next(self._sizes(given)))

    def _sizes(self, given: Input) -> list[int]:
        return byte_sizes(given.function, call_arguments(given.function, self.parameter_set, given.values))

    def _cut(self, what: str, trials: Iterator[Trial]) -> Iterator[Trial]:
        """The first of the trials, as many as there may be."""
        most = self.most()
        for number, trial in enumerate(trials):
            if number == most:
                self.untried.append(f"{what} beyond the first {most} calls, since a call takes long")
                return
            yield trial

    def _made(self, name: str, function: FunctionInfo, shape: str, **fixed: Values) -> Trial:
        values = made_up(function, self.parameter_set, self._chance, shape)
        return self._set(Input(name, {**values, **fixed}, function))

    def _varied(self) -> FunctionInfo:
        """The function with other values for its scalars, where a caller may pass others."""
        return self.freedom.any_scalars(self.function)

    def _lengths(self) -> Iterator[Trial]:
        for name, length in self.freedom.lengths.items():
            for number in length.tried(self.numbers, self._chance):
                lengths = {other: one.usual for other, one in self.freedom.lengths.items()}
                function = with_lengths(self.function, self.parameter_set, {**lengths, name: number})
                for shape in ("random", "boundary values"):
                    yield self._made(f"{name} = {number}, {shape}", function, shape)
            if length.open_ended:
                self.untried.append(f"{name} above {length.high}")

    def _scalar(self, argument: ArgumentInfo) -> Iterator[Trial]:
        name = argument["name"]
        if argument["value"] is not None and name not in self.freedom.scalars:
            return
        if any(one["times"] == name for one in self.function["args"]):
            return
        elements = elements_of(self.function, argument, self.parameter_set, {})
        size = elements.high - elements.low + 1
        known = near(self.numbers, elements.low, elements.high, elements.kind.itemsize * 8)
        values = dict.fromkeys([*boundary_values(elements), *known])
        if size <= _OF_SCALAR:
            values = dict.fromkeys(range(elements.low, elements.high + 1))
        elif size > _WHOLE or not self._only_scalars():
            self.untried.append(
                f"{name}: {min(len(values), _OF_SCALAR):,} of {size:,} values in turn, others random"
            )
        function = self._varied()
        for value in list(values)[:_OF_SCALAR]:
            yield self._made(f"{name} = {value}, random", function, "random", **{name: elements.of([value])})

    def _only_scalars(self) -> bool:
        return all(argument["kind"] == "scalar" for argument in self.function["args"])

    def _whole_scalars(self) -> Iterator[Trial]:
        """Every value of scalars of up to 16 bits; with buffers beside them that would take too long."""
        if not self._only_scalars():
            return
        function = self._varied()
        orders: dict[str, list[int]] = {}
        for argument in self.function["args"]:
            one = elements_of(self.function, argument, self.parameter_set, {})
            fixed = argument["value"] is not None and argument["name"] not in self.freedom.scalars
            if not fixed and _OF_SCALAR < one.high - one.low + 1 <= _WHOLE:
                order = self._chance.permutation(one.high - one.low + 1)
                orders[argument["name"]] = [one.low + int(at) for at in order]
        name = f"every value of {', '.join(orders)}"
        values = made_up(function, self.parameter_set, self._chance, "random")
        for number in range(max(map(len, orders.values()), default=0)):
            if number % 64 == 0:
                values = made_up(function, self.parameter_set, self._chance, "random")
            row = {
                key: np.full(1, order[number % len(order)], values[key].dtype)
                for key, order in orders.items()
            }
            yield Trial(Input(name, {**values, **row}, function), watched=False)

    def _values(self, argument: ArgumentInfo) -> Iterator[Trial]:
        """Every value of the range in some element, or all boundary values and numbers of the code."""
        name, function = argument["name"], self._varied()
        filled = made_up(self.function, self.parameter_set, self._chance, "random")
        elements = elements_of(self.function, argument, self.parameter_set, filled)
        if not elements.count:
            return
        known = near(self.numbers, elements.low, elements.high, elements.kind.itemsize * 8)
        size = elements.high - elements.low + 1
        what = "numbers of the code and boundary values"
        values = list(dict.fromkeys([*known, *boundary_values(elements)]))
        # In the order of the code: what is compared one after the other lies side by side.
        for start in range(0, min(len(known), 4 * elements.count), max(1, elements.count // 2)):
            turned = [*known[start:], *known[:start]]
            row = elements.of([turned[at % len(turned)] for at in range(elements.count)])
            yield self._made(f"numbers of the code in {name}", function, "random", **{name: row})
        for value in known[:96]:
            alone = elements.all(elements.least)
            alone[int(self._chance.integers(elements.count))] = value
            yield self._made(f"{value} alone in {name}", function, "random", **{name: alone})
        if size <= _WHOLE:
            what, values = "every value", list(range(elements.low, elements.high + 1))
        else:
            tried = len(values)
            self.untried.append(f"{name}: {tried:,} of {size:,} values of an element in turn, others random")
        order = self._chance.permutation(len(values))
        for number, start in enumerate(range(0, len(values), elements.count)):
            row = elements.of([values[order[(start + at) % len(values)]] for at in range(elements.count)])
            made = self._made(f"{what} of {name}", function, "random", **{name: row})
            yield made if number < _WATCHED else Trial(made.input, watched=False)

    def _pairs(self, argument: ArgumentInfo) -> Iterator[Trial]:
        """Any two numbers of the code side by side, at every place: code may ask for both."""
        name, function = argument["name"], self._varied()
        filled = made_up(self.function, self.parameter_set, self._chance, "random")
        elements = elements_of(self.function, argument, self.parameter_set, filled)
        limits = elements.low, elements.high, elements.kind.itemsize * 8
        known = near(self.numbers, *limits, steps=(0,))
        if elements.count < 2:
            return
        if len(known) > _PAIRED:
            self.untried.append(f"{name}: pairs of numbers beyond the first {_PAIRED} of the code")
        row = side_by_side(known[:_PAIRED])
        for start in range(len(row)):
            turned = elements.of([row[(start + at) % len(row)] for at in range(elements.count)])
            values = made_up(function, self.parameter_set, self._chance, "random")
            what = f"numbers of the code side by side in {name}"
            yield Trial(Input(what, {**values, name: turned}, function), watched=False)

    def _everywhere(self) -> Iterator[Trial]:
        """Every input made of numbers of the code, each for itself."""
        function = self._varied()
        for _ in range(_EVERYWHERE if self.numbers else 0):
            values = made_up(function, self.parameter_set, self._chance, "random")
            for argument in function["args"]:
                if argument["name"] not in values or not len(values[argument["name"]]):
                    continue
                if argument["kind"] == "scalar" and argument["value"] is not None:
                    continue
                one = elements_of(function, argument, self.parameter_set, values)
                known = near(self.numbers, one.low, one.high, one.kind.itemsize * 8, steps=(0,))
                if known and not any(other["times"] == argument["name"] for other in function["args"]):
                    row = [known[int(at)] for at in self._chance.integers(len(known), size=one.count)]
                    values[argument["name"]] = one.of(row)
            yield self._set(Input("numbers of the code everywhere", values, function))

    def _alike(self) -> Iterator[Trial]:
        """Two inputs that are equal, and equal but for one bit."""
        inputs = [argument for argument in self.function["args"] if argument["kind"] in {"in", "inout"}]
        for one, other in combinations(inputs, 2):
            for number in range(_ALIKE):
                values = made_up(self.function, self.parameter_set, self._chance, "random")
                a, b = one["name"], other["name"]
                if (
                    values[a].dtype != values[b].dtype
                    or len(values[a]) != len(values[b])
                    or not len(values[a])
                ):
                    break
                limits = elements_of(self.function, other, self.parameter_set, values)
                both = np.clip(values[a].astype(object), limits.low, limits.high).astype(values[b].dtype)
                if number % 4 == 0:
                    yield self._set(Input(f"{a} and {b} alike", {**values, b: both}, self.function))
                    continue
                at = (0, len(both) - 1, int(self._chance.integers(len(both))))[number % 4 - 1]
                changed = int(both[at]) ^ 1 << int(self._chance.integers(both.dtype.itemsize * 8 - 1))
                both[at] = min(max(changed, limits.low), limits.high)
                what = f"{a} and {b} alike but for element {at}"
                yield self._set(Input(what, {**values, b: both}, self.function))

    def _in_place(self) -> Iterator[Trial]:
        for output, source in in_place(self.function):
            a, b = (self.function["args"][number]["name"] for number in (output, source))
            for number in range(_IN_PLACE):
                shape = ("random", "boundary values")[number % 2]
                given = Input(f"{a} in the place of {b}, {shape}", {}, self.function)
                values = made_up(self.function, self.parameter_set, self._chance, shape)
                given = Input(given.name, values, self.function)
                yield Trial(given, self._settings.shared(self._sizes(given), output, source))
        if not list(in_place(self.function)) and self._could_overlap():
            self.untried.append("an output in the place of an input, which no `in_place` allows")

    def _could_overlap(self) -> bool:
        args = [argument for argument in self.function["args"] if is_buffer(argument)]
        kinds = {argument["kind"] for argument in args}
        return "in" in kinds and bool(kinds & {"out", "inout"})
