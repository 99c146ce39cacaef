//! What an instruction of the vector unit wrote, register by register, for a commit log.
//!
//! Source: riscv/vector_unit.h and the instructions' own files of riscv-isa-sim: a register is told
//! where one of its elements was written, which those before vstart, from vl on and masked off are
//! not. Here vstart is taken for 0.

use instar_isa::{Decoder, Notation, Op, RegisterFile, StaticEntry, VectorDetail, csr};
use instar_trace::Seen;

use crate::secret::{VectorKind as Kind, VectorPlan};

/// Registers of the longest group.
const LONGEST: usize = 8;

/// What is known of the result before the instruction is executed.
pub(crate) struct VectorResult {
    plan: VectorPlan,
    op: Op,
    /// The mnemonic's end says that of a load or store: a mask, whole registers.
    mask: bool,
    whole: bool,
    loads: bool,
    /// Bytes of a register.
    length: usize,
}

impl VectorResult {
    /// That of an instruction of the manual's vector unit; `None` for any other.
    pub(crate) fn new(entry: &StaticEntry, decoder: &Decoder, vlen: usize) -> Option<Self> {
        let row = decoder.row(entry.word)?;
        let Notation::Manual(row) = row.notation else { return None };
        if row.class != instar_isa::Class::Vector {
            return None;
        }
        let plan = VectorPlan::new(entry, row.mnemonic);
        let unit = plan.kind == Kind::Memory && entry.word >> 26 & 3 == 0;
        Some(Self {
            plan,
            op: entry.op,
            mask: unit && entry.word >> 20 & 31 == 11,
            whole: unit && entry.word >> 20 & 31 == 8,
            loads: entry.word & 0x20 == 0,
            length: vlen / 8,
        })
    }

    /// Whether a line says SEW, LMUL and vl.
    pub(crate) fn tells_configuration(&self) -> bool {
        self.plan.kind != Kind::Configure
    }

    /// Whether a line tells a CSR that held `before` and holds `after`: vstart, which each
    /// instruction clears, vl where it is asked for, and what has changed.
    pub(crate) fn tells(&self, number: u16, before: u64, after: u64) -> bool {
        let word = self.plan.word;
        let asked = self.op == Op::Vsetivli || word >> 7 & 31 != 0 || word >> 15 & 31 != 0;
        number == csr::VSTART
            || number == csr::VL && self.plan.kind == Kind::Configure && asked
            || before != after
    }

    /// Bytes of an element of a load or store.
    pub(crate) fn element_bytes(&self, detail: VectorDetail) -> u16 {
        1 << self.width(detail)
    }

    /// log2 of that: the width of the word, SEW where that is of the indices; a mask goes by bytes.
    fn width(&self, detail: VectorDetail) -> u8 {
        match self.plan.word >> 12 & 7 {
            _ if self.plan.word >> 26 & 1 == 1 => detail.sew(),
            0 => 0,
            width => width as u8 - 4,
        }
    }

