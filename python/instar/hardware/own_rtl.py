"""SystemVerilog of a user's own in the place of a unit that is generated: its files, its module, its ports.

Source: docs/reference/circuit-proof.md, "RTL of your own". Ports are those of the generated module;
others may be anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from instar._core import InstarError
from instar.hardware.twofold import refuse_twofold
from instar.hardware.unit import Unit
from instar.hardware.verilog_text import tokens


def own_unit(units: Sequence[Unit], files: Sequence[Path], top: str | None) -> Unit:
    """The unit among `units` that the files are, with their text in the place of the generated one.

    Raises `InstarError` where a file cannot be read, or says what simulation and synthesis read
    differently.
    """
    texts = {str(path): _read(path) for path in files}
    refuse_twofold(texts)
    modules = {name: path for path, text in texts.items() for name in _modules(text)}
    name = top or _top(units, modules, texts)
    if name not in modules:
        known = ", ".join(modules) or "none"
        raise InstarError(f"{', '.join(texts)}: there is no module {name}; there is: {known}")
    unit = _unit(units, name)
    return replace(unit, module=name, text="\n".join(texts.values()), body=None)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InstarError(f"{path}: this is no UTF-8 text; name a file of SystemVerilog") from error
    except OSError as error:
        raise InstarError(
            f"{path}: cannot be read: {error.strerror}; name a file of SystemVerilog"
        ) from error


def _modules(text: str) -> list[str]:
    """Names of the modules of a text, in their order."""
    code = [token for token in tokens(text) if token.kind not in ("comment", "attribute", "text")]
    found = []
    for number, token in enumerate(code[:-1]):
        if token.text in ("module", "macromodule"):
            at = number + 1
            if code[at].text in ("automatic", "static"):
                at += 1
            found.append(code[at].text)
    return found


def _top(units: Sequence[Unit], modules: dict[str, str], texts: dict[str, str]) -> str:
    """The generated unit's name if a module has it, else the one module that no other has within."""
    for unit in units:
        if unit.module in modules:
            return unit.module
    used = set()
    for text in texts.values():
        code = [token for token in tokens(text) if token.kind not in ("comment", "attribute")]
        for before, token in pairwise(code):
            if token.text in modules and before.text not in ("module", "macromodule", "endmodule", ":", "."):
                used.add(token.text)
    tops = [name for name in modules if name not in used]
    if len(tops) != 1:
        named = ", ".join(tops or modules) or "none"
        raise InstarError(
            f"{', '.join(texts)}: which module is meant? There is: {named}; name one with --top"
        )
    return tops[0]


def _unit(units: Sequence[Unit], module: str) -> Unit:
    same = [unit for unit in units if unit.module == module]
    if same or len(units) == 1:
        return (same or list(units))[0]
    names = "; ".join(
        f"{unit.name}: {', '.join(one.mnemonic for one in unit.instructions)}" for unit in units
    )
    raise InstarError(
        f"the design has several units ({names}), and the RTL is one; say with --only which instructions it "
        f"has, or call its module as the unit's: {units[0].module}"
    )


def refuse_other_ports(unit: Unit, inputs: dict[str, int], outputs: dict[str, int]) -> None:
    """Raises `InstarError` where a module lacks a port of the generated one, or has it with other bits."""
    for ports, have, way in ((unit.inputs, inputs, "input"), (unit.outputs, outputs, "output")):
        for port in ports:
            if port.name not in have:
                raise InstarError(
                    f"{unit.module} has no {way} {port.name} of {port.width} bits; its ports are those of "
                    "the generated module, which `instar hardware` writes"
                )
            if have[port.name] != port.width:
                raise InstarError(
                    f"{unit.module}: {port.name} has {have[port.name]} bits, and {port.width} are right"
                )
