//! What a program's machine holds between runs: memory, registers, the instructions that it has
//! met.
//!
//! Source: `instar_sim::Session`, which keeps all of it until the next run begins.

use instar_coredsl::StateDef;
use instar_isa::{Decoder, RegisterFile, RegisterList, StaticEntry, csr};
use instar_sim::Session;

use crate::view::histogram::class_name;
use crate::{Error, Subject};

/// Registers after the last run, or where a run in pieces stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registers {
    /// Address of the next instruction.
    pub pc: u64,
    /// x0 to x31, zero-extended from XLEN.
    pub x: [u64; 32],
    /// The design's own register files.
    pub own: Vec<OwnFile>,
    /// v0 to v31 as little-endian bytes; none where there are no vectors.
    pub v: Vec<Vec<u8>>,
    /// The CSR vl; 0 where there are no vectors.
    pub vl: u64,
    /// The CSR vtype, with vill; 0 where there are no vectors.
    pub vtype: u64,
}

/// One register file of a design.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnFile {
    /// Its name.
    pub name: String,
    /// Whether the description declares it as an array.
    pub array: bool,
    /// Each register as little-endian bytes, cut to its width.
    pub values: Vec<Vec<u8>>,
}

/// Static entries as columns, in the order of their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statics {
    /// Address.
    pub pcs: Vec<u64>,
    /// Encoding.
    pub words: Vec<u32>,
    /// Bytes, 2 or 4.
    pub lengths: Vec<u8>,
    /// Name of the class.
    pub classes: Vec<String>,
    /// Assembly.
    pub texts: Vec<String>,
    /// Function, empty where none is known.
    pub functions: Vec<String>,
    /// Registers read.
    pub reads: OperandLists,
    /// Registers written.
    pub writes: OperandLists,
    /// Names of the register files, by the number that `reads` and `writes` give them.
    pub files: Vec<String>,
}

/// Register operands of many instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OperandLists {
    /// Id of the static entry.
    pub ids: Vec<u32>,
    /// Number of the register file.
    pub files: Vec<u8>,
    /// First register.
    pub indices: Vec<u16>,
    /// Neighbouring registers.
    pub counts: Vec<u8>,
}

/// One instruction of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedInstruction {
    /// Address.
    pub pc: u64,
    /// Encoding.
    pub word: u32,
    /// Bytes, 2 or 4.
    pub length: u8,
    /// Assembly.
    pub text: String,
}

/// Files that every machine has, before those of a design.
const FILES: [&str; 4] = ["x", "f", "v", "csr"];

impl OperandLists {
    fn push(&mut self, id: u32, registers: &RegisterList) {
        for range in registers {
            self.ids.push(id);
            self.files.push(match range.file {
                RegisterFile::X => 0,
                RegisterFile::F => 1,
                RegisterFile::V => 2,
                RegisterFile::Csr => 3,
                RegisterFile::Own(file) => FILES.len() as u8 + file,
            });
            self.indices.push(range.index);
            self.counts.push(range.count);
        }
    }
}

impl Subject {
    /// Where the `length` bytes at `address` lie in this process: they change as the program writes
    /// them. The place is that of its own machine, which lives as long as the subject. They must
    /// not be read while another thread runs it.
    pub fn window(&self, address: u64, length: usize) -> Result<*const u8, Error> {
        let session = self.peek()?;
        let window = session.machine().hart().memory().window(address, length);
        window.ok_or_else(|| self.outside(&session, address, length))
    }

