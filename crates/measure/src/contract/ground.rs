//! The memory that a function may touch: its buffers, its stack, the program's constants and data
//! of its own.

use std::ops::Range;

use instar_sim::Program;
use instar_trace::{AccessKind, MemoryAccess};

/// What a stretch of memory is to the function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A buffer that is only read.
    Constant,
    /// A buffer with contents that may be changed.
    Changed,
    /// A buffer without contents before the function writes them; the bits of the bytes that it
    /// wrote.
    Output(Vec<u64>),
}

/// A buffer.
#[derive(Clone, Debug)]
pub(super) struct Buffer {
    /// For people.
    pub(super) name: String,
    /// Its addresses.
    pub(super) place: Range<u64>,
    /// What may be done with it.
    pub(super) kind: Kind,
}

impl Buffer {
    /// `length` bytes at `address`.
    pub(super) fn new(name: &str, address: u64, length: u64, kind: Kind) -> Self {
        Self { name: name.to_owned(), place: address..address.saturating_add(length), kind }
    }

    /// A buffer that the function fills.
    pub(super) fn output(name: &str, address: u64, length: u64) -> Self {
        Self::new(name, address, length, Kind::Output(vec![0; (length as usize).div_ceil(64)]))
    }
}

/// All that one call of a function may touch.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) buffers: Vec<Buffer>,
    /// From the end of what the stack may take to what the caller passed on it.
    pub(super) stack: Range<u64>,
    /// Data of the program that it may write.
    pub(super) own: Vec<Range<u64>>,
    /// Windows of the design's devices.
    pub(super) devices: Vec<Range<u64>>,
}

/// Farther away than this an access has nothing to do with a buffer.
const NEAR: u64 = 4096;

impl Ground {
    /// What is wrong with an access at a time when sp is `sp`, where that is known; `None` where
    /// nothing is.
    #[inline]
    pub(super) fn judge(
        &mut self,
        access: &MemoryAccess,
        sp: Option<u64>,
        program: &Program,
    ) -> Option<String> {
        let place = access.address..access.address.saturating_add(u64::from(access.size));
        let lowest = sp.map_or(self.stack.start, |sp| sp.max(self.stack.start));
        if place.start >= lowest && place.end <= self.stack.end {
            return None;
        }
        let within = |range: &Range<u64>| range.start <= place.start && place.end <= range.end;
        if let Some(buffer) = self.buffers.iter_mut().find(|buffer| within(&buffer.place)) {
            return buffer.judge(&place, access.kind);
        }
        if self.devices.iter().any(within) {
            return None;
        }
        match access.kind {
            AccessKind::Write if self.own.iter().any(within) => None,
            AccessKind::Read if in_program(program, &place, |_| true) => None,
            _ => Some(self.outside(&place, access, sp, program)),
        }
    }

    /// An access by a function that was called meanwhile and is watched by itself: only what it
    /// writes matters here.
    pub(super) fn note(&mut self, access: &MemoryAccess) {
        let place = access.address..access.address.saturating_add(u64::from(access.size));
        let within =
            |buffer: &&mut Buffer| buffer.place.start <= place.start && place.end <= buffer.place.end;
        if access.kind == AccessKind::Write
            && let Some(buffer) = self.buffers.iter_mut().find(within)
        {
            buffer.wrote(&place);
        }
    }

