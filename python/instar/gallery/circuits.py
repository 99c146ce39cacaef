"""The circuits of a design's instructions: what was proved of each, and what each unit costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from instar import cache
from instar._core import Core, Design, InstarError
from instar.hardware.cost import GATES, Wanted
from instar.hardware.proof import Limits, prove_unit
from instar.hardware.unit import Unit, generate
from instar.hardware.units import TooLong, unit_cost

Say = Callable[[str], None]


@dataclass(frozen=True)
class Shown:
    """What was shown of an instruction's circuit."""

    mnemonic: str
    #: As `hardware.proof.Proof.outcome`; "not tried" where the tools are missing.
    outcome: str
    ways: tuple[str, ...] = ()
    vectors: int = 0


@dataclass(frozen=True)
class Circuit:
    """A unit."""

    name: str
    latency: int
    register_bits: int
    gate_equivalents: float | None
    critical_path_delays: float | None
    #: Of an operation on random operands, in toggles of a NAND2's input; None where there is none.
    energy: float | None
    shown: tuple[Shown, ...]


@dataclass(frozen=True)
class Circuits:
    """All units of a design, as they are made for `core`."""

    core: str
    units: tuple[Circuit, ...]
    #: Instructions without a circuit, and why.
    left_out: tuple[str, ...]


def circuits(
    design: Design, core: Core, say: Say, missing: list[str], limits: Limits, longest: int | None = None
) -> Circuits:
    """The units of `design` on `core`, which was made for it, as `instar hardware` makes them; of a
    text that is longer than `longest` characters there is no area.

    What cannot be found out here, as a tool is not installed, is added to `missing`.
    """
    made = generate(core)
    units = tuple(_circuit(unit, design, say, missing, limits, longest) for unit in made.units)
    left_out = tuple(f"{one.mnemonic}: {one.reason}" for one in made.left_out)
    return Circuits(core.name, units, left_out)


def _circuit(
    unit: Unit, design: Design, say: Say, missing: list[str], limits: Limits, longest: int | None
) -> Circuit:
    area = delays = energy = None
    try:
        cost = unit_cost(unit, Wanted((GATES,), longest=longest), say)
        if cost.area is not None:
            area, delays = cost.area.gate_equivalents, cost.area.critical_path_delays
        energy = _energy(unit, say)
    except TooLong as error:
        missing.append(left_out(error, design))
    except InstarError as error:
        missing.append(f"Areas of circuits: {_without_unit(error, unit)}")
    try:
        shown = _shown(unit, design, say, limits)
    except InstarError as error:
        missing.append(f"Proofs of circuits: {_without_unit(error, unit)}")
        shown = tuple(Shown(one.mnemonic, "not tried") for one in unit.instructions)
    return Circuit(unit.name, unit.latency, unit.register_bits, area, delays, energy, shown)


def left_out(error: InstarError, design: Design) -> str:
    """What a gallery leaves out for its time; said once, as the page says a sentence once."""
    return f"Areas: {error} by --all; instar report {design.info['name']} has them."


def _without_unit(error: InstarError, unit: Unit) -> str:
    """The reason, which several units may share; the page says it once."""
    return str(error).removeprefix(f"{unit.module}: ")


def _energy(unit: Unit, say: Say) -> float | None:
    """None for a unit whose energy is not told: behind lanes, with a sequencer, or of latches."""
    if unit.lanes is not None or any(one.rounds is not None for one in unit.instructions):
        return None
    try:
        return unit_cost(unit, Wanted((GATES,), energy=True), say).energy
    except InstarError:
        return None


def _shown(unit: Unit, design: Design, say: Say, limits: Limits) -> tuple[Shown, ...]:
    """The proofs of a unit's instructions; finished ones are kept, so that a page is soon made again."""
    key = cache.digest("proofs", unit.text, str(limits), cache.tool_digest(), design.fingerprint)
    if (known := cache.load_result(key)) is not None:
        return tuple(Shown(**{**one, "ways": tuple(one["ways"])}) for one in known["shown"])
    proofs = prove_unit(unit, design, limits, say)
    found = tuple(Shown(one.mnemonic, one.outcome, one.ways, one.vectors) for one in proofs)
    if _finished(found):
        cache.store_result(key, {"shown": [asdict(one) for one in found]})
    return found


def _finished(shown: Sequence[Shown]) -> bool:
    return all(one.outcome in {"proved", "vectors", "wrong"} for one in shown)
