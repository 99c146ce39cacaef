"""Pairs of functions in two programs: assembled together, proved one by one, and a wrong one made small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from random import Random

from instar._core import InstarError, Program, Proof, prove
from instar.schedule import program_of
from instar.toolchain import Compiler, find_compiler

from tests.adversary.pairs import equal, wrong
from tests.adversary.pairs.code import NAMES, Function, Ins, text
from tests.adversary.pairs.grow import grow
from tests.adversary.pairs.image import Segment, auipcs, segments
from tests.adversary.pairs.judge import AT_FENCES, Assumed, Linked, difference

#: Of a hundred pairs those that are changed wrongly, and those of RV64.
WRONG, WIDE = 70, 25
#: Builds that making a wrong pair small may take.
BUILDS = 40
#: Instructions of a path after which a function counts as endless.
MOST = 2_000


@dataclass(frozen=True)
class Pair:
    """Two functions of one name, and what was done to the second one."""

    seed: int
    kind: str
    a: Function
    b: Function
    #: How programs come to the prover: "sources" as `--check` builds them, "linked" as ELF files,
    #: "relaxed" such where the linker made addresses of small data relative to gp.
    form: str


def isa(xlen: int) -> str:
    """What the functions are made of."""
    return f"rv{xlen}imc_zba_zbb"


def pair(seed: int) -> Pair:
    """The pair of a seed."""
    random = Random(f"pair {seed}")
    xlen = 64 if random.randrange(100) < WIDE else 32
    while True:
        a = grow(f"f{seed}", xlen, random)
        if random.randrange(100) < WRONG:
            kinds = list(wrong.CHANGES)
            prefix, b = "", a
            for change in random.sample(
                (equal.reordered, equal.renamed, equal.other_slots), random.randint(0, 2)
            ):
                b = change(b, random) or b
            kind = random.choice(kinds)
            made = wrong.CHANGES[kind](b, random)
        else:
            prefix = "same: "
            kind = random.choice(list(equal.CHANGES))
            made = equal.CHANGES[kind](a, random)
            if made is not None and random.random() < 0.3:
                made = equal.reordered(made, random) or made
        if made is not None and len(a.body) < 400:
            form = random.choice(("sources", "sources", "linked", "relaxed" if xlen == 32 else "linked"))
            return Pair(seed, prefix + kind, a, made, form)


class Prover:
    """Asks Instar about pairs; builds go into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.compiler = find_compiler(None)

    def programs(self, pairs: Sequence[Pair]) -> tuple[Program, Program]:
        """Two programs with all functions of pairs of one width."""
        made = []
        for side in ("a", "b"):
            file = self.folder / f"{side}.s"
            file.write_text("\n".join(text(getattr(one, side)) for one in pairs))
            compiler, for_proof = self._compiler(pairs[0]), pairs[0].form == "sources"
            made.append(program_of(file, isa(pairs[0].a.xlen), None, compiler, for_proof=for_proof))
        return made[0], made[1]

    def _compiler(self, pair: Pair) -> Compiler:
        return replace(self.compiler, flags=flags(pair))

    def proof(self, programs: tuple[Program, Program], pair: Pair) -> Proof:
        """What `instar schedule --check` says."""
        function = pair.a
        return prove(
            *programs, function.name, noalias=function.apart, returns=function.returns, max_instructions=MOST
        )

    def small(self, pair: Pair) -> Pair:
        """Without what both have in common and the wrong yes does not need."""
        builds = BUILDS
        change = wrong.CHANGES.get(pair.kind)
        for n in range(8 if change else 0):
            # The fault alone, without what else was changed.
            b = change(pair.a, Random(f"alone {pair.seed} {n}")) if change else None
            alone = replace(pair, b=b) if b else pair
            builds -= 1
            if b and difference(alone.a, alone.b, alone.seed, Assumed()) and self.is_wrong(alone):
                pair = alone
                break
        size = max(1, len(pair.a.body) // 2)
        while size >= 1 and builds > 0:
            at, shrunk = 0, False
            while builds > 0:
                made = _without(pair, at, size)
                if made is None:
                    break
                if difference(made.a, made.b, made.seed, Assumed()) is not None:
                    builds -= 1
                    if self.is_wrong(made):
                        pair, shrunk = made, True
                        continue
                at += size
            size = size // 2 if not shrunk or size > 1 else 0
        return pair

    def is_wrong(self, pair: Pair) -> bool:
        """Whether Instar says yes and the judge no."""
        try:
            programs = self.programs([pair])
            proof = self.proof(programs, pair)
        except InstarError:
            return False
        return proof["refusal"] is None and truth(pair, proof, programs) is not None


def truth(pair: Pair, proof: Proof, programs: tuple[Program, Program]) -> str | None:
    """What differs, under what a proof assumes; of a refusal, under what proofs say of fences."""
    refused = proof["refusal"] is not None
    assumed = Assumed((AT_FENCES,) if refused else tuple(proof["assumptions"]))
    left, right = ({name: one["address"] for name, one in program.symbols.items()} for program in programs)
    data = [datum.name for datum in pair.a.data]
    if assumed.linked and any(left.get(name) != right.get(name) for name in data):
        raise RuntimeError(f"seed {pair.seed}: the linker put data of A and of B to other places")
    gp = left["__global_pointer$"] if pair.form == "relaxed" else None
    images = (_segments(programs[0].path), _segments(programs[1].path))
    symbols = [program.symbols[pair.a.name] for program in programs]
    places = [auipcs(image, one["address"], one["size"]) for image, one in zip(images, symbols, strict=True)]
    linked = Linked(left, images, (places[0], places[1]), gp)
    return difference(pair.a, pair.b, pair.seed, assumed, linked)


@cache
def _segments(path: str) -> tuple[Segment, ...]:
    return segments(Path(path))


def flags(pair: Pair) -> tuple[str, ...]:
    """Of the linker."""
    return ("-Wl,--relax-gp",) if pair.form == "relaxed" else ()


def command(pair: Pair) -> str:
    """The command that asks the same."""
    if pair.form == "sources":
        files = "a.s b.s"
    else:
        files = "a.elf b.elf, which the start-up code and a.s and b.s were linked to by its link.ld"
    words = [f"instar schedule --check {files}", f"--isa {isa(pair.a.xlen)}", f"--function {pair.a.name}"]
    words.append(f"--returns {pair.a.returns}")
    words += [f"--noalias {NAMES[x]},{NAMES[y]}" for x, y in pair.a.apart]
    words += [f"({flag})" for flag in flags(pair)]
    return " ".join(words)


def _without(pair: Pair, at: int, size: int) -> Pair | None:
    """Less `size` of the instructions that both have, from number `at` on; None after the last."""
    a, b = list(pair.a.body), list(pair.b.body)
    common = [
        (block.a + n, block.b + n)
        for block in SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks()
        for n in range(block.size)
        # Half an address is none.
        if a[block.a + n].op != "ret" and not a[block.a + n].part
    ]
    if at >= len(common):
        return None
    gone = common[at : at + size]
    left = _kept(a, {x for x, _ in gone})
    right = _kept(b, {y for _, y in gone})
    used = {ins.sym for ins in (*left, *right)}
    names = [datum.name in used for datum in pair.a.data]
    data = [tuple(x for x, keep in zip(side.data, names, strict=True) if keep) for side in (pair.a, pair.b)]
    return replace(
        pair,
        a=replace(pair.a, body=tuple(left), data=data[0]),
        b=replace(pair.b, body=tuple(right), data=data[1]),
    )


def _kept(body: list[Ins], gone: set[int]) -> list[Ins]:
    """Without these, and without what names a label that is gone."""
    left = [ins for n, ins in enumerate(body) if n not in gone]
    labels = {ins.label for ins in left if ins.op in ("label", "auipc")}
    return [ins for ins in left if ins.op in ("fence", "call") or not ins.label or ins.label in labels]
