"""Schemes that come as PQClean and pqm4 have them: an api.h, and nothing of ours but ten lines."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from instar._core import Arg, InstarError, Program
from instar.cli import run_command
from instar.measurement import Wanted, measure
from instar.outcome import WrongResult
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.cases import read_cases
from instar.workload.program import DEFAULT_ISA, Recipe, build_program
from instar.workload.trips import TRIPS, case_files, digest
from instar.workload.vectors import own_files

from ..shared import ROOT

HERE = Path(__file__).parent
LIBRARY = library_of([HERE])
RV64 = "rv64imc_zba_zbb_zbc_zbs"
NOTHING = """
import "RV32I.core_desc"

InstructionSet Xnothing extends RV32I {
  instructions {
    SAME {
      encoding: 12'd0 :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.same", "{name(rd)}, {name(rs1)}"};
      behavior: if (rd != 0) X[rd] = X[rs1];
    }
  }
}
"""
DESIGN = """
[design]
name = "again"
title = "CVA6 as it is"
summary = "A kernel that is the portable code"
extensions = ["xnothing.core_desc"]
cores = ["cva6-superscalar"]

[timing."cva6-superscalar"."x.same"]
unit = "alu"
latency = 1
interval = 1
result_bus = "alu"
from = "assumed"
where = "a register move"

[[baselines]]
name = "portable-c"
title = "portable C"

[[variants]]
name = "again"
title = "portable C, once more"
kernels = "kernels"
replaces = ["keccak_f1600"]

