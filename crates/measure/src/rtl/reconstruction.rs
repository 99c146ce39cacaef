//! What a recorded trace leaves out and says all the same: values of registers that follow from its
//! instructions.
//!
//! Source: own design. A trace has the word of each instruction and the addresses of accesses, and
//! seldom operands. What is loaded as a constant, computed from that, stored and loaded again is
//! known; so operands of divides often are, and whether a branch was taken whose target is the next
//! instruction. What depends on memory that the trace did not write stays unknown. The cycles of
//! the trace play no part.

use instar_isa::{Class, Op, StaticEntry, StaticTable, Xlen, values};
use instar_trace::{Flags, RetiredBatch};
use rustc_hash::FxHashMap;

/// Bytes of a piece of memory.
const PIECE: u64 = 8;

/// What is known at one place of a trace.
#[derive(Debug)]
pub struct Known {
    xlen: Xlen,
    registers: [Option<u64>; 32],
    /// By number of the piece: its bytes, and which of them are known.
    memory: FxHashMap<u64, (u64, u8)>,
}

impl Known {
    /// At reset nothing is, but x0.
    pub fn new(xlen: Xlen) -> Self {
        let mut registers = [None; 32];
        registers[0] = Some(0);
        Self { xlen, registers, memory: FxHashMap::default() }
    }

    /// Follows a batch, and adds to it what is known: operands of divides, amounts of shifts,
    /// branches to the next instruction.
    pub fn complete(&mut self, table: &StaticTable, batch: &mut RetiredBatch) {
        for at in 0..batch.len() {
            let entry = table.entry(batch.ids[at]);
            match entry.class {
                _ if batch.details[at] == 0 && entry.effect.told.is_some() => {
                    batch.details[at] = self.told(entry).unwrap_or(0);
                }
                Class::Branch
                    if entry.immediate == i64::from(entry.length) && self.taken(entry) == Some(true) =>
                {
                    batch.flags[at].0 |= Flags::TAKEN;
                }
                _ => {}
            }
            let access = batch.accesses_of(at).first().map(|access| (access.address, u64::from(access.size)));
            self.step(entry, batch.flags[at], access);
        }
    }

    fn told(&self, entry: &StaticEntry) -> Option<u64> {
        Some(entry.effect.told?.detail(self.xlen, self.operands(entry)?))
    }

    fn taken(&self, entry: &StaticEntry) -> Option<bool> {
        values::taken(entry.op, self.xlen, self.operands(entry)?)
    }

    /// The values of rs1 and rs2.
    fn operands(&self, entry: &StaticEntry) -> Option<[u64; 2]> {
        let [a, b] = entry.rs().map(|register| self.registers[usize::from(register) & 31]);
        Some([a?, b?])
    }

    fn step(&mut self, entry: &StaticEntry, flags: Flags, access: Option<(u64, u64)>) {
        if flags.has(Flags::TRAP) {
            return;
        }
        if entry.class == Class::Store {
            let [_, rs2] = entry.rs();
            let value = self.registers[usize::from(rs2) & 31];
            match access {
                Some((address, bytes)) => self.store(address, bytes, value),
                None => self.memory.clear(),
            }
        }
        // Whatever else may write memory makes it unknown.
        if !matches!(entry.class, Class::Store | Class::Load) && entry.effect.memory.writes {
            self.memory.clear();
        }
        let value = match (entry.class, access) {
            (Class::Load, Some((address, bytes))) => self.load(entry.op, address, bytes),
            _ => self.result(entry),
        };
        for range in &entry.destinations {
            if range.file == instar_isa::RegisterFile::X {
                for at in 0..u16::from(range.count) {
                    self.registers[usize::from(range.index + at) & 31] = value;
                }
            }
        }
        self.registers[0] = Some(0);
    }

    fn store(&mut self, address: u64, bytes: u64, value: Option<u64>) {
        for at in 0..bytes {
            let place = address.wrapping_add(at);
            let (word, known) = self.memory.entry(place / PIECE).or_insert((0, 0));
            let lane = place % PIECE;
            match value {
                Some(value) => {
                    *word = *word & !(0xff << (8 * lane)) | (value >> (8 * at) & 0xff) << (8 * lane);
                    *known |= 1 << lane;
                }
                None => *known &= !(1 << lane),
            }
        }
    }

