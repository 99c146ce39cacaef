"""SystemVerilog files as the user names them, with what they include from their folders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from instar._core import InstarError, need_file
from instar.hardware.netlist import Sources

#: Files with modules.
ENDINGS = (".sv", ".v")
_MODULE = re.compile(r"^\s*module\s+(?:automatic\s+|static\s+)?(\w+)", re.MULTILINE)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_INCLUDE = re.compile(r'^\s*`include\s+"([^"]+)"', re.MULTILINE)


def read_sources(files: Sequence[Path], top: str | None) -> Sources:
    """The texts of `files`; without `top` their last module is meant if no other can be.

    Raises `InstarError` where a file cannot be read, or `top` is needed or not there.
    """
    texts: dict[str, str] = {}
    includes: dict[str, str] = {}
    modules: dict[str, Path] = {}
    for file in files:
        text = read_text(file)
        if file.name in texts:
            raise InstarError(f"{file}: there are two files of this name; name them differently")
        texts[file.name] = text
        modules |= dict.fromkeys(_MODULE.findall(_COMMENT.sub("", text)), file)
        _include(text, file.parent, includes)
    listed = ", ".join(modules)
    if not modules:
        raise InstarError(f"{files[0]}: there is no module in it")
    if top is None and len(modules) > 1:
        raise InstarError(f"which module is meant? Say it with --top; there are: {listed}")
    if top is not None and top not in modules:
        raise InstarError(f'there is no module "{top}"; there are: {listed}')
    return Sources(texts, top or next(iter(modules)), includes)


def read_text(file: Path) -> str:
    """The text of a file that the user named. Raises `InstarError` where it cannot be read."""
    need_file(file)
    try:
        return file.read_text()
    except UnicodeDecodeError as error:
        raise InstarError(f"{file}: this is no text in UTF-8") from error


def _include(text: str, folder: Path, found: dict[str, str]) -> None:
    """Files that a text includes from its own folder, and those that they include."""
    for name in _INCLUDE.findall(_COMMENT.sub("", text)):
        file = folder / name
        if name not in found and "/" not in name and file.is_file():
            found[name] = read_text(file)
            _include(found[name], folder, found)
