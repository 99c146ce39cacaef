"""Writes the programs from which `instar schedule` makes the kernels: one folder for each machine.

Use: python designs/cva6-ntt/scheduler FOLDER
"""

import sys
from pathlib import Path

from plans import PLANS


def main() -> int:
    """Writes every plan; 2 where no folder is named."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print("name the folder to write to: python designs/cva6-ntt/scheduler FOLDER", file=sys.stderr)
        return 2
    for plan in PLANS:
        path = Path(sys.argv[1]) / plan.folder / f"{plan.function}.S"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(plan.render())
    return 0


if __name__ == "__main__":
    sys.exit(main())
