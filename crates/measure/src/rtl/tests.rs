//! Claims about what is told where RTL and simulator do not agree, with a made-up RTL.
//!
//! Source: the simulator's own run of the image stands in for the RTL's trace and memory, spoilt in
//! one place.

use std::fmt::Write;
use std::path::PathBuf;

use instar_design::{DescriptionKind, HostCore};
use instar_trace::{Observer, Retired};

use super::{RtlImage, RtlNotes, RtlScore};
use crate::tests::{Folder, call, elf, library};
use crate::{Error, Subject};

/// Writes the compact form, one instruction a cycle.
#[derive(Default)]
struct Recorder(String, u64);

impl Observer for Recorder {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        for at in 0..batch.len() {
            let entry = table.entry(batch.ids[at]);
            self.1 += 1;
            write!(self.0, "{:x} {:08x} {}", entry.pc, entry.word, self.1).unwrap();
            if let Some(access) = batch.accesses_of(at).first() {
                write!(self.0, " {:x}", access.address).unwrap();
            }
            self.0.push('\n');
        }
    }
}

struct MadeUp {
    folder: Folder,
    image: RtlImage,
    core: HostCore,
    trace: String,
    memory: Vec<u8>,
}

impl MadeUp {
    /// A call that adds two to its argument.
    fn new(name: &str) -> Self {
        let folder = Folder::new(name);
        let library = library(&folder);
        let found = library.find(DescriptionKind::Core, "cva6-2022").unwrap();
        let core = HostCore::assemble(&library, &found, None, None, &[]).unwrap();
        let path = folder.write("a.elf", elf(&[0x0015_0513, 0x0015_0513, 0x0000_8067]));
        let subject = Subject::load(&path, "rv32imc", None).unwrap();
        let image = RtlImage::of_call(&subject, &call(), &core, &mut |_| true).unwrap();
        let mut recorder = Recorder::default();
        let session = image.run(&mut [&mut recorder], &mut |_| true).unwrap();
        let memory = session.machine().hart().memory();
        let memory = image
            .image()
            .written
            .iter()
            .flat_map(|&(address, length)| memory.read(address, length as usize).unwrap().to_vec())
            .collect();
        drop(session);
        Self { folder, image, core, trace: recorder.0, memory }
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        self.folder.write(name, contents)
    }

    fn score(&self) -> Result<RtlScore, Error> {
        let (trace, memory) = (self.file("t.trace", &self.trace), self.file("memory", &self.memory));
        self.image.score(&self.core, &trace, &memory, RtlNotes::default(), &mut |_| true)
    }
}

#[test]
fn both_calls_are_windows_and_the_value_is_the_rtls() {
    let score = MadeUp::new("rtl-agrees").score().unwrap();
    let shown: Vec<_> = score.windows.iter().map(|w| (w.window.as_str(), w.instructions)).collect();
    assert_eq!(shown, [("first call", 3), ("second call", 3)]);
    assert_eq!(score.windows[1].cycles_reference, Some(3));
    assert_eq!(score.result.unwrap().value.integer(), Some(43));
}

#[test]
fn another_instruction_is_no_score_but_wrong() {
    let mut made = MadeUp::new("rtl-parts");
    made.trace = made.trace.replacen("00150513", "00250513", 1);
    let Err(Error::Wrong(said)) = made.score() else { panic!("not told as wrong") };
    assert!(said.contains("the RTL retires 00250513 at 0x80000000, the simulator 00150513"), "{said}");
}

#[test]
fn other_memory_is_wrong() {
    let mut made = MadeUp::new("rtl-memory");
    let at = made.memory.len() - 8; // a0
    made.memory[at] = 44;
    let Err(Error::Wrong(said)) = made.score() else { panic!("not told as wrong") };
    assert!(said.contains("0x88000010: 0x2c instead of 0x2b"), "{said}");
}

#[test]
fn an_rtl_that_stops_is_told_with_where_it_should_have_gone_on() {
    let mut made = MadeUp::new("rtl-stops");
    let lines: Vec<&str> = made.trace.lines().take(30).collect();
    made.trace = lines.join("\n") + "\n";
    let said = made.score().unwrap_err().to_string();
    assert!(said.starts_with("the RTL stopped after 30 instructions; the simulator goes on at 0x"), "{said}");
}

#[test]
fn a_core_that_caches_too_little_has_no_room_for_a_call() {
    let made = MadeUp::new("rtl-cached");
    let mut core = made.core.clone();
    core.file.change("cached_bytes", instar_design::PlainValue::Integer(4096), "a test").unwrap();
    let path = made.file("b.elf", elf(&[0x0000_8067]));
    let subject = Subject::load(&path, "rv32imc", None).unwrap();
    let said = RtlImage::of_call(&subject, &call(), &core, &mut |_| true).map(drop).unwrap_err().to_string();
    assert!(said.contains("needs the memory from 0x80000000 to 0x80ffffff cached"), "{said}");
}

#[test]
fn a_program_that_does_not_set_sp_is_refused_before_rtl_runs() {
    let (folder, core) = (Folder::new("rtl-stack"), MadeUp::new("rtl-stack-core").core);
    let image = |name: &str, code: &[u32]| {
        let subject = Subject::load(&folder.write(name, elf(code)), "rv32imc", None).unwrap();
        RtlImage::of_program(&subject, &core).map(drop)
    };
    // addi a0, zero, 1; addi sp, sp, -16; j .
    let said = image("a.elf", &[0x0010_0513, 0xff01_0113, 0x0000_006f]).unwrap_err().to_string();
    assert!(said.contains("at 0x80000004 uses sp, which the program has not set"), "{said}");
    // lui sp, 0x80010; addi sp, sp, -16; j .
    image("b.elf", &[0x8001_0137, 0xff01_0113, 0x0000_006f]).unwrap();
    // j .
    image("c.elf", &[0x0000_006f]).unwrap();
}
