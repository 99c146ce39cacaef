"""The steps that CONTRIBUTING counts, taken.

An extension of the manual is three files and one entry; an observer of runs is one file; a kind of
units whose results come late is one file and one line; so is a device.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REGISTRY = "crates/isa/src/registry.rs"
FILES = {
    "tables": "crates/isa/src/tables/{}.rs",
    "values": "crates/isa/src/values/{}.rs",
    "handlers": "crates/sim/src/engine/execute/{}.rs",
    "meaning": "crates/manual/text/{}.core_desc",
}
#: Files that several extensions share.
SHARED = {"mod", "shape", "aes", "atomic", "branch", "cache_block", "field", "word"}

NEW = {
    "tables": """\
//! Zktriple: for this test only.
//!
//! Source: invented.

use crate::Op;
use crate::tables::{ManualEncoding, unary};

/// The encodings.
pub const TABLE: &[ManualEncoding] = &[unary(Op::Triple, "triple", 0x0000_100b)];
""",
    "values": """\
//! Zktriple: for this test only.
//!
//! Source: invented.

values! {
    Triple(a) => a.add(a.add(a));
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
            Zktriple "zktriple" tables(zktriple) values(zktriple) handlers() operations(Triple);
"""


OBSERVER = """\
//! Adds up what is written to a0: for this test only.

use std::path::Path;

use instar_design::{DescriptionKind, HostCore, Library};
use instar_isa::RegisterFile;
use instar_measure::run::{Plan, RunTarget};
use instar_measure::{Error, HistogramObserver, RunObserver, Subject};
use instar_sim::Session;
use instar_trace::{Observer, Retired, Wishes};
use serde_json::{Value, json};

#[derive(Default)]
struct SumOfA0 {
    sum: u64,
    exit_code: Option<u64>,
}

impl Observer for SumOfA0 {
    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }

    fn retire(&mut self, retired: &Retired<'_>) {
        let values = retired.values.expect("they are wished");
        for seen in (0..retired.batch.len()).filter_map(|i| values.of(retired.batch, i)) {
            let a0 = seen.written().filter(|(slot, ..)| (slot.file, slot.index) == (RegisterFile::X, 10));
            self.sum += a0.map(|(.., now)| now[0]).sum::<u64>();
        }
    }
}

impl RunObserver for SumOfA0 {
    fn end(&mut self, session: &Session, whole: bool) -> Result<(), Error> {
        self.exit_code = whole.then(|| session.x(10));
        Ok(())
    }

    fn report(&self) -> Option<(&'static str, Value)> {
        Some(("sum", json!(self.sum)))
    }
}

#[test]
fn it_looks_on_alone_beside_another_and_beside_a_core() {
    let library = Library { data: Some(Path::new("../..").into()), ..Library::default() };
    let found = library.find(DescriptionKind::Core, "cva6-superscalar").unwrap();
    let core = HostCore::assemble(&library, &found, None, None, &[]).unwrap();
    let subject = Subject::load(Path::new(env!("PROGRAM")), "rv32imc", None).unwrap();
    let plain = subject.run(Some(&core), None, &mut |_, _| {}, &mut |_| true).unwrap();
    for core in [None, Some(&core)] {
        let (mut sum, mut histogram) = (SumOfA0::default(), HistogramObserver::new(&subject));
        let plan = Plan { core, observers: vec![&mut sum, &mut histogram], ..Plan::of(RunTarget::Whole) };
        let (run, _) = subject.execute(plan, &mut |_, _| {}, &mut |_| true).unwrap().run().unwrap();
        assert_eq!(sum.report(), Some(("sum", json!(5 + 4 + 3 + 2 + 1))));
        assert_eq!((sum.exit_code, run.cycles), (Some(0), plain.cycles.filter(|_| core.is_some())));
        assert_eq!(histogram.report().unwrap().1["instructions"], json!(13));
    }
}
"""

#: A kind of units, as somebody new would write it.
KIND = """\
//! A unit that computes one instruction at a time, twice as long as is stated: for this test only.
//!
//! Source: invented.

use crate::relative::Relative;
use crate::units::{Answer, AttachedUnit, LateUnit, MemoryPort, Offer, UnitCost};

/// What it does.
pub const SUMMARY: &str = "takes twice the latency for one instruction at a time";

/// An idle unit.
pub fn unit(costs: &[Option<UnitCost>]) -> SlowUnit {
    let latency = |cost: &Option<UnitCost>| cost.as_ref().map_or(1, |cost| cost.latency.least());
    SlowUnit { latencies: costs.iter().map(latency).collect(), ticket: None, result: 0 }
}

/// The unit.
#[derive(Clone, Debug)]
pub struct SlowUnit {
    latencies: Vec<u32>,
    ticket: Option<u64>,
    result: u64,
}

impl AttachedUnit for SlowUnit {
    fn takes(&self, _offer: &Offer<'_>) -> bool {
        self.ticket.is_none()
    }