    /// Writes `bytes` at `address`, code too, now and for all later runs.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Error> {
        let mut session = self.peek()?;
        if !session.write_for_good(address, bytes) {
            return Err(self.outside(&session, address, bytes.len()));
        }
        self.memory_changed();
        Ok(())
    }

    /// First address of memory and the one after the last.
    pub fn memory_range(&self) -> Result<(u64, u64), Error> {
        Ok(range(&*self.peek()?))
    }

    /// The registers.
    pub fn registers(&self) -> Result<Registers, Error> {
        let session = self.peek()?;
        let mut own = Vec::new();
        for (set, description) in self.descriptions().iter().enumerate() {
            for (file, state) in description.states.iter().enumerate() {
                let register = |index| cut(session.own(set).register(file, index), state);
                let values = (0..state.count as usize).map(register).collect();
                own.push(OwnFile { name: state.name.clone(), array: state.array, values });
            }
        }
        let v = (0..32).map(|number| session.vector(number).to_vec()).filter(|bytes| !bytes.is_empty());
        let csr = |number| session.csr(number).unwrap_or(0);
        Ok(Registers {
            pc: session.pc(),
            x: session.machine().hart().registers(),
            own,
            v: v.collect(),
            vl: csr(csr::VL),
            vtype: csr(csr::VTYPE),
        })
    }

    /// The static entries from id `from` on, which traced runs have made.
    pub fn statics(&self, from: usize) -> Result<Statics, Error> {
        let session = self.peek()?;
        let own = self.descriptions().iter().flat_map(|d| d.states.iter().map(|state| state.name.clone()));
        let mut statics = Statics {
            files: FILES.iter().map(ToString::to_string).chain(own).collect(),
            ..Statics::default()
        };
        let entries = session.machine().table().entries();
        for (id, entry) in entries.iter().enumerate().skip(from) {
            self.describe(&mut statics, id as u32, entry, session.machine().decoder());
        }
        Ok(statics)
    }

    fn describe(&self, statics: &mut Statics, id: u32, entry: &StaticEntry, decoder: &Decoder) {
        statics.pcs.push(entry.pc);
        statics.words.push(entry.word);
        statics.lengths.push(entry.length);
        statics.classes.push(class_name(entry.class));
        statics.texts.push(decoder.disassemble(entry.pc, entry.word));
        let function = self.program().function_at(entry.pc);
        statics.functions.push(function.map(|symbol| symbol.name.clone()).unwrap_or_default());
        statics.reads.push(id, &entry.sources);
        statics.writes.push(id, &entry.destinations);
    }

    /// The instructions in `length` bytes at `address`, as they are in memory now. What is no
    /// instruction stands there as data.
    pub fn disassemble(&self, address: u64, length: usize) -> Result<Vec<ListedInstruction>, Error> {
        let session = self.peek()?;
        let bytes =
            session.read_memory(address, length).ok_or_else(|| self.outside(&session, address, length))?;
        let decoder = session.machine().decoder();
        let mut list = Vec::new();
        let mut at = 0;
        while at + 2 <= bytes.len() {
            let size = if bytes[at] & 3 == 3 && at + 4 <= bytes.len() { 4 } else { 2 };
            let word = bytes[at..at + size].iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
            let pc = address + at as u64;
            let text = decoder.disassemble(pc, word);
            list.push(ListedInstruction { pc, word, length: size as u8, text });
            at += size;
        }
        Ok(list)
    }

    fn outside(&self, session: &Session, address: u64, length: usize) -> Error {
        let (first, after) = range(session);
        Error::new(format!(
            "{}: {length} bytes at {address:#x} do not lie in memory, which is {first:#x} to {:#x}",
            self.program().name(),
            after - 1
        ))
    }
}

/// First address of memory and the one after the last.
fn range(session: &Session) -> (u64, u64) {
    let memory = session.machine().hart().memory();
    (memory.base(), memory.end())
}

/// A register's value without the bits by which it is extended.
fn cut(limbs: &[u64], state: &StateDef) -> Vec<u8> {
    let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let bits = state.ty.width as usize;
    bytes.truncate(bits.div_ceil(8));
    if !bits.is_multiple_of(8)
        && let Some(last) = bytes.last_mut()
    {
        *last &= (1 << (bits % 8)) - 1;
    }
    bytes
}
