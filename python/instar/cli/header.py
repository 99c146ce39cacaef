"""`instar header`: C headers, assembler includes and register maps of a design."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar.cli.gathering import gathered
from instar.cli.options import PathOption, messages, open_library
from instar.cli.outputs import make_folder, refuse_overwriting
from instar.origin import write


def command(
    design: Annotated[str, typer.Argument(help="Design by name or path.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder to write to.")] = Path(),
    path: PathOption = None,
) -> None:
    """Write `<extension>.h` and `.inc`, and `<device>.h` and `.rdl` of devices, for your own programs."""
    loaded = open_library(path).design(design)
    texts = {**loaded.generate(), **loaded.register_maps()}
    files = {out / name: text for name, text in texts.items()}
    read = [Path(loaded.info["path"]), *map(Path, loaded.info["texts"])]
    refuse_overwriting([("--out", file) for file in files], read)
    make_folder(out)
    made = gathered(design=loaded)
    for file, text in files.items():
        write(file, text.encode(), made)
        messages.print(f"{file}: written")