    fn hand_over(&mut self, offer: &Offer<'_>, ticket: u64) {
        self.ticket = Some(ticket);
        self.result = offer.now + 2 * u64::from(self.latencies[usize::from(offer.instruction)]);
    }

    fn answer(&mut self, now: u64, _memory: &mut MemoryPort) -> Option<Answer> {
        let ticket = self.ticket.take_if(|_| self.result <= now)?;
        Some(Answer { ticket, cycle: self.result })
    }

    fn kill(&mut self, from: u64) {
        self.ticket.take_if(|ticket| *ticket >= from);
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        self.ticket.map(|_| self.result.max(now + 1))
    }

    fn visit(&mut self, relative: &mut Relative) {
        relative.visit_maybe_ticket(&mut self.ticket);
        relative.visit_time(&mut self.result);
    }
}

impl LateUnit for SlowUnit {
    fn copy(&self) -> Box<dyn LateUnit> {
        Box::new(self.clone())
    }
}

#[test]
fn it_takes_twice_as_long() {
    use crate::units::tests::distance_to_consumer;
    assert_eq!(distance_to_consumer(super::UnitKind::Slow, 5), 10);
}
"""
KINDS = ROOT / "crates/cores/src/units/kinds"

#: a0 goes from 5 to 0, and is the exit code.
COUNTDOWN = [0x00500513, 0xFFF50513, 0xFE051EE3, 0x05D00893, 0x00000073]


def elf32(words: list[int], base: int = 0x8000_0000) -> bytes:
    """The smallest file that runs: one segment with these instructions."""
    code = b"".join(struct.pack("<I", word) for word in words)
    machine, executable, readable = 243, 1, 4
    ident = b"\x7fELF" + bytes([1, 1, 1]) + bytes(9)
    head = struct.pack("<HHIIIIIHHHHHH", 2, machine, 1, base, 52, 0, 0, 52, 32, 1, 0, 0, 0)
    segment = struct.pack("<8I", 1, 84, base, base, len(code), len(code), executable | readable, 4)
    return ident + head + segment + code


DEVICES = "crates/sim/src/bus/devices"

DEVICE = """\
//! A register that counts how often it is read, for this test only.
//!
//! Source: invented.

use crate::bus::device::{Access, Device, DeviceKind, DevicePlace, Surroundings};
use crate::fault::FaultReason;

pub(super) const KIND: DeviceKind = DeviceKind {
    name: "tally",
    summary: "counts how often it is read",
    bytes: 8,
    place: DevicePlace::Window(0x3000_0000),
    make: |_| Box::<Tally>::default(),
};

#[derive(Clone, Debug, Default)]
struct Tally(u64);

impl Device for Tally {
    fn load(&mut self, _: Access, _: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        self.0 += 1;
        Ok(self.0)
    }

    fn store(&mut self, access: Access, _: u64, _: &mut Surroundings<'_>) -> Result<(), FaultReason> {
        Err(access.refused("which is only read"))
    }

    fn copy(&self) -> Box<dyn Device> {
        Box::new(self.clone())
    }
}
"""

#: A program reads it twice.
READER = """\
//! Source: the step.

use instar_isa::Isa;
use instar_sim::{DeviceRequest, Options, Program, Session, Watch};

