"""What tests of circuits share."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar import places
from instar._core import Design


@pytest.fixture(scope="session")
def design() -> Design:
    """The design that the units written by hand belong to."""
    return places.library().design(str(Path(__file__).parent / "proofs"))