[[evaluate]]
workload = "saber-clean"
sets = ["saber"]
operations = ["encaps"]
"""
SCHEMES = [("saber-clean", "saber"), ("dsa-clean", "44"), ("dsa-open", "44")]


def recipe_of(name: str, parameter_set: str, isa: str = DEFAULT_ISA, cc: str | None = None) -> Recipe:
    return Recipe(LIBRARY.workload(name), parameter_set, isa, find_compiler(cc))


def program_of(recipe: Recipe) -> Program:
    elf, _ = build_program(LIBRARY, recipe)
    return Program(elf, isa=recipe.isa)


def bits(value: str) -> bytes:
    return bytes.fromhex(value)


def test_saber_behind_api_h_gives_the_known_answers_of_saber() -> None:
    recipe = recipe_of("saber-clean", "saber")
    program = program_of(recipe)
    (file,) = own_files(LIBRARY.workload("saber"))
    case = next(case for case in read_cases(file) if case["set"] == "Saber" and case["op"] == "kem")

    def called(name: str, *arguments: Arg) -> list[bytes]:
        result = program.call(f"instar_api_{name}", list(arguments), returns="i32")
        assert result["returned"] == 0
        return [data for data in result["buffers"] if data is not None]

    coins = [bits(part) for part in case["rng"]]
    drawn = b"".join(coins[:3])
    pk, sk = called("keygen", Arg.output(992), Arg.output(2304), Arg.input(drawn), Arg.value("size", 96))
    assert (pk.hex(), sk.hex()) == (case["pk"], case["sk"])
    ct, ss = called(
        "encaps", Arg.output(1088), Arg.output(32), Arg.input(pk), Arg.input(coins[3]), Arg.value("size", 32)
    )
    assert (ct.hex(), ss.hex()) == (case["ct"], case["ss"])
    assert called("decaps", Arg.output(32), Arg.input(ct), Arg.input(sk)) == [ss]


@pytest.mark.parametrize(("name", "parameter_set"), SCHEMES)
def test_a_scheme_has_one_digest_whatever_builds_it(name: str, parameter_set: str) -> None:
    recipes = [recipe_of(name, parameter_set, isa) for isa in (DEFAULT_ISA, RV64)]
    if shutil.which("riscv64-unknown-elf-gcc"):
        recipes.append(recipe_of(name, parameter_set, "rv32imc", "riscv64-unknown-elf-gcc"))
    assert len({digest(case_files(LIBRARY, recipe)) for recipe in recipes}) == 1


def test_signatures_that_stand_alone_and_joined_ones_are_the_same() -> None:
    alone, joined = (
        [case for case in read_cases(case_files(LIBRARY, recipe_of(name, "44"))[0]) if case["op"] == "sign"]
        for name in ("dsa-clean", "dsa-open")
    )
    for one, other in zip(alone, joined, strict=True):
        assert other["sig"] == one["sig"] + one["message"]


@pytest.mark.parametrize(("name", "parameter_set"), SCHEMES)
def test_vectors_are_round_trips(name: str, parameter_set: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["vectors", f"{name}-{parameter_set}", "--path", str(HERE), "--json"]
    assert run_command(command) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["passed"] == TRIPS * (4 if name == "saber-clean" else 5)
    assert told["digest"] == digest(case_files(LIBRARY, recipe_of(name, parameter_set)))


def test_an_operation_is_measured_on_every_round_trip() -> None:
    recipe = recipe_of("saber-clean", "saber")
    ours = measure(LIBRARY, Wanted(recipe_of("saber", "saber"), "encaps", None))
    theirs = measure(LIBRARY, Wanted(recipe, "encaps", LIBRARY.core("cva6-superscalar")))
    assert theirs.checked and theirs.calls == TRIPS and theirs.cycles is not None
    # The same computation, after other hashes' names and a copy of 32 random bytes.
    assert theirs.instructions == pytest.approx(ours.instructions, rel=0.02)


def test_a_table_says_which_schemes_made_round_trips(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "saber", "saber-clean", "--operations", "keygen", "--path", str(HERE)]
    assert run_command(command) == 0
    told = "compared with a known answer, or (saber-clean-saber) with that of a round trip"
    assert told in " ".join(capsys.readouterr().out.split())
    assert run_command([*command, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert len(rows) > 1 and all(row["checked"] for row in rows) and len({tuple(row) for row in rows}) == 1


def test_secrets_are_followed_from_randombytes_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ct", "saber-clean-saber", "encaps", "--cases", "1", "--path", str(HERE)]
    assert run_command(command) == 0
    assert "No branch, address or latency depends on a secret" in capsys.readouterr().out
    # ML-DSA's private key holds the seed of its public matrix, of which nothing says that it is
    # public.
    command = ["ct", "dsa-clean-44", "sign", "--cases", "1", "--path", str(HERE), "--json"]
    assert run_command(command) == 1
    found = json.loads(capsys.readouterr().out)
    assert {leak["function"] for leak in found["leaks"]} == {"mldsa_rej_uniform"}


def test_a_design_is_evaluated_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kernel takes the place of the permutation, which here is the portable one once more."""
    folder = tmp_path / "designs" / "again"
    (folder / "kernels").mkdir(parents=True)
    shutil.copytree(HERE / "workloads", tmp_path / "workloads")
    (folder / "xnothing.core_desc").write_text(NOTHING)
    (folder / "design.toml").write_text(DESIGN)
    shutil.copy(ROOT / "workloads" / "sha3" / "src" / "keccak_f1600.c", folder / "kernels" / "keccak_f1600.c")
    monkeypatch.chdir(tmp_path)
    assert run_command(["evaluate", "again", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["results"]
    assert [row["variant"] for row in rows] == ["portable-c", "again"]
    assert rows[0]["instructions"] == rows[1]["instructions"] and all(row["checked"] for row in rows)
    assert run_command(["evaluate", "again"]) == 0
    told = "schemes against known answers or those of round trips."
    assert told in " ".join(capsys.readouterr().out.split())
    (folder / "kernels" / "keccak_f1600.c").write_text(
        "#include <stdint.h>\nvoid keccak_f1600(uint64_t lanes[25]) { lanes[0] ^= 1; }\n"
    )
    assert run_command(["evaluate", "again"]) == 1
    assert "is wrong" in capsys.readouterr().err


def broken(tmp_path: Path, name: str, file: str, was: str, becomes: str) -> Recipe:
    """A scheme with one change, in a folder of its own."""
    folder = tmp_path / "workloads" / name
    shutil.copytree(HERE / "workloads" / name, folder)
    text = (folder / file).read_text()
    assert was in text
    (folder / file).write_text(text.replace(was, becomes))
    workload = LIBRARY.workload(str(folder))
    return Recipe(workload, next(iter(workload["sets"])), DEFAULT_ISA, find_compiler())


@pytest.mark.parametrize(
    ("name", "file", "was", "becomes", "sentence"),
    [
        (
            "saber-clean",
            "kem.c",
            "sha3_256(ss, key, 64);\n    return 0;\n}\n\nint",
            "sha3_256(ss, key, 63);\n    return 0;\n}\n\nint",
            "decaps gives another shared secret than encaps",
        ),
        (
            "dsa-open",
            "sign.c",
            "return -1;\n    }\n    memmove",
            "}\n    memmove",
            "verify accepts a signature with one bit changed",
        ),
        (
            "saber-clean",
            "kem.c",
            "return 0;\n}\n\nint PQCLEAN_SABER_CLEAN_crypto_kem_dec",
            "return 1;\n}\n\nint PQCLEAN_SABER_CLEAN_crypto_kem_dec",
            "encaps returns another value than 0",
        ),
        (
            "saber-clean",
            "kem.c",
            "randombytes(m, 32)",
            "for (int i = 0; i < 3000; i++) randombytes(m, 32)",
            "encaps asks for more than 65536 random bytes",
        ),
        (
            "dsa-clean",
            "sign.c",
            "== MLDSA_OK ? 0 : -1",
            "== MLDSA_OK ? 0 : 0",
            "verify accepts another message",
        ),
        (
            "dsa-clean",
            "sign.c",
            "*siglen = MLDSA_SIG_BYTES",
            "*siglen = MLDSA_SIG_BYTES + 1",
            "a signature has 2421 bytes; the header allows 1 to 2420",
        ),
        (
            "dsa-clean",
            "sign.c",
            "== MLDSA_OK ? 0 : -1",
            "== MLDSA_OK ? -1 : -1",
            "verify refuses a signature as sign makes it",
        ),
    ],
)
def test_a_round_trip_that_fails_is_told_in_one_sentence(
    tmp_path: Path, name: str, file: str, was: str, becomes: str, sentence: str
) -> None:
    recipe = broken(tmp_path, name, file, was, becomes)
    with pytest.raises(WrongResult, match=r"^\S+: round trip 1: ") as raised:
        case_files(LIBRARY, recipe)
    assert str(raised.value).endswith(sentence)


def test_a_header_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r'there is no "apis\.h" in the folders of `include`'):
        broken(tmp_path, "dsa-open", "workload.toml", 'api = "sign"', 'api = "sign"\nheader = "apis.h"')


def test_a_folder_names_a_scheme_wherever_one_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    folder = str(HERE / "workloads" / "dsa-clean-44")
    for command in (["profile", folder, "keygen", "--top", "1"], ["histogram", folder, "keygen"]):
        assert run_command(command) == 0, capfd.readouterr().err
        assert "dsa-clean-44 keygen" in capfd.readouterr().out.splitlines()[0]


def test_two_schemes_of_one_name_stand_in_one_table_by_their_titles(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for own, title in (("dsa-open", "Joined"), ("dsa-clean", "Alone")):
        folder = tmp_path / own / "clean"
        shutil.copytree(HERE / "workloads" / own, folder)
        file = folder / "workload.toml"
        text = file.read_text().replace(f'name = "{own}"', 'name = "clean"')
        file.write_text(text.replace('title = "ML-DSA-44"', f'title = "{title}"'))
    files = []
    for order in (["dsa-open", "dsa-clean"], ["dsa-clean", "dsa-open"]):
        named = [f"{tmp_path}/{own}/clean" for own in order]
        assert run_command(["bench", *named, "--operations", "keygen", "--json"]) == 0
        out = capfd.readouterr().out
        assert {row["title"] for row in json.loads(out)["rows"]} == {"Joined", "Alone"}
        files.append(tmp_path / f"{order[0]}.json")
        files[-1].write_text(out)
    assert run_command(["bench", "--compare", *map(str, files)]) == 0
    assert "No figure differs in 2 rows." in capfd.readouterr().out
    assert run_command(["bench", *named, "--operations", "keygen"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines if " keygen " in line} == {"Joined", "Alone"}
    same = tmp_path / "dsa-open/clean/workload.toml"
    same.write_text(same.read_text().replace('"Joined"', '"Alone"'))
    assert run_command(["bench", *named, "--operations", "keygen"]) == 2
    assert 'are both "clean" with the title "Alone"' in capfd.readouterr().err
