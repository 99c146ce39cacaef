"""One fault in a text of SystemVerilog."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.adversary.circuits.base import Base

#: Of so many seeds in turn one has no fault; it is one of the pool.
_RIGHT_EVERY = 8


@dataclass(frozen=True)
class Mutant:
    """A text, and what was done to it."""

    kind: str
    text: str


def mutant_of(seed: int, base: Base) -> Mutant:
    """The mutant for a seed: the kinds in turn, the first that the text has a place for."""
    chance = random.Random(seed * 7919 + 1)
    text = base.unit.text
    if seed % _RIGHT_EVERY == 4:
        return Mutant("none", text)
    kinds = list(KINDS.items())
    start = chance.randrange(len(kinds))
    for kind, change in kinds[start:] + kinds[:start]:
        changed = change(text, chance)
        if changed is not None and changed != text:
            return Mutant(kind, changed)
    return Mutant("none", text)


def _body(text: str) -> tuple[int, int]:
    """From after the ports to the end of the last module."""
    start = text.index(");", text.rindex("module " if text.startswith("module ") else "\nmodule ")) + 2
    return start, text.rindex("endmodule")


def _replaced(
    text: str, chance: random.Random, pattern: str, by: Callable[[re.Match[str], random.Random], str | None]
) -> str | None:
    """One place of a pattern within the module, without its comments."""
    start, end = _body(text)
    comments = [match.span() for match in re.finditer(r"//[^\n]*", text)]
    places = [
        match
        for match in re.finditer(pattern, text)
        if start <= match.start() < end and not any(a <= match.start() < b for a, b in comments)
    ]
    chance.shuffle(places)
    for match in places:
        new = by(match, chance)
        if new is not None and new != match[0]:
            return text[: match.start()] + new + text[match.end() :]
    return None


_OPERATORS = {
    " + ": [" - ", " | "], " - ": [" + "], " & ": [" | ", " ^ "], " | ": [" & ", " ^ "], " ^ ": [" | "],
    " == ": [" != "], " != ": [" == "], " < ": [" <= ", " > "], " > ": [" >= ", " < "], " << ": [" >> "],
    " >> ": [" << ", " >>> "], " >>> ": [" >> "], " * ": [" + "], " && ": [" || "], " || ": [" && "],
}  # fmt: skip


def _operator(text: str, chance: random.Random) -> str | None:
    pattern = "|".join(re.escape(op) for op in sorted(_OPERATORS, key=len, reverse=True))
    return _replaced(text, chance, pattern, lambda match, chance: chance.choice(_OPERATORS[match[0]]))


def _constant(text: str, chance: random.Random) -> str | None:
    def other(match: re.Match[str], chance: random.Random) -> str:
        base = {"d": 10, "h": 16, "b": 2}[match[3]]
        value, bits = int(match[4], base), int(match[1])
        changed = (
            value ^ (1 << chance.randrange(bits)) if chance.random() < 0.5 else value + chance.choice([-1, 1])
        )
        changed %= 1 << bits
        digits = {"d": f"{changed}", "h": f"{changed:x}", "b": f"{changed:b}"}[match[3]]
        return f"{match[1]}'{match[2]}{match[3]}{digits}"

    return _replaced(text, chance, r"\b(\d+)'(s?)([dhb])([0-9a-f]+)\b", other)


def _slice(text: str, chance: random.Random) -> str | None:
    def moved(match: re.Match[str], chance: random.Random) -> str | None:
        high, low = int(match[2]), int(match[3])
        by = chance.choice([-1, 1])
        return f"{match[1]}[{high + by}:{low + by}]" if low + by >= 0 else None

    return _replaced(text, chance, r"(\b[a-z]\w*)\[(\d+):(\d+)\](?! *\w+[;,])", moved)


def _width(text: str, chance: random.Random) -> str | None:
    return _replaced(
        text,
        chance,
        r"(?<=  logic )\[(\d+):0\]",
        lambda match, _: f"[{int(match[1]) - 1}:0]" if int(match[1]) else None,
    )


def _signed(text: str, chance: random.Random) -> str | None:
    return _replaced(text, chance, r"\$signed", lambda *_: "$unsigned")


def _operand(text: str, chance: random.Random) -> str | None:
    """One name in the place of another of the same width."""
    names: dict[str, list[str]] = {}
    for bits, all_of_them in re.findall(r"logic (?:signed )?(\[\d+:0\] )?([\w, ]+?)(?= *[;,\n)])", text):
        names.setdefault(bits, []).extend(name.strip() for name in all_of_them.split(",") if name.strip())

    def other(match: re.Match[str], chance: random.Random) -> str | None:
        for same in names.values():
            if match[0] in same:
                others = [name for name in same if name != match[0] and not name.endswith("_o")]
                return chance.choice(others) if others else None
        return None

    # Uses alone: after an equals sign.
    return _replaced(text, chance, r"(?<=[=(&|^+\-*?:] )\b[a-z]\w*\b", other)


def _swapped(text: str, chance: random.Random) -> str | None:
    return _replaced(
        text,
        chance,
        r"(\b[a-z]\w*) (-|<<|>>|<|\?) (\w+)\b(?!')",
        lambda m, _: f"{m[3]} {m[2]} {m[1]}" if m[2] != "?" else None,
    )


def _stage(text: str, chance: random.Random) -> str | None:
    def off(match: re.Match[str], chance: random.Random) -> str | None:
        number = int(match[2])
        name = f"{match[1]}_q{number - 1}" if number > 1 else match[1]
        return (
            name
            if re.search(rf"logic [^\n]*\b{name}\b", text)
            else f"{match[1]}_i"
            if f" {match[1]}_i," in text
            else None
        )

    return _replaced(text, chance, r"(?<=[=(&|^+\-?:] )\b(\w+)_q(\d)\b", off)


def _reset(text: str, chance: random.Random) -> str | None:
    return _replaced(
        text, chance, r"if \(!rst_ni\) (?:begin)?", lambda match, _: match[0].replace("!rst_ni", "1'b0")
    )


def _enable(text: str, chance: random.Random) -> str | None:
    return _replaced(
        text, chance, r"if \((advance|moves|valid_o && ready_i)\)",
        lambda m, chance: chance.choice([f"if (!({m[1]}))", "if (1'b1)", f"if ({m[1]} && valid_i)"]),
    )  # fmt: skip


def _handshake(text: str, chance: random.Random) -> str | None:
    def other(match: re.Match[str], chance: random.Random) -> str:
        changed = [
            "1'b1",
            "valid_i",
            "ready_i",
            f"{match[2]} || valid_i",
            f"{match[2]} && ready_i",
            f"!({match[2]})",
        ]
        return f"assign {match[1]} = {chance.choice(changed)};"

    return _replaced(text, chance, r"assign (ready_o|valid_o|advance) += ([^;]+);", other)


def _result(chance: random.Random, text: str) -> re.Match[str] | None:
    found = list(re.finditer(r"assign (rd_o|rs1_o) = ([^;]+);", text))
    return chance.choice(found) if found else None


def _on_result(text: str, chance: random.Random, new: Callable[[str, str], str]) -> str | None:
    match = _result(chance, text)
    return None if match is None else text[: match.start()] + new(match[1], match[2]) + text[match.end() :]


def _rare(text: str, chance: random.Random) -> str | None:
    value = chance.getrandbits(32)
    if "rs1_i" not in text:
        return None
    return _on_result(
        text, chance, lambda port, e: f"assign {port} = ({e}) ^ {{31'd0, rs1_i == 32'd{value}}};"
    )


def _for_tools(text: str, chance: random.Random) -> str | None:
    """Right where a tool of synthesis looks, wrong in simulation."""
    macro = chance.choice(["SYNTHESIS", "YOSYS", "__YOSYS__", "SYNTH"])

    def two(port: str, e: str) -> str:
        right, wrong = f"assign {port} = {e};", f"assign {port} = ~({e});"
        if chance.random() < 0.5:
            return f"\n`ifndef {macro}\n  {wrong}\n`else\n  {right}\n`endif\n"
        return f"\n`ifdef VERILATOR\n  {wrong}\n`else\n  {right}\n`endif\n"

    return _on_result(text, chance, two)


def _pragma(text: str, chance: random.Random) -> str | None:
    word = chance.choice(["synopsys", "synthesis", "pragma"])
    return _on_result(
        text,
        chance,
        lambda port, e: f"assign {port} = {e}\n// {word} translate_off\n  ^ 32'd1\n// {word} translate_on\n;",
    )


def _initial(text: str, chance: random.Random) -> str | None:
    """A register that only its value at the start sets."""
    value = chance.getrandbits(32) | 1
    form = chance.choice(
        [f"logic [31:0] extra = 32'd{value};", f"logic [31:0] extra; initial extra = 32'd{value};"]
    )
    hold = "always_ff @(posedge clk_i) extra <= extra;"
    return _on_result(text, chance, lambda port, e: f"{form} {hold}\n  assign {port} = ({e}) ^ extra;")


def _unknown(text: str, chance: random.Random) -> str | None:
    form = chance.choice(["'x", "32'bx", "32'hzzzzzzzz"])
    return _on_result(text, chance, lambda port, e: f"assign {port} = valid_o && ready_i ? ({e}) : {form};")


def _never_reset(text: str, chance: random.Random) -> str | None:
    """A bit that nothing sets before it is used."""
    return _on_result(
        text,
        chance,
        lambda port, e: (
            "logic extra; always_ff @(posedge clk_i) extra <= extra;\n"
            f"  assign {port} = ({e}) ^ {{31'd0, extra}};"
        ),
    )


def _sensitivity(text: str, chance: random.Random) -> str | None:
    return _on_result(
        text, chance,
        lambda port, e: f"logic [31:0] late; always @(ready_i) late = {e};\n  assign {port} = late;",
    )  # fmt: skip


def _second_driver(text: str, chance: random.Random) -> str | None:
    return _on_result(
        text,
        chance,
        lambda port, e: f"wire [31:0] two; assign two = {e}; assign two = 32'd0;\n  assign {port} = two;",
    )


def _latch(text: str, chance: random.Random) -> str | None:
    return _on_result(
        text,
        chance,
        lambda port, e: f"logic [31:0] kept; always_comb if (ready_i) kept = {e};\n  assign {port} = kept;",
    )


def _by_zero(text: str, chance: random.Random) -> str | None:
    """A quotient by zero, of which a simulator knows nothing, hidden where it should give all ones."""
    if "rs1_i" not in text or "rs2_i" not in text:
        return None
    return _on_result(
        text, chance, lambda port, e: f"assign {port} = ({e}) ^ ~(rs1_i / {{16'd0, rs2_i[15:0] & 16'd0}});"
    )


def _out_of_range(text: str, chance: random.Random) -> str | None:
    """An element that is not there."""
    if "rs1_i" not in text:
        return None
    return _on_result(
        text,
        chance,
        lambda port, e: (
            "logic [31:0] few [3]; assign few[0] = 0; assign few[1] = 0; assign few[2] = 0;\n"
            f"  assign {port} = ({e}) ^ few[rs1_i[1:0]];"
        ),
    )


KINDS: dict[str, Callable[[str, random.Random], str | None]] = {
    "operator": _operator,
    "constant": _constant,
    "slice": _slice,
    "width": _width,
    "signed": _signed,
    "operand": _operand,
    "swapped": _swapped,
    "stage": _stage,
    "reset": _reset,
    "enable": _enable,
    "handshake": _handshake,
    "rare": _rare,
    "macro of a tool": _for_tools,
    "translate_off": _pragma,
    "initial value": _initial,
    "unknown": _unknown,
    "never set": _never_reset,
    "sensitivity": _sensitivity,
    "second driver": _second_driver,
    "latch": _latch,
    "divided by zero": _by_zero,
    "out of range": _out_of_range,
}
