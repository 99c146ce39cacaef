//! The RAM: a direct map with one attribute byte per line of 64 bytes.
//!
//! Source: own design. The attributes let the first store to a line since the last snapshot, which
//! notes the line in a list, and stores to code and to devices such as `tohost` leave the fast
//! path. A restore between two calls copies the lines of that list, and looks at no other.

use instar_jit::run::Ram;
use memmap2::MmapMut;

use crate::fault::FaultReason;

/// Bytes per attribute.
pub(crate) const LINE: usize = 64;
const LINE_SHIFT: u32 = LINE.trailing_zeros();

/// Bytes of a memory at most, so that numbers of lines have 32 bits.
const MOST: u64 = 1 << 37;

/// The line was written since the last snapshot.
const WRITTEN: u8 = 1;
/// The line is code: stores are refused.
const CODE: u8 = 2;
/// A device is told what is stored to the line: stores leave the fast path.
const DEVICE: u8 = 4;

/// The memory of the machine.
#[derive(Debug)]
pub struct Memory {
    base: u64,
    /// Anonymous maps are zero and cost nothing until touched; the allocator would clear them all.
    bytes: MmapMut,
    lines: MmapMut,
    written: WrittenLines,
    snapshot: Option<MmapMut>,
    misaligned_allowed: bool,
}

impl Memory {
    /// `size` bytes from `base`, all 0. Both are rounded: `base` down, `size` up, to 64 bytes. An
    /// error where the host does not have them, or they are more than 128 GiB.
    pub fn new(base: u64, size: u64, misaligned_allowed: bool) -> std::io::Result<Self> {
        if size > MOST {
            return Err(std::io::Error::other("a program has at most 128 GiB of memory"));
        }
        let size = (size.max(1) as usize).next_multiple_of(LINE);
        Ok(Self {
            base: base & !(LINE as u64 - 1),
            bytes: MmapMut::map_anon(size)?,
            lines: MmapMut::map_anon(size / LINE)?,
            written: WrittenLines::new(size / LINE)?,
            snapshot: None,
            misaligned_allowed,
        })
    }

    /// First address.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Address after the last byte.
    pub fn end(&self) -> u64 {
        self.base + self.bytes.len() as u64
    }

    /// Itself, for machine code that does what [`Self::load`] and [`Self::store`] do: it stays
    /// where it is.
    pub(crate) fn ram(&mut self) -> Ram {
        Ram {
            base: self.base,
            size: self.bytes.len() as u64,
            bytes: self.bytes.as_mut_ptr(),
            lines: self.lines.as_mut_ptr(),
            line_shift: LINE_SHIFT as u8,
            refused: CODE | DEVICE,
            written: WRITTEN,
            written_lines: self.written.0.as_mut_ptr().cast(),
        }
    }

    /// A naturally aligned read; `None` sends the caller to [`Self::load_slow`].
    #[inline(always)]
    pub(crate) fn load<const N: usize>(&self, address: u64) -> Option<[u8; N]> {
        let offset = address.wrapping_sub(self.base) as usize;
        if offset & (N - 1) != 0 || offset >= self.bytes.len() {
            return None;
        }
        // SAFETY: the offset is a multiple of N below the length, which is a multiple of LINE and
        // so of N.
        Some(unsafe { *self.bytes.as_ptr().add(offset).cast::<[u8; N]>() })
    }

    /// A naturally aligned write; `false` sends the caller to [`Self::store_slow`].
    #[inline(always)]
    #[must_use]
    pub(crate) fn store<const N: usize>(&mut self, address: u64, value: [u8; N]) -> bool {
        let offset = address.wrapping_sub(self.base) as usize;
        if offset & (N - 1) != 0 || offset >= self.bytes.len() {
            return false;
        }
        // SAFETY: there is one attribute for each LINE bytes, and the offset is below their number.
        let line = unsafe { *self.lines.get_unchecked(offset >> LINE_SHIFT) };
        if line != WRITTEN && !self.may_write(offset >> LINE_SHIFT) {
            return false;
        }
        // SAFETY: the offset is a multiple of N below the length, which is a multiple of LINE and
        // so of N.
        unsafe { *self.bytes.as_mut_ptr().add(offset).cast::<[u8; N]>() = value };
        true
    }