    fn load(&self, op: Op, address: u64, bytes: u64) -> Option<u64> {
        let mut value = 0;
        for at in 0..bytes {
            let place = address.wrapping_add(at);
            let &(word, known) = self.memory.get(&(place / PIECE))?;
            let lane = place % PIECE;
            if known >> lane & 1 == 0 {
                return None;
            }
            value |= (word >> (8 * lane) & 0xff) << (8 * at);
        }
        let unused = 64 - 8 * bytes as u32;
        let signed = matches!(op, Op::Lb | Op::Lh | Op::Lw | Op::Ld);
        Some(self.xlen.truncate(if signed { ((value << unused) as i64 >> unused) as u64 } else { value }))
    }

    /// The result of an instruction that only computes, or links, if its operands are known.
    fn result(&self, entry: &StaticEntry) -> Option<u64> {
        if matches!(entry.op, Op::Jal | Op::Jalr) {
            return Some(self.xlen.truncate(entry.pc.wrapping_add(u64::from(entry.length))));
        }
        let [a, b] = self.operands(entry)?;
        values::result(entry.op, self.xlen, [a, b, entry.constant()])
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::{Decoder, Isa};
    use instar_sim::{RawCode, Watch, run_code};

    use super::*;

    /// Values at which something happens, and others.
    const VALUES: [u64; 9] =
        [0, 1, 3, 7, 31, 0x7fff_ffff, 0xffff_ffff_8000_0000, 0xffff_ffff_ffff_ffff, 0x1234_5678_9abc_def0];

    /// `word` as the simulator executes it, and as it is followed here.
    fn both(xlen: Xlen, word: u32, a: u64, b: u64) -> Option<(u64, u64)> {
        let isa = Isa::everything(xlen);
        let decoder = Decoder::new(&isa, &[]).unwrap();
        let mut table = StaticTable::new();
        let entry = decoder.static_entry(0x1000, word)?;
        let id = table.intern(entry);
        let mut known = Known::new(xlen);
        let mut registers = [0; 32];
        (registers[11], registers[12]) = (xlen.truncate(a), xlen.truncate(b));
        (known.registers[11], known.registers[12]) = (Some(registers[11]), Some(registers[12]));
        known.step(table.entry(id), Flags::default(), None);
        let raw = RawCode {
            isa,
            memory_base: 0x1000,
            memory_size: 0x1000,
            address: 0x1000,
            code: word.to_le_bytes().to_vec(),
            registers,
            memory: vec![],
            misaligned_allowed: true,
            instruction_limit: 1,
        };
        let result = run_code(&raw, &mut Watch::none()).unwrap();
        Some((xlen.truncate(result.registers[10]), known.registers[10].expect("it is known")))
    }

    #[test]
    fn what_is_followed_is_what_the_simulator_computes() {
        // Register forms of opcode 0x33, immediate forms of 0x13, lui, auipc: rd a0, rs1 a1, rs2
        // a2.
        let registers =
            |funct7: u32, funct3: u32| funct7 << 25 | 12 << 20 | 11 << 15 | funct3 << 12 | 10 << 7 | 0x33;
        let immediate = |value: u32, funct3: u32| value << 20 | 11 << 15 | funct3 << 12 | 10 << 7 | 0x13;
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            let mut words = vec![0xabcd_e537, 0xabcd_e517];
            words.extend((0..8).flat_map(|f| [registers(0, f), registers(1, f)]));
            words.extend([
                registers(32, 0),
                registers(32, 5),
                immediate(0x40d, 5),
                immediate(13, 1),
                immediate(13, 5),
            ]);
            words.extend([0, 2, 3, 4, 6, 7].map(|f| immediate(0xfed, f)));
            for word in words {
                for a in VALUES {
                    for b in VALUES {
                        let (simulator, followed) = both(xlen, word, a, b).expect("an instruction");
                        assert_eq!(simulator, followed, "{word:#x} of {a:#x} and {b:#x}");
                    }
                }
            }
        }
    }

    #[test]
    fn memory_is_known_where_it_was_written() {
        let mut known = Known::new(Xlen::Rv32);
        known.store(0x103, 4, Some(0x8899_aabb));
        assert_eq!(known.load(Op::Lw, 0x103, 4), Some(0x8899_aabb));
        assert_eq!(known.load(Op::Lb, 0x106, 1), Some(0xffff_ff88));
        assert_eq!(known.load(Op::Lw, 0x104, 4), None);
        known.store(0x104, 1, None);
        assert_eq!((known.load(Op::Lw, 0x103, 4), known.load(Op::Lbu, 0x103, 1)), (None, Some(0xbb)));
    }
}
