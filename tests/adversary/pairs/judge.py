"""Whether a second function does what the first one does, by executing both; where not, in a sentence why.

The claim of a proof is: from each state in which A ends without a trap, B ends without one too,
with the same results, kept registers and memory, at each fence too, where others write to all
memory; B reads and writes nowhere that A does not, but for its own frame and the program's own
data. Memory protection may have a border at each multiple of four, so an access counts by such
pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random

from tests.adversary.pairs.code import GP, NAMES, SAVED, SP, TP, Function
from tests.adversary.pairs.execute import execute
from tests.adversary.pairs.image import Segment
from tests.adversary.pairs.machine import STACK, Machine, Outcome, State
from tests.adversary.pairs.states import states

#: Bytes of the smallest piece that memory protection tells apart.
GRAIN = 4
_NO_WRAP = re.compile(r"end of the address space")
_LINKED = re.compile(r"are those of these linked files")
_MULTIPLE = re.compile(r"^(\w+) is a multiple of (\d+)$")
_ALIGNED = re.compile(r"^addresses are aligned")
AT_FENCES = "other harts and devices see and change memory at fences only"
_AT_FENCES = re.compile(f"^{AT_FENCES}$")
#: What every state keeps to.
_ALWAYS = re.compile(
    r"reached by sp is reached by no other|does not overlap|numbers below \d+ are no addresses"
    r"|nobody writes to the program's code|the stack has room for"
)


@dataclass(frozen=True)
class Assumed:
    """What a proof says that it takes for granted."""

    sentences: tuple[str, ...] = ()

    @property
    def linked(self) -> bool:
        """Whether it speaks of the addresses of the linked programs alone."""
        return any(_LINKED.search(one) for one in self.sentences)

    @property
    def at_fences(self) -> bool:
        """Whether others look at memory where there is a fence and nowhere else."""
        return any(_AT_FENCES.search(one) for one in self.sentences)

    @property
    def unknown(self) -> list[str]:
        """Sentences that the judge does not know."""
        known = (_NO_WRAP, _LINKED, _MULTIPLE, _ALIGNED, _AT_FENCES, _ALWAYS)
        return [one for one in self.sentences if not any(words.search(one) for words in known)]

    def allow(self, state: State, a: Outcome, b: Outcome) -> bool:
        """Whether a state is one that the proof speaks of."""
        for one in self.sentences:
            multiple = _MULTIPLE.search(one)
            if multiple and state.registers[NAMES.index(multiple[1])] % int(multiple[2]):
                return False
            if _NO_WRAP.search(one) and state.kind in ("wrap", "end"):
                return False
            if _ALIGNED.search(one) and (a.misaligned or b.misaligned):
                return False
        return True


@dataclass(frozen=True)
class Linked:
    """Two programs as they are linked: data lie at the same addresses in both."""

    places: Mapping[str, int]
    images: tuple[tuple[Segment, ...], tuple[Segment, ...]]
    auipcs: tuple[tuple[int, ...], tuple[int, ...]]
    #: What the linker made addresses relative to, if it did.
    gp: int | None


def difference(
    a: Function,
    b: Function,
    seed: int,
    assumed: Assumed,
    linked: Linked | None = None,
) -> str | None:
    """What differs from which state; None where nothing was found.

    `linked` counts where a proof speaks of the linked programs alone. A proof that does not say
    that others come at fences alone is held to more: they may look at any time.
    """
    for state in states(a, Random(f"states {seed}")):
        other = state
        if linked is not None and assumed.linked:
            registers = [*state.registers]
            registers[GP] = registers[GP] if linked.gp is None else linked.gp
            state = replace(state, places=linked.places, gp=linked.gp, registers=tuple(registers))
            state, other = (
                replace(state, image=image, auipcs=places)
                for image, places in zip(linked.images, linked.auipcs, strict=True)
            )
        of_a = execute(a, state)
        if of_a.trap or of_a.endless:
            continue
        of_b = execute(b, other)
        found = _differs(a, b, state, of_a, of_b)
        if found is None and not assumed.at_fences:
            found = _passes_a_fence(of_a, of_b)
        if found is not None and assumed.allow(state, of_a, of_b):
            return f"{found}; from the state {described(a, state)}"
    return None


def described(function: Function, state: State) -> str:
    """A state in a line."""
    shown = [f"{NAMES[10 + n]}={state.registers[10 + n]:#x}" for n in range(len(function.arguments))]
    data = [f"{datum.name} at {state.places[datum.name]:#x}" for datum in function.data]
    how = "misaligned accesses trap" if state.strict else "misaligned accesses work"
    return f'"{state.kind}": {", ".join([*shown, *data])}; {how}'


def _differs(a: Function, b: Function, state: State, of_a: Outcome, of_b: Outcome) -> str | None:
    if of_b.trap:
        return f"B traps: {of_b.trap}"
    if of_b.endless:
        return "B does not end"
    results = [10, 11][: a.returns]
    for register in (*results, SP, GP, TP, *SAVED):
        if of_a.registers[register] != of_b.registers[register]:
            left, right = of_a.registers[register], of_b.registers[register]
            return f"{NAMES[register]} is {left:#x} in A and {right:#x} in B"
    if of_b.below and not of_a.below:
        return f"B has a {of_b.below}, where an interrupt writes"
    if of_b.odd_stack and not of_a.odd_stack:
        return "in B sp is no multiple of 16"
    return (
        _fences_differ(of_a, of_b)
        or _memory_differs(a, state, of_a, of_b)
        or _reaches_further(a, state, of_a, of_b)
        or _leaves_other_data(a, b, state, of_a)
    )


def _memory_differs(a: Function, state: State, of_a: Outcome, of_b: Outcome) -> str | None:
    """At each fence and at the end; what was written before an earlier fence is somebody else's now."""
    start = Machine(a, state)
    ends = [of_a.seen, of_b.seen]
    last = [{at: one.memory[at] for at in one.writes[-1]} for one in (of_a, of_b)]
    for n, (left, right) in enumerate(zip([*ends[0], last[0]], [*ends[1], last[1]], strict=True)):
        start.others = n if state.has_others else 0
        for at in sorted({*left, *right}):
            if n:
                start.memory.pop(at, None)
            here, there = (one.get(at, start.byte(at)) for one in (left, right))
            if here != there:
                where = f"at fence {n + 1}" if n < len(of_a.seen) else "at the end"
                return f"memory at {at:#x} is {here:#x} in A and {there:#x} in B {where}"
    return None


