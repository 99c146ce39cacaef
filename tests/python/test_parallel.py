"""What is measured ahead comes in its order, whatever ends first, and ends when nobody waits any more."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from instar.design import parallel
from instar.design.parallel import measured_ahead


class Asked:
    """Stands for what is wanted: it has a recipe."""

    recipe: Any = None

    def __init__(self, number: int) -> None:
        self.number = number


def test_results_come_in_the_order_in_which_they_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    first_may_end = threading.Event()

    def measure(_: object, asked: Asked, go_on: object) -> int:
        if asked.number == 0:
            assert first_may_end.wait(10)
        else:
            first_may_end.set()
        return asked.number

    monkeypatch.setattr(parallel, "measure", measure)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    library: Any = None
    with measured_ahead(library, lambda recipe: None) as begin:
        results: list[Any] = [begin(asked) for asked in map(Asked, range(5))]  # type: ignore[arg-type]
        assert [result() for result in results] == [0, 1, 2, 3, 4]


def test_a_measurement_that_fails_ends_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    def measure(_: object, asked: Asked, go_on: Any) -> int:
        if asked.number == 0:
            raise ValueError("wrong")
        try:
            while True:
                go_on(1)
                time.sleep(0.01)
        finally:
            ended.append(asked.number)

    monkeypatch.setattr(parallel, "measure", measure)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    library: Any = None
    with (
        pytest.raises(ValueError, match="wrong"),
        measured_ahead(library, lambda recipe: None) as begin,
    ):
        results: list[Any] = [begin(asked) for asked in map(Asked, range(4))]  # type: ignore[arg-type]
        results[0]()
    # What had begun has ended, and nothing began afterwards.
    assert len(ended) <= 2 and threading.active_count() < 20
