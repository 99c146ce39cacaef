//! The instructions that a run meets: their text, their function, and how they hand control on.
//!
//! Source: the ELF symbol table; the RISC-V psABI and the manual's table of return-address hints
//! for which jumps are calls and returns (x1 and x5 link).

use std::sync::Arc;

use instar_isa::{Decoder, NextPc, RegisterFile, RegisterList, StaticEntry, StaticTable};
use instar_sim::{Location, Program};
use rustc_hash::FxHashMap;

/// How an instruction hands control on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// To the next one, or to wherever a branch goes within the function.
    On,
    /// It jumps and does not link.
    Jump,
    /// It jumps and links.
    Call,
    /// It jumps to a link register.
    Return,
    /// It jumps to a link register and links the other one.
    Swap,
    /// It returns from a trap.
    TrapReturn,
}

/// One instruction at one address.
#[derive(Clone, Copy, Debug)]
pub struct CodeEntry {
    /// Address.
    pub pc: u64,
    /// Encoding.
    pub word: u32,
    /// Address after it.
    pub following: u64,
    /// How it hands control on.
    pub link: Link,
    /// Function by the symbol table; `None` where there is none.
    pub function: Option<u32>,
}

/// All instructions met so far, and the functions that they are in.
pub struct Code {
    program: Option<Arc<Program>>,
    decoder: Decoder,
    known: Vec<CodeEntry>,
    functions: Vec<String>,
    by_name: FxHashMap<String, u32>,
}

impl Code {
    /// No instructions yet. `decoder` is that of the stream; `program` has the symbols.
    pub fn new(program: Option<Arc<Program>>, decoder: Decoder) -> Self {
        Self { program, decoder, known: Vec::new(), functions: Vec::new(), by_name: FxHashMap::default() }
    }

    /// Learns what is new in `table`.
    pub fn learn(&mut self, table: &StaticTable) {
        for id in self.known.len()..table.entries().len() {
            let entry = &table.entries()[id];
            let symbol = self.program.as_ref().and_then(|program| program.function_at(entry.pc));
            let name = symbol.map(|symbol| symbol.name.clone());
            let function = name.map(|name| self.function(name));
            self.known.push(CodeEntry {
                pc: entry.pc,
                word: entry.word,
                following: entry.pc.wrapping_add(u64::from(entry.length)),
                link: link(entry),
                function,
            });
        }
    }

    /// The instruction with this static id.
    #[inline]
    pub fn get(&self, id: u32) -> &CodeEntry {
        &self.known[id as usize]
    }

    /// All instructions by static id.
    pub fn all(&self) -> &[CodeEntry] {
        &self.known
    }

    /// Number of the function with this name.
    pub fn function(&mut self, name: String) -> u32 {
        let functions = &mut self.functions;
        *self.by_name.entry(name).or_insert_with_key(|name| {
            functions.push(name.clone());
            (functions.len() - 1) as u32
        })
    }

    /// Number of the function that begins at `pc` or holds it.
    pub fn function_at(&mut self, pc: u64) -> u32 {
        let symbol = self.program.as_ref().and_then(|program| program.function_at(pc));
        let name = symbol.map_or_else(|| format!("{pc:#010x}"), |symbol| symbol.name.clone());
        self.function(name)
    }

    /// Name of a function.
    pub fn name(&self, function: u32) -> &str {
        &self.functions[function as usize]
    }

    /// Whether functions are known by their symbols.
    pub fn has_symbols(&self) -> bool {
        self.program.is_some()
    }

    /// Assembly of an instruction.
    pub fn text(&self, id: u32) -> String {
        let known = self.get(id);
        self.decoder.disassemble(known.pc, known.word)
    }

    /// Function and source line of an instruction.
    pub fn locate(&self, id: u32) -> Location {
        self.program.as_ref().map(|program| program.locate(self.get(id).pc)).unwrap_or_default()
    }

    /// The file that was compiled to an instruction.
    pub fn unit(&self, id: u32) -> Option<String> {
        self.program.as_ref()?.unit_at(self.get(id).pc)
    }

    /// `80000034 lw a0, 0(a1)`.
    pub fn line(&self, id: u32) -> String {
        format!("{:08x} {}", self.get(id).pc, self.text(id))
    }
}

fn links(list: &RegisterList) -> [bool; 2] {
    [1, 5].map(|number| list.iter().any(|r| r.file == RegisterFile::X && r.index == number))
}

fn link(entry: &StaticEntry) -> Link {
    let [ra, t0] = links(&entry.destinations);
    let [from_ra, from_t0] = links(&entry.sources);
    match entry.effect.flow {
        NextPc::TrapReturn => Link::TrapReturn,
        NextPc::Return => Link::Return,
        NextPc::JumpRegister if (from_ra && t0) || (from_t0 && ra) => Link::Swap,
        NextPc::Jump | NextPc::JumpRegister | NextPc::Table if ra || t0 => Link::Call,
        NextPc::JumpRegister if from_ra || from_t0 => Link::Return,
        NextPc::Jump | NextPc::JumpRegister | NextPc::Table => Link::Jump,
        _ => Link::On,
    }
}