    /// The registers that were written, with what they hold now.
    pub(crate) fn written<'a>(&self, seen: &Seen<'a>, detail: VectorDetail) -> Vec<(u8, &'a [u64])> {
        let mut touched = [false; LONGEST];
        self.mark(seen, detail, &mut |byte: usize| {
            if let Some(register) = touched.get_mut(byte / self.length) {
                *register = true;
            }
        });
        let vd = (self.plan.word >> 7 & 31) as u16;
        seen.written()
            .filter(|(slot, ..)| slot.file == RegisterFile::V)
            .filter(|(slot, ..)| touched[usize::from(slot.index - vd)])
            .map(|(slot, _, now)| (slot.index as u8, now))
            .collect()
    }

    /// Tells `mark` a byte of every element that was written, counted from the start of vd.
    fn mark(&self, seen: &Seen<'_>, detail: VectorDetail, mark: &mut impl FnMut(usize)) {
        let (sew, word) = (detail.sew(), self.plan.word);
        let vl = usize::from(detail.vl);
        let all = word >> 25 & 1 == 1 || self.plan.carries;
        let v0 = mask(seen, 0);
        let active = |n: &usize| all || bit(v0, *n);
        let lanes = |width: u8, from: usize, mark: &mut dyn FnMut(usize)| {
            (from..vl).filter(active).for_each(|n| mark(n << width));
        };
        match self.plan.kind {
            Kind::Configure | Kind::Count | Kind::ToX => {}
            Kind::Memory if !self.loads => {}
            Kind::Memory if self.whole => self.registers((word >> 29) as usize + 1, mark),
            Kind::Memory if self.mask => {
                if vl > 0 {
                    mark(0);
                }
            }
            Kind::Memory => self.load(seen, detail, &active, mark),
            Kind::Registers if word >> 7 & 31 == word >> 20 & 31 => {}
            Kind::Registers => self.registers((word >> 15 & 7) as usize + 1, mark),
            Kind::Test | Kind::Mask | Kind::Scan { mask: true } => {
                // Bits of one register; instructions on masks are not masked themselves.
                (0..vl).filter(|n| self.plan.kind == Kind::Mask || active(n)).for_each(|_| mark(0));
            }
            Kind::Reduce { .. } | Kind::FromX => {
                if vl > 0 {
                    mark(0);
                }
            }
            Kind::Groups { .. } => (0..vl).for_each(|n| mark(n << sew)),
            Kind::Mix { compress: true, .. } => {
                let vs1 = mask(seen, (word >> 15 & 31) as u16);
                let count = (0..vl).filter(|&n| bit(vs1, n)).count();
                (0..count).for_each(|n| mark(n << sew));
            }
            Kind::Slide { up: true, one: false } => lanes(sew, self.amount(seen).min(vl), mark),
            Kind::Lanes { d, .. } => lanes((sew as i8 + d).clamp(0, 3) as u8, 0, mark),
            Kind::Bitwise { .. }
            | Kind::Scan { mask: false }
            | Kind::Mix { .. }
            | Kind::Slide { .. }
            | Kind::Constant => lanes(sew, 0, mark),
        }
    }

    fn registers(&self, count: usize, mark: &mut impl FnMut(usize)) {
        (0..count).for_each(|register| mark(register * self.length));
    }

    /// The fields of the segments that were loaded: up to what vl is now, as a fault may have
    /// shortened it.
    fn load(
        &self,
        seen: &Seen<'_>,
        detail: VectorDetail,
        active: &impl Fn(&usize) -> bool,
        mark: &mut impl FnMut(usize),
    ) {
        let width = self.width(detail);
        let now = seen.written().find(|(slot, ..)| (slot.file, slot.index) == (RegisterFile::Csr, csr::VL));
        let vl = now.map_or(usize::from(detail.vl), |(_, _, vl)| vl[0] as usize);
        let emul = detail.lmul() + width as i8 - detail.sew() as i8;
        let step = self.length << emul.max(0);
        for n in (0..vl).filter(active) {
            (0..=self.plan.word as usize >> 29).for_each(|field| mark(field * step + (n << width)));
        }
    }

    /// By how many elements a slide goes.
    fn amount(&self, seen: &Seen<'_>) -> usize {
        let number = (self.plan.word >> 15 & 31) as u16;
        if self.plan.word >> 12 & 7 == 3 {
            return usize::from(number);
        }
        let register = seen.read().find(|(slot, _)| (slot.file, slot.index) == (RegisterFile::X, number));
        register.map_or(0, |(_, value)| usize::try_from(value[0]).unwrap_or(usize::MAX))
    }
}

/// The mask in a source register.
fn mask<'a>(seen: &Seen<'a>, register: u16) -> &'a [u64] {
    let found = seen.read().find(|(slot, _)| (slot.file, slot.index) == (RegisterFile::V, register));
    found.map_or(&[], |(_, limbs)| limbs)
}

fn bit(mask: &[u64], n: usize) -> bool {
    mask.get(n / 64).is_some_and(|limb| limb >> (n % 64) & 1 == 1)
}
