"""Faults in frames and in what a function keeps."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    GP,
    RA,
    SAVED,
    SP,
    TEMPORARIES,
    TP,
    Function,
)
from tests.adversary.pairs.wrong.change import put, some, where


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
    at = some(random, where(function, lambda ins: ins.op == "addi" and ins.rd == SP and ins.imm > 0))
    if at is None:
        return None
    if random.random() < 0.5:
        return put(function, at)
    return put(
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
    at = some(random, where(function, lambda ins: ins.slot and ins.is_load and ins.rd in (*SAVED, RA)))
    return None if at is None else put(function, at)
