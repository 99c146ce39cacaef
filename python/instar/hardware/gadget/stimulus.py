"""What is chosen and what is drawn at a circuit's inputs: a declaration, for the judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from instar._core import InstarError, suggestion
from instar.hardware.gadget.declared import Declaration, Place, Shared
from instar.hardware.gadget.frame import End, Frame

if TYPE_CHECKING:
    from instar._core import GadgetGiven, GadgetVariable, GadgetWire


@dataclass(frozen=True)
class Variable:
    """A bit that somebody chooses or draws."""

    #: Where it stands, as `rs1[3]`.
    label: str
    #: The bit of a secret of which it is a share, as `a[3]`; else `fresh`, `static` or `public`.
    role: str
    #: Which share, from 0 on.
    share: int | None = None


@dataclass
class Stimulus:
    """What the judge gets, and what it is called."""

    variables: list[Variable] = field(default_factory=list)
    kinds: list[GadgetVariable] = field(default_factory=list)
    given: list[GadgetGiven] = field(default_factory=list)
    #: Where the shares of each bit of a result stand.
    results: list[list[GadgetWire]] = field(default_factory=list)
    result_names: list[str] = field(default_factory=list)
    #: Shares, fresh and public bits that nothing reads.
    unread: list[str] = field(default_factory=list)


def stimulus(frame: Frame, declared: Declaration) -> Stimulus:
    """What `declared` says of the circuit's inputs.

    Raises `InstarError` where an input is declared twice or not at all, or there is none of that name.
    """
    made = _Maker(frame)
    secrets = 0
    for shared in declared.secrets:
        shares = [made.input(place) for place in shared.shares]
        _same_width(frame, shared, [len(bits) for _, bits in shares])
        width = len(shares[0][1])
        names = [_numbered(shared.name, number, width) for number in range(width)]
        for share, (end, bits) in enumerate(shares):
            for number, at in enumerate(bits):
                made.constant(end, at, Variable(end.label(at), names[number], share), secrets + number)
        secrets += width
    for place, variable in [
        *((place, "fresh") for place in declared.fresh),
        *((place, "static") for place in declared.static),
        *((place, "public") for place in declared.public),
    ]:
        end, bits = made.input(place)
        for at in bits:
            if variable == "fresh" and len(end.cycles) > 1:
                made.renewed(end, at)
            else:
                made.constant(end, at, Variable(end.label(at), variable), None)
    for place, value in declared.held:
        end, bits = made.input(place)
        if value >> len(bits):
            raise InstarError(f"{frame.where}: {place.text} has {len(bits)} bits, too few for {value}")
        for number, at in enumerate(bits):
            made.held(end, at, bool(value >> number & 1))
    made.refuse_open()
    for shared in declared.results:
        made.result(shared)
    made.done.given += frame.given
    return made.done


class _Maker:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.done = Stimulus()
        self.read = frame.circuit.read()
        #: Bits of inputs that are declared, and by which place.
        self.taken: dict[tuple[End, int], str] = {}
        #: Bits of outputs that are shares of results.
        self.resulting: set[tuple[End, int]] = set()

    def input(self, place: Place) -> tuple[End, list[int]]:
        """An input and which of its bits; they are taken by this place."""
        end, bits = _found(self.frame, place, self.frame.inputs, "input")
        for at in bits:
            if (end, at) in self.taken:
                raise InstarError(
                    f"{self.frame.where}: {end.label(at)} is declared twice, by {self.taken[end, at]} and by "
                    f"{place.text}"
                )
            self.taken[end, at] = place.text
        return end, bits

    def constant(self, end: End, at: int, variable: Variable, secret: int | None) -> None:
        """One variable, in all cycles in which something stands there."""
        self._note_unread(end, at)
        self._stands(end, at, end.cycles, self._add(variable, secret))

    def renewed(self, end: End, at: int) -> None:
        """A variable of its own for each cycle."""
        self._note_unread(end, at)
        for cycle in end.cycles:
            self._stands(end, at, (cycle,), self._add(Variable(f"{end.label(at)} of {cycle}", "fresh"), None))

    def held(self, end: End, at: int, value: bool) -> None:
        """A constant."""
        bit = end.bits[at]
        self.done.given += [
            {"bit": bit, "cycle": cycle, "variable": None, "value": value} for cycle in end.cycles
        ]

    def refuse_open(self) -> None:
        """Raises `InstarError` where nobody has said what stands at an input that something reads."""
        for end in self.frame.inputs:
            read = [at for at, bit in enumerate(end.bits) if bit in self.read]
            missing = [at for at in read if (end, at) not in self.taken]
            if end.needed and missing:
                bits = _ranges(sorted(map(end.number, missing))) if len(missing) < len(end.bits) else ""
                step = "" if end.step is None else f"{end.step}."
                place = f"{step}{end.name}{bits}"
                raise InstarError(
                    f"{self.frame.where}: nobody says what stands at {place}; say so, as in hold {place}=0 "
                    f"or public {place}"
                )

    def result(self, shared: Shared) -> None:
        """Shares that must belong together."""
        shares = [_found(self.frame, place, self.frame.outputs, "output") for place in shared.shares]
        _same_width(self.frame, shared, [len(bits) for _, bits in shares])
        for end, at in ((end, at) for end, bits in shares for at in bits):
            if (end, at) in self.resulting:
                raise InstarError(f"{self.frame.where}: {end.label(at)} is named twice in results")
            self.resulting.add((end, at))
        width = len(shares[0][1])
        for number in range(width):
            self.done.results.append(
                [{"bit": end.bits[bits[number]], "cycle": end.cycles[0]} for end, bits in shares]
            )
            self.done.result_names.append(_numbered(shared.name, number, width))

    def _note_unread(self, end: End, at: int) -> None:
        if end.bits[at] not in self.read:
            self.done.unread.append(end.label(at))

    def _add(self, variable: Variable, secret: int | None) -> int:
        self.done.variables.append(variable)
        self.done.kinds.append({"secret": secret, "public": variable.role == "public"})
        return len(self.done.variables) - 1

    def _stands(self, end: End, at: int, cycles: Sequence[int], variable: int) -> None:
        bit = end.bits[at]
        self.done.given += [
            {"bit": bit, "cycle": cycle, "variable": variable, "value": False} for cycle in cycles
        ]


def _found(frame: Frame, place: Place, ends: Sequence[End], kind: str) -> tuple[End, list[int]]:
    """The input or output that a place names, and which of its bits."""
    named = [end for end in ends if place.port in (end.name, *end.aliases)]
    if not named:
        raise InstarError(
            f'{frame.where}: there is no {kind} "{place.port}"; '
            + suggestion(place.port, f"{kind}s are", list(dict.fromkeys(end.name for end in ends)))
        )
    meant = [end for end in named if place.step in (None, end.step)]
    if not meant:
        steps = ", ".join(str(end.step) for end in named if end.step is not None)
        has = f"those that have it are {steps}" if steps else "there is one, and it needs no number"
        raise InstarError(f"{frame.where}: {place.text}: this step has no {place.port}; {has}")
    if len(meant) > 1:
        raise InstarError(
            f"{frame.where}: {place.text} is of several steps; say which, as in {meant[0].step}.{place.text}"
        )
    end = meant[0]
    numbers = [end.number(at) for at in range(len(end.bits))]
    high = max(numbers) if place.high is None else place.high
    low = min(numbers) if place.low is None else place.low
    if high > max(numbers) or low < min(numbers):
        raise InstarError(
            f"{frame.where}: {place.text}: {end.name} has {len(end.bits)} bits, from {min(numbers)} on"
        )
    return end, [at for at, number in enumerate(numbers) if low <= number <= high]


def _same_width(frame: Frame, shared: Shared, widths: Sequence[int]) -> None:
    if len(set(widths)) > 1:
        listed = ", ".join(f"{one.text} {width}" for one, width in zip(shared.shares, widths, strict=True))
        raise InstarError(
            f'{frame.where}: shares of "{shared.name}" do not recombine, as their bits differ in number: '
            f"{listed}"
        )


def _numbered(name: str, number: int, width: int) -> str:
    return name if width == 1 else f"{name}[{number}]"


def _ranges(numbers: Sequence[int]) -> str:
    """The first run of bits, as a place names it."""
    high = numbers[0]
    while high + 1 in numbers:
        high += 1
    return f"[{high}:{numbers[0]}]" if high > numbers[0] else f"[{high}]"
