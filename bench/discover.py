"""What `instar discover` finds of the known answers of our programs: `python -m bench.discover`.

Each program is plain RV32IM or RV64IM code. Its instructions are looked for, then judged by
`discover.score`, which knows nothing of the search (docs/reference/discover-score.md).
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import InstarError, Library
from instar.discover.judge import SECONDS
from instar.discover.score import COUNT, score
from instar.discover.score_report import as_dict
from instar.discover.truths import TRUTHS, of_program, within
from instar.places import library as library_of
from instar.toolchain.compiler import split_isa

from .processors import of_children
from .searches import Ended, asking, check, markdown, run, wanted

OUT = Path("target") / "discover-score"
#: Seconds of a search, after which its program is left out.
LIMIT = 300.0
#: By the width of registers: a core that can read three registers and write one, without Zb*.
NARROW = {32: ("cv32e40p", "rv32imc"), 64: ("cv64a6", "rv64imc")}
#: One that writes two.
WIDE = {32: ("cva6-superscalar", "rv32imc"), 64: ("cv64a6", "rv64imc")}


@dataclass(frozen=True)
class Subject:
    """A program, its core, and the ports of an instruction."""

    target: str
    function: str
    core: str
    isa: str
    reads: int = 3
    writes: int = 1

    @property
    def name(self) -> str:
        """As `--only` takes it."""
        return f"{self.target}.{self.function}.rv{self.xlen}"

    @property
    def xlen(self) -> int:
        """Bits of a register."""
        return split_isa(self.isa)[0]

    def words(self, jobs: int, out: Path) -> list[str]:
        """The command that looks for its instructions."""
        words = ["discover", self.target, self.function, "--core", self.core, "--set", f"isa={self.isa}"]
        words += ["--reads", str(self.reads), "--writes", str(self.writes), "--count", str(COUNT)]
        return [*words, "--fill", "--no-area", "--effort", "0", "--jobs", str(jobs), "-o", str(out), "--json"]


#: By workload: functions in whose code known answers stand.
FUNCTIONS: Mapping[str, tuple[str, ...]] = {
    "sha2": ("sha256_compress", "sha512_compress"),
    "sha3": ("keccak_f1600",),
    "ml-dsa-44": ("ntt", "invntt", "pointwise", "reduce", "caddq", "make_hint", "rej_uniform"),
    "k-pke-768": ("ntt", "invntt", "basemul_cache", "basemul_acc", "reduce", "rej_uniform"),
    "cross-rsdp-1-f": (
        *("fp_vec_by_matrix", "fz_vec_by_matrix", "fz_subtract", "restricted_by_fp"),
        *("restricted_scaled_add", "fp_scaled_subtract", "rej_fp"),
    ),
    "cross-rsdpg-1-f": (
        *("fp_vec_by_matrix", "fz_vec_by_matrix", "fz_subtract", "restricted_by_fp"),
        *("restricted_scaled_add", "fp_scaled_subtract"),
    ),
    "hqc-1": ("product", "spread", "syndromes", "locator", "roots"),
}


def _subjects() -> tuple[Subject, ...]:
    return tuple(
        Subject(target, one, *WIDE[xlen], writes=2)
        if one in ("ntt", "invntt")
        else Subject(target, one, *NARROW[xlen])
        for xlen in (32, 64)
        for target, functions in FUNCTIONS.items()
        for one in functions
        if _has_answers(target, one, xlen)
    )


def _has_answers(target: str, function: str, xlen: int) -> bool:
    return any(
        truth.xlen == xlen and target.startswith(place.programs) and function in place.functions
        for truth in TRUTHS
        for place in truth.places
    )


SUBJECTS = _subjects()

#: What the rules of the search were made with, beside RV32's: functions of RV64.
_LOOKED_AT = {
    "sha2": ("sha256_compress",),
    "sha3": ("keccak_f1600",),
    "ml-dsa-44": ("ntt", "invntt", "pointwise"),
    "k-pke-768": ("ntt",),
    "cross-rsdpg-1-f": ("fz_vec_by_matrix",),
}


def is_held_out(subject: Subject) -> bool:
    """Whether nobody had looked at a program when the rules of the search were made."""
    if subject.function == "sha512_compress":
        return True
    return subject.xlen == 64 and subject.function not in _LOOKED_AT.get(subject.target, ())


@dataclass(frozen=True)
class Outcome:
    """What came of a program."""

    subject: Subject
    #: By known answer within the ports: its family and its verdict.
    verdicts: Mapping[str, tuple[str, str]]
    #: Answers that need more registers.
    wide: Sequence[str] = ()
    #: Mnemonics, in the order in which they count.
    found: Sequence[str] = ()
    cycles: tuple[int, int] | None = None
    #: Of the search, by the clock, and those in which a processor worked for it.
    seconds: float = 0.0
    worked: float = 0.0
    #: Why nothing was found or judged; empty where something was.
    why: str = ""
    #: What the judge says, in full.
    score: Mapping[str, Any] = field(default_factory=dict)

    def counted(self, *kinds: str) -> int:
        """Answers with such a verdict."""
        return sum(kind in kinds for _, kind in self.verdicts.values())

    @property
    def answered(self) -> int:
        """Those that are exact or covered."""
        return self.counted("exact", "covers")


#: Makes the design of a program's instructions; returns what `--json` says, or why there is none.
Search = Callable[[Subject, Path], Mapping[str, Any] | str]


def searching(jobs: int, limit: float) -> Search:
    """By `instar discover` in a process of its own, which is stopped after `limit` seconds."""

    def search(subject: Subject, out: Path) -> Mapping[str, Any] | str:
        told = run(subject.words(jobs, out), limit)
        if not isinstance(told, Ended):
            return told
        if told.code is None:
            return told.why
        why = re.sub(rf"{re.escape(tempfile.gettempdir())}/instar-\S*/", "", told.why)
        return f"{why} (exit code {told.code})"

    return search


def judged(library: Library, subject: Subject, search: Search, folder: Path) -> Outcome:
    """Looks for a program's instructions and judges them; what its folder has of it stays."""
    workload, parameter_set = library.workload_set(subject.target)
    asked, wide = within(
        of_program(workload, parameter_set, [subject.function], subject.xlen), subject.reads, subject.writes
    )
    out = folder / subject.name.replace(".", "-").replace("_", "-")
    began, worked = time.monotonic(), of_children()
    told = search(subject, out)
    seconds, worked = round(time.monotonic() - began, 1), round(of_children() - worked, 1)
    names = [one.truth.name for one in wide]
    if isinstance(told, str):
        none = {one.truth.name: (one.truth.family, "no") for one in asked}
        return Outcome(subject, none, names, seconds=seconds, worked=worked, why=told)
    found = score(library.design(str(out)), subject.xlen, asked, subject.name, COUNT, SECONDS)
    return Outcome(
        subject,
        {row.asked.truth.name: (row.asked.truth.family, row.kind) for row in found.rows},
        names,
        [one.mnemonic for one in found.considered],
        (told["before"], told["after"]),
        seconds,
        worked,
        score=as_dict(found),
    )


