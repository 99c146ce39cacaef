"""docs/schemes.md and the tables below docs/schemes/: their rows are what `instar bench` gives now."""

from __future__ import annotations

import csv
import json
import re
import shlex
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.origin.markup import take_markdown
from instar.toolchain import find_compiler

from ..gcc import GCC, needs_gcc
from ..shared import ROOT

PAGES = ROOT / "docs" / "schemes"
CYCLES, SLH_DSA = PAGES / "cycles.md", PAGES / "slh-dsa.md"
CROSS, HQC, SIKE = PAGES / "cross.md", PAGES / "hqc.md", PAGES / "sike.md"
CORES = [word for core in ("cva6-single", "cva6-superscalar", "cv64a6") for word in ("--core", core)]
#: `## cva6-single, RV32` up to the next heading.
_SECTION = re.compile(r"^## (.*?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def sections(page: Path) -> dict[str, list[str]]:
    """The lines below each heading of a core."""
    return {title: text.splitlines() for title, text in _SECTION.findall(page.read_text(encoding="utf-8"))}


def refuse_other_rows(page: Path, tmp_path: Path, *arguments: str) -> None:
    """Fails unless every line that `instar bench` writes stands in the page, below the same heading."""
    made = tmp_path / "made.md"
    assert run_command(["bench", *arguments, "--md", str(made)]) == 0
    # The page is of any state: it has no record of what made it.
    made.write_bytes(take_markdown(made.read_bytes())[1])
    stands = sections(page)
    now = sections(made)
    assert now.keys() == stands.keys()
    for title, lines in now.items():
        there = {part for line in stands[title] for part in parts(line)}
        assert [part for line in lines for part in parts(line) if part not in there] == []


def parts(line: str) -> list[str]:
    """A line; of the one that tells the schemes' titles each, as a page may have more of them."""
    begun = "- Schemes: "
    if not line.startswith(begun):
        return [line]
    return [begun + told for told in line.removeprefix(begun).removesuffix(".").split("; ")]


def command_of(page: Path) -> list[str]:
    """What the page says that it was made by, without the output."""
    found = re.search(r"^    instar bench (.*) --md \S+$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


def test_rows_of_quick_schemes_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(CYCLES, tmp_path, "ml-kem-512", "sm3", *CORES)


@pytest.mark.slow
def test_the_rows_of_the_page_are_all_that_its_command_gives(tmp_path: Path) -> None:
    refuse_other_rows(CYCLES, tmp_path, *command_of(CYCLES))


@pytest.mark.slow
def test_sampled_verifications_are_those_of_the_page(tmp_path: Path) -> None:
    command = [word for word in command_of(SLH_DSA) if not word.startswith("slh-dsa")]
    assert command[:2] == ["--operations", "keygen,sign,verify"]
    refuse_other_rows(SLH_DSA, tmp_path, "slh-dsa-shake-128f", "--operations", "verify", *command[2:])


# ---------------------------------------------------------------- CROSS


def test_rows_of_quick_sets_of_cross_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(CROSS, tmp_path, "cross-rsdpg-1-b")


@pytest.mark.slow
def test_rows_of_all_sets_of_cross_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(CROSS, tmp_path, *command_of(CROSS))


def test_rows_of_a_quick_set_of_hqc_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(HQC, tmp_path, "hqc-1", *command_of(HQC)[1:])


@pytest.mark.slow
def test_rows_of_all_sets_of_hqc_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(HQC, tmp_path, *command_of(HQC))


# A row takes half a minute to minutes; tests/kat/test_sike.py counts the work of each operation.


@pytest.mark.slow
def test_rows_of_sike_are_those_of_the_page(tmp_path: Path) -> None:
    refuse_other_rows(SIKE, tmp_path, *command_of(SIKE))


MASKED = PAGES / "masked.md"
_MASKED_ROW = re.compile(
    r"^\| ((?:ml-kem|kyber|saber)-\w+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE
)


@pytest.mark.parametrize(
    "key",
    [
        "kyber-512",
        *(
            pytest.param(key, marks=pytest.mark.slow)
            for key in ("ml-kem-512", "ml-kem-768", "ml-kem-1024", "kyber-768", "kyber-1024")
        ),
        "saber-light",
        *(pytest.param(key, marks=pytest.mark.slow) for key in ("saber-saber", "saber-fire")),
    ],
)
def test_masked_decapsulations_cost_what_the_page_says(key: str, capfd: pytest.CaptureFixture[str]) -> None:
    rows = {
        name: [number(cell) for cell in cells] for name, *cells in _MASKED_ROW.findall(MASKED.read_text())
    }
    assert len(rows) == 9
    plain, portable, kernels, words = rows[key]
    scheme, _, parameter_set = key.rpartition("-")
    masked = f"{scheme}-masked-{parameter_set}"

    def cycles(target: str, *variant: str) -> int:
        capfd.readouterr()
        design = ("--design", "software", "--variant", *variant) if variant else ()
        assert run_command(["measure", target, "decaps", "--core", "cv32e40p", *design, "--json"]) == 0
        found: int = json.loads(capfd.readouterr().out)["cycles"]
        return found

    measured = cycles(key, "cv32e40p"), cycles(masked), cycles(masked, "cv32e40p-masked")
    assert measured == (plain, portable, kernels)
    header = (ROOT / "workloads" / f"{scheme}-masked" / "workload.toml").read_text()
    assert f"{parameter_set} = {words}" in header


def test_what_signing_cross_in_little_memory_costs_is_what_the_page_says() -> None:
    text = CROSS.read_text(encoding="utf-8")
    found = re.findall(
        r"^\| cross-(\S+) \| (\S+) \| ([\d,]+) \|.* ([\d,]+) \| [\d.]+ % \|$", text, re.MULTILINE
    )
    rows = {
        (key, operation.replace("\\", "")): (number(count), number(stack))
        for key, operation, count, stack in found
    }
    sets = {key for key, _ in rows}
    assert len(sets) == 18
    assert all(
        rows[key, operation][1] <= 131072 for key in sets for operation in ("sign_low_memory", "verify")
    )
    cost = {key: rows[key, "sign_low_memory"][0] / rows[key, "sign"][0] - 1 for key in sets}
    same = sum(abs(more) < 0.0005 for more in cost.values())
    most = max(cost, key=lambda key: cost[key])
    text = " ".join(text.split())
    assert f"cost the same in both forms: {same} of 18." in text
    assert f"The highest price is `{most}`'s, {100 * cost[most]:.0f} % more instructions." in text
    largest = max(rows[key, "sign"][1] for key in sets)
    assert f"its stack comes to {largest / 1024:.0f} KiB" in text


# ---------------------------------------------------------------- instructions beside reference
# software


def instructions() -> dict[tuple[str, str], list[str]]:
    """By scheme and operation: count, reference and ratio on RV32, and the same on RV64."""
    text = (PAGES.with_suffix(".md")).read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z][a-z0-9-]+) \| (\w+) \| (\d.*?) \|$", text, re.MULTILINE)
    return {(scheme, operation): cells.split(" | ") for scheme, operation, cells in rows}


