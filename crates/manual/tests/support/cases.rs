//! Cases around one instruction: the classes of values, registers, immediates and addresses of
//! tests/differential/operands.py, each of them at least once.

use instar_isa::{Class, ManualEncoding, Op, Operands, Xlen};

use super::random::Random;
use super::row;

/// Where code lies, and the first address of memory.
pub const CODE: u64 = 0x8000_0000;
/// Where data lies: the upper part of memory, up to its end.
pub const DATA: u64 = CODE + 0x1000;
/// Bytes of data: room for a jump table with 256 entries of 8 bytes and more.
pub const DATA_BYTES: u64 = 0x1000;

const MSCRATCH: i64 = 0x340;
const MVENDORID: i64 = 0xf11;
const JVT: i64 = 0x017;
const MSTATUS: i64 = 0x300;
const MEPC: i64 = 0x341;
/// What RV64 shows of `mstatus` whatever is written: 64 bits in user mode. RV32 has no such bit.
const UXL: u64 = 2 << 32;

/// An instruction by its row, and its word.
pub type Step = (&'static ManualEncoding, u32);

/// Instructions in a row with what stands in registers and memory before.
#[derive(Debug)]
pub struct Case {
    pub wish: String,
    pub steps: Vec<Step>,
    pub registers: [u64; 32],
    pub data: Vec<u8>,
}

/// Classes of a value.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    Zero,
    One,
    AllOnes,
    SignBit,
    MaxPositive,
    SingleBit,
    Small,
    BytePattern,
    Random,
}

const VALUES: [Value; 9] = [
    Value::Zero,
    Value::One,
    Value::AllOnes,
    Value::SignBit,
    Value::MaxPositive,
    Value::SingleBit,
    Value::Small,
    Value::BytePattern,
    Value::Random,
];

/// Classes of an address.
#[derive(Clone, Copy, Debug)]
enum Address {
    Aligned,
    Misaligned,
    /// The last place at which a doubleword fits.
    MemoryEnd,
    /// An access of more than one byte does not fit any more.
    BeyondEnd,
    Outside,
}

const ADDRESSES: [Address; 5] =
    [Address::Aligned, Address::Misaligned, Address::MemoryEnd, Address::BeyondEnd, Address::Outside];

/// Which operands are to be one register, or x0.
const ALIASES: [(&str, &str); 6] =
    [("rd", "rs1"), ("rd", "rs2"), ("rs1", "rs2"), ("rd", "x0"), ("rs1", "x0"), ("rs2", "x0")];

/// What a case is made for; the rest is random.
#[derive(Clone, Copy, Debug, Default)]
struct Wish {
    values: [Option<Value>; 2],
    alias: Option<(&'static str, &'static str)>,
    immediate: Option<i64>,
    address: Option<Address>,
}

/// Immediates of a field with at most this many values are tried one by one.
const EVERY_IMMEDIATE: i64 = 64;
/// Cases without any wish.
const EXTRA: usize = 12;
/// Drafts of one wish before it counts as one that the format cannot express.
const TRIES: usize = 40;

/// All cases of a row.
pub fn cases(row: &'static ManualEncoding, xlen: Xlen, seed: u64) -> Vec<Case> {
    let mut random = Random::new(seed, &format!("{xlen:?}/{}/{:x}", row.mnemonic, row.mask));
    let maker = Maker { row, xlen };
    let wishes = maker.wishes();
    wishes.into_iter().filter_map(|wish| (0..TRIES).find_map(|_| maker.case(wish, &mut random))).collect()
}

struct Maker {
    row: &'static ManualEncoding,
    xlen: Xlen,
}

impl Maker {
    /// Whether rs1 is an address of memory.
    fn points(&self) -> bool {
        matches!(self.row.class, Class::Load | Class::Store | Class::Atomic | Class::CacheBlock)
            || self.is_frame()
    }

    fn is_frame(&self) -> bool {
        matches!(self.row.op, Op::CmPush | Op::CmPop | Op::CmPopret | Op::CmPopretz)
    }

