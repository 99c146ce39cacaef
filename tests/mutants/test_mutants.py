"""The mutation tool: which faults it plants, what it makes of them, and that its list is up to date."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ..shared import ROOT
from .explained import KINDS, LIST, Explanation, Explanations
from .faults import Fault, faults
from .judge import Judge, Verdict
from .report import Judged, Tally, joined, markdown
from .results import Results
from .seen import Seen
from .subject import Subject

SOURCE = b"""
#if SIZE > 3
#define LAST (SIZE - 1)
#endif
_Static_assert(1 + 1 == 2, "arithmetic");
static int sum(const int a[16]) {
    int out[4] = {0};
    for (int i = 0; i < LAST; i++) {
        out[i & 3] += a[i];
    }
    return out[0];
}
"""


def changes(source: bytes) -> list[tuple[str, str]]:
    return [(fault.was, fault.becomes) for fault in faults("x.c", source)]


def test_operators_bounds_constants_masks_indices_and_statements_are_faulted() -> None:
    loop, body = "for (int i = 0; i < LAST; i++) {", "out[i & 3] += a[i];"
    for was, becomes in [
        (loop, "for (int i = 1; i < LAST; i++) {"),
        (loop, "for (int i = 0; i <= LAST; i++) {"),
        (loop, "for (int i = 0; i < (LAST + 1); i++) {"),
        (loop, "for (int i = 0; i < LAST; i--) {"),
        (body, ";"),
        (body, "out[i | 3] += a[i];"),
        (body, "out[i] += a[i];"),
        (body, "out[i & 2] += a[i];"),
        (body, "out[i & 3] = a[i];"),
        (body, "out[i & 3] += a[i + 1];"),
        ("#define LAST (SIZE - 1)", "#define LAST (SIZE + 1)"),
        ("return out[0];", "return out[1];"),
    ]:
        assert (was, becomes) in changes(SOURCE)


def test_assertions_buffer_sizes_and_conditions_of_the_preprocessor_are_left_alone() -> None:
    changed = {was for was, _ in changes(SOURCE)}
    assert not {line for line in changed if line.startswith(("_Static_assert", "#if", "static int"))}
    assert all("out[4]" in becomes for was, becomes in changes(SOURCE) if was.startswith("int out"))


def test_a_fault_changes_its_bytes_only_and_equal_ones_have_numbers() -> None:
    source = b"int f(int a) {\n    a = a + 1;\n    a = a + 1;\n    return a;\n}\n"
    found = faults("x.c", source)
    assert found == faults("x.c", source)
    assert len({fault.key for fault in found}) == len(found)
    minus = [fault for fault in found if fault.becomes == "a = a - 1;"]
    assert [(fault.nth, fault.line, fault.function) for fault in minus] == [(1, 2, "f"), (2, 3, "f")]
    assert minus[1].planted(source) == b"int f(int a) {\n    a = a + 1;\n    a = a - 1;\n    return a;\n}\n"


HEADER = b"""#define SET 3
#if SET == 2
#define N 1
#else
#define N (SET + \\
           4)
#endif
static inline int used(int a) {
    return a + N;
}
static inline int unused(int a) {
    return a - 1;
}
#define IDLE 5
#define IDLE_TOO (IDLE + \\
                  6)