def kept(subject: Subject, limit: float, make: Callable[[], Outcome | None], folder: Path) -> Outcome | None:
    """An outcome from `folder`, where the same code made it within the same time; else a new one."""
    path = folder / f"{subject.name}.json"
    key = cache.digest(cache.tool_digest(), repr(subject), repr(limit), repr(SECONDS))
    if path.exists():
        known = json.loads(path.read_text(encoding="utf-8"))
        if known.pop("key") == key:
            verdicts = {name: (family, kind) for name, (family, kind) in known.pop("verdicts").items()}
            cycles = known.pop("cycles")
            return Outcome(subject, verdicts, cycles=None if cycles is None else (*cycles,), **known)
    made = make()
    if made is None:
        return None
    plain = {name: value for name, value in vars(made).items() if name != "subject"}
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"key": key, **plain}, indent=1) + "\n", encoding="utf-8")
    return made


def families(outcomes: Sequence[Outcome]) -> dict[str, tuple[int, int]]:
    """By family: answers that were found, and all."""
    counted: dict[str, tuple[int, int]] = {}
    for family, kind in (pair for one in outcomes for pair in one.verdicts.values()):
        got, of = counted.get(family, (0, 0))
        counted[family] = got + (kind in ("exact", "covers")), of + 1
    return counted