    /// Notes that a line is written, unless it is code or a device's.
    #[cold]
    fn may_write(&mut self, line: usize) -> bool {
        let free = self.lines[line] & (CODE | DEVICE) == 0;
        if free {
            self.mark(line..=line);
        }
        free
    }

    /// Notes that these lines are written.
    fn mark(&mut self, lines: std::ops::RangeInclusive<usize>) {
        let first = *lines.start();
        for (n, line) in self.lines[lines].iter_mut().enumerate() {
            if *line & WRITTEN == 0 {
                *line |= WRITTEN;
                self.written.push(first + n);
            }
        }
    }

    /// A read of 1 to 8 bytes with all checks.
    #[cold]
    pub fn load_slow(&self, address: u64, size: u8) -> Result<u64, FaultReason> {
        if !self.misaligned_allowed && address & (u64::from(size) - 1) != 0 {
            return Err(FaultReason::MisalignedLoad { address, size });
        }
        let bytes =
            self.read(address, usize::from(size)).ok_or(FaultReason::LoadOutsideMemory { address, size })?;
        Ok(bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
    }

    /// A write of 1 to 8 bytes with all checks; `true` if a device is to be told.
    #[cold]
    pub fn store_slow(&mut self, address: u64, size: u8, value: u64) -> Result<bool, FaultReason> {
        if !self.misaligned_allowed && address & (u64::from(size) - 1) != 0 {
            return Err(FaultReason::MisalignedStore { address, size });
        }
        let range = self
            .range(address, usize::from(size))
            .ok_or(FaultReason::StoreOutsideMemory { address, size })?;
        let lines = range.start >> LINE_SHIFT..=(range.end - 1) >> LINE_SHIFT;
        if self.lines[lines.clone()].iter().any(|line| line & CODE != 0) {
            return Err(FaultReason::StoreToCode { address, size });
        }
        self.mark(lines.clone());
        self.bytes[range].copy_from_slice(&value.to_le_bytes()[..usize::from(size)]);
        Ok(self.lines[lines].iter().any(|line| line & DEVICE != 0))
    }

    /// Fills `bytes` with those at `address` if all lie in memory, else does nothing.
    #[inline(always)]
    #[must_use]
    pub(crate) fn load_all(&self, address: u64, bytes: &mut [u8]) -> bool {
        let Some(offset) = self.offset(address, bytes.len()) else { return false };
        // SAFETY: all of them lie in memory, which is not what is filled.
        copy(bytes, unsafe { std::slice::from_raw_parts(self.bytes.as_ptr().add(offset), bytes.len()) });
        true
    }

    /// Writes `bytes` at `address` if no line of theirs is code or a device's and all lie in
    /// memory, else nothing.
    #[inline(always)]
    #[must_use]
    pub(crate) fn store_all(&mut self, address: u64, bytes: &[u8]) -> bool {
        let Some(offset) = self.offset(address, bytes.len()).filter(|_| !bytes.is_empty()) else {
            return false;
        };
        let (first, last) = (offset >> LINE_SHIFT, (offset + bytes.len() - 1) >> LINE_SHIFT);
        let lines = &self.lines[first..=last];
        let differs = |line: u8| line ^ WRITTEN;
        // One line or two are the usual case, and need no loop.
        let all = if let [first, between @ .., last] = lines {
            differs(*first) | differs(*last) | between.iter().fold(0, |all, line| all | differs(*line))
        } else {
            differs(lines[0])
        };
        if all & (CODE | DEVICE) != 0 {
            return false;
        }
        if all != 0 {
            self.mark(first..=last);
        }
        // SAFETY: all of them lie in memory, which is not what is read.
        copy(
            unsafe { std::slice::from_raw_parts_mut(self.bytes.as_mut_ptr().add(offset), bytes.len()) },
            bytes,
        );
        true
    }

    /// Where the `length` bytes at `address` begin; `None` where they are not all in memory.
    #[inline(always)]
    fn offset(&self, address: u64, length: usize) -> Option<usize> {
        let (offset, size) = (address.wrapping_sub(self.base) as usize, self.bytes.len());
        (offset <= size && length <= size - offset).then_some(offset)
    }

    /// Whether a misaligned access works.
    pub(crate) fn misaligned_allowed(&self) -> bool {
        self.misaligned_allowed
    }

    /// The instruction word of `length` bytes at `address`, 0 outside memory.
    pub(crate) fn load_word(&self, address: u64, length: u8) -> u32 {
        let bytes = self.read(address, usize::from(length)).unwrap_or(&[]);
        bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))
    }

    /// `length` bytes at `address`; `None` where they are not all in memory.
    #[inline]
    pub fn read(&self, address: u64, length: usize) -> Option<&[u8]> {
        self.bytes.get(self.range(address, length)?)
    }

    /// Writes `bytes` at `address`, code or not; `None` where they do not fit into memory.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Option<()> {
        let range = self.range(address, bytes.len())?;
        if let Some(last) = range.end.checked_sub(1).filter(|_| !bytes.is_empty()) {
            self.mark(range.start >> LINE_SHIFT..=last >> LINE_SHIFT);
        }
        self.bytes[range].copy_from_slice(bytes);
        Some(())
    }

    /// Writes `bytes` at `address` as [`Self::write`] does, now and in the snapshot, so that a
    /// restore keeps them.
    pub fn write_for_good(&mut self, address: u64, bytes: &[u8]) -> Option<()> {
        let range = self.range(address, bytes.len())?;
        // A line that was not written stays equal to the snapshot, one that was is copied with
        // these bytes in it.
        if let Some(snapshot) = &mut self.snapshot {
            snapshot[range.clone()].copy_from_slice(bytes);
            self.bytes[range].copy_from_slice(bytes);
            return Some(());
        }
        self.write(address, bytes)
    }

    /// Where the `length` bytes at `address` lie in this process, for as long as the memory lives;
    /// `None` where they are not all in memory. Whoever reads them must not do so while the machine
    /// runs in another thread.
    pub fn window(&self, address: u64, length: usize) -> Option<*const u8> {
        let range = self.range(address, length)?;
        Some(self.bytes.as_ptr().wrapping_add(range.start))
    }

    /// Refuses stores to the lines that lie wholly within this range.
    pub fn protect_code(&mut self, address: u64, length: u64) {
        if let Some(range) = self.range(address, length as usize) {
            let lines = range.start.div_ceil(LINE)..range.end / LINE;
            if lines.start < lines.end {
                self.lines[lines].iter_mut().for_each(|line| *line |= CODE);
            }
        }
    }

    /// Makes [`Self::store_slow`] report stores near these bytes, of which there is one at least: a
    /// device attends to them.
    pub fn attend(&mut self, address: u64, length: u64) {
        if let Some(range) = self.range(address, length as usize) {
            let lines = range.start >> LINE_SHIFT..=(range.end - 1) >> LINE_SHIFT;
            self.lines[lines].iter_mut().for_each(|line| *line |= DEVICE);
        }
    }

    /// Remembers the present contents for [`Self::restore`].
    pub fn take_snapshot(&mut self) -> std::io::Result<()> {
        if self.snapshot.is_none() {
            // Zero like fresh memory: every write since then has marked its lines.
            self.snapshot = Some(MmapMut::map_anon(self.bytes.len())?);
        }
        self.copy_written(true);
        Ok(())
    }

    /// Back to the contents at the last snapshot; does nothing without one.
    pub fn restore(&mut self) {
        self.copy_written(false);
    }

    /// Addresses of the lines that were written since the last snapshot, each once.
    pub(crate) fn written(&self) -> impl Iterator<Item = u64> + '_ {
        self.written.numbers().iter().map(|&line| self.base + u64::from(line) * LINE as u64)
    }

    /// The line that an address lies in, as it is and as it was at the last snapshot; `None`
    /// outside memory, and where there is no snapshot.
    pub(crate) fn line(&self, address: u64) -> Option<[&[u8; LINE]; 2]> {
        let start = self.offset(address, 1)? & !(LINE - 1);
        let before = self.snapshot.as_ref()?;
        Some([self.bytes[start..].first_chunk()?, before[start..].first_chunk()?])
    }

    fn copy_written(&mut self, to_snapshot: bool) {
        let Some(snapshot) = &mut self.snapshot else { return };
        for line in self.written.take().iter().map(|line| *line as usize) {
            let range = line * LINE..(line + 1) * LINE;
            if to_snapshot {
                snapshot[range.clone()].copy_from_slice(&self.bytes[range]);
            } else {
                self.bytes[range.clone()].copy_from_slice(&snapshot[range]);
            }
            self.lines[line] &= !WRITTEN;
        }
    }

    #[inline(always)]
    fn range(&self, address: u64, length: usize) -> Option<std::ops::Range<usize>> {
        self.offset(address, length).map(|start| start..start + length)
    }
}

