"""Each way of a secret by itself: every carrier, every place where it is seen, and all that clears it.

The parts are those of the adversary (`tests/adversary/secrets/planted.py`), which puts them
together at random.
"""

from __future__ import annotations

import pytest

from tests.adversary.secrets.build import CaseText, made
from tests.adversary.secrets.planted import BESIDE, CHOICES, DECLASSIFIED, PUBLIC, Choice

ISAS = [pytest.param(choice, id=choice.isa[:4]) for choice in CHOICES]


def told(cases: list[CaseText]) -> dict[str, bool]:
    """Whether a leak is told, by what the case is about."""
    subject = made(cases)
    return {text.truth or str(text.seed): subject.leaks(text) for text in cases}


@pytest.mark.parametrize("choice", ISAS)
def test_a_secret_is_told_at_every_place_where_it_is_seen(choice: Choice) -> None:
    cases = [choice.case(n, [], None, [], sink) for n, sink in enumerate(choice.sinks)]
    assert [truth for truth, leaks in told(cases).items() if not leaks] == []


@pytest.mark.parametrize("choice", ISAS)
def test_a_secret_stays_one_through_all_state(choice: Choice) -> None:
    cases = [choice.case(n, [carrier], None, [], "branch") for n, carrier in enumerate(choice.carriers)]
    assert [truth for truth, leaks in told(cases).items() if not leaks] == []


@pytest.mark.parametrize("choice", ISAS)
def test_what_known_values_clear_is_no_secret(choice: Choice) -> None:
    names = [*choice.clearings, DECLASSIFIED, PUBLIC]
    cases = [choice.case(n, [], clearing, [], "branch") for n, clearing in enumerate(names)]
    assert [names[int(seed)] for seed, leaks in told(cases).items() if leaks] == []


@pytest.mark.parametrize("choice", ISAS)
def test_a_public_value_is_told_nowhere(choice: Choice) -> None:
    sinks = list(choice.sinks)
    cases = [choice.case(n, [], PUBLIC, [], sink) for n, sink in enumerate(sinks)]
    assert [sinks[int(seed)] for seed, leaks in told(cases).items() if leaks] == []


@pytest.mark.parametrize("choice", ISAS)
def test_a_declassified_value_of_one_register_leaves_the_other_secret(choice: Choice) -> None:
    cases = [choice.case(0, [], BESIDE, [], "branch"), choice.case(1, [], DECLASSIFIED, [], "branch")]
    assert list(told(cases).values()) == [True, False]
