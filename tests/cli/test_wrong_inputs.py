"""Wrong inputs, each with the sentence that it gets: what is wrong, where, and what would be right."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from instar.cli import run_command

from ..documents.blocks import files, write

#: The worked example of CONTRIBUTING.md, which every case of a design breaks in one place.
EXAMPLE = files()

DESCRIPTION = "designs/rotxor/xrotxor.core_desc"
DESIGN = "designs/rotxor/design.toml"
WORKLOAD = "workloads/chacha20/workload.toml"
KERNEL = "designs/rotxor/kernels/chacha20_rounds.c"


@dataclass(frozen=True)
class Case:
    """One wrong input."""

    command: list[str]
    #: Parts that the message must have.
    says: list[str]
    #: File of the example → (text, what stands there instead).
    broken: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: File → its bytes.
    files: dict[str, bytes] = field(default_factory=dict)
    exit_code: int = 2


def elf(
    machine: int = 243, bits: int = 1, order: int = 1, address: int = 0x8000_0000, flags: int = 0
) -> bytes:
    """A small ELF with one segment of eight bytes: `li a0, 0`, and a jump back to it."""
    mark = "<" if order == 1 else ">"
    code = struct.pack("<II", 0x0000_0513, 0xFFDF_F06F)
    ident = bytes([0x7F, *b"ELF", bits, order, 1]) + bytes(9)
    header = struct.pack(f"{mark}HHIIIIIHHHHHH", 2, machine, 1, address, 52, 0, flags, 52, 32, 1, 40, 0, 0)
    segment = struct.pack(f"{mark}8I", 1, 84, address, address, len(code), len(code), 5, 4)
    return ident + header + segment + code


EVALUATE = ["evaluate", "rotxor"]
SCORE = ["score", "t.trace", "--core", "cva6-single"]

CASES = {
    # --- CoreDSL
    "a_missing_semicolon_is_shown_at_its_place": Case(
        EVALUATE, ["xrotxor.core_desc:12:", "^"], {DESCRIPTION: ("X[rs1] ^ X[rs2];", "X[rs1] ^ X[rs2]")}
    ),
    "an_unknown_name_gets_the_nearest_known_one": Case(
        EVALUATE, ["xrotxor.core_desc:13:", "mixd", "mixed"], {DESCRIPTION: ("= mixed <<", "= mixd <<")}
    ),
    "an_encoding_of_31_bits_is_refused": Case(
        EVALUATE, ["xrotxor.core_desc:", "31"], {DESCRIPTION: ("2'd0 ::", "1'd0 ::")}
    ),
    "a_value_that_does_not_fit_needs_a_cast": Case(
        EVALUATE, ["xrotxor.core_desc:13:"], {DESCRIPTION: ("unsigned<64> turned", "unsigned<16> turned")}
    ),
    "an_operand_that_the_encoding_lacks_is_named": Case(
        EVALUATE, ["xrotxor.core_desc:", "rs3"], {DESCRIPTION: ("{name(rs2)}", "{name(rs3)}")}
    ),
    "what_lies_outside_the_subset_is_named": Case(
        EVALUATE,
        ["xrotxor.core_desc:12:", "spawn"],
        {DESCRIPTION: ("unsigned<64> mixed", "spawn { } unsigned<64> mixed")},
    ),
    "an_encoding_of_the_base_isa_is_refused": Case(
        EVALUATE, ["x.rotxor", "add"], {DESCRIPTION: ("7'b0001011", "7'b0110011")}
    ),
    "several_mistakes_are_told_in_one_run": Case(
        EVALUATE,
        ["xrotxor.core_desc:12:", "xrotxor.core_desc:13:"],
        {
            DESCRIPTION: (
                "X[rs1] ^ X[rs2];\n        unsigned<64> turned = mixed",
                "X[rs1] ^ Y;\n        unsigned<64> turned = mixd",
            )
        },
    ),
    # --- design.toml
    "broken_toml_says_where": Case(
        EVALUATE, ["design.toml:2:"], {DESIGN: ('name = "rotxor"', 'name = "rotxor')}
    ),
    "an_unknown_key_gets_the_nearest_known_one": Case(
        EVALUATE, ["design.toml:10:", "latensy", "latency"], {DESIGN: ("latency = 1", "latensy = 1")}
    ),
    "an_unknown_unit_lists_the_known_ones": Case(
        EVALUATE, ["design.toml:9:", "alou", "alu"], {DESIGN: ('unit = "alu"', 'unit = "alou"')}
    ),
    "a_cost_of_an_unknown_instruction_is_refused": Case(
        EVALUATE, ["design.toml:8:", "x.rotxxor", "x.rotxor"], {DESIGN: ('"x.rotxor"]', '"x.rotxxor"]')}
    ),
    "a_latency_of_zero_is_refused": Case(
        EVALUATE, ["design.toml:10:"], {DESIGN: ("latency = 1", "latency = 0")}
    ),
    "a_core_without_a_cost_is_one_sentence": Case(
        ["measure", "chacha20", "chacha20_rounds", "--design", "rotxor", "--core", "cva6-single"],
        ["x.rotxor", "cva6-single"],
        {DESIGN: ("", "")},
    ),
    "a_missing_description_file_is_named": Case(
        EVALUATE, ["design.toml:5:", "xrotxxor.core_desc"], {DESIGN: ('["xrotxor', '["xrotxxor')}
    ),
    "a_core_parameter_out_of_range_is_refused": Case(
        EVALUATE,
        ["design.toml:", "scoreboard_entries"],
        {DESIGN: ('kernels = "kernels"', 'core = { scoreboard_entries = 1000 }\nkernels = "kernels"')},
    ),
    "an_unknown_core_parameter_gets_the_nearest_one": Case(
        EVALUATE,
        ["design.toml:", "scorebord_entries", "scoreboard_entries"],
        {DESIGN: ('kernels = "kernels"', 'core = { scorebord_entries = 8 }\nkernels = "kernels"')},
    ),
    "a_replaced_function_without_a_kernel_is_refused": Case(
        EVALUATE, ["chacha20_rounds"], {DESIGN: ('kernels = "kernels"', 'kernels = "."')}
    ),
    "a_kernel_that_computes_something_else_ends_with_1": Case(
        EVALUATE,
        ["chacha20_rounds", "state[0]"],
        {KERNEL: ("(x), (y), (n)", "(x), (y), (n) ^ 1")},
        exit_code=1,
    ),
    "the_compilers_own_message_is_shown": Case(
        EVALUATE, ["chacha20_rounds.c:2"], {KERNEL: ("(x), (y)", "(x), (w)")}
    ),
    # --- workload.toml
    "a_missing_source_file_is_named": Case(
        EVALUATE,
        ["workload.toml:", "chacha_rounds.c"],
        {WORKLOAD: ("src/chacha20_rounds.c", "src/chacha_rounds.c")},
    ),
    "an_unknown_element_type_lists_the_known_ones": Case(
        EVALUATE, ["workload.toml:", "u31", "u32"], {WORKLOAD: ('"u32"', '"u31"')}
    ),
    # --- ELF files
    "a_missing_file_is_named": Case(["run", "none.elf"], ["none.elf"]),
    "a_file_that_is_no_elf_is_refused": Case(
        ["run", "a.elf"], ["a.elf", "ELF"], files={"a.elf": b"hello, world, this is text"}
    ),
    "a_truncated_elf_is_refused": Case(["run", "a.elf"], ["a.elf"], files={"a.elf": elf()[:60]}),
    "an_elf_of_another_machine_is_refused": Case(
        ["run", "a.elf"], ["a.elf", "RISC-V"], files={"a.elf": elf(machine=3)}
    ),
    "a_big_endian_elf_is_refused": Case(["run", "a.elf"], ["a.elf", "endian"], files={"a.elf": elf(order=2)}),
    "a_segment_outside_memory_is_refused": Case(
        ["run", "a.elf", "--max-instructions", "1000"],
        ["a.elf", "0x10000000"],
        files={"a.elf": elf(address=0x1000_0000)},
    ),
    "an_endless_run_ends_at_the_limit": Case(
        ["run", "a.elf", "--max-instructions", "1000"], ["1000 instructions"], files={"a.elf": elf()}
    ),
    # --- traces
    "a_trace_line_that_is_no_hex_is_named": Case(
        SCORE, ["t.trace:2"], files={"t.trace": b"80000000 00000013 1\n8000000g 00000013 2\n"}
    ),
    "a_trace_line_without_an_instruction_is_named": Case(
        SCORE, ["t.trace:2"], files={"t.trace": b"80000000 00000013 1\n80000004\n"}
    ),
    "a_word_that_the_core_does_not_decode_is_named": Case(
        SCORE, ["t.trace:2", "ffffffff"], files={"t.trace": b"80000000 00000013 1\n80000004 ffffffff 2\n"}
    ),
    "a_truncated_compressed_trace_is_refused": Case(
        ["score", "t.trace.zst", "--core", "cva6-single"],
        ["t.trace.zst"],
        files={"t.trace.zst": b"\x28\xb5\x2f\xfd\x04\x00"},
    ),
    "an_index_that_is_no_json_is_refused": Case(
        [*SCORE, "--index", "i.json"],
        ["i.json"],
        files={"t.trace": b"80000000 00000013 1\n", "i.json": b"[{]"},
    ),
    # --- arguments
    "an_unknown_core_lists_the_known_ones": Case(
        ["measure", "ml-dsa-44", "ntt", "--core", "cva6-singel"],
        ["cva6-singel", "cva6-single", "cva6-superscalar"],
    ),
    "a_familys_name_proposes_its_cores": Case(
        ["measure", "ml-dsa-44", "ntt", "--core", "cva6"],
        ['there is no core "cva6"; did you mean "cva6-2022", "cva6-single", "cva6-superscalar"'],
    ),
    "an_unknown_design_is_refused": Case(["evaluate", "cva6-nnt"], ["cva6-nnt", "cva6-ntt"]),
    "an_unknown_workload_lists_the_known_ones": Case(["measure", "mldsa-44", "ntt"], ["mldsa", "ml-dsa"]),
    "an_unknown_parameter_set_lists_the_known_ones": Case(["measure", "ml-dsa-45", "ntt"], ["45", "44"]),
    "an_unknown_function_lists_the_known_ones": Case(["measure", "ml-dsa-44", "nnt"], ["nnt", "ntt"]),
    "a_cold_call_needs_a_core": Case(["measure", "ml-dsa-44", "ntt", "--cold"], ["--cold", "--core"]),
    "a_variant_needs_its_design": Case(["measure", "ml-dsa-44", "ntt", "--variant", "x"], ["--design"]),
    "an_unknown_variant_lists_the_known_ones": Case(
        ["measure", "ml-dsa-44", "ntt", "--design", "cva6-ntt", "--variant", "x"], ["triple-commit"]
    ),
    "an_unknown_option_is_named": Case(["list", "--jason"], ["--jason"]),
    "a_compiler_that_is_not_there_is_named": Case(
        ["measure", "ml-dsa-44", "ntt", "--cc", "riscv99-gcc"], ["riscv99-gcc"]
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_wrong_input(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    case = CASES[name]
    monkeypatch.chdir(tmp_path)
    contents: dict[str, str | bytes] = dict(case.files)
    if case.broken:
        contents |= EXAMPLE
    for path, (old, new) in case.broken.items():
        assert old in EXAMPLE[path], f"{path} of the example has no {old!r}"
        contents[path] = EXAMPLE[path].replace(old, new, 1)
    write(tmp_path, contents)
    code = run_command(case.command)
    out, message = capfd.readouterr()
    assert code == case.exit_code, f"exit code {code}: {message}"
    assert "Traceback" not in message and "panicked" not in message
    assert out == ""
    for part in case.says:
        assert part in message, message