    fn wishes(&self) -> Vec<Wish> {
        let none = Wish::default();
        let mut wishes = vec![none; EXTRA];
        let value_of_rs1 = self.row.has_rs1() && !self.points();
        for first in VALUES {
            if value_of_rs1 && !self.row.has_rs2() || !value_of_rs1 && self.row.has_rs2() {
                wishes.push(Wish { values: [Some(first), Some(first)], ..none });
            }
            if value_of_rs1 && self.row.has_rs2() {
                wishes.extend(VALUES.map(|second| Wish { values: [Some(first), Some(second)], ..none }));
            }
        }
        wishes.extend(ALIASES.map(|alias| Wish { alias: Some(alias), ..none }));
        if self.row.class != Class::Csr {
            wishes.extend(self.immediates().into_iter().map(|i| Wish { immediate: Some(i), ..none }));
        }
        if self.points() {
            wishes.extend(ADDRESSES.map(|address| Wish { address: Some(address), ..none }));
            wishes.extend(ADDRESSES.map(|address| Wish { address: Some(address), ..none }));
        }
        wishes
    }

    fn immediates(&self) -> Vec<i64> {
        let Some(range) = self.row.immediate_range() else { return vec![] };
        if (range.max - range.min) / range.step < EVERY_IMMEDIATE {
            return (range.min..=range.max).step_by(range.step as usize).collect();
        }
        let wanted = [range.min, range.max, 0, range.step, -range.step];
        wanted.into_iter().filter(|i| (range.min..=range.max).contains(i)).collect()
    }

    fn any_immediate(&self, random: &mut Random) -> i64 {
        if self.row.class == Class::Csr {
            return if random.below(4) == 0 { MVENDORID } else { MSCRATCH };
        }
        match (self.row.immediate_range(), self.row.layout.immediate) {
            (Some(range), _) => {
                let steps = (range.max - range.min) as u64 / range.step as u64;
                range.min + range.step * random.below(steps + 1) as i64
            }
            (None, instar_isa::ImmediateField::Fixed(value)) => value,
            (None, _) => 0,
        }
    }

    /// A case, unless this draft contradicts itself.
    fn case(&self, wish: Wish, random: &mut Random) -> Option<Case> {
        let row = self.row;
        let mut any = |field: instar_isa::RegisterField| match field.choices() {
            choices if choices.is_empty() => 0,
            choices => random.pick(&choices),
        };
        let mut o = Operands {
            rd: any(row.layout.rd),
            rs1: any(row.layout.rs1),
            rs2: any(row.layout.rs2),
            immediate: 0,
        };
        if let Some((first, second)) = wish.alias {
            let number = match second {
                "rs1" => o.rs1,
                "rs2" => o.rs2,
                _ => 0,
            };
            match first {
                "rd" => o.rd = number,
                "rs1" => o.rs1 = number,
                _ => o.rs2 = number,
            }
        }
        for (first, second) in row.tied() {
            match (first, second) {
                ("rd", "rs1") => o.rs1 = o.rd,
                ("rd", "rs2") => o.rs2 = o.rd,
                _ => o.rs2 = o.rs1,
            }
        }
        o.immediate = wish.immediate.unwrap_or_else(|| self.any_immediate(random));
        let free = random.bits() as u32;
        let word = self.with_free_bits(row.encode(&o)?, free);
        let bits = self.xlen.bits();
        let mut registers: [u64; 32] = std::array::from_fn(|_| self.xlen.truncate(random.bits()));
        for (value, number) in wish.values.into_iter().zip([o.rs1, o.rs2]) {
            let value = value.unwrap_or_else(|| random.pick(&VALUES));
            registers[usize::from(number)] = value_of(value, bits, random);
        }
        registers[0] = 0;
        let data: Vec<u8> = (0..DATA_BYTES).map(|_| random.bits() as u8).collect();
        if self.points() {
            if o.rs1 == 0 {
                return None;
            }
            let class = wish.address.unwrap_or(if random.below(8) == 0 {
                Address::Outside
            } else {
                Address::Aligned
            });
            let atomic = row.class == Class::Atomic;
            let offset = if self.is_frame() || atomic { 0 } else { o.immediate };
            let address = place(class, random).wrapping_sub(offset as u64);
            registers[usize::from(o.rs1)] = self.xlen.truncate(address);
        }
        let mut steps = self.before(&o, &mut registers, random)?;
        steps.push((row, word));
        self.after(&o, &mut steps);
        Some(Case { wish: format!("{wish:?}"), steps, registers, data })
    }

    /// The word with random bits where no bit says anything (rd and rs1 of `fence`).
    fn with_free_bits(&self, word: u32, random: u32) -> u32 {
        let bits = (0..8 * u32::from(self.row.length())).map(|n| 1 << n);
        let said = self.row.matches(word);
        let free = bits.filter(|bit| self.row.mask & bit == 0 && self.row.matches(word ^ bit) == said);
        word ^ (free.sum::<u32>() & random)
    }

