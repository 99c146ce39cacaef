//! The code that fetch sees, on the right path and on wrong ones: halfwords with what a first look
//! tells.

use std::sync::Arc;

use instar_isa::{Decoder, StaticEntry};
use rustc_hash::FxHashMap;

/// No instruction is known for a place.
pub const UNKNOWN: u32 = u32::MAX;

/// The code at a place is no instruction.
pub const NOTHING: u32 = u32::MAX - 1;

/// What the fetch stage makes of an instruction (core/frontend/instr_scan.sv).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flow {
    /// No control flow.
    #[default]
    None,
    /// Conditional branch.
    Branch,
    /// Jump to an immediate.
    Jump,
    /// Jump to a register that is no return.
    Register,
    /// Return: jump to x1 or x5.
    Return,
}

/// One halfword at which an instruction may begin.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Number of the instruction, or [`UNKNOWN`].
    pub id: u32,
    /// Offset of a branch or jump.
    pub offset: i32,
    /// Control flow.
    pub flow: Flow,
    /// It links: the return address stack is pushed.
    pub call: bool,
    /// Length in bytes; 2 where nothing is known.
    pub length: u8,
}

impl Default for Slot {
    fn default() -> Self {
        Self::NONE
    }
}

impl Slot {
    /// Nothing is known.
    pub const NONE: Self = Self { id: UNKNOWN, offset: 0, flow: Flow::None, call: false, length: 2 };

    /// What fetch sees of the instruction `word`, 16 bits where its low two bits are not 3. With
    /// registers of 64 bits what would be `c.jal` is `c.addiw`.
    pub fn scan(word: u32, xlen: u32) -> Self {
        match word & 3 {
            3 => Self::scan_wide(word),
            1 if xlen == 64 && word >> 13 & 7 == 1 => Self::default(),
            _ => Self::scan_compressed(word),
        }
    }

    fn scan_wide(word: u32) -> Self {
        let (rd, rs1) = (word >> 7 & 31, word >> 15 & 31);
        let linked = |register: u32| register == 1 || register == 5;
        let none = Self { length: 4, ..Self::default() };
        match word & 0x7f {
            0x63 => {
                let sign = (word as i32 >> 31) << 12;
                let low = (word >> 7 & 0x1e) | (word >> 20 & 0x7e0) | (word << 4 & 0x800);
                Self { flow: Flow::Branch, offset: sign | low as i32, ..none }
            }
            0x6f => {
                let sign = (word as i32 >> 31) << 20;
                let low = (word >> 20 & 0x7fe) | (word >> 9 & 0x800) | (word & 0xff000);
                Self { flow: Flow::Jump, offset: sign | low as i32, call: linked(rd), ..none }
            }
            0x67 => {
                let is_return = linked(rs1) && rs1 != rd;
                Self { flow: if is_return { Flow::Return } else { Flow::Register }, call: linked(rd), ..none }
            }
            // A return from an exception is taken for a jump to itself: nothing after it is
            // fetched.
            0x73 if is_trap_return(word) => Self { flow: Flow::Jump, ..none },
            _ => none,
        }
    }

    fn scan_compressed(half: u32) -> Self {
        let none = Self::default();
        let bit = |at: u32, to: u32| (half >> at & 1) << to;
        match (half & 3, half >> 13 & 7) {
            (1, top @ (1 | 5)) => {
                let low = bit(11, 4) | bit(8, 10) | bit(7, 6) | bit(6, 7) | bit(2, 5);
                let low = low | (half >> 9 & 3) << 8 | (half >> 3 & 7) << 1;
                let offset = low as i32 - (bit(12, 11) as i32);
                Self { flow: Flow::Jump, offset, call: top == 1, ..none }
            }
            (1, 6 | 7) => {
                let low = (half >> 10 & 3) << 3 | (half >> 5 & 3) << 6 | (half >> 3 & 3) << 1 | bit(2, 5);
                Self { flow: Flow::Branch, offset: low as i32 - (bit(12, 8) as i32), ..none }
            }
            (2, 4) if half >> 7 & 31 != 0 && half >> 2 & 31 == 0 => {
                let call = half >> 12 & 1 == 1;
                let is_return = !call && matches!(half >> 7 & 31, 1 | 5);
                Self { flow: if is_return { Flow::Return } else { Flow::Register }, call, ..none }
            }
            _ => none,
        }
    }
}

/// `sret` or `mret`.
fn is_trap_return(word: u32) -> bool {
    matches!(word, 0x1020_0073 | 0x3020_0073)
}

/// Halfwords in a page.
pub const PAGE_SLOTS: usize = 2048;

/// A page of which nothing is known.
static NO_CODE: [Slot; PAGE_SLOTS] = [Slot::NONE; PAGE_SLOTS];

