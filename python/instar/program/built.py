"""From Python: build a scheme with a design's instructions and call its functions by their contracts.

Source: `workload.toml`, which states the arguments of each replaceable function.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, Library, suggestion
from instar.places import library as library_of
from instar.program.arguments import Prepared, Reader
from instar.program.checked import DESIGNS, FLAGS, FOLDERS, SET, TEXT, checked
from instar.program.loaded import Program
from instar.program.operations import elements, prepare_operation, reader
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.inputs import ELEMENT_TYPES, call_arguments, element_count, scalar_type
from instar.workload.program import Recipe, build_program, load_program, unknown_function, usual_isa

if TYPE_CHECKING:
    from instar._core import FunctionInfo


class BuiltProgram(Program):
    """A scheme's parameter set, built; made by `build`.

    A replaceable function or an operation of the workload is called by its own name with its inputs
    in the order of the prototype: types, lengths and outputs are those of its contract, and
    `Outcome.outputs` knows their names. Every other symbol is called as in `Program`.
    """

    def __init__(self, library: Library, recipe: Recipe) -> None:
        path, self._request = build_program(library, recipe)
        variant = recipe.variant["name"] if recipe.variant else None
        program = load_program(path, recipe)
        self._open(library, program, recipe.design, variant)
        self._recipe = recipe

    @property
    def flags(self) -> str:
        """Compiler flags that built it."""
        return " ".join(self._request.flags)

    @property
    def functions(self) -> dict[str, str]:
        """Replaceable functions and their prototypes."""
        return {name: info["prototype"] for name, info in self._recipe.workload["functions"].items()}

    @property
    def operations(self) -> dict[str, str]:
        """Whole operations, as keygen, and their prototypes."""
        return {name: info["prototype"] for name, info in self._recipe.workload["operations"].items()}

    def _prepare(self, symbol: str, values: Sequence[object], returns: object) -> Prepared:
        known = self._recipe.workload["functions"]
        if symbol in known:
            return self._by_contract(symbol, known[symbol], values, returns)
        operations = self._recipe.workload["operations"]
        if symbol in operations:
            _refuse_returns(symbol, returns)
            return prepare_operation(operations[symbol], self._recipe.parameter_set, values)
        if symbol in self.symbols:
            return super()._prepare(symbol, values, returns)
        raise unknown_function(self._recipe.workload, symbol)

    def _by_contract(
        self, function: str, described: FunctionInfo, values: Sequence[object], returns: object
    ) -> Prepared:
        _refuse_returns(function, returns)
        wanted = [a for a in described["args"] if a["kind"] in {"in", "inout", "scalar"}]
        if len(values) != len(wanted):
            names = ", ".join(argument["name"] for argument in wanted) or "none"
            raise InstarError(f'"{function}" takes {len(wanted)} inputs ({names}); {len(values)} were given')
        inputs = {
            argument["name"]: elements(
                value, ELEMENT_TYPES[argument["type"]], f'"{argument["name"]}" of "{function}"'
            )
            for argument, value in zip(wanted, values, strict=True)
        }
        for argument in wanted:
            array = inputs[argument["name"]]
            count = element_count(argument, self._recipe.parameter_set, inputs)
            if argument["kind"] != "scalar" and count is not None and len(array) != count:
                raise InstarError(
                    f'"{argument["name"]}" of "{function}" has {count} elements; {len(array)} were given'
                )
        outputs = [argument for argument in described["args"] if argument["kind"] in {"out", "inout"}]
        readers: list[Reader | None] = [
            reader(ELEMENT_TYPES[argument["type"]]) if argument in outputs else None
            for argument in described["args"]
        ]
        return Prepared(
            described["symbol"],
            call_arguments(described, self._recipe.parameter_set, inputs),
            scalar_type(described["returns"]),
            readers,
            [argument["name"] for argument in outputs],
            [argument["name"] for argument in described["args"]],
        )


def _refuse_returns(name: str, returns: object) -> None:
    if returns is not None:
        raise InstarError(f'what "{name}" returns stands in its contract; leave `returns` away')


@checked(
    workload=TEXT,
    parameter_set=SET,
    design=DESIGNS | None,
    variant=TEXT | None,
    cc=TEXT | None,
    cflags=FLAGS,
    isa=TEXT | None,
    search=FOLDERS,
)
def build(
    workload: str,
    parameter_set: str = "",
    *,
    design: str | Sequence[str] | None = None,
    variant: str | None = None,
    cc: str | None = None,
    cflags: str | Sequence[str] = (),
    isa: str | None = None,
    search: Sequence[Path] = (),
) -> BuiltProgram:
    """Builds a workload's parameter set, with the kernels of a design, or of several, where one is named.

    `variant` is a variant or baseline of the design; by default its last variant. `cflags` are
    compiler flags after all others. `isa` is what is built for: by default what a design without
    cores says, else `rv32imc_zba_zbb_zbc_zbs`. Raises `InstarError`.

    >>> program = instar.build("sha3")
    >>> program.functions["keccak_f1600"]
    'void keccak_f1600(uint64_t lanes[25])'
    >>> hex(program.call("keccak_f1600", np.zeros(25, np.uint64)).outputs["lanes"][0])
    '0xf1258f7940e1dde7'
    """
    library = library_of(search)
    described = library.workload(workload)
    if parameter_set not in (described["sets"] or {""}):
        raise InstarError(
            f'workload "{workload}" has no set "{parameter_set}"; '
            + suggestion(parameter_set, "it has", list(described["sets"]))
        )
    loaded = library.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    flags = cflags.split() if isinstance(cflags, str) else tuple(cflags)
    compiler = find_compiler(cc, flags)
    built_for = isa or usual_isa(loaded)
    return BuiltProgram(library, Recipe(described, parameter_set, built_for, compiler, loaded, chosen))
