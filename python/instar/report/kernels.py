"""Checks of kernels as a table, with the first input on which one is wrong."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from instar.report.page import plain
from instar.report.table import Column, count, table
from instar.result import KernelCheck, KernelChecks, KnownAnswers

#: Elements of an argument that a sentence shows; `--json` has all.
_SHOWN = 8


def as_dict(checks: KernelChecks) -> dict[str, Any]:
    """As `--json` prints it."""
    told = asdict(checks)
    for kernel, check in zip(told["kernels"], checks.kernels, strict=True):
        kernel["checked"] = check.checked
    return {**told, "right": checks.right}


def render(checks: KernelChecks) -> str:
    """Each kernel in a line, and below what is wrong."""
    columns = [Column("function"), Column("kernel"), Column("inputs", "right"), Column("result")]
    rows = [
        [
            check.function,
            Path(check.kernel).name,
            count(check.inputs),
            _result(check),
        ]
        for check in checks.kernels
    ]
    lines = [table(f"{checks.title}, {checks.isa}", columns, rows).rstrip(), ""]
    for check in checks.kernels:
        if check.wrong is not None:
            lines += [*_fault(check), ""]
    for check in checks.kernels:
        if check.unchecked is not None:
            lines += [f"{check.function} on {checks.core}: {check.unchecked}", ""]
    if checks.answers is not None:
        lines.append(f"known answers  {count(checks.answers)} pass, every call of a kernel watched")
        if checks.answers_alike:
            left_out = KnownAnswers(checks.answers, checks.answers_alike)
            lines.append(f"{'':15}{left_out.sentence()}")
    elif checks.unanswered is not None:
        lines.append(f"known answers  {checks.unanswered}")
    else:
        lines.append("known answers  not tried")
    lines.append(f"compiler       {checks.compiler}")
    lines += [f"note           {note}" for note in checks.notes]
    lines += _untried(checks)
    return plain("\n".join(lines), lines=True) + "\n"


def _result(check: KernelCheck) -> str:
    if check.wrong is not None:
        return "wrong"
    if check.unchecked is not None:
        return "not checked: hardware computes otherwise"
    if not check.compared:
        return "watched; in a domain of its own, so not compared"
    # What a contract leaves open is not equal.
    return "equal to portable code" if check.modulo is None else f"congruent modulo {check.modulo}"


def _untried(checks: KernelChecks) -> list[str]:
    """What was not tried, each sentence once with the functions that it is about."""
    about: dict[str, list[str]] = {}
    for check in checks.kernels:
        for sentence in check.untried if check.wrong is None else ():
            about.setdefault(sentence, []).append(check.function)
    every = [check.function for check in checks.kernels]
    return [
        f"{'' if number else 'not tried':15}{'' if named == every else ', '.join(named) + ': '}{sentence}"
        for number, (sentence, named) in enumerate(about.items())
    ]


def _fault(check: KernelCheck) -> list[str]:
    lines = [
        f"{check.function}: {check.wrong}",
        f"  first with input {count(check.inputs)}: {check.input}",
    ]
    for name, values in check.values.items():
        more = f", … ({count(len(values))})" if len(values) > _SHOWN else ""
        lines.append(f"  {name} = {', '.join(map(str, values[:_SHOWN]))}{more}")
    return lines
