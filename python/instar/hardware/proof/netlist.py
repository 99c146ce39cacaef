"""What Yosys makes of a module: outputs and next values of registers as terms over inputs and registers.

Source: the manual of Yosys, `write_smt2`: for each wire a function of the state, for each register
and input a declared one, and `<module>_t`, the relation between a state and the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from instar._core import InstarError
from instar.hardware import reading, yosys
from instar.hardware.proof.cells import REGISTERS, refuse_others
from instar.hardware.proof.smtlib import Expression, read, term_of, width_of
from instar.hardware.proof.terms import Pool, Term

#: No optimisation: what is read is what was written, registers that no output depends on among it.
#: Bits that a text leaves unknown become inputs.
_SCRIPT = """\
read_slang --threads 1 --top {top} {text}
hierarchy -check -top {top}
proc -noopt
setattr -set keep 1 t:$*dff*
flatten
memory -nomap
memory_map
select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr t:$dffsr t:$dffsre t:$ff
select -assert-none t:$tribuf
opt_clean
dump -o {cells} {dumped}
setundef -anyseq
async2sync
dffunmap
pmuxtree
bmuxmap
demuxmap
opt_clean
check -assert
write_smt2 -wires {terms}
"""
_NOTE = re.compile(r"^; yosys-smt2-(input|output|register|wire) (\S+) (\d+)$", re.MULTILINE)
_CLOCK = re.compile(r"^; yosys-smt2-clock (\S+) ([a-z ]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Netlist:
    """A module over one step of its clock. Terms are over variables named as inputs and registers."""

    module: str
    inputs: Mapping[str, int]
    outputs: Mapping[str, Term]
    #: By variable: its value after the next edge of the clock.
    registers: Mapping[Term, Term]
    #: Every wire that has a name in the text.
    wires: Mapping[str, Term]


def read_netlist(pool: Pool, text: str, module: str) -> Netlist:
    """The netlist of `module` in a text of SystemVerilog, by Yosys."""
    return _Reader(pool, _written(text, module), module).netlist()


def read_ahead(texts: Iterable[tuple[str, str]]) -> None:
    """Has Yosys read modules, each in a text of its own, in few starts: `read_netlist` takes what it made.

    A text that Yosys refuses is left to `read_netlist`, which says why.
    """
    waiting = [one for one in dict.fromkeys(texts) if one not in _AHEAD]
    while waiting:
        read = _several(waiting)
        _AHEAD.update(zip(waiting, read, strict=False))
        # After these stands one that it refused.
        waiting = waiting[len(read) + 1 :]


#: What was read ahead of texts and their modules, and was not asked for yet: cells and terms.
_AHEAD: dict[tuple[str, str], tuple[str, str]] = {}


def _several(texts: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """What one start of Yosys makes of the first of them, up to one that it refuses."""
    files = {f"{number}.sv": text for number, (text, _) in enumerate(texts)}
    script: list[str] = []
    for number, (_, module) in enumerate(texts):
        script += ["design -reset", *_script(module, str(number)), f"tee -o {number}.done log done"]
    with yosys.folder_of(files) as folder:
        with suppress(InstarError):
            reading.call(script, folder, files)
        whole = (number for number in range(len(texts)) if (folder / f"{number}.done").exists())
        return [((folder / f"{n}.il").read_text(), (folder / f"{n}.smt2").read_text()) for n in whole]


def _script(module: str, name: str) -> list[str]:
    """From `<name>.sv` to `<name>.il` and `<name>.smt2`."""
    dumped = " ".join(f"t:{kind}" for kind in (*REGISTERS.split(), "$shiftx"))
    files = {"text": f"{name}.sv", "cells": f"{name}.il", "terms": f"{name}.smt2"}
    return _SCRIPT.format(top=module, dumped=dumped, **files).splitlines()


def _written(text: str, module: str) -> str:
    known = _AHEAD.pop((text, module), None)
    if known is None:
        files = reading.run(_script(module, "unit"), {"unit.sv": text}, ["unit.il", "unit.smt2"])
        known = files["unit.il"], files["unit.smt2"]
    cells, terms = known
    refuse_others(module, cells)
    return terms


class _Reader:
    def __init__(self, pool: Pool, text: str, module: str) -> None:
        self.pool, self.module = pool, module
        for clock, edge in _CLOCK.findall(text):
            # Of a module within, its port: the wire that it stands for is told too.
            if (clock.rpartition(".")[2], edge) != ("clk_i", "posedge"):
                raise InstarError(
                    f"{module}: registers change with {clock} ({edge}); clk_i (posedge) is right"
                )
        self.names = {"input": {}, "output": {}, "register": {}, "wire": {}}  # type: dict[str, dict[str, int]]
        for kind, name, width in _NOTE.findall(text):
            self.names[kind][name.removeprefix("\\")] = int(width)
        self.defined: dict[str, Expression] = {}
        self.sorts: dict[str, int] = {}
        self.known: dict[str, Term] = {}
        for command in read(text):
            assert isinstance(command, list)
            if command[0] == "declare-fun" and command[2] and not str(command[1]).endswith("_is|"):
                self.sorts[str(command[1])] = width_of(command[3])
            elif command[0] == "define-fun":
                self.defined[str(command[1])] = command[4]

    def netlist(self) -> Netlist:
        inputs = dict(self.names["input"])
        self.bind(inputs)
        moves = self.defined.get(f"|{self.module}_t|", "true")
        rows = moves[1:] if isinstance(moves, list) and moves[0] == "and" else [moves]
        following: dict[str, Expression] = {}
        for row in rows:
            if row == "true":
                continue
            assert isinstance(row, list) and row[0] == "=" and isinstance(row[2], list), row
            following[str(row[2][0])] = row[1]
        shown = {
            str(body[0]): name
            for name in self.names["register"]
            if isinstance(body := self.defined.get(f"|{self.module}_n {name}|"), list)
        }
        for symbol in following:
            name = shown.get(symbol, symbol.strip("|"))
            self.known[symbol] = self.pool.var(f"register {name}", self.sorts[symbol])
        wires = {name: self.wire(name) for name in self.names["wire"]}
        return Netlist(
            self.module,
            inputs,
            {name: wires[name] for name in self.names["output"]},
            {self.known[symbol]: self.term(value) for symbol, value in following.items()},
            wires,
        )

    def bind(self, inputs: Mapping[str, int]) -> None:
        """Declared functions that inputs are made of become slices of these; one may have bits of several."""
        places: dict[str, dict[int, tuple[Term, int]]] = {}
        for name, width in inputs.items():
            whole, at = self.pool.var(name, width), width
            # Each is an unknown of its own first, so that the input shows where its bits are.
            for piece, high, low in self.wire(name).slices:
                for bit in range(high, low - 1, -1):
                    at -= 1
                    if piece.op == "var":
                        places.setdefault(str(piece.data), {})[bit] = (whole, at)
        for symbol in list(self.known):
            term = self.known[symbol]
            found = places.get(str(term.data)) if term.op == "var" and symbol in self.sorts else None
            if found is not None:
                bits = [
                    (found[bit][0], found[bit][1], found[bit][1]) if bit in found else (term, bit, bit)
                    for bit in reversed(range(term.width))
                ]
                self.known[symbol] = self.pool.join(bits)
        self.known = {symbol: self.known[symbol] for symbol in self.known if symbol in self.sorts}

    def wire(self, name: str) -> Term:
        return self.function(f"|{self.module}_n {name}|")

    def function(self, symbol: str) -> Term:
        """A function of the state; those that it calls are read first, without recursion."""
        pending = [symbol]
        while pending:
            here = pending[-1]
            if here in self.known:
                pending.pop()
                continue
            if here not in self.defined:
                # Driven by nothing: it may be anything.
                self.known[here] = self.pool.var(f"undriven {here.strip('|')}", self.sorts[here])
                continue
            missing = [name for name in _called(self.defined[here]) if name not in self.known]
            if missing:
                pending += missing
            else:
                self.known[here] = self.term(self.defined[here])
                pending.pop()
        return self.known[symbol]

    def term(self, expression: Expression) -> Term:
        def resolve(here: Expression) -> Term | None:
            if isinstance(here, list) and len(here) == 2 and here[1] in ("state", "next_state"):
                return self.function(str(here[0]))
            return None

        return term_of(self.pool, expression, resolve, self.divided)

    def divided(self, quotient: Term, divisor: Term) -> Term:
        """Of a division by zero a simulator says nothing, so it may be anything."""
        if divisor.value:
            return quotient
        unknown = self.pool.var(f"divided by zero {quotient.number}", quotient.width)
        by_zero = self.pool.apply("eq", divisor, self.pool.const(0, divisor.width))
        return self.pool.choose(by_zero, unknown, quotient)


def _called(expression: Expression) -> set[str]:
    found: set[str] = set()
    pending = [expression]
    while pending:
        here = pending.pop()
        if isinstance(here, list):
            if len(here) == 2 and here[1] in ("state", "next_state"):
                found.add(str(here[0]))
            else:
                pending += here
    return found
