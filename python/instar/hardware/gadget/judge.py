"""Circuits judged by the probes that they are to stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from instar._core import InstarError, judge_gadget, suggestion
from instar.hardware.gadget.circuit import Circuit
from instar.hardware.gadget.composition import Composition, composition
from instar.hardware.gadget.declared import Declaration
from instar.hardware.gadget.frame import Frame
from instar.hardware.gadget.stimulus import Stimulus, stimulus
from instar.outcome import WrongResult

if TYPE_CHECKING:
    from instar._core import GadgetChosen, GadgetReport, GadgetWire, SeenBit

#: What a probe sees where nothing is said.
MODEL = "glitch+transition"
_WORDS = ("value", "glitch", "transition", "relaxed")


@dataclass(frozen=True)
class Model:
    """What a probe sees."""

    glitches: bool
    transitions: bool
    #: Whether constants that do not change keep glitches out.
    relaxed: bool

    @classmethod
    def read(cls, where: str, text: str) -> Model:
        """From `glitch+transition` and the like. Raises `InstarError` where it is not of this form."""
        words = [word.strip() for word in text.split("+")]
        for word in words:
            if word not in _WORDS:
                raise InstarError(
                    f'{where}: there is no model "{word}"; {suggestion(word, "there is", _WORDS)}'
                )
        if "value" in words and len(set(words)) > 1:
            raise InstarError(f"{where}: {text}: a value is seen by itself; leave the other words out, or it")
        if "relaxed" in words and "glitch" not in words:
            raise InstarError(f"{where}: {text}: relaxed is said of glitches; write glitch+relaxed")
        return cls("glitch" in words, "transition" in words, "relaxed" in words)

    def __str__(self) -> str:
        named = [("glitch", self.glitches), ("transition", self.transitions), ("relaxed", self.relaxed)]
        return "+".join(name for name, has in named if has) or "value"

    def sentence(self) -> str:
        """What it sees, for people."""
        seen = "the inputs and registers that it follows from" if self.glitches else "its value"
        seen += ", now and in the cycle before" if self.transitions else ""
        if not self.relaxed:
            return f"A probe on a wire sees {seen}."
        return f"A probe on a wire sees {seen}, but for those behind gates that a still constant holds shut."


@dataclass(frozen=True)
class Effort:
    """How far the judge goes."""

    #: Variables up to which a probe is counted.
    exact_bits: int = 24
    #: Of each class and stage, of a probe with more; 0: it is left.
    traces: int = 100_000
    alpha: float = 1e-5
    seed: int = 1
    #: Whether it is judged too if the gadget composes.
    pini: bool = False


@dataclass(frozen=True)
class Judged:
    """A gadget and what was found."""

    name: str
    model: Model
    order: int
    circuit: Circuit
    stimulus: Stimulus
    report: GadgetReport
    #: Whether it composes, where that was asked.
    composition: Composition | None

    def wire(self, wire: GadgetWire) -> str:
        """A wire, for people."""
        return self.circuit.name(wire["bit"])

    def place(self, wire: GadgetWire) -> str:
        """Where a wire is made."""
        return self.circuit.places.get(wire["bit"], "")

    def chosen(self, chosen: Sequence[GadgetChosen], *, shares: bool) -> dict[str, int]:
        """Values by name: of secrets, by their shares, or of public bits."""
        variables = self.stimulus.variables
        return {
            variables[one["variable"]].role if shares else variables[one["variable"]].label: int(one["value"])
            for one in chosen
        }

    def met(self, variables: Sequence[int]) -> dict[str, list[str]]:
        """What met: by secret, or `fresh`, `static` or `public`, where its bits stand."""
        found: dict[str, list[str]] = {}
        for number in sorted(variables):
            one = self.stimulus.variables[number]
            found.setdefault(one.role, []).append(one.label)
        return found

    def seen(self, seen: SeenBit) -> str:
        """Something seen, with its value."""
        wire = seen["wire"]
        return f"{self.circuit.told(wire['bit'])} = {int(seen['value'])} in cycle {wire['cycle']}"

    def as_dict(self) -> dict[str, Any]:
        """As `--json` has it."""
        report = self.report

        def wire(one: GadgetWire) -> dict[str, Any]:
            return {"wire": self.wire(one), "cycle": one["cycle"], "place": self.place(one)}

        leaks = []
        for leak in report["leaks"]:
            told = leak["distinguished"]
            found: dict[str, Any] = {
                "probes": [wire(one) for one in leak["probes"]],
                "wires": [wire(one) for one in leak["wires"]],
                "met": self.met(leak["met"]),
                "g": leak["g"],
                "probability": leak["probability"],
                "told_apart": None,
            }
            if told is not None:
                found["told_apart"] = {
                    "public": self.chosen(told["public"], shares=False),
                    "first": self.chosen(told["first"], shares=True),
                    "second": self.chosen(told["second"], shares=True),
                    "seen": [{**wire(one["wire"]), "value": int(one["value"])} for one in told["seen"]],
                    "counts": [told["first_count"], told["second_count"]],
                    "of": told["of"],
                }
            leaks.append(found)
        kept = {key: value for key, value in report.items() if key not in {"leaks", "wrong_results"}}
        return {
            "gadget": self.name,
            "module": self.circuit.module,
            "model": str(self.model),
            "order": self.order,
            **kept,
            "leaks": leaks,
            "pini": None if self.composition is None else self.composition.as_dict(),
            "unread": self.stimulus.unread,
            "open_results": [self.stimulus.result_names[number] for number in report["open_results"]],
        }


def judge(
    name: str,
    frame: Frame,
    declared: Declaration,
    model: Model,
    order: int | None,
    effort: Effort,
    progress: Callable[[int], bool] | None = None,
) -> Judged:
    """Judges a circuit; without `order` as many probes as it has shares but one, two at most.

    `progress` is told the probes and pairs of them that are done, and may answer `False`.

    Raises `WrongResult` where shares of a result do not belong together, `InstarError` where the
    declaration does not fit the circuit.
    """
    fewest = min(len(secret.shares) for secret in declared.secrets)
    order = min(2, fewest - 1) if order is None else order
    made = stimulus(frame, declared)
    netlist = frame.circuit.netlist
    try:
        report = judge_gadget(
            netlist,
            {
                "variables": made.kinds,
                "given": made.given,
                "cycles": frame.cycles,
                "glitches": model.glitches,
                "transitions": model.transitions,
                "relaxed": model.relaxed,
                "order": order,
                "exact_bits": effort.exact_bits,
                "traces": effort.traces,
                "alpha": effort.alpha,
                "seed": effort.seed,
                "results": made.results,
            },
            progress=progress,
        )
    except InstarError as error:
        raise InstarError(f"{frame.where}: {error}") from error
    if report["wrong_results"]:
        wrong = [made.result_names[number] for number in report["wrong_results"]]
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        raise WrongResult(
            f"{frame.where}: the shares of the result {wrong[0]}{more} do not recombine: with the same "
            "secrets their sum differs by masks"
        )
    composes = composition(frame, declared, model, effort) if effort.pini else None
    return Judged(name, model, order, frame.circuit, made, report, composes)