#[test]
fn a_program_reads_the_device() {
    let bytes = std::fs::read(std::env::var("PROGRAM").unwrap()).unwrap();
    let program = Program::from_elf("tally.elf", &bytes).unwrap();
    let devices = vec![DeviceRequest::parse("tally").unwrap()];
    let options = Options { devices, ..Options::fitting(Isa::parse("rv32im").unwrap(), &program) };
    let mut session = Session::new(program.into(), &options, &[]).unwrap();
    for _ in 0..2 {
        assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 2);
    }
}
"""

#: lui a5, 0x30000; lw a0, 0(a5); lw a0, 0(a5); addi a7, zero, 93; ecall.
TALLY = [0x300007B7, 0x0007A503, 0x0007A503, 0x05D00893, 0x00000073]


def copied(folder: Path) -> None:
    """The workspace, in a folder of its own."""
    for name in ("Cargo.toml", "Cargo.lock", "crates", "cores", "designs", "workloads"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name)
        else:
            shutil.copy(source, folder / name)


def passes(folder: Path, *options: str, **more: str) -> None:
    """Cargo's tests pass there."""
    done = subprocess.run(
        ["cargo", "test", "--profile", "checked", "--offline", "--quiet", *options],
        cwd=folder,
        env={**os.environ, "CARGO_TARGET_DIR": str(ROOT / "target"), **more},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def entered(part: str, macro: str = "for_all_extensions") -> set[str]:
    """Names of files that the registry gives for a part, from a macro's entries on."""
    entries = (ROOT / REGISTRY).read_text().split(f"macro_rules! {macro} ", 1)[1]
    lists = re.findall(rf"{part}\(([^)]*)\)", entries)
    return {name for names in lists for name in names.split()}


def test_each_table_function_handler_and_text_is_entered_once_and_each_entry_has_its_file() -> None:
    stems = {part: {path.stem for path in ROOT.glob(form.format("*"))} for part, form in FILES.items()}
    assert stems["tables"] - {"mod"} == entered("tables")
    assert stems["values"] - SHARED == entered("values")
    assert stems["meaning"] == entered("tables", "with_described_extensions")
    folders = {path.parent.name for path in ROOT.glob(FILES["handlers"].format("*/mod"))}
    assert (stems["handlers"] - SHARED) | folders == entered("handlers")


@pytest.mark.slow
def test_an_extension_of_the_manual_is_three_files_and_one_entry(tmp_path: Path) -> None:
    copied(tmp_path)
    for part, text in NEW.items():
        path = tmp_path / FILES[part].format("zktriple")
        assert not path.exists()
        path.write_text(text)
    registry = tmp_path / REGISTRY
    before = "            /// A promise that the latency"
    assert registry.read_text().count(before) == 1
    registry.write_text(registry.read_text().replace(before, ENTRY + before))
    # Every row is decoded and encoded, and the text agrees with the handler on all classes of
    # operands.
    passes(tmp_path, "-p", "instar-isa", "-p", "instar-manual")


@pytest.mark.slow
def test_an_observer_of_runs_is_one_file(tmp_path: Path) -> None:
    copied(tmp_path)
    observer = tmp_path / "crates/measure/tests/sum_of_a0.rs"
    assert not observer.exists()
    observer.parent.mkdir(exist_ok=True)
    observer.write_text(OBSERVER)
    program = tmp_path / "countdown.elf"
    program.write_bytes(elf32(COUNTDOWN))
    passes(tmp_path, "-p", "instar-measure", "--test", "sum_of_a0", PROGRAM=str(program))


def test_each_kind_of_units_is_entered_once_and_told_to_users() -> None:
    entries = (KINDS / "mod.rs").read_text().split("\nunit_kinds! {\n", 1)[1].split("\n}", 1)[0]
    kinds = re.findall(r"^    (\w+) as \w+,$", entries, re.MULTILINE)
    assert set(kinds) == {path.stem for path in KINDS.glob("*.rs")} - {"mod"}
    assert len(set(kinds)) == len(kinds)
    told = (ROOT / "docs/reference/design.md").read_text()
    assert [kind for kind in kinds if f"unit of kind `{kind}`" not in told] == []


@pytest.mark.slow
def test_a_kind_of_units_is_one_file_and_one_line(tmp_path: Path) -> None:
    copied(tmp_path)
    # Recorded runs that tests of the crate are compiled with.
    shutil.copytree(ROOT / "tests/cores/ara", tmp_path / "tests/cores/ara")
    folder = tmp_path / KINDS.relative_to(ROOT)
    assert not (folder / "slow.rs").exists()
    (folder / "slow.rs").write_text(KIND)
    entries = folder / "mod.rs"
    before = "    memory as Memory,\n"
    assert entries.read_text().count(before) == 1
    entries.write_text(entries.read_text().replace(before, before + "    slow as Slow,\n"))
    # Each kind is run on each core that takes units, stepped and remembered, and gone on with.
    passes(tmp_path, "-p", "instar-cores", "--lib", "units::")


def listed_devices() -> list[str]:
    """Names of the files in the list of devices."""
    return (ROOT / DEVICES / "mod.rs").read_text().split("\ndevices! {", 1)[1].split("}", 1)[0].split()


def test_each_device_is_a_file_and_a_line_of_the_list() -> None:
    files = {path.stem for path in (ROOT / DEVICES).glob("*.rs")} - {"mod"}
    assert sorted(files) == listed_devices()


@pytest.mark.slow
def test_a_device_is_one_file_and_one_line(tmp_path: Path) -> None:
    copied(tmp_path)
    (tmp_path / DEVICES / "tally.rs").write_text(DEVICE)
    list_of_all = tmp_path / DEVICES / "mod.rs"
    text = list_of_all.read_text()
    assert text.count("    timer\n}") == 1
    list_of_all.write_text(text.replace("    timer\n}", "    tally\n    timer\n}"))
    # A program as a test from outside beside the others, which the crate names.
    (tmp_path / "crates/sim/tests/tally.rs").write_text(READER)
    manifest = tmp_path / "crates/sim/Cargo.toml"
    manifest.write_text(manifest.read_text() + '\n[[test]]\nname = "tally"\npath = "tests/tally.rs"\n')
    program = tmp_path / "tally.elf"
    program.write_bytes(elf32(TALLY))
    passes(tmp_path, "-p", "instar-sim", "--test", "tally", PROGRAM=str(program))
