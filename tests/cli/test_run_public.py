"""`instar run --secret … --public …`: what may be seen of a secret is not told, and the rest is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from tests.cli.test_ct_outside import ISA, compiled

PROGRAM = """
#include <stdint.h>
uint32_t key[4] = {1, 2, 3, 4};
uint32_t sums[2];
static volatile uint32_t sink;
__attribute__((noinline)) uint32_t digest(const uint32_t *k) { return k[0] * 5 ^ k[1]; }
__attribute__((noinline)) void nothing(void) { sink = 0; }
__attribute__((noinline)) void mix(void) { sums[0] = key[0] + key[1]; sums[1] = key[2] + key[3]; }
__attribute__((noinline)) void print(const uint32_t *from) { if (from[0] & 1) sink = 1; }
__attribute__((noinline)) void tell(uint32_t value) { if (value & 2) sink = 2; }
__attribute__((noinline)) void leak(void) { if (key[3] & 4) sink = 3; }
int main(void) { mix(); print(sums); print(sums + 1); tell(digest(key)); LEAK nothing(); return 0; }
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("clean"), "clean.c", PROGRAM.replace("LEAK", ""))


def run(elf: Path, *options: str) -> int:
    return run_command(["run", str(elf), "--isa", ISA, "--secret", "key", *options])


def leaky(capfd: pytest.CaptureFixture[str], elf: Path, *public: str) -> list[str]:
    assert run(elf, "--json", *(word for name in public for word in ("--public", name))) == 0
    found = json.loads(capfd.readouterr().out)
    assert [entry["symbol"] for entry in found["declassified"]] == list(public)
    return sorted(leak["function"] for leak in found["leaks"])


def test_what_is_stored_in_public_memory_and_what_a_public_function_returns_may_be_seen(
    capfd: pytest.CaptureFixture[str], program: Path
) -> None:
    assert leaky(capfd, program) == ["print", "tell"]
    assert leaky(capfd, program, "sums") == ["tell"]
    assert leaky(capfd, program, "digest") == ["print"]
    assert leaky(capfd, program, "sums:4") == ["print", "tell"]
    assert leaky(capfd, program, "sums:8", "digest") == []


def test_the_run_says_what_was_made_public_and_how_often(
    capfd: pytest.CaptureFixture[str], program: Path
) -> None:
    assert run(program, "--public", "sums", "--public", "digest", "--public", "sink") == 0
    end = "nothing depends on key; made public: sums 2 times, digest 1 time, sink never\n"
    assert capfd.readouterr().err.endswith(end)


def test_a_leak_of_the_secret_itself_is_told_whatever_is_public(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    elf = compiled(tmp_path, "leaky.c", PROGRAM.replace("LEAK", "leak();"))
    assert run(elf, "--public", "sums", "--public", "digest") == 1
    said = capfd.readouterr().err
    assert "a branch depends on key" in said and "1 source line depends on key" in said
    # A part of a secret may be public: that of a pair of keys.
    assert leaky(capfd, elf, "sums", "digest", "key:12") == ["leak"]


@pytest.mark.parametrize(
    ("public", "message"),
    [
        ("sum", 'has no symbol "sum"; it has sums'),
        ("sums:16", 'symbol "sums" has 8 bytes, fewer than 16'),
        ("digest:4", "digest is a function, all of whose value becomes public; write digest"),
        ("nothing", "nothing returns no value that could become public"),
        ("key", 'all of "key" is to be secret and public; say one of both'),
    ],
)
def test_what_cannot_become_public_is_refused(
    capfd: pytest.CaptureFixture[str], program: Path, public: str, message: str
) -> None:
    assert run(program, "--public", public) == 2
    said = capfd.readouterr().err
    assert message in said and said.count("\n") == 1, said


def test_nothing_is_public_where_nothing_is_secret(capfd: pytest.CaptureFixture[str], program: Path) -> None:
    assert run_command(["run", str(program), "--public", "sums"]) == 2
    assert "--public sums goes with --secret" in capfd.readouterr().err
