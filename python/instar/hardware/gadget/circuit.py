"""A module as gates and registers of one bit, as it is written: Yosys optimises nothing.

What a synthesis tool makes of it may have other wires; a netlist that it wrote is Verilog too, and
can be judged as well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from instar._core import InstarError
from instar.hardware import reading
from instar.hardware.netlist import Sources

if TYPE_CHECKING:
    from instar._core import GadgetGate, GadgetRegister, GateNetlist

_REGISTERS = ("$_DFF_P_", "$_DFF_PN0_", "$_DFF_PN1_", "$_DFF_PP0_", "$_DFF_PP1_")
#: `opt_dff` only says that a register is reset to a constant.
_SCRIPT = (
    "hierarchy -check -top {top}",
    "proc -noopt",
    "opt_dff -nodffe -nosdff -keepdc",
    "flatten",
    "memory -nomap",
    "memory_map",
    "write_json {before}",
    "setundef -zero",
    "techmap",
    "simplemap",
    "select -assert-none t:$_DLATCH* t:$_SR* t:$_TBUF_ t:$_DLATCHSR*",
    "dfflegalize " + " ".join(f"-cell {kind} 01" for kind in _REGISTERS),
    "opt_clean -purge",
    "write_json {result}",
)
_RESULT, _BEFORE = "gates.json", "operators.json"
_KINDS = {
    "$_BUF_": "buf",
    "$_NOT_": "not",
    "$_AND_": "and",
    "$_NAND_": "nand",
    "$_OR_": "or",
    "$_NOR_": "nor",
    "$_XOR_": "xor",
    "$_XNOR_": "xnor",
    "$_MUX_": "mux",
}
_PLACE = re.compile(r"([^:|]+):(\d+)")


@dataclass(frozen=True)
class Circuit:
    """A module's gates, and what its bits are called."""

    module: str
    netlist: GateNetlist
    #: Bits of the ports, the lowest first.
    inputs: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, tuple[int, ...]]
    #: The clock, where there is a register.
    clock: int | None
    #: Inputs that reset registers whatever the clock does, with the value at which they do not.
    resets: Mapping[int, bool]
    #: Registers of the module itself by name, their bits, the lowest first.
    registers: Mapping[str, tuple[int, ...]]
    #: The number that each bit of a port or register has in the text, the lowest bit first.
    numbers: Mapping[str, tuple[int, ...]]
    #: What a bit is called in the text; a gate within an expression has no name.
    names: Mapping[int, str]
    #: What makes a bit that has no name.
    kinds: Mapping[int, str]
    #: Where a bit is made: file and line, or what stands there.
    places: Mapping[int, str]
    #: Where something is read that nothing drives or that is x, for which 0 stands; else none.
    undefined: str | None

    def name(self, bit: int) -> str:
        """A bit, for people: its name, or what gate it comes from."""
        return self.names.get(bit) or self.kinds.get(bit, "wire")

    def told(self, bit: int) -> str:
        """A bit within a sentence: its name, or what gate it comes from and where."""
        if bit in self.names or bit not in self.places:
            return self.name(bit)
        return f"{self.name(bit)} at {self.places[bit]}"

    def is_ring(self) -> bool:
        """Whether a gate follows from itself within a cycle."""
        return self._depth([]) is None

    def depth(self) -> int | None:
        """The most registers one behind the other; none where one follows from itself."""
        return self._depth(self.netlist["registers"])

    def _depth(self, registers: Sequence[GadgetRegister]) -> int | None:
        before = {gate["output"]: gate["inputs"] for gate in self.netlist["gates"]}
        before |= {one["held"]: [one["next"]] for one in registers}
        held = {one["held"] for one in registers}
        found: dict[int, int] = {}
        for root in before:
            stack, open_bits = [root], set[int]()
            while stack:
                bit = stack[-1]
                ready = all(one in found for one in before.get(bit, []))
                if bit in found or ready:
                    deepest = max((found[one] for one in before.get(bit, [])), default=0)
                    found.setdefault(bit, deepest + (bit in held))
                    open_bits.discard(stack.pop())
                elif bit in open_bits:
                    return None
                else:
                    open_bits.add(bit)
                    stack += [one for one in before[bit] if one not in found]
        return max(found.values(), default=0)

    def read(self) -> frozenset[int]:
        """Bits that some gate or register reads, or that are outputs."""
        gates = (bit for gate in self.netlist["gates"] for bit in gate["inputs"])
        nexts = (one["next"] for one in self.netlist["registers"])
        outputs = (bit for bits in self.outputs.values() for bit in bits)
        return frozenset([*gates, *nexts, *outputs])


