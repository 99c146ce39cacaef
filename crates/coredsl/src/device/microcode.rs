//! A command that a microprogram does: where its unit finds what in the device.
//!
//! Source: docs/reference/microprogram.md, "In a device".

use std::sync::{Arc, Mutex, OnceLock};

use instar_diagnostic::Diagnostic;
use instar_microprogram::{Assembled, CodeImage, Memories, Microprogram, Organisation, SourceFile};

use super::{CommandBehaviour, CommandFault, Duration};
use crate::bytecode::Bytecode;
use crate::compile::compile;
use crate::host::OwnState;
use crate::ir::Body;
use crate::unroll::{Names, OpenEnded};

/// The memories of a device that a microprogram reads and writes, and the registers that tell its
/// unit's organisation, by name.
pub const MICROCODE_MEMORIES: [&str; 2] = ["KEY", "IO"];
/// How many units there are, and the bits of a digit.
pub const MICROCODE_REGISTERS: [&str; 2] = ["UNITS", "DIGIT"];

/// A microprogram with its schedules, which all commands of it share.
#[derive(Clone, Debug)]
pub struct SharedProgram {
    program: Arc<Microprogram>,
    assembled: Arc<Mutex<Vec<Arc<Assembled>>>>,
}

impl SharedProgram {
    /// Reads a program of these files, name and text.
    ///
    /// # Errors
    /// The first mistake.
    pub fn read(files: impl IntoIterator<Item = (String, String)>) -> Result<Self, Diagnostic> {
        let files = files.into_iter().map(|(name, text)| SourceFile { name, text }).collect();
        Ok(Self { program: Arc::new(Microprogram::read(files)?), assembled: Arc::default() })
    }

    /// The names of its routines.
    pub fn routines(&self) -> impl Iterator<Item = &str> + Clone {
        self.program.routines()
    }

    /// The schedule for an organisation; made once.
    fn on(&self, organisation: Organisation) -> Result<Arc<Assembled>, Diagnostic> {
        let mut made = self.assembled.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(found) = made.iter().find(|one| one.organisation() == organisation) {
            return Ok(Arc::clone(found));
        }
        let assembled = Arc::new(Assembled::new(&self.program, organisation)?);
        made.push(Arc::clone(&assembled));
        Ok(assembled)
    }
}

/// A routine of a microprogram, and the numbers of the states that it finds there.
#[derive(Clone, Debug)]
pub struct Microcode {
    /// The program.
    pub program: SharedProgram,
    /// Its routine.
    pub entry: String,
    /// States of `KEY` and `IO`, with their words.
    pub memories: [(usize, u32); 2],
    /// States of `UNITS` and `DIGIT`.
    pub registers: [usize; 2],
}

impl CommandBehaviour {
    /// What a microprogram does.
    ///
    /// # Errors
    /// None that a text could cause.
    pub fn of_microprogram(microcode: Microcode) -> Result<Self, String> {
        let names = Names { states: &[], tables: &[], open_ended: OpenEnded::Refused };
        let nothing: Arc<Bytecode> = Arc::new(compile(&Body::default(), &[], names, 32)?);
        Ok(Self {
            body: Arc::default(),
            program: Arc::clone(&nothing),
            cost_body: Arc::default(),
            cost: nothing,
            cost_state: 0,
            tables: Arc::from([]),
            duration: Duration::Formula,
            microcode: Some(Arc::new(microcode)),
            flows: OnceLock::new(),
        })
    }

    /// The microprogram that does it, if one does.
    pub fn microcode(&self) -> Option<&Microcode> {
        self.microcode.as_deref()
    }
}

impl Microcode {
    /// What registers tell of the unit.
    fn organisation(&self, told: impl Fn(usize) -> u32) -> Organisation {
        let [units, digit] = self.registers.map(told);
        Organisation { units, digit }
    }

    /// Refuses an organisation that cannot compute the program, as registers tell it at reset.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self, reset: impl Fn(usize) -> u32) -> Result<(), Diagnostic> {
        self.organisation(reset).suits(&self.program.program)
    }

    /// Cycles of a run, as registers tell the organisation at reset: those of any key and numbers.
    ///
    /// # Errors
    /// Where the organisation cannot compute it, or it takes longer than anybody waits for.
    pub fn cycles(&self, reset: impl Fn(usize) -> u32) -> Result<u64, Diagnostic> {
        self.program.on(self.organisation(reset))?.cycles(&self.program.program, &self.entry)
    }

    /// What the memories of a unit hold that does all of these, and its organisation, as registers
    /// tell it at reset.
    ///
    /// # Errors
    /// Where the organisation cannot compute one of them, or hardware has no way for it.
    pub fn image(
        all: &[&Self],
        reset: impl Fn(usize) -> u32 + Copy,
    ) -> Result<(CodeImage, Organisation), Diagnostic> {
        let organisation = all[0].organisation(reset);
        let assembled = all.iter().map(|one| one.program.on(organisation));
        let assembled: Vec<Arc<Assembled>> = assembled.collect::<Result<_, _>>()?;
        let commands = all.iter().zip(&assembled);
        let commands = commands.map(|(one, made)| (&*one.program.program, &**made, one.entry.as_str()));
        Ok((CodeImage::new(&commands.collect::<Vec<_>>())?, organisation))
    }

    pub(super) fn perform(&self, state: &mut OwnState) -> Result<u64, CommandFault> {
        let fault = |message: String| CommandFault::Microprogram(message);
        let organisation = self.organisation(|at| state.register(at, 0)[0] as u32);
        let assembled = self
            .program
            .on(organisation)
            .map_err(|wrong| fault(format!("{}:{}: {}", wrong.file, wrong.line, wrong.message)))?;
        let mut outside = Outside { state, memories: self.memories };
        let ran = assembled.run(&self.program.program, &self.entry, &mut outside);
        ran.map(|ran| ran.cycles).map_err(|wrong| fault(wrong.to_string()))
    }
}

/// The device's memories, as a microprogram sees them.
struct Outside<'a> {
    state: &'a mut OwnState,
    memories: [(usize, u32); 2],
}

impl Outside<'_> {
    fn word(&self, memory: usize, word: u32) -> Option<u32> {
        let (state, words) = self.memories[memory];
        (word < words).then(|| self.state.register(state, word as usize)[0] as u32)
    }
}

impl Memories for Outside<'_> {
    fn key_bit(&self, at: u32) -> Option<bool> {
        self.word(0, at / 32).map(|word| word >> (at % 32) & 1 == 1)
    }

    fn io(&self, word: u32) -> Option<u32> {
        self.word(1, word)
    }

    fn set_io(&mut self, word: u32, value: u32) -> bool {
        let (state, words) = self.memories[1];
        if word < words {
            self.state.register_mut(state, word as usize)[0] = u64::from(value);
        }
        word < words
    }
}