def number(cell: str) -> int:
    return int(cell.replace(",", ""))


def test_each_ratio_of_the_page_is_that_of_its_two_counts() -> None:
    rows = instructions()
    assert len(rows) > 50
    for of, cells in rows.items():
        for count, reference, ratio in (cells[:3], cells[3:]):
            assert ratio == f"{number(count) / number(reference):.2f}", of


def refuse_other_counts(tmp_path: Path, *arguments: str) -> None:
    """Fails unless `instar bench` counts what the page says, on RV32 and RV64."""
    rows = instructions()
    for isa, column in (("rv32imc", 0), ("rv64imc", 3)):
        made = tmp_path / f"{isa}.csv"
        assert run_command(["bench", *arguments, "--isa", isa, "--cc", GCC, "--csv", str(made)]) == 0
        with made.open(encoding="utf-8") as file:
            for row in csv.DictReader(file):
                scheme = f"{row['workload']}-{row['set']}"
                assert number(rows[scheme, row["operation"]][column]) == int(row["instructions"]), scheme


def needs_the_gcc_of_the_page() -> None:
    told = re.search(r"GCC (\d+\.\d+)", (PAGES.with_suffix(".md")).read_text(encoding="utf-8"))
    assert told is not None
    found = find_compiler(GCC).version
    if f" {told[1]}." not in f" {found}":
        pytest.skip(f"the page was made with GCC {told[1]}, and this is {found}")


@needs_gcc
def test_instructions_of_quick_schemes_are_those_of_the_page(tmp_path: Path) -> None:
    needs_the_gcc_of_the_page()
    refuse_other_counts(tmp_path, "ml-kem-512", "saber-light")


@needs_gcc
@pytest.mark.slow
def test_instructions_are_those_of_the_page(tmp_path: Path) -> None:
    needs_the_gcc_of_the_page()
    schemes = sorted({scheme for scheme, _ in instructions()})
    hashing = [scheme for scheme in schemes if scheme.startswith("slh-dsa")]
    refuse_other_counts(tmp_path, *(scheme for scheme in schemes if scheme not in hashing))
    refuse_other_counts(tmp_path, *hashing, "--operations", "keygen,sign,verify")