    /// What has to be executed first: CSRs that the instruction reads are written, bytes reserved.
    fn before(&self, o: &Operands, registers: &mut [u64; 32], random: &mut Random) -> Option<Vec<Step>> {
        let mut write = |csr, value, number: u8| {
            registers[usize::from(number)] = self.xlen.truncate(value);
            let csrrw = row("csrrw", self.xlen);
            let word = csrrw.encode(&Operands { rs1: number, immediate: csr, ..Operands::default() });
            (csrrw, word.expect("any CSR and register"))
        };
        let step = match self.row.op {
            Op::CmJt | Op::CmJalt => write(JVT, DATA + 64 * random.below(8), 5),
            Op::Mret => {
                // MPP is machine, so that `mstatus` can be read after it; MIE and MPIE are
                // anything.
                let status = 3 << 11 | (random.bits() & (1 << 3 | 1 << 7)) | UXL;
                return Some(vec![write(MSTATUS, status, 5), write(MEPC, CODE + 12, 6)]);
            }
            _ if self.row.class == Class::Csr => {
                let number = (1..32).find(|n| ![o.rs1, o.rs2].contains(n)).expect("there are 32");
                write(MSCRATCH, random.bits(), number)
            }
            Op::ScW | Op::ScD => return self.reserve(o, registers[usize::from(o.rs1)], random),
            _ => return Some(vec![]),
        };
        Some(vec![step])
    }

    /// For a store-conditional: mostly a load-reserved of the same address, of either size.
    fn reserve(&self, o: &Operands, address: u64, random: &mut Random) -> Option<Vec<Step>> {
        let sizes: &[_] = if self.xlen == Xlen::Rv64 { &[("lr.w", 4), ("lr.d", 8)] } else { &[("lr.w", 4)] };
        let (mnemonic, bytes) = random.pick(sizes);
        let end = DATA + DATA_BYTES;
        if !address.is_multiple_of(bytes) || !(DATA..=end - bytes).contains(&address) || random.below(4) == 0
        {
            return Some(vec![]);
        }
        let lr = row(mnemonic, self.xlen);
        Some(vec![(lr, lr.encode(&Operands { rs1: o.rs1, ..Operands::default() })?)])
    }

    /// What has to be executed then, so that a CSR is seen.
    fn after(&self, o: &Operands, steps: &mut Vec<Step>) {
        let csr = match self.row.op {
            Op::Mret => MSTATUS,
            _ if self.row.class == Class::Csr => MSCRATCH,
            _ => return,
        };
        let csrrs = row("csrrs", self.xlen);
        let rd = (1..32).find(|n| ![o.rd, o.rs1].contains(n)).expect("there are 32");
        let word = csrrs.encode(&Operands { rd, immediate: csr, ..Operands::default() });
        steps.push((csrrs, word.expect("any CSR and register")));
    }
}

/// A value of `class` with this many bits.
pub fn value_of(class: Value, bits: u32, random: &mut Random) -> u64 {
    let ones = u64::MAX >> (64 - bits);
    let top = 1u64 << (bits - 1);
    match class {
        Value::Zero => 0,
        Value::One => 1,
        Value::AllOnes => ones,
        Value::SignBit => top,
        Value::MaxPositive => top - 1,
        Value::SingleBit => 1 << random.below(bits.into()),
        Value::Small => {
            let value = 2 + random.below(2 * u64::from(bits) - 2);
            if random.below(2) == 0 { value } else { value.wrapping_neg() & ones }
        }
        Value::BytePattern => {
            let bytes = std::array::from_fn(|_| random.pick(&[0x00, 0x01, 0x7f, 0x80, 0xff]));
            u64::from_le_bytes(bytes) & ones
        }
        Value::Random => random.bits() & ones,
    }
}

fn place(class: Address, random: &mut Random) -> u64 {
    let end = DATA + DATA_BYTES;
    match class {
        Address::Aligned => DATA + 0x400 + 16 * random.below(16),
        Address::Misaligned => (DATA + 0x400 + random.below(256)) | 1,
        Address::MemoryEnd => end - 8,
        Address::BeyondEnd => end - 1 - random.below(3),
        Address::Outside => random.pick(&[0, 0x7fff_ffff, 0x8000_0000 - 64, end, end + 0x1000, !63]),
    }
}
