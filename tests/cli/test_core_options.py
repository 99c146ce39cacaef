"""`--set` and `--cflags`: everywhere a core is named and a program is built, and told with every result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command

from tests.cli.test_commands import json_of, program

CORE = ("--core", "cva6-superscalar")
NARROW = ("--set", "commit_ports=1")
NTT = ("ml-dsa-44", "ntt")
KECCAK = ("sha3", "keccak_f1600")


def refused(capfd: pytest.CaptureFixture[str], *command: str) -> str:
    assert run_command(list(command)) == 2
    return capfd.readouterr().err


def test_a_changed_parameter_is_measured_and_told(capfd: pytest.CaptureFixture[str]) -> None:
    wide = json_of(capfd, "measure", *NTT, *CORE)
    narrow = json_of(capfd, "measure", *NTT, *CORE, *NARROW)
    assert narrow["cycles"] > wide["cycles"] and narrow["instructions"] == wide["instructions"]
    assert wide["overrides"] == {} and narrow["overrides"] == {"commit_ports": 1}
    # The cache knows them apart.
    again = json_of(capfd, "measure", *NTT, *CORE)
    assert again["cached"] and again["cycles"] == wide["cycles"]
    assert run_command(["measure", *NTT, *CORE, *NARROW]) == 0
    assert "cva6-superscalar with commit_ports = 1" in capfd.readouterr().out


def test_what_the_user_sets_comes_behind_what_a_variant_changes(capfd: pytest.CaptureFixture[str]) -> None:
    command = ("measure", *NTT, *CORE, "--design", "cva6-ntt")
    assert json_of(capfd, *command)["overrides"] == {"commit_ports": 3, "register_read_ports": 5}
    found = json_of(capfd, *command, "--set", "commit_ports=4", "--set", "alu_bypass=false")
    assert found["overrides"] == {"commit_ports": 4, "register_read_ports": 5, "alu_bypass": False}


def test_evaluate_changes_every_row(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "evaluate", "cva6-ntt", "--core", "cva6-single", "--set", "memory_read_latency=20")
    assert all(row["overrides"]["memory_read_latency"] == 20 for row in found["results"])


def test_run_score_profile_annotate_ct_and_compare_take_it(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    elf = str(program("hello"))
    slow = ("--set", "memory_read_latency=500")
    assert run_command(["run", elf, "--trace", str(tmp_path / "t.trace")]) == 7
    capfd.readouterr()
    trace = str(tmp_path / "t.trace")

    def cycles(*command: str) -> tuple[Any, Any]:
        found = json_of(capfd, *command)
        return found, found["cycles"] if "cycles" in found else found["windows"][0]["cycles_model"]

    for command in (("run", elf, *CORE), ("score", trace, *CORE), ("profile", elf, *CORE)):
        (_, before), (found, after) = cycles(*command), cycles(*command, *slow)
        assert after > before
        assert "memory_read_latency" in json.dumps(found.get("overrides", found.get("notes")))
    assert run_command(["annotate", trace, *CORE, *slow, "-o", str(tmp_path / "a.trace")]) == 0
    assert "cva6-superscalar with memory_read_latency = 500" in capfd.readouterr().err
    found = json_of(capfd, "ct", "ml-dsa-44", "keygen", *CORE, *slow, "--cases", "1")
    assert found["overrides"] == {"memory_read_latency": 500}
    found = json_of(capfd, "compare", elf, elf, *CORE, "--set", "B:memory_read_latency=500")
    assert "with" not in found["a"] and "with memory_read_latency = 500" in found["b"]


def test_one_core_is_compared_with_itself_changed_and_one_build_with_another(
    capfd: pytest.CaptureFixture[str],
) -> None:
    found = json_of(capfd, "compare", *KECCAK, *CORE, "--set", "A:commit_ports=1", "--set", "alus=2")
    assert "with commit_ports = 1, alus = 2" in found["a"] and "with alus = 2" in found["b"]
    found = json_of(capfd, "compare", *KECCAK, *CORE, "--cflags", "-O3", "--cflags", "-Os")
    assert "compiled with -O3" in found["a"] and "compiled with -Os" in found["b"]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("commit_ports", "is not of the form NAME=VALUE"),
        ("=3", "is not of the form NAME=VALUE"),
        ("commit_ports=99", '`commit_ports` of core "cva6-superscalar" cannot be 99; 1 to 5 is right'),
        ("comit_ports=2", "has no parameter `comit_ports`"),
        ("commit_ports=two", 'cannot be "two"'),
        ("alu_bypass=2", '`alu_bypass` of core "cva6-superscalar" cannot be 2'),
        ("commit_ports=99999999999999999999", "more than 64 bits"),
        ("scoreboard_entries=3", "scoreboard_entries"),
    ],
)
def test_what_cannot_be_set_is_one_sentence(given: str, says: str, capfd: pytest.CaptureFixture[str]) -> None:
    message = refused(capfd, "measure", *NTT, *CORE, "--set", given)
    assert says in message and message.count("\n") == 1


def test_a_set_needs_a_core_and_is_given_once(capfd: pytest.CaptureFixture[str]) -> None:
    elf = str(program("hello"))
    for command in (["measure", *NTT], ["run", elf], ["profile", elf], ["ct", "sha3"]):
        assert "say which with --core" in refused(capfd, *command, *NARROW)
    message = refused(capfd, "measure", *NTT, *CORE, *NARROW, "--set", "commit_ports=2")
    assert '"commit_ports" is given twice, as 1 and as 2' in message


def test_the_rtl_of_a_core_cannot_be_set_but_for_its_memory(capfd: pytest.CaptureFixture[str]) -> None:
    message = refused(capfd, "rtl", "score", "cva6-2022", *NTT, "--set", "commit_ports=1")
    assert "memory_read_latency and memory_write_latency can be changed" in message


def test_compiler_flags_come_behind_all_others_and_are_told(capfd: pytest.CaptureFixture[str]) -> None:
    plain = json_of(capfd, "measure", *NTT)
    small = json_of(capfd, "measure", *NTT, "--cflags", "-Os -fno-inline", "--cflags=-g0")
    assert small["flags"] == f"{plain['flags']} -Os -fno-inline -g0"
    assert small["instructions"] > plain["instructions"]
    found = json_of(capfd, "histogram", *KECCAK, "--cflags", "-Os")
    assert "-Os" in json.dumps(found)
    assert "-Os" in json.dumps(json_of(capfd, "profile", *KECCAK, "--cflags", "-Os")["notes"])
    assert json_of(capfd, "ct", "ml-dsa-44", "keygen", "--cases", "1", "--cflags", "-O2")["cflags"] == "-O2"


def test_a_file_that_a_flag_names_is_part_of_what_the_build_is_known_by(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("measure", *KECCAK, "--cflags", "-include more.h")
    Path("more.h").write_text("")
    before = json_of(capfd, *command)
    Path("more.h").write_text("#error not this one\n")
    assert "not this one" in refused(capfd, *command)
    assert before["instructions"] > 0


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("-o x.elf", 'the compiler flag "-o" says what is compiled or made'),
        ("-S", 'the compiler flag "-S"'),
        ("main.c", 'the compiler flag "main.c"'),
        ('-D"', "is no list of flags"),
        ("-fno-such-thing", "no-such-thing"),
    ],
)
def test_flags_that_cannot_be_are_one_sentence(
    given: str, says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert says in refused(capfd, "measure", *KECCAK, "--cflags", given)