    /// Where an access lies that nothing allows.
    #[cold]
    fn outside(
        &self,
        place: &Range<u64>,
        access: &MemoryAccess,
        sp: Option<u64>,
        program: &Program,
    ) -> String {
        let done = done(access);
        let near = |buffer: &&Buffer| {
            place.start < buffer.place.end.saturating_add(NEAR)
                && buffer.place.start < place.end.saturating_add(NEAR)
        };
        let distance = |buffer: &&Buffer| {
            let behind = place.end.saturating_sub(buffer.place.end);
            behind.max(buffer.place.start.saturating_sub(place.start))
        };
        if let Some(buffer) = self.buffers.iter().filter(near).min_by_key(distance) {
            let length = buffer.place.end - buffer.place.start;
            let name = &buffer.name;
            return match place.start.checked_sub(buffer.place.start) {
                Some(offset) => format!("{done} from byte {offset} of {name} on, which has {length}"),
                None => format!("{done}, {} before {name} begins", buffer.place.start - place.start),
            };
        }
        if self.stack.contains(&place.start) {
            let below = sp.unwrap_or(self.stack.start).saturating_sub(place.start);
            return format!("{done} {below} below sp, where an interrupt may write at any time");
        }
        let written = |place: &Range<u64>| {
            let inside = |s: &&instar_sim::Symbol| {
                !s.function && (s.address..s.address + s.size).contains(&place.start)
            };
            let symbol = program.symbols().find(inside).map(|s| format!(" ({})", s.name));
            symbol.unwrap_or_default()
        };
        if in_program(program, place, |_| true) {
            let what = if in_program(program, place, |s| s.writable) { "data" } else { "constants" };
            return format!("{done} at {:#010x}, {what} of the program{}", place.start, written(place));
        }
        format!("{done} at {:#010x}, far from everything that it was given", place.start)
    }
}

/// What is wrong with reading code of a function that the instruction at `pc` is not in: nobody's
/// constants lie there.
pub(super) fn code_of_another(access: &MemoryAccess, pc: u64, program: &Program) -> Option<String> {
    let writable = program
        .segments()
        .iter()
        .find(|s| s.address <= access.address && access.address < s.address + s.size)?;
    if writable.writable || access.kind != AccessKind::Read {
        return None;
    }
    let read = program.function_at(access.address)?;
    let inside = access.address < read.address + read.size;
    let own = program.function_at(pc).is_some_and(|own| own.address == read.address);
    (read.function && inside && !own)
        .then(|| format!("reads at {:#010x}, in the code of {}", access.address, read.name))
}

impl Buffer {
    fn judge(&mut self, place: &Range<u64>, kind: AccessKind) -> Option<String> {
        let bytes = place.start - self.place.start..place.end - self.place.start;
        match (&mut self.kind, kind) {
            (Kind::Constant, AccessKind::Write) => Some(format!(
                "writes {} at byte {} of {}, which is const",
                count(place.end - place.start),
                bytes.start,
                self.name
            )),
            (Kind::Output(_), AccessKind::Write) => {
                self.wrote(place);
                None
            }
            (Kind::Output(written), AccessKind::Read) => {
                let missing =
                    bytes.clone().find(|byte| written[*byte as usize / 64] >> (byte % 64) & 1 == 0)?;
                Some(format!(
                    "reads byte {missing} of {}, which is an output and has nothing there yet",
                    self.name
                ))
            }
            (Kind::Constant | Kind::Changed, _) => None,
        }
    }

    /// These bytes, which lie in the buffer, have a value now.
    fn wrote(&mut self, place: &Range<u64>) {
        if let Kind::Output(written) = &mut self.kind {
            let bytes = place.start - self.place.start..place.end - self.place.start;
            bytes.for_each(|byte| written[byte as usize / 64] |= 1 << (byte % 64));
        }
    }
}

fn done(access: &MemoryAccess) -> String {
    let verb = match access.kind {
        AccessKind::Read => "reads",
        AccessKind::Write => "writes",
    };
    format!("{verb} {}", count(u64::from(access.size)))
}

fn count(bytes: u64) -> String {
    if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") }
}

fn in_program(program: &Program, place: &Range<u64>, which: impl Fn(&instar_sim::Segment) -> bool) -> bool {
    let holds = |s: &instar_sim::Segment| s.address <= place.start && place.end <= s.address + s.size;
    program.segments().iter().any(|segment| holds(segment) && which(segment))
}