/// A stretch of a program's code, with what reads it.
#[derive(Clone, Debug)]
struct Segment {
    address: u64,
    bytes: Vec<u8>,
    decoder: Arc<Decoder>,
}

/// Code by address.
#[derive(Clone, Debug, Default)]
pub struct Image {
    segments: Vec<Segment>,
    pages: Vec<Box<[Slot; PAGE_SLOTS]>>,
    by_number: FxHashMap<u64, u32>,
    last: std::cell::Cell<(u64, u32)>,
    xlen: u32,
    /// A return from a trap is code like any other.
    runs_on: bool,
    /// Grows with each change of what a fetch may see.
    version: u64,
}

impl Image {
    /// An image that knows nothing, of code for registers of `xlen` bits.
    pub fn new(xlen: u32) -> Self {
        Self { last: std::cell::Cell::new((u64::MAX, 0)), xlen, ..Self::default() }
    }

    /// The same, of a fetch that stops at returns from traps or not.
    pub fn with_returns(self, stop: bool) -> Self {
        Self { runs_on: !stop, ..self }
    }

    /// What fetch sees of an instruction.
    fn scan(&self, word: u32) -> Slot {
        let seen = Slot::scan(word, self.xlen);
        if self.runs_on && is_trap_return(word) { Slot { flow: Flow::None, ..seen } } else { seen }
    }

    /// Adds the bytes of a code segment, which `decoder` knows to read.
    pub fn add_bytes(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        let segment = Segment { address, bytes: bytes.into(), decoder: Arc::clone(decoder) };
        self.version += 1;
        for at in (0..bytes.len().saturating_sub(1)).step_by(2) {
            let seen = self.scan(segment.word(at));
            let slot = self.slot_mut(address + at as u64);
            *slot = Slot { id: slot.id, ..seen };
        }
        self.segments.push(segment);
    }

    /// Puts other bytes into a segment that was added, as its last ones if `last`. What stood at a
    /// place goes through `gone`, by its number.
    pub fn replace(&mut self, address: u64, bytes: &[u8], last: bool, mut gone: impl FnMut(u32)) {
        let Some(number) = self.segments.iter().position(|segment| segment.begins(address).is_some()) else {
            return;
        };
        self.version += 1;
        let segment = &mut self.segments[number];
        let at = (address - segment.address) as usize;
        let end = at + bytes.len();
        // The halfword before may begin a word that goes on here.
        let before = at.checked_sub(2).map(|at| (at, segment.word(at)));
        let old_end = segment.bytes.len();
        if last || end > old_end {
            segment.bytes.resize(end, 0);
        }
        segment.bytes[at..end].copy_from_slice(bytes);
        let first = before.filter(|&(at, word)| segment.word(at) != word).map_or(at, |(at, _)| at);
        for at in (first..if last { end.max(old_end) } else { end }).step_by(2) {
            let segment = &self.segments[number];
            let (place, word) = (segment.address + at as u64, segment.word(at));
            let seen = self.scan(word);
            gone(std::mem::replace(self.slot_mut(place), seen).id);
        }
    }

    /// A number that is another one whenever a fetch may see other instructions than before.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether it was given code, and not only what retires.
    pub fn has_code(&self) -> bool {
        !self.segments.is_empty()
    }

    /// Puts an instruction that retires in its place; what stood there before.
    pub fn add_entry(&mut self, id: u32, entry: &StaticEntry) -> u32 {
        // It stands there already, or the code that was shown says the same.
        if self.slot(entry.pc).id != id && !self.segments.iter().any(|segment| segment.has(entry)) {
            self.version += 1;
        }
        self.set(entry.pc, id, entry.word, entry.length)
    }

    /// A word of `length` bytes stands anew at `pc`.
    pub fn put(&mut self, pc: u64, id: u32, word: u32, length: u8) {
        self.version += 1;
        self.set(pc, id, word, length);
    }

    fn set(&mut self, pc: u64, id: u32, word: u32, length: u8) -> u32 {
        let seen = self.scan(word);
        std::mem::replace(self.slot_mut(pc), Slot { id, length, ..seen }).id
    }

    /// Whether other code is known to stand in the place of an instruction: another one that
    /// retired, or other bytes.
    pub fn differs(&self, entry: &StaticEntry) -> bool {
        let slot = self.slot(entry.pc);
        let word = self.segments.iter().find_map(|segment| {
            segment.begins(entry.pc).filter(|&at| at < segment.bytes.len()).map(|at| segment.word(at))
        });
        slot.id != UNKNOWN || word.is_some_and(|word| word != entry.word)
    }

