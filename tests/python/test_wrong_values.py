"""Whatever is given to the Python interface: an `InstarError` with a sentence, or a result; nothing else."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import instar
import numpy as np
import pytest
from instar import InstarError

from tests.python.conftest import sample_elf

#: Values that nobody means.
ODD: list[Any] = [
    *(
        -1,
        0,
        1 << 63,
        1 << 64,
        10**40,
        1e6,
        float("nan"),
        float("inf"),
        True,
        None,
        "",
        "nosuch",
        "\0",
        "\udcff",
    ),
    *(
        b"",
        b"\xff",
        bytearray(b"x"),
        [],
        [1],
        (),
        (1, 2),
        {},
        {"a": 1},
        {1: 2},
        {"commit_ports": 10**30},
        set(),
    ),
    *(
        object(),
        int,
        np.int64(-1),
        np.uint64(2**64 - 1),
        np.float64(1.5),
        np.array([1, 2]),
        np.array([], object),
    ),
    *(
        np.zeros((2, 0)),
        np.array("text"),
        slice(0, 1),
        slice(None, -1),
        range(-1, 5),
        Path("nosuch"),
        lambda: None,
    ),
    *(
        {"commit_ports": None},
        [Path()],
        ["\0"],
        "u32",
        "f32",
        np.float32,
        np.int32,
        complex(1, 2),
        "x" * 10_000,
    ),
]


def by_key(holder: Any) -> Callable[[object], object]:
    """Takes what stands under a key; what cannot be a key at all stays Python's own error."""
    return lambda key: holder[key] if isinstance(key, Hashable) else None


def subjects(program: instar.Program) -> dict[str, Callable[..., object]]:
    """Every public function of the interface that takes arguments, ready to be called."""
    batch = next(iter(program.retired()))
    made: dict[str, Callable[..., object]] = {
        "Program": instar.Program,
        "build": instar.build,
        "memory[]": program.memory.__getitem__,
        "memory[] =": program.memory.__setitem__,
        "registers[]": by_key(program.registers),
        "symbols[]": by_key(program.symbols),
        "batch.count": batch.count,
        "statics.groups": program.statics.groups,
    }
    for name, method in inspect.getmembers(program, inspect.ismethod):
        if not name.startswith("_"):
            made[f"Program.{name}"] = method
    return made


#: A call that is right, in which one argument after the other is replaced.
RIGHT: dict[str, dict[str, Any]] = {
    "Program": {"elf": None, "isa": "rv32imc", "memory": 1 << 20},
    "build": {"workload": "sha3"},
    "Program.call": {"symbol": "add", "returns": "i32"},
    "Program.retired": {"symbol": None},
    "Program.instructions": {"symbol": None},
    "Program.view": {"where": "add"},
    "Program.write": {"where": "add", "values": np.zeros(1, np.uint8)},
    "Program.disassemble": {"where": "add"},
}


def parameters(function: Callable[..., object]) -> list[inspect.Parameter]:
    return list(inspect.signature(function).parameters.values())


def test_no_odd_value_of_any_parameter_is_another_error_than_ours() -> None:
    elf = sample_elf()
    program = instar.Program(elf)
    wrong = []
    tried = 0
    for name, function in subjects(program).items():
        right = {**RIGHT.get(name, {})}
        if name == "Program":
            right["elf"] = elf
        for parameter in parameters(function):
            for odd in ODD:
                if name == "build" and (odd is None or parameter.name in {"cc", "search"}):
                    continue  # it would build, again and again
                tried += 1
                try:
                    _call(function, right, parameter, odd)
                except InstarError as error:
                    assert str(error)
                except Exception as error:
                    wrong.append(
                        f"{name}({parameter.name}={odd!r:.60}): {type(error).__name__}: {error!s:.80}"
                    )
    assert tried > 1000
    assert not wrong, "\n".join(wrong)


def _call(
    function: Callable[..., object], right: dict[str, Any], parameter: inspect.Parameter, odd: object
) -> None:
    given = dict(right)
    found: Any
    if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
        first = [given.pop(name) for name in list(given) if name == "symbol"]
        found = function(*first, odd, **given)
    elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
        return
    else:
        given[parameter.name] = odd
        others = [p for p in parameters(function) if p.default is p.empty and p.name not in given]
        plain = {p.name: 0 for p in others if p.kind is p.POSITIONAL_OR_KEYWORD}
        found = function(**{**plain, **given})
    if hasattr(found, "__next__"):
        next(iter(found), None)


@pytest.mark.parametrize("value", [-1, 0, 1 << 64, 1e6, "1", [1], None, True])
def test_a_count_of_instructions_is_one_from_1_to_64_bits(value: Any) -> None:
    program = instar.Program(sample_elf())
    if value is None:
        assert program.call("add", 1, 2, returns="i32", max_instructions=value).returned == 3
        return
    with pytest.raises(
        InstarError, match=r"max_instructions is .*; right is an integer from 1 to 18446744073709551615"
    ):
        program.call("add", 1, 2, returns="i32", max_instructions=value)


def test_a_memory_is_a_whole_number_of_bytes() -> None:
    with pytest.raises(InstarError, match=r"memory is 1000000\.0; right is an integer"):
        instar.Program(sample_elf(), memory=1e6)  # type: ignore[arg-type]
    assert instar.Program(sample_elf(), memory=np.int64(1 << 20)).xlen == 32  # type: ignore[arg-type]


def test_overrides_are_parameters_with_values() -> None:
    program = instar.Program(sample_elf())
    for overrides in ([1], {1: 2}, {"commit_ports": 1 << 70}, "commit_ports"):
        with pytest.raises(InstarError, match=r"overrides is .*; right is parameters with their values"):
            program.run(core="cva6-superscalar", overrides=overrides)  # type: ignore[arg-type]


def test_a_call_of_another_shape_stays_pythons_own_error() -> None:
    program = instar.Program(sample_elf())
    with pytest.raises(TypeError):
        program.run(nosuch=1)  # type: ignore[call-arg]
