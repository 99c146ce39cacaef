"""`instar profile`: its sums, its files, and the sentences for wrong inputs."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from instar.cli import run_command

from tests.cli.kanata_format import read as read_kanata
from tests.cli.test_commands import json_of, program

#: Stages of the pipeline in their order (docs/reference/profile.md).
STAGES = ["F", "Dc", "Is", "X", "Cm"]
KECCAK = ["profile", "sha3", "keccak_f1600", "--core", "cva6-superscalar"]


def test_a_profiles_categories_add_up_to_the_measured_cycles(capfd: pytest.CaptureFixture[str]) -> None:
    of = ["ml-dsa-44", "ntt", "--core", "cva6-superscalar"]
    measured = json_of(capfd, "measure", *of)
    found = json_of(capfd, "profile", *of, "--by", "instruction")
    assert found["cycles"] == measured["cycles"] and found["instructions"] == measured["instructions"]
    assert sum(found["stalls"].values()) == found["cycles"]
    assert sum(found["slots"].values()) == found["width"] * found["cycles"]
    for part in ("functions", "lines", "hot"):
        assert sum(row["cycles"] for row in found[part]) == found["cycles"], part
        for row in found[part]:
            assert sum(row["stalls"].values()) == row["cycles"]
        for category, cycles in found["stalls"].items():
            assert sum(row["stalls"][category] for row in found[part]) == cycles


def test_chains_of_callers_and_compiled_files_add_up_too(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "profile", "ml-dsa-44", "keygen", "--core", "cva6-single")
    for part, count in (("stacks", "cycles"), ("units", "cycles"), ("units", "instructions")):
        assert sum(row[count] for row in found[part]) == found[count], part
    for place, row in enumerate(found["stacks"]):
        assert (row["caller"] is None) == (place == 0)
        assert row["caller"] is None or row["caller"] < place
    keccak = [row for row in found["stacks"] if row["function"] == "keccak_f1600"]
    assert len(keccak) > 1
    (function,) = (row for row in found["functions"] if row["function"] == "keccak_f1600")
    assert sum(row["cycles"] for row in keccak) == function["cycles"]
    # The permutation stands alone in its file, so the file costs what the function does.
    units = {Path(row["unit"]).name: row["cycles"] for row in found["units"]}
    assert units["keccak_f1600.c"] == function["cycles"]


def test_callees_are_charged_to_their_callers_once(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "profile", "ml-dsa-44", "keygen", "--core", "cva6-single")
    functions = {row["function"]: row for row in found["functions"]}
    entry = max(found["functions"], key=lambda row: row["cycles_with_callees"])
    assert entry["cycles_with_callees"] == found["cycles"] and entry["calls"] == 1
    keccak = functions["keccak_f1600"]
    assert keccak["cycles"] == keccak["cycles_with_callees"] and keccak["calls"] > 50
    assert functions["keccak_squeeze"]["cycles_with_callees"] > keccak["cycles"] / 2
    assert all(row["calls"] > 0 for row in found["functions"])


def test_the_kanata_log_obeys_the_formats_rules_and_shows_every_instruction(tmp_path: Path) -> None:
    log = tmp_path / "k.log"
    assert run_command([*KECCAK, "--kanata", str(log), "--window", "1000..3000"]) == 0
    found = read_kanata(log)
    retired = [one for one in found.values() if not one.flushed]
    inside = [one for one in retired if one.stages[0][0][0] == "F"]
    assert len(inside) > 1500
    for one in inside:
        names = [name for name, _ in one.stages[0]]
        cycles = [cycle for _, cycle in one.stages[0]]
        assert names == STAGES, one
        assert cycles == sorted(set(cycles)) and one.end is not None and one.end > cycles[-1]
        assert all(name in one.labels[0] for name in [" "]) and "keccak" in one.labels[1]
    # A result is used when it is there: the consumer executes after its producer's first cycle of
    # execution.
    arrows = 0
    for one in inside:
        for producer in (found[number] for number in one.producers):
            executes = [dict(which.stages[0]).get("X") for which in (producer, one)]
            if None not in executes:
                assert executes[0] <= executes[1]  # type: ignore[operator]
                arrows += 1
    assert arrows > 1000


def test_wrong_path_instructions_are_flushed_in_the_kanata_log(tmp_path: Path) -> None:
    log = tmp_path / "k.log"
    command = ["profile", "ml-dsa-44", "ntt", "--core", "cva6-superscalar", "--kanata", str(log)]
    assert run_command(command) == 0
    flushed = [one for one in read_kanata(log).values() if one.flushed]
    assert len(flushed) > 100
    assert any(one.labels[1] == "wrong path" for one in flushed)


def test_the_flame_graph_names_the_chain_of_callers(tmp_path: Path) -> None:
    picture = tmp_path / "f.svg"
    assert (
        run_command(["profile", "ml-dsa-44", "keygen", "--core", "cva6-single", "--flame", str(picture)]) == 0
    )
    root = ElementTree.parse(picture).getroot()
    titles = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]
    assert any(title.startswith("mldsa_keygen_internal (") and "100" in title for title in titles), titles
    assert any(title.startswith("keccak_f1600 (") for title in titles)


def test_the_timelines_slices_nest_and_close(tmp_path: Path) -> None:
    timeline = tmp_path / "t.json"
    command = ["profile", "ml-dsa-44", "keygen", "--core", "cva6-single", "--perfetto", str(timeline)]
    assert run_command(command) == 0
    open_slices: list[str] = []
    last, deepest, counters = 0, 0, 0
    for event in json.loads(timeline.read_text())["traceEvents"]:
        if event["ph"] == "B":
            assert event["ts"] >= last
            open_slices.append(event["name"])
            deepest = max(deepest, len(open_slices))
        elif event["ph"] == "E":
            assert event["ts"] >= last
            open_slices.pop()
        elif event["ph"] == "C":
            counters += 1
        if event["ph"] in "BE":
            last = event["ts"]
    assert not open_slices and deepest >= 4 and counters > 1000


def test_the_log_of_cycles_holds_its_window_and_agrees_with_the_table(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "c.log"
    found = json_of(capfd, *KECCAK, "--cycles", str(log), "--window", "1..1000000")
    blocks = [line for line in log.read_text().splitlines() if line.startswith("cycle ")]
    assert len(blocks) == found["cycles"]
    assert [int(line.split()[1].rstrip(":")) for line in blocks] == list(range(1, len(blocks) + 1))
    raw = sum(1 for line in blocks if ": 0 of 2 slots; raw " in line)
    assert raw == found["stalls"]["raw"] > 0
    commits = log.read_text().count("\n  commit ")
    assert commits == found["instructions"]
    assert run_command([*KECCAK, "--cycles", str(log), "--window", "500..509"]) == 0
    assert sum(1 for line in log.read_text().splitlines() if line.startswith("cycle ")) == 10


@pytest.mark.parametrize(
    ("by", "shows"),
    [("function", "mldsa_ntt "), ("line", "montgomery.h:"), ("instruction", "mulh "), ("mnemonic", "mulh ")],
)
def test_each_kind_of_row_is_shown(by: str, shows: str, capfd: pytest.CaptureFixture[str]) -> None:
    of = ["profile", "ml-dsa-44", "ntt", "--core", "cva6-superscalar", "--by", by, "--slots"]
    assert run_command(of) == 0
    shown = capfd.readouterr().out.split(f"By {by}, issue slots")[1]
    assert shows in shown


def test_recursive_and_sibling_calls_are_told_apart(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "profile", str(program("calls")), "--core", "cva6-single")
    functions = {row["function"]: row for row in found["functions"]}
    assert {name: row["calls"] for name, row in functions.items()} == {
        "_start": 1,
        "fall": 6,
        "hop": 1,
        "leaf": 2,
    }
    # What calls itself counts once with its callees; a sibling takes its caller's place.
    fall, hop, leaf = functions["fall"], functions["hop"], functions["leaf"]
    assert fall["cycles_with_callees"] == fall["cycles"]
    assert hop["cycles_with_callees"] == hop["cycles"] and hop["instructions"] == 2
    assert leaf["instructions"] == 4
    assert functions["_start"]["cycles_with_callees"] == found["cycles"]


@pytest.mark.parametrize("core", ["cva6-2022", "cva6-single", "cva6-superscalar", "cva6-superscalar-2024"])
def test_the_cycles_of_every_core_add_up(core: str, capfd: pytest.CaptureFixture[str]) -> None:
    of = ["sha3", "keccak_f1600", "--core", core]
    found, measured = json_of(capfd, "profile", *of), json_of(capfd, "measure", *of)
    assert sum(found["stalls"].values()) == found["cycles"] == measured["cycles"]


def test_a_cold_call_waits_for_memory(capfd: pytest.CaptureFixture[str]) -> None:
    of = [*KECCAK]
    warm, cold = json_of(capfd, *of), json_of(capfd, *of, "--cold")
    assert warm["stalls"]["instruction_miss"] == 0 < cold["stalls"]["instruction_miss"]
    assert cold["cycles"] > warm["cycles"] and cold["instructions"] == warm["instructions"]


def test_a_program_and_a_trace_are_profiled_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = program("cycles")
    found = json_of(capfd, "profile", str(elf), "--core", "cva6-single")
    assert sum(found["stalls"].values()) == found["cycles"]
    trace = tmp_path / "t.trace"
    # Twenty multiplications, each of which waits for the one before.
    trace.write_text("".join(f"{0x80000000 + 4 * n:08x} 02b50533\n" for n in range(20)))
    found = json_of(capfd, "profile", str(trace), "--core", "cva6-superscalar")
    assert found["instructions"] == 20 and found["stalls"]["raw"] > 10
    assert [row["function"] for row in found["functions"]] == ["0x80000000"]


def test_without_a_core_instructions_are_counted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    of = ["ml-dsa-44", "keygen"]
    flame = tmp_path / "f.svg"
    # Without a core a program is built for another ISA string; by this flag both are of one code.
    of += ["--cflags", "-march=rv32imc_zba_zbb_zbc_zbs"]
    found = json_of(capfd, "profile", *of, "--by", "instruction", "--flame", str(flame))
    timed = json_of(capfd, "profile", *of, "--core", "cva6-single")
    assert (
        found["cycles"] is None and found["stalls"] is None and found["instructions"] == timed["instructions"]
    )
    for part in ("functions", "lines", "hot"):
        times = "executions" if part == "hot" else "instructions"
        assert sum(row[times] for row in found[part]) == found["instructions"], part
        assert all(row["cycles"] is None for row in found[part])
    # The same functions are called as often, and by the same callers, whoever counts.
    for part, keys in (("functions", ("function",)), ("calls", ("caller", "callee"))):
        counted, by_core = (
            {tuple(row[key] for key in keys): (row["calls"], row["instructions"]) for row in whole[part]}
            for whole in (found, timed)
        )
        assert counted == by_core, part
    titles = [e.text or "" for e in ElementTree.parse(flame).iter("{http://www.w3.org/2000/svg}title")]
    assert any(title.startswith("keccak_f1600 (") and "instructions" in title for title in titles), titles


def test_the_call_graph_shares_what_a_function_costs_among_its_callers(
    capfd: pytest.CaptureFixture[str],
) -> None:
    found = json_of(capfd, "profile", str(program("calls")))
    calls = {(row["caller"], row["callee"]): row["calls"] for row in found["calls"]}
    assert calls == {
        (None, "_start"): 1,
        ("_start", "fall"): 2,
        ("fall", "fall"): 4,
        ("_start", "hop"): 1,
        ("_start", "leaf"): 2,
    }
    functions = {row["function"]: row for row in found["functions"]}
    for name in ("fall", "leaf"):
        shares = [row["instructions"] for row in found["calls"] if row["callee"] == name]
        assert sum(shares) == functions[name]["instructions_with_callees"]
    assert run_command(["profile", str(program("calls")), "--by", "call"]) == 0
    shown = capfd.readouterr().out.split("By call, instructions with callees")[1]
    (group,) = (part for part in shown.split("\n\n") if "from fall" in part)
    assert [" ".join(line.split()[:-4]) for line in group.splitlines()] == [
        "from _start",
        "from fall",
        "fall",
        "to fall",
    ]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["sha3", "keccak_f1600", "--slots"], ["--slots", "--core"]),
        (["sha3", "keccak_f1600", "--kanata", "k.log"], ["--kanata", "--core"]),
        (
            ["sha3", "keccak_f1600", "--flame", "f.svg", "--flame-of", "cycles"],
            ["--flame-of cycles", "--core"],
        ),
        (["sha3", "--core", "cva6-single"], ["which function", "keccak_f1600"]),
        (
            ["sha3", "keccack", "--core", "cva6-single"],
            ['no function or operation "keccack"'],
        ),
        (["no/such.elf", "--core", "cva6-single"], ["no/such.elf", "no such file"]),
        ([*KECCAK[1:], "--cycles", "c.log", "--window", "9-5"], ["--window", "100..200"]),
        ([*KECCAK[1:], "--cycles", "c.log", "--window", "9..5"], ["holds no cycle"]),
        ([*KECCAK[1:], "--window", "900000..900001", "--cycles", "c.log"], ["begins at cycle 900000"]),
        ([*KECCAK[1:], "--kanata", "no/such/folder/k"], ["no/such/folder/k", "cannot be written"]),
        ([*KECCAK[1:], "--call", "7"], ["1 call", "no call 7"]),
        ([*KECCAK[1:], "--variant", "x"], ["--design"]),
        (["t.trace", "ntt", "--core", "cva6-single"], ["is a file", "as a whole"]),
        (["t.trace", "--part", "timed", "--core", "cva6-single"], ['no window "timed"']),
    ],
)
def test_a_wrong_profile_gets_one_sentence(
    command: list[str],
    says: list[str],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "t.trace").write_text("80000000 0001\n80000002 0001\n")
    assert run_command(["profile", *command]) == 2
    message = capfd.readouterr().err
    assert all(part in message for part in says), message
    assert len(message.strip().splitlines()) == 1
    assert not (tmp_path / "c.log").exists()
