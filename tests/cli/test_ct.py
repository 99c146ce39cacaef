"""The constant-time check: clean where a scheme is, loud where it is not, and through custom instructions."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from instar._core import Arg, Checker, InstarError, Library, Program
from instar.cli import run_command
from instar.places import library as library_of
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

ROOT = Path(__file__).resolve().parents[2]
LEAKY = ROOT / "docs" / "examples" / "leaky"


def ct(capfd: pytest.CaptureFixture[str], *command: str) -> tuple[int, dict[str, Any]]:
    code = run_command(["ct", *command, "--json"])
    out, message = capfd.readouterr()
    assert out, message
    found: dict[str, Any] = json.loads(out)
    return code, found


def kinds_at(found: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Kind, file and line of each leak."""
    return [(leak["kind"], Path(leak["file"]).name, leak["line"]) for leak in found["leaks"]]


def changed(workload: str, folder: Path, change: dict[str, str]) -> None:
    """A copy of a built-in workload, with text of its workload.toml replaced."""
    source = ROOT / "workloads" / workload
    copy = folder / "workloads" / workload
    shutil.copytree(source, copy)
    text = (copy / "workload.toml").read_text()
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    (copy / "workload.toml").write_text(text)


# ---------------------------------------------------------------- the leaky example


def test_the_leaky_example_is_reported_at_its_marked_lines(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = ct(capfd, str(LEAKY))
    lines = (LEAKY / "src" / "leaky.c").read_text().splitlines()
    marks = [(number, re.fullmatch(r"\s*/\* (\w+) \*/", line)) for number, line in enumerate(lines, 1)]
    expected = [(mark[1], "leaky.c", number + 1) for number, mark in marks if mark]
    assert len(expected) == 3
    assert (code, sorted(kinds_at(found))) == (1, sorted(expected))
    by_operation = {one["operation"]: one["leaks"] for one in found["operations"]}
    assert all((leaks == 0) is name.endswith("_mended") for name, leaks in by_operation.items())


def test_a_leak_says_what_it_depends_on_and_how_that_came_there(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ct", str(LEAKY), "reduce"]) == 1
    out = capfd.readouterr().out
    assert "the latency depends on a" in out
    assert re.search(r"remu? \w+, \w+, \w+, and 3 more .*; 4 times, in reduce", out)
    assert "substitute" not in out
    # The way: the load of the secret.
    assert re.search(r"leaky.c:\d+ +reduce +(c\.)?lw ", out), out


def test_on_a_core_the_latencies_are_the_cores(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = ct(capfd, str(LEAKY), "reduce", "--core", "cva6-single")
    assert (code, found["core"], [leak["kind"] for leak in found["leaks"]]) == (1, "cva6-single", ["latency"])


# ---------------------------------------------------------------- schemes


def test_hashes_of_secret_messages_tell_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    for name in ("sha3", "sha2"):
        code, found = ct(capfd, name, "--cases", "8")
        assert (code, found["leaks"], found["declassified"]) == (0, [], [])
        assert sum(one["cases"] for one in found["operations"]) > 40


def test_ml_dsa_is_clean_and_needs_each_of_its_declassifications(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["ct", "ml-dsa-44"]) == 0
    out, message = capfd.readouterr()
    assert "No branch, address or latency depends on a secret" in out
    assert re.search(r"verify +no secret inputs", out) and "not checked" not in out
    assert "note:" not in message, message


@pytest.mark.parametrize("name", ["ml-kem-512", "kyber-512", "k-pke-512"])
def test_ml_kem_and_kyber_are_clean(capfd: pytest.CaptureFixture[str], name: str) -> None:
    assert run_command(["ct", name]) == 0
    out, message = capfd.readouterr()
    assert "No branch, address or latency depends on a secret" in out and "not checked" not in out
    assert "had no effect" not in message, message
    assert "were not followed; --cases" in message, message  # Ciphertexts altered in each byte


def test_a_function_that_is_declared_before_it_is_defined_has_its_parameters(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sources = ["src/hash.c", "src/checks.c", "src/kem.c", "src/interface.c"]
    changed("ml-kem", tmp_path, {json.dumps(sources): json.dumps(sources[::-1])})
    code, found = ct(capfd, "ml-kem-512", "keygen", "--cases", "1", "--path", str(tmp_path))
    assert (code, found["leaks"]) == (0, [])


@pytest.mark.parametrize("parameter_set", ["sha2-128f", "shake-128f"])
def test_slh_dsa_keeps_its_secrets(capfd: pytest.CaptureFixture[str], parameter_set: str) -> None:
    """Key generation and the components; signing, which takes a minute, below."""
    for operation in ("keygen", "wots_pk", "wots_sign", "xmss_node", "fors_node"):
        code, found = ct(capfd, f"slh-dsa-{parameter_set}", operation, "--cases", "1")
        assert (code, found["leaks"]) == (0, []), operation


@pytest.mark.slow
@pytest.mark.parametrize("parameter_set", ["sha2-128f", "shake-128f", "sha2-192f"])
def test_slh_dsa_signs_without_leaks(capfd: pytest.CaptureFixture[str], parameter_set: str) -> None:
    code, found = ct(capfd, f"slh-dsa-{parameter_set}", "sign", "--cases", "1")
    assert (code, found["leaks"]) == (0, [])
    assert all(entry["used"] > 0 for entry in found["declassified"])


def cross_keeps_its_secrets(capfd: pytest.CaptureFixture[str], parameter_set: str, *core: str) -> None:
    code, found = ct(capfd, f"cross-{parameter_set}", "--cases", "1", *core)
    assert (code, found["leaks"]) == (0, [])
    assert {"keygen", "sign", "sign_low_memory"} <= {one["operation"] for one in found["operations"]}
    assert all(entry["used"] > 0 for entry in found["declassified"])


@pytest.mark.parametrize("parameter_set", ["rsdp-1-f", "rsdpg-1-f"])
def test_cross_keeps_its_secrets(capfd: pytest.CaptureFixture[str], parameter_set: str) -> None:
    cross_keeps_its_secrets(capfd, parameter_set)


@pytest.mark.slow
@pytest.mark.parametrize("core", ["cva6-single", "cv64a6"])
@pytest.mark.parametrize("parameter_set", list(library_of().workload("cross")["sets"]))
def test_all_sets_of_cross_keep_their_secrets(
    capfd: pytest.CaptureFixture[str], parameter_set: str, core: str
) -> None:
    cross_keeps_its_secrets(capfd, parameter_set, "--core", core)


@pytest.mark.parametrize("parameter_set", ["hqc-1", "hqc-v5-1"])
def test_hqc_keeps_its_secrets(capfd: pytest.CaptureFixture[str], parameter_set: str) -> None:
    code, found = ct(capfd, parameter_set, "--cases", "1")
    assert (code, found["leaks"]) == (0, [])
    assert all(entry["used"] > 0 for entry in found["declassified"])


@pytest.mark.parametrize("design", ["hqc-units", "cvxif-hqc"])
def test_hqc_keeps_its_secrets_with_units_of_its_own(capfd: pytest.CaptureFixture[str], design: str) -> None:
    code, found = ct(capfd, "hqc-1", "--design", design, "--cases", "1")
    assert (code, found["leaks"]) == (0, [])
    assert {entry["function"] for entry in found["declassified"] if entry["used"] > 0} == {
        "hqc_place",
        "hqc_product",
        "hqc_flip",
    }


VECTORS = ("--design", "rvv", "--isa", "rv64imc_zba_zbb_zve64x_zvl512b_zvbc")


@pytest.mark.parametrize(
    "dense",
    [("--design", "software", "--variant", "dense", "--core", "cva6-superscalar"), VECTORS],
    ids=["clmul", "vclmul"],
)
def test_a_dense_product_of_hqc_has_no_position_for_an_address(
    capfd: pytest.CaptureFixture[str], dense: tuple[str, ...]
) -> None:
    code, found = ct(capfd, "hqc-1", "keygen", *dense, "--cases", "1")
    assert (code, found["leaks"]) == (0, [])
    used = {entry["function"]: entry["used"] for entry in found["declassified"]}
    assert used["hqc_product"] == 0 and used["hqc_flip"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("isa", ["rv32imc", "rv64imc"])
@pytest.mark.parametrize("parameter_set", ["sike-p434", "sike-p751"])
def test_sike_keeps_its_secrets(capfd: pytest.CaptureFixture[str], parameter_set: str, isa: str) -> None:
    code, found = ct(capfd, parameter_set, "--cases", "1", "--isa", isa)
    assert (code, found["leaks"]) == (0, [])
    assert found["declassified"] == []


@pytest.mark.slow
@pytest.mark.parametrize("core", ["cv32e40p", "cva6-single", "cv64a6"])
@pytest.mark.parametrize("parameter_set", ["hqc-1", "hqc-3", "hqc-5"])
def test_all_sets_of_hqc_keep_their_secrets(
    capfd: pytest.CaptureFixture[str], parameter_set: str, core: str
) -> None:
    code, found = ct(capfd, parameter_set, "--core", core)
    assert (code, found["leaks"]) == (0, [])


#: Of a set and its operations: what is declassified, and the functions that leak without.
LOUD = {
    ("ml-dsa", "44", "sign_seed"): {
        "mldsa_expand_seed": "mldsa_rej_uniform",
        "mldsa_rej_eta": "mldsa_rej_eta",
        "mldsa_commitment_hash": "mldsa_sample_in_ball",
        "mldsa_norm_exceeds": "mldsa_sign_mu",
        "mldsa_make_hint": "mldsa_sign_mu",
        "mldsa_hint_bit_pack": "mldsa_hint_bit_pack",
    },
    ("ml-kem", "512", "keygen"): {"mlkem_expand_seed": "kpke_rej_uniform"},
    ("ml-kem", "512", "decaps"): {"kpke_ek_decode": "kpke_rej_uniform", "mlkem_dk_check": "mlkem_decaps"},
    ("cross", "rsdpg-1-f", "sign"): {
        "cross_rej_fp": "cross_rej_fp",
        "cross_rej_fz": "cross_rej_fz",
        "cross_challenge_digest_2": "cross_fixed_weight",
    },
    ("hqc", "1", "keygen"): {
        "hqc_place": "hqc_private_vector",
        "hqc_product": "hqc_product",
        "hqc_flip": "hqc_flip",
    },
}
ALONE = [
    (*case, {function: leaks_in})
    for case, all_of_it in LOUD.items()
    for function, leaks_in in all_of_it.items()
]


def is_loud_without(
    capfd: pytest.CaptureFixture[str], folder: Path, case: tuple[str, str, str], declassified: dict[str, str]
) -> None:
    workload, parameter_set, operation = case
    text = (ROOT / "workloads" / workload / "workload.toml").read_text()
    starts = tuple(f'[[declassify]]\nfunction = "{function}"\n' for function in declassified)
    removed = [block for block in text.split("\n\n") if block.startswith(starts)]
    assert len(removed) == len(declassified)
    changed(workload, folder, dict.fromkeys(removed, ""))
    code, found = ct(capfd, f"{workload}-{parameter_set}", operation, "--cases", "1", "--path", str(folder))
    assert code == 1
    assert {leak["function"] for leak in found["leaks"]} >= set(declassified.values()), found["leaks"]


@pytest.mark.parametrize("case", LOUD, ids="-".join)
def test_a_scheme_is_loud_when_its_declassifications_are_removed(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, case: tuple[str, str, str]
) -> None:
    is_loud_without(capfd, tmp_path, case, LOUD[case])


@pytest.mark.slow
@pytest.mark.parametrize(("workload", "parameter_set", "operation", "declassified"), ALONE)
def test_a_scheme_is_loud_when_a_declassification_is_removed(
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    workload: str,
    parameter_set: str,
    operation: str,
    declassified: dict[str, str],
) -> None:
    is_loud_without(capfd, tmp_path, (workload, parameter_set, operation), declassified)


def test_a_leak_shows_the_way_from_the_key(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changed("ml-dsa", tmp_path, {'function = "mldsa_norm_exceeds"': 'function = "mldsa_nowhere"'})
    code, found = ct(capfd, "ml-dsa-44", "sign", "--cases", "1", "--path", str(tmp_path))
    assert code == 1
    leak = next(leak for leak in found["leaks"] if leak["function"].startswith("mldsa_sign"))
    assert leak["kind"] == "branch" and Path(leak["file"]).name == "sign.c"
    assert leak["flow"][-1]["function"] == "mldsa_norm_exceeds"


# ---------------------------------------------------------------- custom instructions


def test_the_check_goes_through_a_designs_kernels(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = ct(capfd, "ml-dsa-44", "sign", "--cases", "1", "--design", "cva6-ntt")
    assert (code, found["leaks"], found["variant"]) == (0, [], "triple-commit")


MIXER = """
import "RV32I.core_desc"

InstructionSet Xmixer extends RV32I {
  architectural_state { register unsigned<32> ACC; }
  instructions {
    // The accumulator takes up rs1.
    MIX {
      encoding: 7'd0 :: 5'd0 :: rs1[4:0] :: 3'd0 :: 5'd0 :: 7'b0001011;
      assembly: {"x.mix", "{name(rs1)}"};
      behavior: ACC = ACC ^ X[rs1];
    }
    // What it holds.
    TAKE {
      encoding: 7'd0 :: 5'd0 :: 5'd0 :: 3'd1 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.take", "{name(rd)}"};
      behavior: if (rd != 0) X[rd] = ACC;
    }
    // A product that takes longer for larger rs1.
    SLOW {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd2 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.slow", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: if (rd != 0) X[rd] = (unsigned<32>)(X[rs1] * X[rs2]);
    }
    // The word at rs1; rs1 moves on.
    NEXT {
      encoding: 7'd0 :: 5'd0 :: rs1[4:0] :: 3'd3 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.next", "{name(rd)}, {name(rs1)}"};
      behavior: {
        unsigned<32> at = X[rs1];
        unsigned<32> word = (unsigned<32>)MEM[at + 3 : at];
        if (rd != 0) X[rd] = word;
        if (rs1 != 0) X[rs1] = (unsigned<32>)(at + 4);
      }
    }
  }
}
"""

MIXER_DESIGN = """
[design]
name = "mixer"
title = "A mixer"
summary = "Instructions that carry secrets about"
extensions = ["xmixer.core_desc"]
cores = ["cva6-single"]
[units.mixer]
[timing."cva6-single"."x.mix"]
unit = "mixer"
latency = 1
interval = 1
from = "assumed"
[timing."cva6-single"."x.take"]
unit = "mixer"
latency = 1
interval = 1
from = "assumed"
[timing."cva6-single"."x.slow"]
unit = "mixer"
latency = { operand = "rs1", steps = [{ up_to = 255, cycles = 2 }, { cycles = 5 }] }
interval = 1
from = "assumed"
[timing."cva6-single"."x.next"]
unit = "load"
latency = 2
interval = 1
from = "assumed"
"""

MIXER_CODE = """
        .globl through_state, by_time, along
through_state:                  # returns the first byte of what the accumulator took up, or 1
        lw      t0, 0(a0)
        .insn r 0x0b, 0, 0, x0, t0, x0
        .insn r 0x0b, 1, 0, t1, x0, x0
        andi    t1, t1, 255
        beqz    t1, 1f
        mv      a0, t1
        ret
1:      li      a0, 1
        ret
by_time:                        # a[0] * 3
        lw      t0, 0(a0)
        li      t1, 3
        .insn r 0x0b, 2, 0, a0, t0, t1
        ret
along:                          # a[0] ^ a[1], the pointer moving
        .insn r 0x0b, 3, 0, t0, a0, x0
        .insn r 0x0b, 3, 0, t1, a0, x0
        xor     a0, t0, t1
        ret
"""


@pytest.fixture
def mixer(tmp_path: Path) -> tuple[Library, Path]:
    folder = tmp_path / "designs" / "mixer"
    folder.mkdir(parents=True)
    (folder / "design.toml").write_text(MIXER_DESIGN)
    (folder / "xmixer.core_desc").write_text(MIXER)
    source = tmp_path / "mixer.S"
    source.write_text(MIXER_CODE)
    runtime = runtime_folder()
    sources = (*sorted(runtime.glob("*.[cS]")), source)
    elf = build(
        Build(find_compiler(), "rv32imc", sources, (runtime / "include",), link_script=runtime / "link.ld")
    )
    return Library([tmp_path], data=ROOT), elf


def checker_of(library: Library, elf: Path) -> Checker:
    design = library.design("mixer")
    return Checker(Program(elf, isa="rv32imc", design=design), design=design)


def leaks_of(
    library: Library, elf: Path, function: str, checker: Checker | None = None
) -> list[tuple[str, str, list[str]]]:
    """Kind, mnemonic and mnemonics of the flow of each leak of one function on eight secret bytes."""
    checker = checker or checker_of(library, elf)
    secret = bytes([7, 1, 2, 3, 4, 5, 6, 7])
    checker.call(function, [Arg.input(secret)], returns="u32", secrets=[("key", 0, 0, None)])
    found = checker.findings()["leaks"]
    assert all(leak["secrets"] == ["key"] for leak in found)
    word = str.split
    return [
        (leak["kind"], word(leak["instruction"])[0], [word(step["instruction"])[0] for step in leak["flow"]])
        for leak in found
    ]


def test_a_checker_that_forgets_what_it_found_finds_what_a_new_one_does(mixer: tuple[Library, Path]) -> None:
    checker = checker_of(*mixer)
    functions = ("through_state", "by_time", "along")
    alone = [leaks_of(*mixer, function) for function in functions]
    again = []
    for function in [*functions, *reversed(functions)]:
        checker.forget_findings()
        assert checker.findings() == {"leaks": [], "declassified": [], "instructions": 0}
        again.append(leaks_of(*mixer, function, checker))
    assert any(alone) and again == [*alone, *reversed(alone)]


def test_a_secret_is_followed_through_a_designs_own_state(mixer: tuple[Library, Path]) -> None:
    [(kind, branch, flow)] = leaks_of(*mixer, "through_state")
    # An assembler gives `.insn` no line of its own, so the flow names the loads and masks around
    # it.
    assert (kind, flow) == ("branch", ["lw", "andi"]) and "beq" in branch


def test_a_custom_latency_that_depends_on_data_is_told(mixer: tuple[Library, Path]) -> None:
    assert leaks_of(*mixer, "by_time") == [("latency", "x.slow", ["lw"])]


def test_a_pointer_that_moves_on_beside_a_secret_load_stays_public(mixer: tuple[Library, Path]) -> None:
    assert leaks_of(*mixer, "along") == []


# ---------------------------------------------------------------- programs


PROGRAM = """
#include <stdint.h>
uint8_t key[16];
volatile uint32_t word = 0x12345678;
static volatile uint32_t sink;
static const uint8_t table[256] = {1, 2, 3};
int main(void) {
#ifdef CLEAN
  sink = word ^ key[0];
#else
  sink = table[key[3]] ^ word;
#endif
  return 0;
}
"""


def program(folder: Path, defines: dict[str, str | int]) -> Path:
    source = folder / "secret.c"
    source.write_text(PROGRAM)
    runtime = runtime_folder()
    sources = (*sorted(runtime.glob("*.[cS]")), source)
    script = runtime / "link.ld"
    include = (runtime / "include",)
    return build(Build(find_compiler(), "rv32imc", sources, include, defines, link_script=script))


def test_run_follows_the_memory_of_a_symbol(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    elf = program(tmp_path, {})
    assert run_command(["run", str(elf), "--secret", "key"]) == 1
    message = capfd.readouterr().err
    assert "secret.c:11: an address is computed from key" in message
    assert "1 source line depends on key" in message
    # The byte that is used is the fourth.
    assert run_command(["run", str(elf), "--secret", "key:3", "--secret", "word"]) == 0
    assert "nothing depends on key:3, word" in capfd.readouterr().err
    assert run_command(["run", str(program(tmp_path, {"CLEAN": 1})), "--secret", "key"]) == 0


def test_run_gives_leaks_as_json(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run_command(["run", str(program(tmp_path, {})), "--secret", "key", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert found.keys() >= {"exit_code", "instructions", "leaks", "cycles", "console"}
    [leak] = found["leaks"]
    assert (leak["kind"], leak["line"], leak["function"]) == ("address", 11, "main")


@pytest.mark.parametrize(
    ("secret", "says"),
    [
        ("kye", 'has no symbol "kye"'),
        ("key:17", '"key:17": symbol "key" has 16 bytes, fewer than 17'),
        ("key:none", '"none" is no number of bytes; write key:32'),
        ("key:0", '"0" is no number of bytes'),
        ("_end", 'says no size of symbol "_end"; say how many bytes are meant, as in _end:32'),
        ("_end:0x10000000", "do not lie in memory"),
    ],
)
def test_a_secret_that_is_not_there_is_one_sentence(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, secret: str, says: str
) -> None:
    assert run_command(["run", str(program(tmp_path, {})), "--secret", secret]) == 2
    message = capfd.readouterr().err
    assert says in message and "Traceback" not in message and message.count("\n") == 1


# ---------------------------------------------------------------- wrong inputs


def test_an_unknown_operation_lists_the_known_ones(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ct", "sha2", "sha257"]) == 2
    assert 'has no operation "sha257"; did you mean "sha256"?' in capfd.readouterr().err


def test_a_declassified_parameter_must_be_one_of_the_function(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    changed("ml-dsa", tmp_path, {'what = "arg:rho"': 'what = "arg:rhoo"'})
    assert run_command(["ct", "ml-dsa-44", "keygen", "--path", str(tmp_path)]) == 2
    message = capfd.readouterr().err
    assert 'mldsa_expand_seed has no parameter "rhoo"; it has: rho, rho_prime, k, seed' in message


def test_a_declassification_without_effect_is_told(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    stale = '\n[[declassify]]\nfunction = "{}"\nwhat = "branches"\nwhy = "as a test"\n'
    shutil.copytree(LEAKY, tmp_path / "leaky")
    file = tmp_path / "leaky" / "workload.toml"
    file.write_text(file.read_text() + stale.format("differ_mended") + stale.format("nowhere"))
    assert run_command(["ct", str(tmp_path / "leaky")]) == 1
    message = capfd.readouterr().err
    assert "branches in differ_mended had no effect: nothing secret came there" in message
    assert "branches in nowhere had no effect: the program has no such function" in message


def test_a_secret_argument_must_be_there(tmp_path: Path) -> None:
    checker = Checker(Program(program(tmp_path, {}), isa="rv32imc"))
    with pytest.raises(InstarError, match="there is no argument 3"):
        checker.call("main", [], secrets=[("s", 3, 0, None)])
    with pytest.raises(InstarError, match="s: the argument has 4 bytes, and 0 to 5 are to be secret"):
        checker.call("main", [Arg.input(bytes(4))], secrets=[("s", 0, 0, 5)])


def test_what_has_no_secret_or_no_vector_is_not_called_clean(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ct", "ml-dsa-44", "verify"]) == 2
    shown = capfd.readouterr()
    assert 'operation "verify" declares no secret, so there is nothing to follow' in shown.err
    assert "No branch" not in shown.out


def test_one_run_follows_secrets_counts_and_is_timed(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    elf = str(program(tmp_path, {}))
    core = ["--core", "cva6-superscalar"]

    def shown(*options: str) -> dict[str, Any]:
        run_command(["run", elf, *options, "--json"])
        found: dict[str, Any] = json.loads(capfd.readouterr().out)
        return found

    trace = tmp_path / "run.log"
    alone = [
        shown("--secret", "key", *core),
        shown("--histogram", *core),
        shown("--profile", *core),
        shown(*core),
    ]
    whole = shown("--secret", "key", "--histogram", "--profile", "--trace", str(trace), *core)
    assert whole["leaks"] == alone[0]["leaks"] and whole["leaks"]
    assert whole["histogram"] == alone[1]["histogram"]
    assert whole["profile"] == alone[2]["profile"] and whole["profile"]["cycles"] == whole["cycles"]
    assert {found["cycles"] for found in alone} == {whole["cycles"]}
    assert len(trace.read_text().splitlines()) == whole["instructions"]
