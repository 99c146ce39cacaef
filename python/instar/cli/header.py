"""`instar header`: the C header and the assembler include of a design."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar.cli.options import PathOption, messages, open_library


def command(
    design: Annotated[str, typer.Argument(help="Design by name or path.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder to write to.")] = Path(),
    path: PathOption = None,
) -> None:
    """Write `<extension>.h` and `<extension>.inc` for use in your own programs."""
    out.mkdir(parents=True, exist_ok=True)
    for name, text in open_library(path).design(design).generate().items():
        (out / name).write_text(text)
        messages.print(f"{out / name}: written")
