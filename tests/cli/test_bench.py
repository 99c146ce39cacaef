"""`instar bench`: its rows are measure's, kept and resumed; its files; and what it refuses."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from instar import cache
from instar.cli import run_command

from tests.cli.test_explore import wait_for
from tests.cli.test_surroundings import ENTRY

CORE = "cva6-single"
KEYS = "workload set operation xlen cycles cycles_low cycles_high sampled instructions code_bytes"
KEYS += " data_bytes stack_bytes hash_share checked compiler"


def bench(capfd: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    """The JSON of a table."""
    found = run_command(["bench", *arguments, "--json"])
    out, said = capfd.readouterr()
    assert found == code, said
    return json.loads(out)


def refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence."""
    assert run_command(["bench", *arguments]) == 2
    out, said = capfd.readouterr()
    assert out == "" and said.count("\n") == 1, said
    return said.removeprefix("instar: ").strip()


def test_rows_are_those_of_measure_and_profile(capfd: pytest.CaptureFixture[str]) -> None:
    table = bench(capfd, "ml-dsa-44", "sha3", "--operations", "verify,sha3_256", "--core", CORE)
    assert table["core"] == CORE
    assert [(row["workload"], row["set"], row["operation"]) for row in table["rows"]] == [
        ("ml-dsa", "44", "verify"),
        ("sha3", "", "sha3_256"),
    ]
    for row, name in zip(table["rows"], ("ml-dsa-44", "sha3"), strict=True):
        assert set(KEYS.split()) <= row.keys()
        assert run_command(["measure", name, row["operation"], "--core", CORE, "--json"]) == 0
        measured = json.loads(capfd.readouterr().out)
        for key in ("cycles", "instructions", "stack_bytes", "calls", "checked", "compiler", "flags"):
            assert row[key] == measured[key], key
        assert row["cycles_low"] == row["cycles_high"] == row["cycles"] and row["sampled"] is False
        assert row["cpi"] == row["cycles"] / row["instructions"] and row["xlen"] == 32
        assert sum(row["stalls"].values()) == pytest.approx(row["cycles"] * row["calls"], abs=row["calls"])
    verify, sha3 = table["rows"]
    assert 0.3 < verify["hash_share"] < 0.95
    # All but what the caller is and memcpy.
    assert 0.95 < sha3["hash_share"] <= 1


def test_the_bytes_are_those_that_the_operation_needs(capfd: pytest.CaptureFixture[str]) -> None:
    rows = bench(capfd, "sha2", "--operations", "sha256,sha512")["rows"]
    small, large = ({key: row[key] for key in row if key.endswith("bytes")} for row in rows)
    # FIPS 180-4: 64 words of constants, or 80 double words; the start state may stand in the code.
    assert 4 * 64 <= small["constant_bytes"] < 1000 < large["code_bytes"] != small["code_bytes"]
    assert 8 * 80 <= large["constant_bytes"] < 2000
    assert small["data_bytes"] == 0
    both = bench(capfd, "ml-dsa-44", "--operations", "verify")["rows"][0]
    assert both["code_bytes"] > large["code_bytes"] and both["constant_bytes"] >= large["constant_bytes"]


def test_without_debug_information_the_share_of_hashing_is_not_known(
    capfd: pytest.CaptureFixture[str],
) -> None:
    (row,) = bench(capfd, "sha3", "--operations", "sha3_256", "--cflags=-g0")["rows"]
    assert row["hash_share"] is None


def test_without_a_core_instructions_are_counted(capfd: pytest.CaptureFixture[str]) -> None:
    table = bench(capfd, "sha3", "--operations", "sha3_256")
    (row,) = table["rows"]
    assert table["core"] is None and row["cycles"] is None and row["cpi"] is None and row["stalls"] is None
    assert row["instructions"] > 10_000 and row["hash_share"] > 0.95 and row["weight"] == "instructions"