    /// The number of the instruction at `pc`, for one on a wrong path: that of `slot`, which stands
    /// there, or the one that `met` gives what the code's bytes say. So it depends on the program
    /// alone, and not on what else was ever executed.
    #[inline]
    pub fn on_wrong_path(&mut self, pc: u64, slot: Slot, met: impl FnOnce(&StaticEntry) -> u32) -> u32 {
        if slot.id == UNKNOWN && self.has_code() { self.read(pc, met) } else { slot.id }
    }

    #[cold]
    fn read(&mut self, pc: u64, met: impl FnOnce(&StaticEntry) -> u32) -> u32 {
        let Some(found) = self.entry(pc) else { return UNKNOWN };
        let id = found.map_or(NOTHING, |entry| met(&entry));
        self.slot_mut(pc).id = id;
        id
    }

    /// The instruction at `pc`; within it `None` where the code is none, without it where no code
    /// is known.
    pub fn entry(&self, pc: u64) -> Option<Option<StaticEntry>> {
        self.segments.iter().find_map(|segment| segment.entry(pc))
    }

    /// The halfword at `address` of the code that was shown, zeros after its end; `None` elsewhere.
    pub fn half(&self, address: u64) -> Option<u16> {
        self.segments.iter().find_map(|segment| {
            let at = segment.begins(address)?;
            Some(u16::from_le_bytes([
                *segment.bytes.get(at)?,
                segment.bytes.get(at + 1).copied().unwrap_or(0),
            ]))
        })
    }

    /// What stands at `address`.
    #[inline]
    pub fn slot(&self, address: u64) -> Slot {
        self.page(address)[(address >> 1) as usize % PAGE_SLOTS]
    }

    /// The page of 4 KiB around `address`, one slot per halfword.
    #[inline]
    pub fn page(&self, address: u64) -> &[Slot; PAGE_SLOTS] {
        let number = address >> 12;
        let (last, page) = self.last.get();
        if last == number {
            return &self.pages[page as usize];
        }
        match self.by_number.get(&number) {
            Some(&page) => {
                self.last.set((number, page));
                &self.pages[page as usize]
            }
            None => &NO_CODE,
        }
    }

    fn slot_mut(&mut self, address: u64) -> &mut Slot {
        let number = address >> 12;
        let (last, page) = self.last.get();
        if last == number {
            return &mut self.pages[page as usize][(address >> 1) as usize % PAGE_SLOTS];
        }
        let pages = &mut self.pages;
        let page = *self.by_number.entry(number).or_insert_with(|| {
            pages.push(Box::new([Slot::default(); PAGE_SLOTS]));
            (pages.len() - 1) as u32
        });
        self.last.set((number, page));
        &mut self.pages[page as usize][(address >> 1) as usize % PAGE_SLOTS]
    }
}

impl Segment {
    /// Where `address` lies in it.
    fn begins(&self, address: u64) -> Option<usize> {
        let at = usize::try_from(address.checked_sub(self.address)?).ok()?;
        (at <= self.bytes.len()).then_some(at)
    }

    /// The word of two or four bytes at a place, whatever it is; zeros after the end.
    fn word(&self, at: usize) -> u32 {
        let pair = |at: usize| self.bytes.get(at..at + 2);
        let half = |at: usize| pair(at).map_or(0, |pair| u32::from(u16::from_le_bytes([pair[0], pair[1]])));
        let low = half(at);
        if low & 3 == 3 { low | half(at + 2) << 16 } else { low }
    }

    /// Whether its bytes are the instruction's.
    fn has(&self, entry: &StaticEntry) -> bool {
        let at = self.begins(entry.pc);
        at.is_some_and(|at| at + usize::from(entry.length) <= self.bytes.len() && self.word(at) == entry.word)
    }

    /// The instruction at `pc`, where that lies in the segment; within it `None` where there is
    /// none.
    fn entry(&self, pc: u64) -> Option<Option<StaticEntry>> {
        let at = usize::try_from(pc.checked_sub(self.address)?).ok()?;
        let half = |at: usize| {
            let pair = self.bytes.get(at..at.checked_add(2)?)?;
            Some(u32::from(u16::from_le_bytes([pair[0], pair[1]])))
        };
        let low = half(at)?;
        let word = if low & 3 == 3 { half(at + 2).map(|high| low | high << 16) } else { Some(low) };
        Some(word.and_then(|word| self.decoder.static_entry(pc, word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compressed_call_is_none_where_registers_have_64_bits() {
        assert!(Slot::scan(0x2001, 32).call, "c.jal");
        assert_eq!(Slot::scan(0x2005, 64).flow, Flow::None, "c.addiw");
    }

    #[test]
    fn a_return_from_an_exception_leads_to_itself() {
        let mret = Slot::scan(0x3020_0073, 32);
        assert_eq!((mret.flow, mret.offset, mret.call), (Flow::Jump, 0, false));
        assert_eq!(Slot::scan(0x1050_0073, 32).flow, Flow::None, "wfi");
    }
}
