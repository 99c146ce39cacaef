"""Faults that a scheduler, a script or a person may make. Each is None where it has no place in a function.

Some leave a function the same by chance; the judge says so. Source: the kinds that a prover once let pass,
and those of tests/schedule/mutants.py, which knows only words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    BRANCHES,
    GP,
    IMMEDIATES,
    LOADS,
    RA,
    SAVED,
    SP,
    STORES,
    TEMPORARIES,
    TP,
    TWO,
    Function,
    Ins,
    is_encodable,
)
from tests.adversary.pairs.equal import variables_folded

Change = Callable[[Function, Random], Function | None]


def _exchanged(function: Function, place: int | None) -> Function | None:
    """The instruction at a place behind the next one."""
    if place is None:
        return None
    body = list(function.body)
    body[place], body[place + 1] = body[place + 1], body[place]
    return function.with_body(body)


def _some(random: Random, places: Iterable[int]) -> int | None:
    found = list(places)
    return random.choice(found) if found else None


def _where(function: Function, wanted: Callable[[Ins], bool]) -> list[int]:
    return [at for at, ins in enumerate(function.body) if wanted(ins)]


def _put(function: Function, at: int, *ins: Ins) -> Function | None:
    """With other instructions in the place of one."""
    if not all(is_encodable(one, function.xlen) for one in ins):
        return None
    return function.with_body([*function.body[:at], *ins, *function.body[at + 1 :]])


def _changed(
    function: Function, random: Random, wanted: Callable[[Ins], bool], **what: object
) -> Function | None:
    at = _some(random, _where(function, wanted))
    return None if at is None else _put(function, at, replace(function.body[at], **what))  # type: ignore[arg-type]


def _unused(function: Function) -> list[int]:
    used = {register for ins in function.body for register in (*ins.reads(), *ins.writes())}
    return [one for one in TEMPORARIES if one not in used]


def low_dropped(function: Function, random: Random) -> Function | None:
    """`%lo` is left out."""
    at = _some(random, _where(function, lambda ins: ins.part in ("lo", "pcrel_lo")))
    if at is None:
        return None
    ins = function.body[at]
    return (
        _put(function, at) if ins.op == "addi" else _put(function, at, replace(ins, sym="", part="", imm=0))
    )


def low_twice(function: Function, random: Random) -> Function | None:
    """`%lo` is added twice."""
    at = _some(random, _where(function, lambda ins: ins.part in ("lo", "pcrel_lo") and ins.op == "addi"))
    if at is None:
        return None
    ins = function.body[at]
    return _put(function, at, ins, replace(ins, rs1=ins.rd))


def low_by_or(function: Function, random: Random) -> Function | None:
    """`%lo`, which has a sign, by `ori`."""
    return _changed(function, random, lambda ins: ins.part == "lo" and ins.op == "addi", op="ori")


def low_of_next(function: Function, random: Random) -> Function | None:
    """`%lo` of another place than `%hi`."""
    at = _some(random, _where(function, lambda ins: ins.part == "lo"))
    if at is None:
        return None
    return _put(
        function, at, replace(function.body[at], imm=function.body[at].imm + random.choice((4, -4, 1)))
    )


def other_contents(function: Function, random: Random) -> Function | None:
    """Data of the program has another byte."""
    at = _some(random, [n for n, datum in enumerate(function.data) if datum.section != ".bss"])
    if at is None:
        return None
    datum = function.data[at]
    contents = bytearray(datum.contents)
    first = function.xlen // 8 if datum.points_to else 0
    contents[random.randrange(first, len(contents))] ^= 1 << random.randrange(8)
    data = [*function.data]
    data[at] = replace(datum, contents=bytes(contents))
    return replace(function, data=tuple(data))


def other_pointer(function: Function, random: Random) -> Function | None:
    """A table has the address of something else."""
    at = _some(random, [n for n, datum in enumerate(function.data) if datum.points_to])
    if at is None:
        return None
    was = function.data[at].points_to
    data = [*function.data]
    data[at] = replace(data[at], points_to=random.choice([one.name for one in data if one.name != was]))
    return replace(function, data=tuple(data))


def other_data(function: Function, random: Random) -> Function | None:
    """Other data of the program, everywhere or in one place."""
    names = [datum.name for datum in function.data]
    at = _some(random, _where(function, lambda ins: bool(ins.sym)))
    if at is None or len(names) < 2:
        return None
    was = function.body[at].sym
    name = random.choice([one for one in names if one != was])
    if random.random() < 0.3 and function.body[at].part != "pcrel_lo":
        return _put(function, at, replace(function.body[at], sym=name))
    return function.with_body([replace(ins, sym=name) if ins.sym == was else ins for ins in function.body])


def beside_data(function: Function, random: Random) -> Function | None:
    """A place behind data, where something else may lie."""
    at = _some(random, _where(function, lambda ins: bool(ins.sym) and ins.part != "pcrel_lo"))
    if at is None:
        return None
    was = function.body[at]
    size = next(len(datum.contents) for datum in function.data if datum.name == was.sym)
    body = [
        replace(ins, imm=ins.imm + size) if ins.sym == was.sym and ins.part != "pcrel_lo" else ins
        for ins in function.body
    ]
    return function.with_body(body)


def wider(function: Function, random: Random) -> Function | None:
    """An access to more bytes, or several put together to one."""
    groups = {ins.group for ins in function.body if ins.group > 0}
    if groups and random.random() < 0.7:
        return _together(function, random.choice(sorted(groups)))
    other = {
        "lb": "lh",
        "lbu": "lhu",
        "lh": "lw",
        "lhu": "lw",
        "lw": "ld",
        "sb": "sh",
        "sh": "sw",
        "sw": "sd",
    }
    at = _some(random, _where(function, lambda ins: ins.op in other and not ins.slot))
    return (
        None if at is None else _put(function, at, replace(function.body[at], op=other[function.body[at].op]))
    )


def _together(function: Function, group: int) -> Function | None:
    places = [at for at, ins in enumerate(function.body) if ins.group == group]
    pieces = [function.body[at] for at in places]
    memory = [ins for ins in pieces if ins.touches_memory]
    if len(memory) < 2:
        return None
    first = min(memory, key=lambda ins: ins.imm)
    if first.is_store:
        # Another register may have been shifted meanwhile; the lowest part is of the whole value.
        whole = replace(first, op="sw", group=0)
    else:
        last = next(ins for ins in reversed(pieces) if not ins.touches_memory)
        whole = Ins("lw", rd=last.rd, rs1=first.rs1, imm=first.imm)
    body = [ins for at, ins in enumerate(function.body) if at not in places]
    body.insert(places[0] if first.is_store else places[-1] - len(places) + 1, whole)
    return function.with_body(body)


def narrower(function: Function, random: Random) -> Function | None:
    """An access to fewer bytes."""
    other = {"lw": "lhu", "lh": "lb", "lhu": "lbu", "sw": "sh", "sh": "sb", "ld": "lw", "sd": "sw"}
    at = _some(random, _where(function, lambda ins: ins.op in other))
    return (
        None if at is None else _put(function, at, replace(function.body[at], op=other[function.body[at].op]))
    )


def hoisted(function: Function, random: Random) -> Function | None:
    """A load in front of the branch that guards it."""
    places = []
    for at, ins in enumerate(function.body[:-1]):
        behind = function.body[at + 1]
        if ins.op in BRANCHES and behind.is_load and behind.rd not in (ins.rs1, ins.rs2):
            places.append(at)
    return _exchanged(function, _some(random, places))


def hoisted_dead(function: Function, random: Random) -> Function | None:
    """A guarded load, done in front of the guard once more, into a register that nobody reads."""
    free = _unused(function)
    places = []
    for at, ins in enumerate(function.body[:-1]):
        behind = function.body[at + 1]
        if ins.op in BRANCHES and behind.is_load:
            places.append(at)
    place = _some(random, places)
    if place is None or not free:
        return None
    return _put(function, place, replace(function.body[place + 1], rd=free[0]), function.body[place])


def more_loaded(function: Function, random: Random) -> Function | None:
    """A load that only one side makes, of zero, an odd place, a far one, or an argument that is not read."""
    free = _unused(function)
    if not free:
        return None
    base = random.choice((0, 0, *ARGUMENTS[: len(function.arguments) + 1], SP))
    imm = random.choice((0, 4, 1, 2047, -2048, 100, -8, 3, 64))
    op = random.choice(("lw", "lbu", "lh"))
    at = random.randrange(len(function.body))
    return _put(function, at, Ins(op, rd=free[0], rs1=base, imm=imm), function.body[at])


def stored_back(function: Function, random: Random) -> Function | None:
    """What was read is written where it was read."""
    at = _some(random, _where(function, lambda ins: ins.is_load and not ins.slot and ins.rd != ins.rs1))
    if at is None:
        return None
    ins = function.body[at]
    store = {"lb": "sb", "lbu": "sb", "lh": "sh", "lhu": "sh", "lw": "sw", "lwu": "sw", "ld": "sd"}[ins.op]
    return _put(function, at, ins, replace(ins, op=store, rd=0, rs2=ins.rd))


def fence_dropped(function: Function, random: Random) -> Function | None:
    """A fence is left out."""
    at = _some(random, _where(function, lambda ins: ins.op == "fence"))
    return None if at is None else _put(function, at)


def fence_moved(function: Function, random: Random) -> Function | None:
    """An access goes to the other side of a fence."""
    at = _some(random, _where(function, lambda ins: ins.op == "fence"))
    if at is None:
        return None
    body = list(function.body)
    other = at + random.choice((-1, 1))
    if not 0 <= other < len(body) or not body[other].touches_memory:
        return None
    body[at], body[other] = body[other], body[at]
    return function.with_body(body)


def fence_weaker(function: Function, random: Random) -> Function | None:
    """A fence that orders less."""
    weak = {"iorw, iorw": "w, w", "rw, rw": random.choice(("r, r", "w, w", "rw, w")), "rw, w": "r, w"}
    at = _some(random, _where(function, lambda ins: ins.op == "fence" and ins.label in weak))
    if at is None:
        return None
    return _put(function, at, replace(function.body[at], label=weak[function.body[at].label]))


def below_stack(function: Function, random: Random) -> Function | None:
    """Slots of the frame below the stack pointer, or no frame at all."""
    if not function.frame:
        return None
    body = list(function.body)
    if random.random() < 0.5:
        # The frame's step goes, and slots are below where the stack pointer stays.
        moved = [
            replace(ins, imm=ins.imm - function.frame) if ins.slot else ins
            for ins in body
            if not (ins.op == "addi" and ins.rd == SP)
        ]
        return function.with_body(moved) if any(ins.slot for ins in moved) else None
    far = random.choice((function.frame, 256, 2000))
    slots = sorted({ins.imm for ins in body if ins.slot})
    if not slots:
        return None
    slot = random.choice(slots)
    return function.with_body(
        [replace(ins, imm=ins.imm - far) if ins.slot and ins.imm == slot else ins for ins in body]
    )


def stack_odd(function: Function, random: Random) -> Function | None:
    """A frame that is no multiple of 16."""
    more = random.choice((4, 8, 12, 1))
    if not function.frame:
        return None
    body = [
        replace(ins, imm=ins.imm + (more if ins.imm > 0 else -more))
        if ins.rd == SP and ins.op == "addi"
        else ins
        for ins in function.body
    ]
    return function.with_body(body)


def stack_lost(function: Function, random: Random) -> Function | None:
    """The stack pointer is not what it was."""
    at = _some(random, _where(function, lambda ins: ins.op == "addi" and ins.rd == SP and ins.imm > 0))
    if at is None:
        return None
    if random.random() < 0.5:
        return _put(function, at)
    return _put(
        function, at, replace(function.body[at], imm=function.body[at].imm + random.choice((-16, 16, 4)))
    )


def frame_small(function: Function, random: Random) -> Function | None:
    """A frame that ends before its slots do."""
    less = random.choice((4, 16, function.frame))
    if not function.frame or less > function.frame:
        return None
    body = [
        replace(ins, imm=ins.imm + (-less if ins.imm > 0 else less))
        if ins.rd == SP and ins.op == "addi"
        else ins
        for ins in function.body
    ]
    return function.with_body(body)


def accesses_swapped(function: Function, random: Random) -> Function | None:
    """Two accesses the other way round of which one stores."""
    places = []
    for at in range(len(function.body) - 1):
        a, b = function.body[at], function.body[at + 1]
        both = a.touches_memory and b.touches_memory and (a.is_store or b.is_store)
        if both and not (a.writes() & b.reads()) and not (b.writes() & a.reads()):
            places.append(at)
    return _exchanged(function, _some(random, places))


def load_early(function: Function, random: Random) -> Function | None:
    """A load goes over what stands in front of it, stores included."""
    at = _some(random, [at for at in _where(function, lambda ins: ins.is_load) if at > 1])
    if at is None:
        return None
    body = list(function.body)
    load = body.pop(at)
    to = at
    while to > 0 and not body[to - 1].is_barrier:
        other = body[to - 1]
        if load.reads() & other.writes() or load.writes() & (other.reads() | other.writes()):
            break
        to -= 1
    body.insert(to, load)
    return function.with_body(body) if to != at else None


def constant(function: Function, random: Random) -> Function | None:
    """Another immediate."""
    kinds = (*IMMEDIATES, "li", *LOADS, *STORES)
    at = _some(random, _where(function, lambda ins: ins.op in kinds and not ins.sym))
    if at is None:
        return None
    ins = function.body[at]
    changed = random.choice((ins.imm + 1, ins.imm - 1, ins.imm ^ 4, ins.imm ^ 1024, ins.imm + 4, -ins.imm))
    return _put(function, at, replace(ins, imm=changed)) if changed != ins.imm else None


def rounds(function: Function, random: Random) -> Function | None:
    """A round more or less."""
    names = {ins.label for ins in function.body if ins.op == "label"}
    backward = [
        at
        for at, ins in enumerate(function.body)
        if ins.op in BRANCHES and ins.label in names and _at(function, ins.label) < at
    ]
    at = _some(random, backward)
    if at is None:
        return None
    counter = function.body[at].rs1
    begin = _at(function, function.body[at].label)
    starts = [
        n for n in range(begin) if function.body[n].rd == counter and function.body[n].op in ("li", "mv")
    ]
    ends = [
        n
        for n in range(begin)
        if function.body[n].rd == function.body[at].rs2 and function.body[n].op == "addi"
    ]
    if starts and function.body[starts[-1]].op == "li":
        start = function.body[starts[-1]]
        return _put(function, starts[-1], replace(start, imm=start.imm + random.choice((-1, 1))))
    if ends:
        end = function.body[ends[-1]]
        return _put(function, ends[-1], replace(end, imm=end.imm + random.choice((-4, 4, -1))))
    if starts:
        step = random.choice((-1, 1))
        start = function.body[starts[-1]]
        return _put(function, starts[-1], Ins("addi", rd=start.rd, rs1=start.rs1, imm=step))
    return None


def _at(function: Function, label: str) -> int:
    return next(n for n, ins in enumerate(function.body) if ins.op == "label" and ins.label == label)


def exchanged(function: Function, random: Random) -> Function | None:
    """Operands the other way round."""
    ordered = (
        "sub",
        "sltu",
        "slt",
        "sll",
        "srl",
        "sra",
        "div",
        "divu",
        "rem",
        "remu",
        "andn",
        "orn",
        *BRANCHES,
    )
    at = _some(
        random, _where(function, lambda ins: ins.op in (*ordered, "sh1add", "sh2add", "sh3add", "mulhsu"))
    )
    if at is None:
        return None
    ins = function.body[at]
    return _put(function, at, replace(ins, rs1=ins.rs2, rs2=ins.rs1))


_SIGNS = {
    "blt": "bltu",
    "bltu": "blt",
    "bge": "bgeu",
    "bgeu": "bge",
    "beq": "bne",
    "bne": "beq",
    "lb": "lbu",
    "lbu": "lb",
    "lh": "lhu",
    "lhu": "lh",
    "sra": "srl",
    "srl": "sra",
    "slt": "sltu",
    "sltu": "slt",
    "div": "divu",
    "divu": "div",
    "rem": "remu",
    "remu": "rem",
    "mulh": "mulhu",
    "mulhu": "mulh",
    "max": "maxu",
    "maxu": "max",
    "min": "minu",
    "minu": "min",
    "srai": "srli",
    "srli": "srai",
    "lw": "lwu",
    "lwu": "lw",
    "add": "addw",
    "sub": "subw",
    "addiw": "addi",
    "mul": "mulw",
}


def signs(function: Function, random: Random) -> Function | None:
    """With a sign where there was none, or a word of 32 bits where there were 64."""
    at = _some(random, _where(function, lambda ins: ins.op in _SIGNS))
    return (
        None
        if at is None
        else _put(function, at, replace(function.body[at], op=_SIGNS[function.body[at].op]))
    )


def register(function: Function, random: Random) -> Function | None:
    """Another register in one place."""
    at = _some(random, _where(function, lambda ins: not ins.is_barrier or ins.op in BRANCHES))
    if at is None:
        return None
    ins, place = function.body[at], random.choice(("rd", "rs1", "rs2"))
    if (ins.op in STORES and place == "rd") or (
        ins.op not in TWO and ins.op not in STORES and place == "rs2"
    ):
        return None
    if ins.op in ("li", "lui", "auipc", "lla") and place != "rd":
        return None
    other = random.choice((*TEMPORARIES, *ARGUMENTS, 0, RA))
    changed = replace(ins, **{place: other})  # type: ignore[arg-type]
    return _put(function, at, changed) if changed != ins else None


def dropped(function: Function, random: Random) -> Function | None:
    """An instruction is left out."""
    at = _some(random, _where(function, lambda ins: ins.op not in ("label", "ret", "auipc")))
    return None if at is None else _put(function, at)


def twice(function: Function, random: Random) -> Function | None:
    """An instruction stands twice."""
    at = _some(random, _where(function, lambda ins: ins.op not in ("label", "ret", "auipc", "fence", "call")))
    return None if at is None else _put(function, at, function.body[at], function.body[at])


def not_saved(function: Function, random: Random) -> Function | None:
    """A register that a function must keep, in the place of one that it need not."""
    used = [one for one in TEMPORARIES if any(one in ins.writes() for ins in function.body)]
    kept = [
        one
        for one in (*SAVED, GP, TP, RA)
        if not any(one in ins.reads() for ins in function.body if one != RA)
    ]
    if not used or not kept:
        return None
    names = {random.choice(used): random.choice(kept)}
    return function.with_body([ins.renamed(names) if ins.op != "ret" else ins for ins in function.body])


def not_restored(function: Function, random: Random) -> Function | None:
    """A register that was saved does not come back."""
    at = _some(random, _where(function, lambda ins: ins.slot and ins.is_load and ins.rd in (*SAVED, RA)))
    return None if at is None else _put(function, at)


def elsewhere(function: Function, random: Random) -> Function | None:
    """A branch leads to another place."""
    at = _some(random, _where(function, lambda ins: ins.op in BRANCHES))
    labels = [ins.label for ins in function.body if ins.op == "label"]
    if at is None or len(labels) < 2:
        return None
    other = random.choice([one for one in labels if one != function.body[at].label])
    return _put(function, at, replace(function.body[at], label=other))


def wraps(function: Function, random: Random) -> Function | None:
    """A comparison is decided, as if addresses had no end, nothing were null and no loop had no round."""
    at = _some(random, _where(function, lambda ins: ins.op in BRANCHES))
    if at is None:
        return None
    ins = function.body[at]
    return _put(function, at, Ins("j", label=ins.label)) if random.random() < 0.5 else _put(function, at)


def load_ahead(function: Function, random: Random) -> Function | None:
    """A round loads what the next one needs, the last one too."""
    free = _unused(function)
    places = []
    for at, ins in enumerate(function.body):
        before = {one.label for one in function.body[:at] if one.op == "label"}
        inside = any(one.op in BRANCHES and one.label in before for one in function.body[at:])
        if ins.is_load and inside and not ins.sym and not ins.slot:
            places.append(at)
    place = _some(random, places)
    if place is None or not free:
        return None
    ins = function.body[place]
    ahead = replace(ins, rd=free[0], imm=ins.imm + LOADS[ins.op][0])
    return _put(function, place, ahead, ins)


def stale(function: Function, random: Random) -> Function | None:
    """A value that was read is taken once more, where it is read again behind a store."""
    free = _unused(function)
    places = []
    for at, ins in enumerate(function.body):
        for to in range(at + 1, len(function.body)):
            other = function.body[to]
            if ins.is_load and replace(other, rd=ins.rd) == ins:
                places.append((at, to))
            if other.is_barrier or other.writes() & ins.reads():
                break
    if not places or not free:
        return None
    at, to = random.choice(places)
    body = list(function.body)
    body[to] = Ins("mv", rd=body[to].rd, rs1=free[0])
    body.insert(at + 1, Ins("mv", rd=free[0], rs1=body[at].rd))
    return function.with_body(body)


def store_early(function: Function, random: Random) -> Function | None:
    """A store in front of the branch that guards it."""
    places = []
    for at, ins in enumerate(function.body):
        if ins.op not in BRANCHES:
            continue
        for to in range(at + 1, len(function.body)):
            store = function.body[to]
            if store.is_barrier:
                break
            written = {one for other in function.body[at:to] for one in other.writes()}
            if store.is_store and not store.reads() & written:
                places.append((at, to))
    if not places:
        return None
    at, to = random.choice(places)
    body = list(function.body)
    body.insert(at, body.pop(to))
    return function.with_body(body)


def helper(function: Function, _: Random) -> Function | None:
    """A helper does something else."""
    if not function.helpers:
        return None
    one = function.helpers[0]
    body = [replace(ins, imm=ins.imm + 1) if ins.op == "addi" else ins for ins in one.body]
    return replace(function, helpers=(one.with_body(body), *function.helpers[1:]))


CHANGES: dict[str, Change] = {
    "load ahead": load_ahead,
    "stale value": stale,
    "store before its guard": store_early,
    "variables folded": variables_folded,
    "helper": helper,
    "%lo dropped": low_dropped,
    "%lo twice": low_twice,
    "%lo by or": low_by_or,
    "%lo of another place": low_of_next,
    "other contents": other_contents,
    "other data": other_data,
    "other pointer": other_pointer,
    "beside data": beside_data,
    "wider": wider,
    "narrower": narrower,
    "load before its guard": hoisted,
    "dead load before its guard": hoisted_dead,
    "one load more": more_loaded,
    "stored back": stored_back,
    "fence dropped": fence_dropped,
    "fence moved": fence_moved,
    "fence weaker": fence_weaker,
    "below the stack": below_stack,
    "stack odd": stack_odd,
    "stack lost": stack_lost,
    "frame small": frame_small,
    "accesses swapped": accesses_swapped,
    "load early": load_early,
    "constant": constant,
    "rounds": rounds,
    "operands exchanged": exchanged,
    "signs": signs,
    "register": register,
    "dropped": dropped,
    "twice": twice,
    "not saved": not_saved,
    "not restored": not_restored,
    "branch elsewhere": elsewhere,
    "comparison decided": wraps,
}
