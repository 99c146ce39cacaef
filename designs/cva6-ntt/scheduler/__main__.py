"""Writes the generated kernels, or with --check says which are not up to date.

Use: python designs/cva6-ntt/scheduler [--check]
"""

import sys
from pathlib import Path

from plans import PLANS

ROOT = Path(__file__).resolve().parents[3]


def main() -> int:
    """Writes or checks every plan; 1 if something is not up to date."""
    check, stale = "--check" in sys.argv[1:], 0
    for plan in PLANS:
        path = ROOT / plan.folder / f"{plan.function}.S"
        text = plan.render()
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(
                f"{path.relative_to(ROOT)} is not what its plan gives; run python designs/cva6-ntt/scheduler"
            )
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
