"""Makes a program that shows a difference as small as it can: fewer cases, fewer lines, fewer rounds.

Source: delta debugging (Zeller and Hildebrandt, 2002), greedy: a piece that is not needed goes for good.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from instar.rtl.verify.trial import Case, Trial, is_instruction

#: Other cases than the one with the difference that are tried by themselves.
_ALONE = 60

#: Says whether a trial still shows what is looked for.
Shows = Callable[[Trial], bool]


def shrink(trial: Trial, shows: Shows) -> Trial:
    """The smallest trial that was found; `trial` itself must show it."""
    trial = _cases(trial, shows)
    while True:
        smaller = _rounds(_lines(trial, shows), shows)
        if smaller == trial:
            return trial
        trial = smaller


def _cases(trial: Trial, shows: Shows) -> Trial:
    """What comes behind the difference goes first, by halves; then what comes ahead of it.

    Where the last case needs those ahead of it, another one may not: what takes many cases to come
    about here often stands whole elsewhere in the program.
    """
    cases = trial.cases
    low, high = 1, len(cases)
    while low < high:
        middle = (low + high) // 2
        if shows(trial.with_cases(cases[:middle])):
            high = middle
        else:
            low = middle + 1
    cases = cases[:high]
    if len(cases) == 1 or shows(trial.with_cases(cases[-1:])):
        return trial.with_cases(cases[-1:])
    others = sorted((case for case in trial.cases if case != cases[-1]), key=lambda case: case.instructions)
    for case in others[:_ALONE]:
        if shows(trial.with_cases([case])):
            return trial.with_cases([case])
    keep = 2
    while keep < len(cases):
        if shows(trial.with_cases(cases[-keep:])):
            cases = cases[-keep:]
            break
        keep *= 2
    at = 0
    while at < len(cases) and len(cases) > 1:
        fewer = cases[:at] + cases[at + 1 :]
        if shows(trial.with_cases(fewer)):
            cases = fewer
        else:
            at += 1
    return trial.with_cases(cases)


def _lines(trial: Trial, shows: Shows) -> Trial:
    for number in range(len(trial.cases)):
        size = max(1, len(trial.cases[number].lines) // 2)
        while size >= 1:
            at = 0
            while at < len(trial.cases[number].lines):
                case = trial.cases[number]
                gone = case.lines[at : at + size]
                # A label alone costs nothing, and others may need it.
                kept = tuple(line for line in gone if line.endswith(":"))
                if any(is_instruction(line) or line.startswith(".") for line in gone):
                    fewer = replace(case, lines=(*case.lines[:at], *kept, *case.lines[at + size :]))
                    changed = _with(trial, number, fewer)
                    if shows(changed):
                        trial = changed
                        at += len(kept)
                        continue
                at += size
            size //= 2
    filled = trial.with_cases([case for case in trial.cases if case.instructions])
    return filled if filled != trial and filled.cases and shows(filled) else trial


def _rounds(trial: Trial, shows: Shows) -> Trial:
    for number, case in enumerate(trial.cases):
        for rounds in range(1, case.rounds):
            changed = _with(trial, number, replace(case, rounds=rounds))
            if shows(changed):
                trial = changed
                break
    return trial


def _with(trial: Trial, number: int, case: Case) -> Trial:
    return trial.with_cases([*trial.cases[:number], case, *trial.cases[number + 1 :]])