/// Numbers of lines that were written since the last snapshot, each once; the first number says how
/// many they are. Machine code adds to them, too ([`Ram::written_lines`]).
#[derive(Debug)]
struct WrittenLines(MmapMut);

impl WrittenLines {
    /// With room for so many, and behind them for one that machine code writes in vain. What is not
    /// used costs nothing.
    fn new(lines: usize) -> std::io::Result<Self> {
        MmapMut::map_anon((2 + lines) * size_of::<u32>()).map(Self)
    }

    /// One that is not among them.
    fn push(&mut self, line: usize) {
        let (count, numbers) = self.parts();
        numbers[*count as usize] = line as u32;
        *count += 1;
    }

    /// All of them; there are none afterwards.
    fn take(&mut self) -> &[u32] {
        let (count, numbers) = self.parts();
        &numbers[..std::mem::take(count) as usize]
    }

    /// All of them.
    fn numbers(&self) -> &[u32] {
        let all: *const u32 = self.0.as_ptr().cast();
        // SAFETY: a map is aligned to a page, and machine code, which alone writes to it beside
        // `push`, does not run meanwhile. As many as the first number says were written.
        unsafe { std::slice::from_raw_parts(all.add(1), *all as usize) }
    }

    fn parts(&mut self) -> (&mut u32, &mut [u32]) {
        let (all, length) = (self.0.as_mut_ptr().cast(), self.0.len() / size_of::<u32>());
        // SAFETY: a map is aligned to a page, and this is the only way to it beside machine code,
        // which does not run meanwhile.
        let all = unsafe { std::slice::from_raw_parts_mut(all, length) };
        all.split_first_mut().expect("the count is always there")
    }
}

