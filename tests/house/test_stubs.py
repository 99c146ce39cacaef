"""The stubs of the native module say what it is: names, parameters, defaults, and what its dictionaries hold.

Source: python/instar/_core.pyi beside the module itself, compared by mypy's `stubtest`. That the
file is what the sources say is a test of crates/stubs.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STUBS = ROOT / "python/instar/_core.pyi"
TREE = ast.parse(STUBS.read_text())


def dictionaries() -> set[str]:
    """Names of the typed dictionaries, those that extend another one too."""
    found = {"TypedDict"}
    for node in TREE.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ClassDef) and found & {ast.unparse(base) for base in node.bases}:
            found.add(node.name)
    return found - {"TypedDict"}


def aliases() -> set[str]:
    """Names of types that stand for others."""
    return {
        target.id
        for node in TREE.body
        if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def test_the_stubs_have_the_names_parameters_and_defaults_of_the_native_module(tmp_path: Path) -> None:
    allowed = tmp_path / "allowed"
    lines = [
        # Dictionaries are plain ones at run time, and aliases are not there.
        *(rf"instar\._core\.{name}(\..*)?" for name in sorted(dictionaries() | aliases())),
        # PyO3 makes the one; the other is a slot of the type up to Python 3.11.
        r"instar\._core\.__all__",
        r"instar\._core\.Buffer\.__buffer__",
    ]
    allowed.write_text("".join(f"{line}\n" for line in lines))
    done = subprocess.run(
        [
            Path(sys.executable).with_name("stubtest"),
            "instar._core",
            "--concise",
            "--ignore-unused-allowlist",
            "--allowlist",
            allowed,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
