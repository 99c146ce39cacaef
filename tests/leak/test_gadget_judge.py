"""The judge of gadgets beside a brute force of its own: small circuits, all choices, all wires."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import pytest
from instar._core import judge_gadget

if TYPE_CHECKING:
    from instar._core import GadgetGate, GadgetGiven, GadgetReport, GadgetVariable, GateNetlist

_CYCLES = 2
_COMPUTE: dict[str, Callable[..., int]] = {
    "buf": lambda a: a,
    "not": lambda a: 1 - a,
    "and": lambda a, b: a & b,
    "nand": lambda a, b: 1 - (a & b),
    "or": lambda a, b: a | b,
    "nor": lambda a, b: 1 - (a | b),
    "xor": lambda a, b: a ^ b,
    "xnor": lambda a, b: 1 - (a ^ b),
    "mux": lambda a, b, choice: b if choice else a,
}


class Circuit:
    """A random circuit: two secrets in two shares, two fresh bits, now and then a public one.

    A constant beside them may change between the cycles.
    """

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        roles: list[int | str] = [0, 0, 1, 1, "fresh", "fresh", *(["public"] * (seed % 3 == 0))]
        self.roles = roles
        inputs = list(range(2, 2 + len(roles)))
        constant, held, following = 19, [20, 21], 22
        bits = [*inputs, constant, constant, *held]
        gates: list[GadgetGate] = []
        for _ in range(rng.randint(4, 9)):
            kind = rng.choice(["and", "xor", "xor", "or", "not", "mux", "mux", "nand", "xnor", "nor"])
            number = {"not": 1, "mux": 3}.get(kind, 2)
            read = [rng.choice(bits) for _ in range(number)]
            gates.append({"kind": kind, "inputs": read, "output": following})  # type: ignore[typeddict-item]
            bits.append(following)
            following += 1
        self.netlist: GateNetlist = {
            "bits": following,
            "gates": gates,
            "registers": [{"held": one, "next": rng.choice(bits[-4:]), "initial": False} for one in held],
            "inputs": [*inputs, constant],
        }
        self.inputs, self.constant = inputs, constant
        self.values = [rng.randint(0, 1) for _ in range(_CYCLES)]

    def judged(self, *, order: int = 1, **said: bool) -> GadgetReport:
        given: list[GadgetGiven] = [
            {"bit": bit, "cycle": cycle, "variable": number, "value": False}
            for number, bit in enumerate(self.inputs)
            for cycle in range(_CYCLES)
        ]
        given += [
            {"bit": self.constant, "cycle": cycle, "variable": None, "value": bool(value)}
            for cycle, value in enumerate(self.values)
        ]
        variables: list[GadgetVariable] = [
            {"secret": role if isinstance(role, int) else None, "public": role == "public"}
            for role in self.roles
        ]
        seen = {"glitches": False, "transitions": False, "relaxed": False} | said
        return judge_gadget(
            self.netlist,
            {
                "variables": variables,
                "given": given,
                "cycles": _CYCLES,
                "glitches": seen["glitches"],
                "transitions": seen["transitions"],
                "relaxed": seen["relaxed"],
                "order": order,
                "exact_bits": 24,
                "traces": 0,
                "alpha": 1e-5,
                "seed": 1,
                "results": [],
            },
        )

    def runs(self, choice: tuple[int, ...]) -> list[dict[int, int]]:
        """What stands in each bit, by cycle."""
        held = {one["held"]: 0 for one in self.netlist["registers"]}
        found = []
        for cycle in range(_CYCLES):
            values = {0: 0, 1: 1, self.constant: self.values[cycle], **held}
            values |= dict(zip(self.inputs, choice, strict=True))
            for gate in self.netlist["gates"]:
                values[gate["output"]] = _COMPUTE[gate["kind"]](*(values[one] for one in gate["inputs"]))
            found.append(values)
            held = {one["held"]: values[one["next"]] for one in self.netlist["registers"]}
        return found

    def moving(self, bit: int, still: Mapping[int, int]) -> set[int]:
        """Inputs and registers whose glitches come to a bit, by the definition, from the bit backwards."""
        gate = next((one for one in self.netlist["gates"] if one["output"] == bit), None)
        if gate is None:
            return set() if bit in still or bit < 2 else {bit}
        below = [self.moving(one, still) for one in gate["inputs"]]
        # What the gate gives whatever its moving inputs do, they cannot move it.
        known = [
            None if set_ else self.settled(one, still)
            for one, set_ in zip(gate["inputs"], below, strict=True)
        ]
        free = [number for number, value in enumerate(known) if value is None]
        passed = set[int]()
        for number in free:
            for others in itertools.product((0, 1), repeat=len(free)):
                inputs = [v if v is not None else 0 for v in known]
                for at, value in zip(free, others, strict=True):
                    inputs[at] = value
                one = _COMPUTE[gate["kind"]](*inputs)
                inputs[number] ^= 1
                if _COMPUTE[gate["kind"]](*inputs) != one:
                    passed |= below[number]
        return passed

    def settled(self, bit: int, still: Mapping[int, int]) -> int:
        gate = next((one for one in self.netlist["gates"] if one["output"] == bit), None)
        if gate is None:
            return bit if bit < 2 else still[bit]
        # Moving inputs of a gate that lets none through do not matter.
        read = [0 if self.moving(one, still) else self.settled(one, still) for one in gate["inputs"]]
        return _COMPUTE[gate["kind"]](*read)


def brute(circuit: Circuit, *, glitches: bool, transitions: bool, relaxed: bool, order: int = 1) -> set[Any]:
    """Wires in their cycles, or pairs of them, of which what is seen comes not as often for all secrets."""
    bits = [gate["output"] for gate in circuit.netlist["gates"]]
    bits += [*(one["held"] for one in circuit.netlist["registers"]), *circuit.netlist["inputs"]]
    choices = list(itertools.product((0, 1), repeat=len(circuit.roles)))
    runs = {choice: circuit.runs(choice) for choice in choices}
    sources = [one["held"] for one in circuit.netlist["registers"]] + circuit.netlist["inputs"]

    def constant(bit: int, cycle: int) -> int | None:
        values = {runs[choice][at][bit] for choice in choices for at in (cycle, max(cycle - 1, 0))}
        return values.pop() if len(values) == 1 else None

    seen: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cycle in range(_CYCLES):
        known = {bit: constant(bit, cycle) for bit in sources} if relaxed else {}
        still = {bit: value for bit, value in known.items() if value is not None}
        for bit in bits:
            wires = sorted(circuit.moving(bit, still)) if glitches else [bit]
            cycles = [cycle - 1, cycle] if transitions and cycle else [cycle]
            seen[bit, cycle] = [(at, wire) for at in cycles for wire in wires]
    probes: Iterable[tuple[tuple[int, int], ...]] = itertools.combinations(seen, order)
    return {probe for probe in probes if _tells(circuit, runs, [one for wire in probe for one in seen[wire]])}


def _tells(
    circuit: Circuit, runs: Mapping[tuple[int, ...], list[dict[int, int]]], seen: list[tuple[int, int]]
) -> bool:
    counts: dict[tuple[int, ...], dict[tuple[int, ...], Counter[tuple[int, ...]]]] = {}
    for choice, values in runs.items():
        named = list(zip(circuit.roles, choice, strict=True))
        secrets = tuple(sum(bit for role, bit in named if role == secret) % 2 for secret in (0, 1))
        public = tuple(bit for role, bit in named if role == "public")
        by_secret = counts.setdefault(public, {}).setdefault(secrets, Counter())
        by_secret[tuple(values[cycle][wire] for cycle, wire in seen)] += 1
    return any(
        len({tuple(sorted(one.items())) for one in by_secret.values()}) > 1 for by_secret in counts.values()
    )


def _wires(report: GadgetReport) -> set[Any]:
    return {((wire["bit"], wire["cycle"]),) for leak in report["leaks"] for wire in leak["wires"]}


MODELS = {
    "value": (False, False, False),
    "glitch": (True, False, False),
    "transition": (False, True, False),
    "glitch+transition": (True, True, False),
}


@pytest.mark.parametrize("model", MODELS)
def test_one_probe_is_judged_as_by_brute_force(model: str) -> None:
    glitches, transitions, relaxed = MODELS[model]
    leaking = 0
    for seed in range(24):
        circuit = Circuit(seed)
        expected = brute(circuit, glitches=glitches, transitions=transitions, relaxed=relaxed)
        report = circuit.judged(glitches=glitches, transitions=transitions)
        assert _wires(report) == expected, seed
        assert report["leaking_wires"] == len(expected)
        leaking += bool(expected)
    assert 5 < leaking < 24


def test_what_still_constants_keep_out_is_no_more_than_they_do() -> None:
    """A gate that lets nothing through by its definition may be taken for one that does, never otherwise."""
    same = fewer = 0
    for seed in range(40):
        circuit = Circuit(seed)
        strict = _wires(circuit.judged(glitches=True, transitions=True))
        least = brute(circuit, glitches=True, transitions=True, relaxed=True)
        found = _wires(circuit.judged(glitches=True, transitions=True, relaxed=True))
        assert least <= found <= strict, seed
        same += found == least
        fewer += found < strict
    assert same > 35 and fewer > 1


def test_two_probes_are_judged_as_by_brute_force() -> None:
    apart = 0
    for seed in range(100, 104):
        circuit = Circuit(seed)
        expected = {
            frozenset(pair)
            for pair in brute(circuit, glitches=True, transitions=False, relaxed=False, order=2)
        }
        report = circuit.judged(glitches=True, order=2)
        single = {wire for (wire,) in _wires(report)}
        pairs = {
            frozenset((wire["bit"], wire["cycle"]) for wire in leak["probes"])
            for leak in report["leaks"]
            if len(leak["probes"]) == 2
        }
        assert pairs <= expected, seed
        # Where pairs leak of which neither does, one that sees the most is told.
        assert bool(pairs) == any(not pair & single for pair in expected), seed
        apart += bool(pairs) and not single
    assert apart


def test_what_tells_secrets_apart_is_counted_right() -> None:
    """The two secrets, the value and how often it comes, recounted."""
    recounted = 0
    for seed in range(30):
        circuit = Circuit(seed)
        runs = {
            choice: circuit.runs(choice) for choice in itertools.product((0, 1), repeat=len(circuit.roles))
        }
        for leak in circuit.judged(glitches=True, transitions=True)["leaks"]:
            told = leak["distinguished"]
            assert told is not None and told["first_count"] != told["second_count"]
            for chosen, counted in (
                (told["first"], told["first_count"]),
                (told["second"], told["second_count"]),
            ):
                fitting = among = 0
                for choice, values in runs.items():
                    sums = {
                        secret: sum(
                            bit for role, bit in zip(circuit.roles, choice, strict=True) if role == secret
                        )
                        % 2
                        for secret in (0, 1)
                    }
                    if any(sums[circuit.roles[one["variable"]]] != one["value"] for one in chosen):  # type: ignore[index]
                        continue
                    if any(choice[one["variable"]] != one["value"] for one in told["public"]):
                        continue
                    among += 1
                    fitting += all(
                        values[one["wire"]["cycle"]][one["wire"]["bit"]] == one["value"]
                        for one in told["seen"]
                    )
                assert fitting * told["of"] == counted * among
            recounted += 1
    assert recounted > 10