/// Copies as many bytes, for the usual lengths of vectors without a call.
#[inline(always)]
fn copy(to: &mut [u8], from: &[u8]) {
    macro_rules! lengths {
        ($($length:literal)+) => {
            match from.len() {
                $($length => {
                    let from: &[u8; $length] = from.try_into().expect("as many");
                    let to: &mut [u8; $length] = to.try_into().expect("as many");
                    *to = *from;
                })+
                _ => to.copy_from_slice(from),
            }
        };
    }
    lengths! { 4 8 16 32 64 128 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restore_brings_back_every_written_line() {
        let mut memory = Memory::new(0x8000_0000, 4096, false).unwrap();
        memory.write(0x8000_0000, &[1, 2, 3, 4]).unwrap();
        memory.take_snapshot().unwrap();
        assert!(memory.store(0x8000_0000, [9; 4]));
        assert!(memory.store(0x8000_0ff8, [7; 8]));
        memory.restore();
        assert_eq!(memory.load::<4>(0x8000_0000), Some([1, 2, 3, 4]));
        assert_eq!(memory.load::<8>(0x8000_0ff8), Some([0; 8]));
    }

    #[test]
    fn each_line_is_noted_once_however_it_is_written() {
        let mut memory = Memory::new(0, 1 << 16, true).unwrap();
        memory.protect_code(1024, 64);
        memory.attend(2048, 8);
        memory.take_snapshot().unwrap();
        for _ in 0..2 {
            for round in 0..3 {
                assert!(memory.store(128, [round; 8]));
                assert!(memory.store_all(60, &[round; 200]));
                assert!(!memory.store_all(1000, &[round; 200]), "there is code among them");
                memory.store_slow(318, 4, 7).unwrap();
                memory.store_slow(2048, 4, 7).unwrap();
                memory.write(1024, &[round]).unwrap();
                memory.write((1 << 16) - 1, &[round]).unwrap();
            }
            memory.restore();
            assert!(memory.bytes.iter().all(|byte| *byte == 0));
            assert!(memory.lines.iter().all(|line| line & WRITTEN == 0));
            assert_eq!(memory.written.take(), [0; 0]);
        }
        memory.store_slow(318, 4, 7).unwrap();
        assert!(memory.store(128, [1; 8]) && memory.store_all(60, &[1; 200]));
        assert_eq!(memory.written.take(), [4, 5, 2, 0, 1, 3], "the order of their first stores");
    }

    #[test]
    fn what_is_written_for_good_outlives_a_restore_and_its_neighbours_do_not() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        memory.write(0, &[1; 64]).unwrap();
        memory.take_snapshot().unwrap();
        assert!(memory.store(8, [2; 8]));
        memory.write_for_good(12, &[3; 8]).unwrap();
        memory.write_for_good(1000, &[4]).unwrap();
        assert!(memory.write_for_good(4095, &[0; 2]).is_none());
        assert_eq!(memory.read(8, 12), Some(&[2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3][..]));
        memory.restore();
        assert_eq!(memory.read(8, 12), Some(&[1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3][..]));
        assert_eq!(memory.read(1000, 1), Some(&[4][..]));
    }

    #[test]
    fn a_window_shows_what_is_stored_later_also_when_the_memory_was_moved() {
        let memory = Memory::new(0x8000_0000, 4096, false).unwrap();
        let window = memory.window(0x8000_0008, 8).unwrap();
        assert!(memory.window(0x8000_0ffc, 8).is_none());
        let mut moved = Box::new(memory);
        assert!(moved.store(0x8000_0008, [7; 8]));
        // SAFETY: the memory lives, and nothing writes to it meanwhile.
        assert_eq!(unsafe { std::slice::from_raw_parts(window, 8) }, [7; 8]);
    }

    #[test]
    fn the_edges_of_memory_hold() {
        let mut memory = Memory::new(0x8000_0000, 4096, true).unwrap();
        assert!(memory.load::<4>(0x8000_0ffc).is_some());
        assert!(memory.load::<4>(0x8000_1000).is_none());
        assert!(memory.load::<4>(0x7fff_fffc).is_none());
        assert!(!memory.store(u64::MAX - 3, [0; 4]));
        assert_eq!(
            memory.load_slow(0x8000_0ffe, 4),
            Err(FaultReason::LoadOutsideMemory { address: 0x8000_0ffe, size: 4 })
        );
        assert_eq!(memory.load_slow(0x8000_0ffb, 4), Ok(0));
        assert!(memory.store_slow(0x8000_00fe, 4, 0x0403_0201).is_ok());
        assert_eq!(memory.read(0x8000_00fe, 4), Some(&[1, 2, 3, 4][..]));
    }

    #[test]
    fn code_refuses_stores_and_a_device_s_line_reports_them() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        memory.protect_code(0, 512);
        memory.attend(1024, 8);
        assert!(!memory.store(16, [0; 4]));
        assert_eq!(memory.store_slow(16, 4, 0), Err(FaultReason::StoreToCode { address: 16, size: 4 }));
        assert!(!memory.store(1028, [0; 4]));
        assert_eq!(memory.store_slow(1028, 4, 0), Ok(true));
        assert_eq!(memory.store_slow(2048, 4, 0), Ok(false));
    }
}