def test_several_cores_are_several_tables_of_one_command(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = {kind: tmp_path / f"table.{kind}" for kind in ("html", "csv", "md")}
    written = [word for kind, file in files.items() for word in (f"--{kind}", str(file))]
    cores = ["--core", CORE, "--core", "cva6-superscalar"]
    found = bench(capfd, "sha3", "--operations", "sha3_256,shake128", *cores, *written)
    assert [table["core"] for table in found["tables"]] == [CORE, "cva6-superscalar"]
    single, wide = (table["rows"][0]["cycles"] for table in found["tables"])
    assert wide < single
    rows = list(csv.DictReader(files["csv"].open()))
    assert [(row["core"], row["operation"]) for row in rows] == [
        (core, operation) for core in (CORE, "cva6-superscalar") for operation in ("sha3_256", "shake128")
    ]
    assert rows[0]["cycles"] == str(single)
    assert f"{single:,}" in files["md"].read_text() and f"{wide:,}" in files["html"].read_text()
    before = {kind: file.read_bytes() for kind, file in files.items()}
    again = bench(capfd, "sha3", "--operations", "sha3_256,shake128", *cores, *written)
    assert all(row["cached"] for table in again["tables"] for row in table["rows"])
    assert {kind: file.read_bytes() for kind, file in files.items()} == before


def test_the_text_says_what_its_figures_are(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["bench", "sha3", "--operations", "sha3_256", "--core", CORE]) == 0
    out = capfd.readouterr().out
    assert out.startswith(f"{CORE}, RV32\n")
    assert re.search(r"sha3 +sha3_256 +[\d,]+ +[\d,]+ +\d\.\d\d", out)
    assert "Every output was compared with a known answer." in out and "Compiler: " in out


def test_a_design_is_measured_with_its_kernels_and_they_are_hashing_too(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A design whose kernel is the portable Keccak, its permutation entered under another file's name."""
    source = Path(__file__).resolve().parents[2] / "workloads/sha3/src"
    design = tmp_path / "designs/same"
    (design / "kernels").mkdir(parents=True)
    (design / "kernels/keccak_f1600.c").write_text((source / "keccak_f1600.c").read_text())
    monkeypatch.chdir(tmp_path)
    assert run_command(["new", "design", "starter"]) == 0
    starter = tmp_path / "designs/starter"
    for file in starter.glob("*.core_desc"):
        (design / file.name).write_text(file.read_text())
    text = (starter / "design.toml").read_text().replace('name = "starter"', 'name = "same"', 1)
    text = re.sub(r"replaces = \[.*?\]", 'replaces = ["keccak_f1600"]', text)
    text = re.sub(r"\[\[evaluate\]\].*", "", text, flags=re.DOTALL)
    (design / "design.toml").write_text(text)
    capfd.readouterr()
    arguments = ["sha3", "--operations", "sha3_256", "--core", "cva6-superscalar"]
    table = bench(capfd, *arguments, "--design", "same")
    plain = bench(capfd, *arguments)
    assert table["design"] == ["same"] and table["variant"] is not None
    assert table["rows"][0]["hash_share"] == pytest.approx(plain["rows"][0]["hash_share"], abs=0.02)


# ---------------------------------------------------------------- known, interrupted, resumed


def test_what_is_known_is_not_computed_again(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    asked = ["sha3", "--operations", "sha3_256", "--core", CORE]
    (first,) = bench(capfd, *asked)["rows"]
    (again,) = bench(capfd, *asked)["rows"]
    assert not first["cached"] and again["cached"]
    assert {**first, "cached": True} == again
    (other,) = bench(capfd, *asked, "--set", "memory_read_latency=9")["rows"]
    (anew,) = bench(capfd, *asked, "--no-cache")["rows"]
    assert not other["cached"] and anew == first
    for entry in cache.folder("results").glob("*.json"):
        entry.write_text("cut")
    (mended,) = bench(capfd, *asked)["rows"]
    assert mended == first


def test_after_an_interruption_the_same_command_goes_on(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", ENTRY, "bench", "sha3", "sha2", "--core", CORE, "-j", "1", "--json"]
    results = tmp_path / "instar" / "results"
    begun = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell starts what runs in its background with ^C ignored, and so the tests.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        # One entry is the sizes of the operations; SHA-2 is still to be compiled then.
        wait_for(lambda: results.is_dir() and len(list(results.glob("*.json"))) >= 3)
        begun.send_signal(signal.SIGINT)
        out, said = begun.communicate(timeout=120)
    finally:
        begun.kill()
    assert begun.returncode == 130 and out == ""
    assert "finishing the rows under way" in said and "the same command goes on from there" in said
    counted = re.search(r"(\d+) of (\d+) rows", said)
    assert counted and 1 <= int(counted[1]) < int(counted[2]), said
    again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    rows = json.loads(again.stdout)["rows"]
    assert len(rows) == int(counted[2]) and sum(row["cached"] for row in rows) == int(counted[1])


def test_a_row_that_fails_leaves_the_others(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_command(["new", "workload", "mine"]) == 0
    (tmp_path / "workloads/mine/src/checksum.c").write_text("#error not yet\n")
    capfd.readouterr()
    assert run_command(["bench", "mine", "sha3", "--operations", "sha3_256,checksum", "--json"]) == 2
    out, said = capfd.readouterr()
    assert said.startswith("instar: 1 row could not be computed: mine: the compiler refused checksum.c:")
    table = json.loads(out)
    assert [row["operation"] for row in table["rows"]] == ["sha3_256"]
    assert [(row["workload"], row["operation"]) for row in table["failed"]] == [("mine", "checksum")]


def test_a_row_whose_answer_is_wrong_is_no_row(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_command(["new", "workload", "mine"]) == 0
    source = tmp_path / "workloads/mine/src/adler_sums.c"
    source.write_text(source.read_text().replace("+=", "^=", 1))
    capfd.readouterr()
    assert run_command(["bench", "mine"]) == 1
    out, said = capfd.readouterr()
    assert "mine checksum: not computed: checksum of Adler-32 is wrong" in out and "is wrong" in said


def test_a_file_called_minus_is_standard_output(capfd: pytest.CaptureFixture[str]) -> None:
    asked = ["bench", "sm3", "--operations", "sm3"]
    for option, begins in (("--csv", "core,overrides,"), ("--md", "## "), ("--html", "<!doctype html>")):
        assert run_command([*asked, option, "-"]) == 0
        out, said = capfd.readouterr()
        assert out.startswith(begins) and "written" not in said and not Path("-").exists()
    assert "both go to standard output" in refused(capfd, "sm3", "--csv", "-", "--md", "-")
    assert "--json prints on standard output" in refused(capfd, "sm3", "--csv", "-", "--json")
    assert run_command(["profile", "sm3", "sm3", "--flame", "-"]) == 2
    assert "-: this cannot be written to standard output; name a file" in capfd.readouterr().err


# ---------------------------------------------------------------- refusals


def test_what_is_not_there_is_told_in_one_sentence(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert refused(capfd, "ml-dsb-44").startswith('there is no workload "ml-dsb-44"')
    assert 'no parameter set "45"' in refused(capfd, "ml-dsa-45")
    assert 'an operation "sing" that is measured; did you mean "sign"?' in refused(
        capfd, "ml-dsa", "--operations", "sing"
    )
    assert "between each two commas" in refused(capfd, "ml-dsa", "--operations", "sign,")
    assert "--set changes a core" in refused(capfd, "ml-dsa", "--set", "commit_ports=1")
    assert "--cold is about the cycles" in refused(capfd, "ml-dsa", "--cold")
    with_core = refused(capfd, "ml-dsa", "--isa", "rv64imc", "--core", "cva6-single")
    assert "--isa is about instructions without a core" in with_core
    assert "rv33" in refused(capfd, "sm3", "--isa", "rv33")
    assert "there is no folder" in refused(capfd, "ml-dsa", "--html", str(tmp_path / "no/table.html"))
    assert "it is a folder" in refused(capfd, "ml-dsa", "--csv", str(tmp_path))
    assert "are one file" in refused(
        capfd, "ml-dsa", "--csv", str(tmp_path / "a"), "--md", str(tmp_path / "a")
    )
    assert "with --cluster the cluster decides" in refused(capfd, "-j", "1", "--cluster", "tcp://host:1")


def test_two_tables_are_compared(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    paths = [tmp_path / "old.json", tmp_path / "new.json"]
    for path, more in zip(paths, ([], ["--cflags=-O1"]), strict=True):
        path.write_text(json.dumps(bench(capfd, "sha3", "--core", CORE, *more)))
    both = list(map(str, paths))
    assert run_command(["bench", "--compare", *both]) == 0
    out = capfd.readouterr().out
    assert "What changed" in out and out.startswith("old  old.json: cva6-single, RV32\nnew  new.json")
    found = bench(capfd, "--compare", *both)
    ratios = [max(row["ratio"], 1 / row["ratio"]) for row in found["rows"]]
    assert ratios == sorted(ratios, reverse=True) and all(row["differs"] for row in found["rows"])
    assert run_command(["bench", "--compare", both[0], both[0]]) == 0
    assert "No figure differs in 6 rows." in capfd.readouterr().out


def test_instructions_are_counted_for_any_isa(capfd: pytest.CaptureFixture[str]) -> None:
    found = []
    for words in ([], ["--isa", "rv64imc"]):
        assert run_command(["bench", "sm3", "--operations", "sm3", *words, "--json"]) == 0
        [row] = json.loads(capfd.readouterr().out)["rows"]
        found.append((row["xlen"], row["instructions"]))
    assert [xlen for xlen, _ in found] == [32, 64] and found[0][1] != found[1][1]


def test_comparing_refuses_what_is_about_measuring_and_other_cores(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text('{"core": "cva6-single", "rows": []}')
    new.write_text('{"core": "cv64a6", "rows": []}')
    both = ["--compare", str(old), str(new)]
    assert refused(capfd, *both).endswith("of cv64a6; both must be of the same core to be compared")
    assert refused(capfd, *both, "--core", CORE).startswith("--core is about measuring")
    assert refused(capfd, "ml-dsa", *both).startswith("ml-dsa: --compare OLD NEW reads two files")
    assert "no table of instar bench" in refused(capfd, "--compare", __file__, str(new))
    assert "absent.json" in refused(capfd, "--compare", str(tmp_path / "absent.json"), str(new))
