"""Changes of a function that leave it the same: what a scheduler may do. Each is None where it has no place.

Source: own design; what may pass what is docs/reference/schedule.md's "What may move".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    LOADS,
    SP,
    STORES,
    TEMPORARIES,
    Function,
    Ins,
    is_encodable,
)

Change = Callable[[Function, Random], Function | None]
_COMMUTE = frozenset(
    ("add", "xor", "or", "and", "mul", "mulh", "mulhu", "xnor", "min", "max", "minu", "maxu")
)


def independent(a: Ins, b: Ins) -> bool:
    """Whether two neighbours may change their places."""
    if a.is_barrier or b.is_barrier:
        return False
    if a.writes() & (b.reads() | b.writes()) or b.writes() & a.reads():
        return False
    if not (a.touches_memory and b.touches_memory and (a.is_store or b.is_store)):
        return True
    if a.slot != b.slot:
        return True
    if a.rs1 != b.rs1 or a.sym != b.sym or a.part != b.part:
        return False
    return a.imm + _size(a) <= b.imm or b.imm + _size(b) <= a.imm


def _size(ins: Ins) -> int:
    return LOADS[ins.op][0] if ins.op in LOADS else STORES[ins.op]


def reordered(function: Function, random: Random) -> Function | None:
    """Neighbours change places, many times."""
    body, moved = list(function.body), False
    for _ in range(6 * len(body)):
        at = random.randrange(len(body) - 1)
        if independent(body[at], body[at + 1]):
            body[at], body[at + 1] = body[at + 1], body[at]
            moved = True
    return function.with_body(body) if moved else None


def renamed(function: Function, random: Random) -> Function | None:
    """Other registers for what nobody outside sees."""
    names = [*TEMPORARIES, *(one for one in ARGUMENTS[len(function.arguments) :] if one > 11)]
    others = random.sample(names, len(names))
    mapping = dict(zip(names, others, strict=True))
    return function.with_body([ins.renamed(mapping) for ins in function.body])


def other_slots(function: Function, random: Random) -> Function | None:
    """Other places in a frame that may be larger."""
    if not function.frame:
        return None
    word, grown = function.xlen // 8, function.frame + random.choice((0, 16, 32))
    slots = list(range(0, function.frame, word))
    places = dict(zip(slots, random.sample(range(0, grown, word), len(slots)), strict=True))
    body = []
    for ins in function.body:
        if ins.slot:
            inside = ins.imm % word
            ins = replace(ins, imm=places[ins.imm - inside] + inside)
        elif ins.rd == SP:
            ins = replace(ins, imm=-grown if ins.imm < 0 else grown)
        body.append(ins)
    return replace(function, body=tuple(body), frame=grown)


def stepped(function: Function, random: Random) -> Function | None:
    """A step of a pointer goes in front of an access through it, whose offset makes up for that."""
    body = list(function.body)
    places = []
    for at in range(len(body) - 1):
        ins, step = body[at], body[at + 1]
        steps = step.op == "addi" and step.rd == step.rs1 == ins.rs1 and not step.sym and step.rd != SP
        if steps and ins.touches_memory and not ins.sym and ins.rs1 not in ins.writes():
            moved = replace(ins, imm=ins.imm - step.imm)
            if is_encodable(moved, function.xlen) and not (ins.is_store and ins.rs2 == ins.rs1):
                places.append((at, step, moved))
    if not places:
        return None
    at, step, moved = random.choice(places)
    body[at : at + 2] = [step, moved]
    return function.with_body(body)


def commuted(function: Function, random: Random) -> Function | None:
    """Operands the other way round where that is the same."""
    body = [
        replace(ins, rs1=ins.rs2, rs2=ins.rs1) if ins.op in _COMMUTE and random.random() < 0.7 else ins
        for ins in function.body
    ]
    return function.with_body(body) if tuple(body) != function.body else None


def other_constants(function: Function, random: Random) -> Function | None:
    """Constants and copies by other instructions."""
    body: list[Ins] = []
    for ins in function.body:
        if ins.op == "mv":
            other = random.choice((Ins("addi", rd=ins.rd, rs1=ins.rs1), Ins("add", rd=ins.rd, rs1=ins.rs1)))
            body.append(other)
        elif ins.op == "li" and function.xlen == 32:
            low = (ins.imm + 0x800 & 0xFFF) - 0x800
            high = (ins.imm - low) >> 12 & 0xFFFFF
            body += [Ins("lui", rd=ins.rd, imm=high), Ins("addi", rd=ins.rd, rs1=ins.rd, imm=low)]
        else:
            body.append(ins)
    return function.with_body(body) if tuple(body) != function.body else None


def other_addresses(function: Function, random: Random) -> Function | None:
    """Addresses of own data made in another way."""
    body: list[Ins] = []
    labels = function.labels
    for ins in function.body:
        if ins.op != "lla":
            body.append(ins)
        elif function.xlen == 32 and random.random() < 0.5:
            high = Ins("lui", rd=ins.rd, sym=ins.sym, imm=ins.imm, part="hi")
            body += [high, replace(high, op="addi", rs1=ins.rd, part="lo")]
        else:
            labels += 1
            high = Ins("auipc", rd=ins.rd, sym=ins.sym, imm=ins.imm, part="pcrel_hi", label=str(labels))
            body += [
                high,
                Ins("addi", rd=ins.rd, rs1=ins.rd, sym=ins.sym, part="pcrel_lo", label=str(labels)),
            ]
    if tuple(body) == function.body:
        return None
    return replace(function, body=tuple(body), labels=labels)


def padded(function: Function, random: Random) -> Function | None:
    """Instructions whose results nobody reads."""
    used = {register for ins in function.body for register in (*ins.reads(), *ins.writes())}
    free = [register for register in TEMPORARIES if register not in used]
    if not free:
        return None
    body = list(function.body)
    for _ in range(random.randint(1, 3)):
        ins = random.choice((Ins("addi"), Ins("li", rd=random.choice(free), imm=random.randint(-99, 99))))
        body.insert(random.randrange(len(body)), ins)
    return function.with_body(body)


def folded(function: Function, _: Random) -> Function | None:
    """Constants of the program in the place of loads of them."""
    return _folded(function, constants=True)


def variables_folded(function: Function, _: Random) -> Function | None:
    """What variables begin with in the place of loads of them, which is wrong."""
    return _folded(function, constants=False)


def _folded(function: Function, *, constants: bool) -> Function | None:
    data = {one.name: one for one in function.data if one.is_constant == constants and not one.points_to}
    # What a register points to, as far as the block shows.
    known: dict[int, tuple[str, int]] = {}
    body: list[Ins] = []
    for ins in function.body:
        if ins.is_barrier:
            known.clear()
        name, at = known.get(ins.rs1, ("", 0))
        whole = at if ins.part else at + ins.imm
        contents = data[name].contents[whole : whole + 4] if name in data and whole >= 0 else b""
        if ins.op == "lw" and len(contents) == 4:
            body.append(Ins("li", rd=ins.rd, imm=int.from_bytes(contents, "little", signed=True)))
            known.pop(ins.rd, None)
            continue
        for register in ins.writes():
            known.pop(register, None)
        if ins.op in ("lla", "lui", "auipc") and ins.sym:
            # What a half address leads to without the other half is read by nobody.
            known[ins.rd] = (ins.sym, ins.imm)
        elif ins.op == "addi" and ins.part and name and ins.rs1 == ins.rd:
            known[ins.rd] = (name, at)
        body.append(ins)
    return function.with_body(body) if tuple(body) != function.body else None


def unrolled(function: Function, _: Random) -> Function | None:
    """The rounds of a loop of a fixed number one after the other."""
    body = list(function.body)
    for end, ins in enumerate(body):
        begins = [n for n, one in enumerate(body[:end]) if one.op == "label" and one.label == ins.label]
        if ins.op != "bne" or ins.rs2 or not begins:
            continue
        begin = begins[0]
        starts = [one for one in body[:begin] if one.op == "li" and one.rd == ins.rs1]
        inside = body[begin + 1 : end]
        if starts and not any(one.op in ("label", "auipc") or one.is_barrier for one in inside):
            return function.with_body([*body[:begin], *(inside * starts[-1].imm), *body[end + 1 :]])
    return None


def kept(function: Function, _: Random) -> Function | None:
    """Nothing."""
    return function


CHANGES: dict[str, Change] = {
    "none": kept,
    "order": reordered,
    "registers": renamed,
    "slots": other_slots,
    "steps": stepped,
    "operands": commuted,
    "constants": other_constants,
    "addresses": other_addresses,
    "padding": padded,
    "unrolled": unrolled,
    "constants of tables": folded,
}
