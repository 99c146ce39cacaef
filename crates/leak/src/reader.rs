//! Finds the values that drives speak of, instruction by instruction.
//!
//! Source: `instar_trace::Values`; registers are followed from what instructions read and write.

use instar_cores::{Divider, Drive, DriveSource};
use instar_isa::{AccessKind, Class, Op, RegisterFile, StaticEntry, Xlen, values};
use instar_trace::{Flags, Retired, Seen};

use crate::divider::SerialDivider;
use crate::product;

/// What an element holds; `None` where the model does not know it.
pub type HeldWord = Option<u32>;

/// Values of a run so far.
#[derive(Clone, Debug)]
pub struct Reader {
    x: [u32; 32],
    /// By element.
    held: Vec<HeldWord>,
    divider: SerialDivider,
    /// Instructions so far.
    retired: u64,
}

impl Reader {
    /// A core of so many elements, each of which holds `first`.
    pub fn new(elements: u16, first: HeldWord) -> Self {
        Self {
            x: [0; 32],
            held: vec![first; usize::from(elements)],
            divider: SerialDivider::default(),
            retired: 0,
        }
    }

    /// Another run begins, whose X registers hold these; of the elements nothing is known.
    pub fn begin(&mut self, x: [u64; 32]) {
        self.held.fill(None);
        self.set_registers(x);
        self.divider = SerialDivider::default();
        self.retired = 0;
    }

    /// The X registers hold these.
    pub fn set_registers(&mut self, x: [u64; 32]) {
        self.x = x.map(|value| value as u32);
    }

    /// What an element holds.
    pub fn held(&self, element: u16) -> HeldWord {
        self.held[usize::from(element)]
    }

    /// Takes a batch with its values, and what the model told of it; `each` gets every drive with
    /// its number among `drives` and its value. How many drives were of this batch.
    pub fn take(
        &mut self,
        &Retired { table, batch, values }: &Retired<'_>,
        drives: &[Drive],
        mut each: impl FnMut(usize, &Drive, HeldWord),
    ) -> usize {
        let mut next = 0;
        for i in 0..batch.len() {
            let entry = table.entry(batch.ids[i]);
            let seen = values.and_then(|values| values.of(batch, i));
            if let Some(seen) = &seen {
                for (slot, value) in seen.read().filter(|(slot, _)| slot.file == RegisterFile::X) {
                    self.x[usize::from(slot.index)] = value[0] as u32;
                }
            }
            let address = batch.accesses_of(i).first().map(|access| access.address as u32);
            let it = Instruction { entry, seen, address, taken: batch.flags[i].has(Flags::TAKEN) };
            while let Some(drive) = drives.get(next)
                && drive.index == self.retired
            {
                let word = self.value(drive.source, &it);
                self.held[usize::from(drive.element)] = word;
                each(next, drive, word);
                next += 1;
            }
            if let Some(seen) = &it.seen {
                for (slot, _, value) in seen.written().filter(|(slot, ..)| slot.file == RegisterFile::X) {
                    self.x[usize::from(slot.index)] = value[0] as u32;
                }
            }
            self.retired += 1;
        }
        next
    }

    fn value(&mut self, source: DriveSource, it: &Instruction<'_>) -> HeldWord {
        let x = |register: u8| self.x[usize::from(register)];
        let operands = || it.entry.rs().map(x);
        match source {
            DriveSource::Unknown => None,
            DriveSource::Constant(value) => Some(value),
            DriveSource::Register(register) => Some(x(register)),
            DriveSource::Result => it.result(operands()),
            DriveSource::Own(number) => it.own(number),
            DriveSource::Address(more) => it.address.map(|address| address.wrapping_add(more)),
            DriveSource::Loaded => it.loaded(),
            DriveSource::Decision => Some(if it.taken { u32::MAX } else { 0 }),
            DriveSource::Less(first, second) => Some(u32::from(self.held(first)? < self.held(second)?)),
            DriveSource::Product(step) => {
                let [rs1, rs2] = operands();
                Some(product::step(it.entry.op, rs1, rs2, step).0)
            }
            DriveSource::ProductCarry(step) => {
                let [rs1, rs2] = operands();
                Some(u32::from(product::step(it.entry.op, rs1, rs2, step).1))
            }
            DriveSource::Divider(part) => Some(self.of_divider(part, it)),
            // Only models tell these that tell in order of time.
            DriveSource::LoadedByte(_)
            | DriveSource::Stored
            | DriveSource::Multiplier(_)
            | DriveSource::AlignedDivider(..)
            | DriveSource::Held(..)
            | DriveSource::Repeated(..)
            | DriveSource::Computed(..) => None,
        }
    }

    fn of_divider(&mut self, part: Divider, it: &Instruction<'_>) -> u32 {
        match part {
            Divider::Shown => return self.divider.shown(),
            Divider::Start => {
                let [dividend, divisor] = it.entry.rs().map(|register| self.x[usize::from(register)]);
                self.divider.start(it.entry.op, dividend, divisor);
            }
            Divider::Step => self.divider.step(),
            Divider::Divisor => return self.divider.divisor,
            Divider::Quotient => return self.divider.quotient,
        }
        self.divider.remainder
    }
}

/// One that retired.
struct Instruction<'a> {
    entry: &'a StaticEntry,
    seen: Option<Seen<'a>>,
    address: Option<u32>,
    taken: bool,
}

impl Instruction<'_> {
    /// What it wrote to its X register, or computes for x0.
    fn result(&self, [rs1, rs2]: [u32; 2]) -> HeldWord {
        let written = self.seen.as_ref().and_then(|seen| {
            let mut written = seen.written();
            written.find(|(slot, ..)| slot.file == RegisterFile::X).map(|(_, _, value)| value[0] as u32)
        });
        written.or_else(|| {
            let operands = [u64::from(rs1), u64::from(rs2), self.entry.constant()];
            values::result(self.entry.op, Xlen::Rv32, operands).map(|value| value as u32)
        })
    }

    /// What it leaves in the register of this number among those that it writes.
    fn own(&self, number: u16) -> HeldWord {
        let (_, _, value) = self.seen.as_ref()?.written().nth(usize::from(number))?;
        Some(value[0] as u32)
    }

    /// What came to the load unit, extended as the register would get it.
    fn loaded(&self) -> HeldWord {
        let seen = self.seen.as_ref()?;
        let (_, data) = seen.accessed().find(|(access, _)| access.kind == AccessKind::Read)?;
        debug_assert_eq!(self.entry.class, Class::Load);
        Some(loaded(self.entry.op, data[0] as u32))
    }
}

/// Data of a load, extended as the register gets it.
pub(crate) fn loaded(op: Op, data: u32) -> u32 {
    match op {
        Op::Lb => data as i8 as u32,
        Op::Lh => data as i16 as u32,
        _ => data,
    }
}
