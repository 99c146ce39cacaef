"""What a scheme behind `api.h` is built with: the runtime's wrappers, and a header that knows its names.

Source: docs/reference/workload.md, `api`; the wrappers are `workloads/runtime/api`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import ApiInfo


@dataclass(frozen=True)
class Wrappers:
    """Files and folders that a build takes beside those of the workload."""

    sources: tuple[Path, ...] = ()
    include: tuple[Path, ...] = ()
    generated: Mapping[str, str] = field(default_factory=dict)


def wrappers(api: ApiInfo, runtime: Path) -> Wrappers:
    """Those of one form of the interface."""
    folder = runtime / "api"
    # The scheme's own randombytes.h, if it has one, comes before ours.
    shared = () if api["form"] == "kem" else (folder / "sign-keygen.c",)
    return Wrappers(
        sources=(folder / "random.c", folder / "heap.c", *shared, folder / f"{api['form']}.c"),
        include=(folder / "include", folder),
        generated={"instar_api.h": _header(api)},
    )


def _header(api: ApiInfo) -> str:
    lines = [f"#define INSTAR_HOLDS_MESSAGE {int(api['form'] == 'sign-open')}"]
    lines += [f"#define {_generic(name)} {called}" for name, called in sorted(api["names"].items())]
    included = ["#include <stddef.h>", "#include <stdint.h>", f'#include "{api["header"]}"']
    return "\n".join([*included, *lines, ""])


def _generic(name: str) -> str:
    return f"INSTAR_{name}" if name.isupper() else f"instar_{name}"