def read_circuit(sources: Sources, *, quoted: bool = False) -> Circuit:
    """The gates of a module; with `quoted` places are what stands there, for a text that nobody has.

    Raises `InstarError` where Yosys refuses it, or registers are no plain ones.
    """
    named = {"top": sources.top, "result": _RESULT, "before": _BEFORE}
    lines = [sources.read(), *(line.format_map(named) for line in _SCRIPT)]
    try:
        made = reading.run(lines, sources.files, [_RESULT, _BEFORE])
    except InstarError as error:
        if "Assertion failed" in str(error):
            raise InstarError(
                f"{sources.top}: it has latches or tristate buffers; gates and registers are judged"
            ) from error
        raise
    module, before = (json.loads(made[name])["modules"][sources.top] for name in (_RESULT, _BEFORE))
    texts = {file: text.splitlines() for file, text in sources.files.items()} if quoted else {}
    return _circuit(module, sources, texts, _undefined(before, sources, texts))


def _undefined(module: Mapping[str, Any], sources: Sources, lines: Mapping[str, Sequence[str]]) -> str | None:
    """The first place where an operator reads x, which is what nothing drives too."""
    for cell in module["cells"].values():
        if any("x" in bits for bits in cell["connections"].values()):
            return _place(cell.get("attributes", {}).get("src", ""), sources, lines) or "an operator"
    return None


def _bit(bit: int | str) -> int:
    return int(bit)


def _circuit(
    module: Mapping[str, Any],
    sources: Sources,
    lines: Mapping[str, Sequence[str]],
    undefined: str | None,
) -> Circuit:
    ports: dict[str, dict[str, tuple[int, ...]]] = {"input": {}, "output": {}}
    for name, port in module["ports"].items():
        if port["direction"] not in ports:
            raise InstarError(f"{sources.top}: the port {name} goes both ways; inputs and outputs are judged")
        ports[port["direction"]][name] = tuple(map(_bit, port["bits"]))
    gates: list[GadgetGate] = []
    registers: list[GadgetRegister] = []
    begins = _begins(module)
    clocks: set[int] = set()
    resets: dict[int, bool] = {}
    kinds: dict[int, str] = {}
    places: dict[int, str] = {}
    for cell in module["cells"].values():
        kind, pins = cell["type"], {pin: _bit(bits[0]) for pin, bits in cell["connections"].items()}
        if kind in _REGISTERS:
            first = begins.get(pins["Q"])
            if "R" in pins:
                resets[pins["R"]] = kind[len("$_DFF_P")] == "N"
                is_set = kind.endswith("1_")
                if first not in {None, is_set}:
                    name = _names(module).get(pins["Q"], "a register")
                    raise InstarError(
                        f"{sources.top}: {name} is {first:d} at first and {is_set:d} after a reset; "
                        "one value is right"
                    )
                first = is_set
            registers.append({"held": pins["Q"], "next": pins["D"], "initial": bool(first)})
            clocks.add(pins["C"])
            made = pins["Q"]
        elif kind in _KINDS:
            made = pins["Y"]
            read = [pins[pin] for pin in ("A", "B", "S") if pin in pins]
            gates.append({"kind": _KINDS[kind], "inputs": read, "output": made})  # type: ignore[typeddict-item]
            kinds[made] = _KINDS[kind]
        elif kind == "$scopeinfo":
            continue
        else:
            raise InstarError(f"{sources.top}: {kind} is neither a gate nor a register with one clock")
        place = _place(cell.get("attributes", {}).get("src", ""), sources, lines)
        if place:
            places[made] = place
    inputs = [bit for bits in ports["input"].values() for bit in bits]
    if len(clocks) > 1 or not clocks <= set(inputs):
        raise InstarError(f"{sources.top}: its registers have not all one clock, the rising edge of an input")
    for bit in resets:
        if bit not in inputs:
            raise InstarError(f"{sources.top}: a wire resets registers; an input is right")
    names = _names(module)
    most = max([1, *inputs, *kinds, *(r["held"] for r in registers)])
    used = [*inputs, *(bit for gate in gates for bit in gate["inputs"]), *(r["next"] for r in registers)]
    _refuse_odd(sources.top, ports["input"], gates, registers, clocks, resets, names)
    netlist: GateNetlist = {
        "bits": max([most, *used]) + 1,
        "gates": gates,
        "registers": registers,
        "inputs": [bit for bit in inputs if bit not in clocks],
    }
    clock = next(iter(clocks), None)
    held = {register["held"] for register in registers}
    found = {
        name: tuple(map(_bit, net["bits"]))
        for name, net in module["netnames"].items()
        if "." not in name and "$" not in name and set(net["bits"]) <= held
    }
    nets = {**{name: module["netnames"][name] for name in found}, **module["ports"]}
    return Circuit(
        sources.top,
        netlist,
        ports["input"],
        ports["output"],
        clock,
        resets,
        found,
        {name: _numbers(net) for name, net in nets.items()},
        names,
        kinds,
        places,
        undefined,
    )


