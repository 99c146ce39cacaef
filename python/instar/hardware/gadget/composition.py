"""Whether a gadget composes: probe-isolating non-interference, for one probe.

Source: Cassiers and Standaert, "Trivially and efficiently composing masked gadgets with probe
isolating non-interference" (IEEE TIFS 15, 2020); with glitches as in Cassiers, Grégoire, Levi and
Standaert, "Hardware private circuits" (IEEE TC 70, 2021).

What a probe sees can be simulated from some input shares where its distribution, for given input
shares, changes with none but them. A gadget keeps to it where that is one share index of all
inputs for a probe within, and index j for all output shares of index j together. Which probes
change with the shares of one index is what the judge tells when these are its secrets, each by
itself, and all other shares are public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from instar._core import InstarError, judge_gadget
from instar.hardware.gadget.declared import Declaration
from instar.hardware.gadget.frame import Frame
from instar.hardware.gadget.stimulus import Stimulus, stimulus

if TYPE_CHECKING:
    from instar._core import GadgetGate, GadgetVariable, GateNetlist
    from instar.hardware.gadget.judge import Effort, Model


@dataclass(frozen=True)
class Composition:
    """What was found."""

    #: None where probes are too wide to be counted.
    holds: bool | None
    #: A wire and its cycle, and the share indices that it needs.
    fails: tuple[tuple[str, int, tuple[int, ...]], ...]

    def as_dict(self) -> dict[str, Any]:
        """As `--json` has it."""
        fails = [{"wire": wire, "cycle": cycle, "shares": list(shares)} for wire, cycle, shares in self.fails]
        return {"holds": self.holds, "fails": fails}

    def sentence(self) -> str:
        """For people."""
        if self.holds is None:
            return "Whether it composes (PINI, one probe) is not decided: probes are too wide to be counted."
        if self.holds:
            return "It composes (PINI, one probe): each probe needs one share index of all inputs."
        wire, cycle, shares = self.fails[0]
        needs = " and ".join(map(str, shares))
        more = f", and so {len(self.fails) - 1:,} more" if len(self.fails) > 1 else ""
        return (
            f"It does not compose (PINI, one probe): {wire} in cycle {cycle} needs the shares {needs}{more}."
        )


def composition(frame: Frame, declared: Declaration, model: Model, effort: Effort) -> Composition:
    """Whether a gadget composes.

    Raises `InstarError` where that is no question: without results, with shares that differ in
    number, or in a model without glitches.
    """
    if not model.glitches:
        raise InstarError(f"{frame.where}: --pini is judged with glitches; the model is {model}")
    if not declared.results:
        raise InstarError(f"{frame.where}: --pini needs to know what comes out; say it as a result")
    numbers = {len(shared.shares) for shared in (*declared.secrets, *declared.results)}
    if len(numbers) > 1:
        raise InstarError(f"{frame.where}: --pini needs the same number of shares of all secrets and results")
    (shares,) = numbers
    made = stimulus(frame, declared)
    done = {share["cycle"] for result in made.results for share in result}
    if len(done) > 1:
        raise InstarError(f"{frame.where}: --pini needs all results in one cycle")
    collected, netlist = _with_collectors(frame, made, shares)
    needs: dict[tuple[int, int], set[int]] = {}
    decided = True
    for index in range(shares):
        report = judge_gadget(
            netlist,
            {
                "variables": _as_seen_from(made, index),
                "given": made.given,
                "cycles": frame.cycles,
                "glitches": True,
                "transitions": model.transitions,
                "relaxed": model.relaxed,
                "order": 1,
                "exact_bits": effort.exact_bits,
                "traces": 0,
                "alpha": effort.alpha,
                "seed": effort.seed,
                "results": [],
            },
        )
        decided &= not report["ways"]["left"]
        for leak in report["leaks"]:
            for wire in leak["wires"]:
                needs.setdefault((wire["bit"], wire["cycle"]), set()).add(index)
    (cycle,) = done
    fails: list[tuple[str, int, tuple[int, ...]]] = []
    for index, bit in enumerate(collected):
        if needs.get((bit, cycle), set()) - {index}:
            name = f"what comes out as shares {index}"
            fails.append((name, cycle, tuple(sorted(needs[bit, cycle]))))
    for (bit, at), indices in sorted(needs.items()):
        if len(indices) > 1 and bit < frame.circuit.netlist["bits"]:
            fails.append((frame.circuit.told(bit), at, tuple(sorted(indices))))
    return Composition(False if fails else True if decided else None, tuple(fails))


def _as_seen_from(made: Stimulus, index: int) -> list[GadgetVariable]:
    """Shares of one index are secrets, each by itself; all others are known."""
    return [
        {
            "secret": number if one.share == index else None,
            "public": one.role == "public" or one.share not in {None, index},
        }
        for number, one in enumerate(made.variables)
    ]


def _with_collectors(frame: Frame, made: Stimulus, shares: int) -> tuple[list[int], GateNetlist]:
    """Of each share index a wire that follows from all outputs of it, so that glitches show them together."""
    netlist = frame.circuit.netlist
    gates: list[GadgetGate] = [*netlist["gates"]]
    bits, collected = netlist["bits"], []
    for index in range(shares):
        (first, *others) = [result[index]["bit"] for result in made.results]
        gates.append({"kind": "buf", "inputs": [first], "output": bits})
        for other in others:
            gates.append({"kind": "xor", "inputs": [bits, other], "output": bits + 1})
            bits += 1
        collected.append(bits)
        bits += 1
    return collected, {**netlist, "gates": gates, "bits": bits}
