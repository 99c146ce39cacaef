"""Registers and memories of a SystemRDL file as tables of `[[device]]`.

The compiler is `systemrdl-compiler`, which a plain install does not need. What a device of ours
cannot be is one sentence with the file's line; what it is only nearly is a note.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar._core import InstarError
from instar.extras import installing

if TYPE_CHECKING:
    from systemrdl.node import AddrmapNode, FieldNode, MemNode, Node, RegNode

_BITS = 32
#: A window ends at a multiple of so many bytes.
_ALIGNMENT = 8


@dataclass(frozen=True)
class RegisterMap:
    """What a file says that lies in a device's window."""

    #: Bytes of the window.
    bytes: int
    #: Tables `[[device.registers]]` and `[[device.memories]]`.
    tables: str
    #: What is not quite as in the file.
    notes: tuple[str, ...]


def read_map(file: Path) -> RegisterMap:
    """The registers of the last `addrmap` of `file`, arrays and files of registers written out.

    :raises InstarError: the compiler is missing, the file is wrong, or no device has such registers
    """
    try:
        from systemrdl.compiler import RDLCompiler
        from systemrdl.messages import RDLCompileError
        from systemrdl.node import AddressableNode, MemNode, RegNode
    except ImportError as error:
        raise InstarError(f"SystemRDL needs its compiler: {installing('registers')}") from error
    if not file.is_file():
        raise InstarError(f"{file}: there is no such file")
    told: list[str] = []
    compiler = RDLCompiler(message_printer=_printer(told))
    try:
        compiler.compile_file(str(file))
        top = compiler.elaborate().top
    except RDLCompileError as error:
        said = told[0] if told else str(error)
        raise InstarError(said if said.startswith(str(file)) else f"{file}: {said}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise InstarError(f"{file}: {error}") from error
    tables: list[str] = []
    notes: list[str] = []
    end = _ALIGNMENT
    for node in top.descendants(unroll=True):
        if isinstance(node, RegNode):
            tables.append(_register(top, node, notes))
        elif isinstance(node, MemNode):
            tables.append(_memory(top, node))
        if isinstance(node, AddressableNode):
            end = max(end, node.absolute_address - top.absolute_address + node.size)
    window = -(-end // _ALIGNMENT) * _ALIGNMENT
    return RegisterMap(window, "\n".join(tables), tuple(notes))


def _printer(told: list[str]) -> Any:
    """A printer that puts errors into a list, a sentence each."""
    from systemrdl.messages import MessagePrinter, Severity

    class Collected(MessagePrinter):
        def print_message(self, severity: Severity, text: str, src_ref: Any) -> None:
            if severity >= Severity.ERROR:
                # Beyond the dots stands a joke of the compiler's.
                sentence = " ".join(text.split()).split(" ... ")[0]
                told.append(_place(src_ref) + sentence)

    return Collected()


def _place(source: Any) -> str:
    """`file:line: ` of a reference into a source, as far as it tells."""
    path, line = getattr(source, "path", None), getattr(source, "line", None)
    return "".join(f"{part}:" for part in (path, line) if part is not None) + (" " if path else "")


def _of(node: Node) -> str:
    return _place(node.inst.inst_src_ref or node.inst.def_src_ref)


def _refused(node: Node, what: str, right: str) -> InstarError:
    return InstarError(f'{_of(node)}"{node.get_path()}" {what}; {right}')


def _name(top: AddrmapNode, node: Node) -> str:
    """Its path from the top, in capitals; numbers of arrays are parts of it."""
    path = node.get_path()[len(top.get_path()) + 1 :]
    return path.replace(".", "_").replace("[", "_").replace("]", "").upper()


def _register(top: AddrmapNode, node: RegNode, notes: list[str]) -> str:
    if node.get_property("regwidth") != _BITS:
        width = node.get_property("regwidth")
        raise _refused(node, f"has {width} bits", f"registers of a device have {_BITS}")
    fields = list(node.fields())
    lines = ["[[device.registers]]", f'name = "{_name(top, node)}"']
    lines.append(f"offset = {node.absolute_address - top.absolute_address:#x}")
    access = _access(node, fields, notes)
    if access != "rw":
        lines.append(f'access = "{access}"')
    reset = 0
    for field in fields:
        value = field.get_property("reset")
        if value is not None and not isinstance(value, int):
            raise _refused(field, "is reset to a signal", "a device's register begins with a number")
        reset |= (value or 0) << field.low
    if reset:
        lines.append(f"reset = {reset:#x}")
    named = ", ".join(_named(fields))
    if named:
        lines.append(f"fields = {{ {named} }}")
    return "\n".join([*lines, *_secret(node)]) + "\n"


def _named(fields: Iterable[FieldNode]) -> Iterator[str]:
    """The fields but those whose name says no more than their place, as an export of ours has them."""
    for field in fields:
        if field.inst_name != f"bits_{field.high}_{field.low}":
            bits = f"{field.low}" if field.high == field.low else f"[{field.low}, {field.high}]"
            yield f"{field.inst_name.lower()} = {bits}"


def _access(node: RegNode, fields: list[FieldNode], notes: list[str]) -> str:
    """The access of a whole register."""
    found = {_field_access(field): field for field in fields}
    if set(found) == {"ro", "clear-on-read"}:
        kept = found["ro"].inst_name
        notes.append(
            f'{_of(node)}a load clears all of "{node.get_path()}", `{kept}` too, unless it is the '
            "`busy` of the device"
        )
        return "clear-on-read"
    if len(found) > 1:
        raise _refused(
            node, f"has fields that are {' and '.join(sorted(found))}", "a device's register is one of them"
        )
    return next(iter(found), "ro")


def _field_access(field: FieldNode) -> str:
    read, written = field.is_sw_readable, field.is_sw_writable
    on_read, on_write = field.get_property("onread"), field.get_property("onwrite")
    effects = [effect.name for effect in (on_read, on_write) if effect is not None]
    match (read, written, effects):
        case (True, True, []):
            return "rw"
        case (True, False, []):
            return "ro"
        case (False, True, []):
            return "wo"
        case (True, True, ["woclr"]):
            return "w1c"
        case (True, False, ["rclr"]):
            return "clear-on-read"
    said = " and ".join([field.get_property("sw").name, *effects])
    raise _refused(
        field, f"is {said}", "a device knows rw, r, w, rw with onwrite = woclr, r with onread = rclr"
    )


def _memory(top: AddrmapNode, node: MemNode) -> str:
    if node.get_property("memwidth") != _BITS:
        width = node.get_property("memwidth")
        raise _refused(node, f"has words of {width} bits", f"those of a device have {_BITS}")
    if not (node.is_sw_readable and node.is_sw_writable):
        raise _refused(node, "is not read and written", "every word of a device's memory is")
    lines = [
        "[[device.memories]]",
        f'name = "{_name(top, node)}"',
        f"offset = {node.absolute_address - top.absolute_address:#x}",
        f"words = {node.get_property('mementries')}",
    ]
    return "\n".join([*lines, *_secret(node)]) + "\n"


def _secret(node: Node) -> list[str]:
    """Our own property, where the file has it."""
    return ["secret = true"] if node.get_property("secret", default=False) is True else []