def _refuse_odd(
    top: str,
    inputs: Mapping[str, tuple[int, ...]],
    gates: Sequence[GadgetGate],
    registers: Sequence[GadgetRegister],
    clocks: set[int],
    resets: Mapping[int, bool],
    names: Mapping[int, str],
) -> None:
    """Raises `InstarError` where something is read of which nobody says what stands there."""
    made = {0, 1, *(bit for bits in inputs.values() for bit in bits)}
    made |= {gate["output"] for gate in gates} | {one["held"] for one in registers}
    read = {bit for gate in gates for bit in gate["inputs"]} | {one["next"] for one in registers}
    for bit in sorted(read - made):
        raise InstarError(f"{top}: nothing drives {names.get(bit, 'a wire')}, which a gate or register reads")
    for bit in clocks & read:
        raise InstarError(f"{top}: gates read the clock {names[bit]}; registers alone may")
    special = {*clocks, *resets}
    for name, bits in inputs.items():
        if special & set(bits) and not set(bits) <= special:
            raise InstarError(
                f"{top}: the port {name} has a clock or reset beside other bits; a port of its own is right"
            )


def _begins(module: Mapping[str, Any]) -> dict[int, bool]:
    """What bits hold at first where the text says so, as in `logic sel = 1'b1`."""
    found: dict[int, bool] = {}
    for net in module["netnames"].values():
        values = reversed(net.get("attributes", {}).get("init", ""))
        bits = zip(net["bits"], values, strict=False)
        found |= {_bit(bit): value == "1" for bit, value in bits if value in "01"}
    return found


def _numbers(net: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of a net's bits in the text, the lowest bit first: `[7:4]`, `[0:3]`."""
    low = net.get("offset", 0)
    numbers = tuple(range(low, low + len(net["bits"])))
    return numbers[::-1] if net.get("upto") else numbers


def _place(source: str, sources: Sources, lines: Mapping[str, Sequence[str]]) -> str:
    """The first place in one of the texts; cells that stand for others have one in Yosys too."""
    for file, line in _PLACE.findall(source):
        if file in sources.files:
            if not lines:
                return f"{file}:{line}"
            text = lines[file][int(line) - 1].strip().removeprefix("assign ").rstrip(";")
            return text if "=" in text else ""
    return ""


def _names(module: Mapping[str, Any]) -> dict[int, str]:
    """The best name of each bit: of the module itself before one within, short before long."""
    found: dict[int, tuple[int, int, str]] = {}
    for name, net in module["netnames"].items():
        if net.get("hide_name") or "$" in name:
            continue
        bits = net["bits"]
        for number, bit in zip(_numbers(net), bits, strict=True):
            if isinstance(bit, int):
                shown = f"{name}[{number}]" if len(bits) > 1 else name
                rank = (name.count("."), len(name), shown)
                found[bit] = min(found.get(bit, rank), rank)
    return {bit: rank[2] for bit, rank in found.items()}
