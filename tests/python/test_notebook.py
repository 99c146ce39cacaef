"""The notebooks of docs/ run from top to bottom and say what they said when they were stored."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs").rglob("*.ipynb"))
#: What a stored notebook says of its kernel: nothing that changes from machine to machine.
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def said(cell: dict[str, Any]) -> list[str]:
    """The text of a cell's outputs; of pictures only that there is one."""
    shown = []
    for output in cell["outputs"]:
        if output["output_type"] == "stream":
            shown.append(f"{output['name']}: {output['text']}")
        else:
            data = output.get("data", {})
            shown.append("a picture" if "image/png" in data else data.get("text/plain", ""))
    return shown


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_says_what_it_said_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = nbformat.read(path, as_version=4)
    fresh = nbformat.from_dict(stored)
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    NotebookClient(
        fresh, timeout=120, kernel_name="python3", record_timing=False, coalesce_streams=True
    ).execute()
    fresh["metadata"] = METADATA
    if os.environ.get("INSTAR_BLESS"):
        nbformat.write(fresh, path)
        return
    assert stored["metadata"] == METADATA
    pairs = zip(stored["cells"], fresh["cells"], strict=True)
    for before, now in ((before, now) for before, now in pairs if now["cell_type"] == "code"):
        assert said(now) == said(before), now["source"]


def test_there_is_a_notebook_for_the_first_steps() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first-steps"]