"""


def test_a_unit_is_compiled_where_it_sees_a_fault(tmp_path: Path) -> None:
    header, unit = tmp_path / "x.h", tmp_path / "x.c"
    header.write_bytes(HEADER)
    unit.write_text('#include "x.h"\nint f(void) {\n    return used(N);\n}\n')
    command = [sys.executable, "-m", "ziglang", "clang", "-E", "-dD", "-target", "riscv32", str(unit)]
    preprocessed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    seen = Seen.of(preprocessed, {str(path): path for path in (header, unit)})
    found = faults("x.h", HEADER)
    assert {(fault.function, fault.line) for fault in found if seen.holds(header, fault)} == {
        ("SET", 1),
        ("N", 5),
        ("N", 6),
        ("used", 9),
    }
    assert {fault.line for fault in found} > {3, 12, 14, 16}


def every_fault() -> list[Fault]:
    return [
        fault
        for path in sorted((ROOT / "workloads").glob("*/src/*.[ch]"))
        for fault in faults(path.relative_to(ROOT / "workloads").as_posix(), path.read_bytes())
    ]


def test_every_explanation_names_a_fault_that_is_there() -> None:
    assert Explanations.read().stale(every_fault()) == []


@pytest.fixture(scope="module")
def sha2() -> tuple[Subject, Judge]:
    subject = Subject.of("sha2", "")
    return subject, Judge(subject)


@pytest.mark.parametrize(
    ("becomes", "outcome"),
    [
        ("return (x & y) | (z | (x | y));", "caught"),
        ("for (size_t i = 0; i < length; i--) {", "caught"),
        ("size_t taken = message_length <= piece ? message_length : piece;", "identical"),
        ("sha256_final(&context, digest, 33);", "caught"),  # by the guard behind the digest
        ("while (0) {", "caught"),  # padding that is not written, where memory was used before
    ],
)
def test_a_fault_gets_its_verdict(sha2: tuple[Subject, Judge], becomes: str, outcome: str) -> None:
    subject, judge = sha2
    fault = next(
        fault
        for fault in subject.faults()
        if fault.becomes == becomes and Path(fault.file).name.startswith("sha256")
    )
    assert judge.judge(fault).outcome == outcome


def test_a_verdict_stands_as_long_as_the_case_that_gave_it_and_survival_until_a_new_one(
    sha2: tuple[Subject, Judge], tmp_path: Path
) -> None:
    subject, _ = sha2
    caught, survivor = subject.faults()[:2]
    results = Results(subject, tmp_path)
    results.add(caught, Verdict("caught", "wrong", subject.cases[0].digest))
    results.add(survivor, Verdict("survived"))
    results.store()
    again = Results(subject, tmp_path)
    assert again.verdict(caught) == Verdict("caught", "wrong", subject.cases[0].digest)
    assert again.verdict(survivor) == Verdict("survived")
    fewer = Subject(subject.name, subject.own, subject.request, subject.cases[1:])
    assert Results(fewer, tmp_path).verdict(caught) is None
    assert Results(fewer, tmp_path).verdict(survivor) == Verdict("survived")
    results = Results(fewer, tmp_path)
    results.add(survivor, Verdict("survived"))
    results.store()
    assert Results(subject, tmp_path).verdict(survivor) is None
    assert Results(subject, tmp_path).survived(survivor) == {case.digest for case in subject.cases[1:]}


def test_of_several_sets_one_that_catches_a_fault_is_enough() -> None:
    first, second, third = faults("x.c", SOURCE)[:3]
    why = Explanation("dead here", "equivalent")
    caught, identical, survived = Verdict("caught"), Verdict("identical"), Verdict("survived")
    one = [Judged(first, identical, None), Judged(second, survived, why), Judged(third, survived, why)]
    other = [Judged(first, caught, None), Judged(second, identical, None), Judged(third, survived, None)]
    [whole] = joined([Tally("x-1", one, 9, "x"), Tally("x-2", other, 9, "x")])
    assert [judged.outcome for judged in whole.judged] == ["caught", "equivalent", "survived"]
    assert (whole.label, whole.every, whole.share) == ("x", 9, 0.5)
    row = "| x | 9 | 3, drawn at random | 0 | 1 | 1 | 1 | 50.0 % |"
    assert markdown([whole]).splitlines()[-1] == row


def test_the_list_says_why_and_of_what_kind() -> None:
    content = tomllib.loads(LIST.read_text())
    assert set(content) <= set(KINDS)
    assert all(entry["why"] for entries in content.values() for entry in entries)
