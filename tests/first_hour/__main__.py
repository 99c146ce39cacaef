"""Shows a newcomer's first hour, to be read: `python -m tests.first_hour [--slow] [--columns 80]`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.first_hour.steps import QUICK, SLIPS, SLOW, compile_own, prepare, walk


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", action="store_true", help="the commands that take minutes, too")
    parser.add_argument("--columns", type=int, default=80)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder)
        print(compile_own(folder).text)
        for step in walk([*QUICK, *SLIPS, *(SLOW if wanted.slow else [])], folder, wanted.columns):
            print(f"$ {step.command}\n{step.shown.text}")
            if step.shown.code:
                print(f"(exit code {step.shown.code})")


if __name__ == "__main__":
    main()