def rendered(outcomes: Sequence[Outcome]) -> str:
    """The tables as Markdown, and the total."""
    head = [
        "program",
        "core, reads/writes",
        "answers",
        "exact",
        "covered",
        "not answered",
        "cycles",
        "s",
        "CPU s",
    ]
    lines = [_line(one) for one in outcomes]
    rule = ["---", "---", "---:", "---:", "---:", "---", "---:", "---:", "---:"]
    parts = [markdown(head, rule, lines)]
    share = [[name, f"{got}/{of}", f"{got / of:.0%}"] for name, (got, of) in families(outcomes).items()]
    parts.append(markdown(["family", "answered", "recall"], ["---", "---:", "---:"], share))
    got, of = _total(outcomes)
    judged = [one for one in outcomes if not one.why]
    here, all_here = _total(judged)
    parts.append(
        f"Recall {got}/{of} = {_percent(got, of)}; {here}/{all_here} = {_percent(here, all_here)} of the "
        f"{len(judged)} of {len(outcomes)} programs that instructions were found for."
    )
    narrow = [one for one in outcomes if one.subject.xlen == 32]
    if narrow and len(narrow) < len(outcomes):
        got, of = _total(narrow)
        parts.append(f"Of RV32 alone {got}/{of} = {_percent(got, of)}.")
    held = [one for one in outcomes if is_held_out(one.subject)]
    if held:
        got, of = _total(held)
        parts.append(
            f"Held out, SHA-512 and RV64 where no rule was made: {got}/{of} = {_percent(got, of)} of "
            f"{len(held)} programs."
        )
    return "\n\n".join(parts)


def _total(outcomes: Sequence[Outcome]) -> tuple[int, int]:
    return sum(one.answered for one in outcomes), sum(len(one.verdicts) for one in outcomes)


def _percent(got: int, of: int) -> str:
    return f"{got / of:.0%}" if of else "–"


def _line(one: Outcome) -> list[str]:
    subject = one.subject
    missing = [
        f"`{name}`" + (" (unknown)" if kind == "unknown" else "")
        for name, (_, kind) in one.verdicts.items()
        if kind not in ("exact", "covers")
    ]
    says = ", ".join(missing) or "–"
    return [
        f"{subject.target} {subject.function}, RV{subject.xlen}",
        f"{subject.core}, {subject.reads}/{subject.writes}",
        str(len(one.verdicts)),
        str(one.counted("exact")),
        str(one.counted("covers")),
        f"{says}: {one.why}" if one.why else says,
        "–" if one.cycles is None else f"{one.cycles[1] / one.cycles[0]:.3f}",
        f"{one.seconds:.0f}",
        f"{one.worked:.0f}",
    ]


def main(typed: Sequence[str] | None = None) -> int:
    """0 where every program was judged, 1 where one was not, 2 for wrong input."""
    asked = asking("bench.discover", __doc__, "programs", "search", LIMIT).parse_args(typed)
    try:
        check(asked, [one.name for one in SUBJECTS], "no program")
    except InstarError as error:
        print(f"bench.discover: {error}", file=sys.stderr)
        return 2
    chosen = [one for one in SUBJECTS if wanted(asked, one.name)]
    library, search = library_of(), searching(asked.jobs, asked.limit)
    outcomes: list[Outcome] = []
    for subject in chosen:

        def make(subject: Subject = subject) -> Outcome | None:
            return None if asked.kept else judged(library, subject, search, OUT)

        print(subject.name, file=sys.stderr, flush=True)
        try:
            made = kept(subject, asked.limit, make, OUT)
        except InstarError as error:
            print(f"bench.discover: {error}", file=sys.stderr)
            return 1
        outcomes += [] if made is None else [made]
    print(rendered(outcomes))
    missing = [one.name for one in chosen if one not in [made.subject for made in outcomes]]
    if missing:
        print(f"\nNot run: {', '.join(missing)}.")
    print(f"\nAt most {COUNT} instructions a program; kept in {OUT}.")
    return int(bool(missing) or any(one.why for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
