"""What is written where an argument is missing: of each command a line that works."""

from __future__ import annotations

from collections.abc import Sequence

#: Command → arguments, of which the first are those that it must have.
EXAMPLES = {
    "evaluate": "cva6-ntt",
    "measure": "ml-dsa-44 ntt --core cva6-superscalar",
    "run": "prog.elf --core cva6-superscalar",
    "score": "coremark.trace.zst --core cva6-single",
    "annotate": "prog.trace --core cva6-superscalar -o prog.annotated",
    "compare": "ml-dsa-44 ntt --core cva6-single --core cva6-superscalar",
    "profile": "ml-dsa-44 sign --core cva6-superscalar",
    "show": "ml-dsa-44 ntt --core cva6-superscalar",
    "histogram": "ml-dsa-44 sign",
    "ct": "ml-dsa-44",
    "fault": "ml-kem-768 decaps",
    "gadget": "and.sv --secret a:boolean:a0_i,a1_i --fresh r_i",
    "energy": "software sha3 keccak_f1600 --core cv32e40p",
    "check-kernel": "ml-dsa-44 --kernel my/ntt.S",
    "schedule": "ml-dsa-44 ntt --core cva6-superscalar -o ntt.S",
    "hardware": "cva6-ntt -o rtl",
    "synth": "unit.sv",
    "vectors": "ml-dsa-44",
    "explore": "space.toml",
    "report": "cva6-ntt",
    "tune": "ml-dsa-44 sign --core cva6-superscalar",
    "header": "cva6-ntt -o include",
    "new design": "my-first",
    "new core": "my-core",
    "new workload": "my-code",
    "rtl run": "cva6-2022 --design cvxif-keccak sha3 keccak_f1600",
    "rtl score": "cva6-2022 sha3 keccak_f1600",
    "rtl trace": "cva6-2022 sha3 keccak_f1600 -o keccak.trace.zst",
    "rtl compare": "own.trace.zst prog.elf --core cva6-2022",
    "rtl verify": "cv32e40p --programs 3",
    "rtl area": "cv32e40p",
    "rtl prove": "cva6-ntt",
}


def as_in(arguments: Sequence[str]) -> str:
    """`, as in: instar measure ml-dsa-44 ntt`, of the command that was written."""
    for words in (2, 1):
        command = " ".join(arguments[:words])
        if command in EXAMPLES:
            return f", as in: instar {command} {EXAMPLES[command]}"
    return "."