def _pieces(bytes_: Iterable[int]) -> set[int]:
    return {at // GRAIN for at in bytes_}


def _reaches_further(function: Function, state: State, of_a: Outcome, of_b: Outcome) -> str | None:
    wrote = set().union(*of_a.writes)
    extents = [(state.places[one.name], state.places[one.name] + len(one.contents)) for one in function.data]
    extents += [(one.first, one.end) for one in state.image]
    for what, of, allowed in (
        ("writes", of_b.writes, _pieces(wrote)),
        ("reads", of_b.reads, _pieces(wrote.union(*of_a.reads))),
    ):
        further = {
            at
            for at in _pieces(set().union(*of)) - allowed
            if not any(first - GRAIN < at * GRAIN < end for first, end in extents)
        }
        if further:
            return f"B {what} at {min(further) * GRAIN:#x}, where A does not"
    return None


def _fences_differ(of_a: Outcome, of_b: Outcome) -> str | None:
    if not of_a.fences and not of_b.fences:
        return None
    if of_a.fences != of_b.fences:
        if len(of_a.fences) == len(of_b.fences) and all(map(_is_weaker, of_a.fences, of_b.fences)):
            return None
        return f"fences are {of_a.fences} in A and {of_b.fences} in B"
    return None


def _passes_a_fence(of_a: Outcome, of_b: Outcome) -> str | None:
    """What somebody sees who looks at any time: bytes that only one of the two writes between two fences."""
    if not of_a.fences:
        return None
    for n, (left, right) in enumerate(zip(of_a.writes, of_b.writes, strict=True)):
        if left != right:
            where = f"before fence {n + 1}" if n < len(of_a.fences) else "behind the last fence"
            return f"only one of the two writes at {min(left ^ right):#x} {where}"
    return None


def _is_weaker(a: str, b: str) -> bool:
    """Whether fence `a` orders no more than `b`."""
    pairs = zip(a.split(","), b.split(","), strict=True)
    return all(set(x.strip()) <= set(y.strip()) for x, y in pairs)


def _leaves_other_data(a: Function, b: Function, state: State, of_a: Outcome) -> str | None:
    """Data with other contents whose address gets out, so that a caller sees them."""
    others = [x for x, y in zip(a.data, b.data, strict=True) if x != y]
    if not others:
        return None
    size = a.xlen // 8
    out = {of_a.registers[register] for register in [10, 11][: a.returns]}
    entry = state.registers[SP]
    for at in set().union(*of_a.writes):
        if at % 4 == 0 and not entry - STACK <= at < entry:
            out.add(sum(of_a.memory.get(at + n, 0) << 8 * n for n in range(size)))
    for datum in others:
        first = state.places[datum.name]
        if any(first <= value <= first + len(datum.contents) for value in out):
            return f"the address of {datum.name} gets out, and its contents are others in B"
    return None
