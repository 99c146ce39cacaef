"""The steps that CONTRIBUTING counts, taken: an extension of the manual is three files and one entry."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REGISTRY = "crates/isa/src/registry.rs"
FILES = {
    "tables": "crates/isa/src/tables/{}.rs",
    "handlers": "crates/sim/src/engine/execute/{}.rs",
    "meaning": "crates/manual/text/{}.core_desc",
}
#: Files of `execute` that several extensions share.
SHARED = {"mod", "shape", "aes", "atomic", "cache_block", "field"}

NEW = {
    "tables": """\
//! Zktriple: for this test only.
//!
//! Source: invented.

use crate::Op;
use crate::tables::{Instruction, unary};

/// The encodings.
pub const TABLE: &[Instruction] = &[unary(Op::Triple, "triple", 0x0000_100b)];
""",
    "handlers": """\
//! Zktriple: for this test only.
//!
//! Source: invented.

use instar_isa::Op;

use super::shape::{registers, values};
use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;
use crate::state::word::Word;

values! {
    Triple(a, _) => a.add(a.add(a));
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    (op == Op::Triple).then_some(registers::<W, Triple>())
}
""",
    "meaning": """\
// Zktriple: for this test only.
// Source: invented.

InstructionSet Zktriple extends RVI {
  instructions {
    /// Three times rs1.
    TRIPLE {
      encoding: 12'd0 :: rs1[4:0] :: 3'b001 :: rd[4:0] :: 7'b0001011;
      assembly: {"triple", "{name(rd)}, {name(rs1)}"};
      behavior: if (rd != 0) X[rd] = (unsigned<XLEN>)(X[rs1] * 3);
    }
  }
}
""",
}
ENTRY = """\
            /// For this test only.
            Zktriple "zktriple" tables(zktriple) handlers(zktriple) operations(Triple);
"""


def entered(part: str, macro: str = "for_all_extensions") -> set[str]:
    """Names of files that the registry gives for a part, from a macro's entries on."""
    entries = (ROOT / REGISTRY).read_text().split(f"macro_rules! {macro} ", 1)[1]
    lists = re.findall(rf"{part}\(([^)]*)\)", entries)
    return {name for names in lists for name in names.split()}


def test_each_table_handler_and_text_is_entered_once_and_each_entry_has_its_file() -> None:
    stems = {part: {path.stem for path in ROOT.glob(form.format("*"))} for part, form in FILES.items()}
    assert stems["tables"] - {"mod"} == entered("tables")
    assert stems["meaning"] == entered("tables", "with_described_extensions")
    folders = {path.parent.name for path in ROOT.glob(FILES["handlers"].format("*/mod"))}
    assert (stems["handlers"] - SHARED) | folders == entered("handlers")


@pytest.mark.slow
def test_an_extension_of_the_manual_is_three_files_and_one_entry(tmp_path: Path) -> None:
    for name in ("Cargo.toml", "Cargo.lock", "crates", "cores", "designs", "workloads"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name)
        else:
            shutil.copy(source, tmp_path / name)
    for part, text in NEW.items():
        path = tmp_path / FILES[part].format("zktriple")
        assert not path.exists()
        path.write_text(text)
    registry = tmp_path / REGISTRY
    before = "            /// A promise that the latency"
    assert registry.read_text().count(before) == 1
    registry.write_text(registry.read_text().replace(before, ENTRY + before))
    # Every row is decoded and encoded, and the text agrees with the handler on all classes of operands.
    done = subprocess.run(
        ["cargo", "test", "--offline", "--quiet", "-p", "instar-isa", "-p", "instar-manual"],
        cwd=tmp_path,
        env={**os.environ, "CARGO_TARGET_DIR": str(ROOT / "target")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
