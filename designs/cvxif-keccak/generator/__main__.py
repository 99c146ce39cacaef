"""Writes the programs from which `instar schedule` makes the kernels: one folder for each form.

Use: python designs/cvxif-keccak/generator FOLDER
"""

import shutil
import sys
from pathlib import Path

from engine import engine, permuted, sliced
from listing import file, listing
from plans import PLANS

#: How the workload brings lanes to a kernel with interleaved words, and from it.
DOMAIN = Path(__file__).parents[3] / "workloads/sha3/kernels/cv32e40p/keccak_domain.h"


def main() -> int:
    """Writes every plan; 2 where no folder is named."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print("name the folder to write to: python designs/cvxif-keccak/generator FOLDER", file=sys.stderr)
        return 2
    texts = {
        plan.folder: listing(plan.title, plan.form, plan.orders, plan.finish, plan.extension)
        for plan in PLANS
    }
    held = {
        "round": file("a round an instruction", engine(), "xpqkeccakround"),
        "permute": file("all rounds by one instruction", permuted(), "xpqkeccakround"),
        "slices": file("sixteen slices a cycle", sliced(), "xpqkeccakslice"),
    }
    for core in ("single", "superscalar"):
        texts |= {f"{core}/{name}": text for name, text in held.items()}
    for folder, text in texts.items():
        path = Path(sys.argv[1]) / folder / "keccak_f1600.S"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for plan in PLANS:
        if plan.form.shared:
            shutil.copy(DOMAIN, Path(sys.argv[1]) / plan.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
