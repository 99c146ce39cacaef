//! What an instruction does to secrets, read off its text.
//!
//! Source: `instar_coredsl::flow`; where a text is too long to follow single bits, the dependences
//! of its values as wholes.

use instar_coredsl::ir::Body;
use instar_coredsl::{Bit, BitFlow, BitSource, Description, Feed, SourceSet, flow};
use instar_isa::RegisterFile;

use super::plan::{From, General, Register};
use super::spread::Spread;

/// Nodes of a behaviour above which its bits are not followed one by one: sets of inputs grow with
/// them, and a permutation mixes all of its bits anyway.
const MOST_NODES: usize = 4096;

/// Bits of a register that is followed bit by bit.
const MOST_BITS: u32 = 64;

/// One word of an instruction that a description has.
pub struct Text<'a> {
    /// The description.
    pub description: &'a Description,
    /// The number of the instruction there.
    pub at: usize,
    /// The word.
    pub word: u32,
    /// The file that each of the description's own is here; what one without is never secret.
    pub files: Vec<Option<RegisterFile>>,
}

impl Text<'_> {
    /// What it does.
    pub fn meaning(&self) -> General {
        let narrow = self.description.states.iter().all(|state| state.ty.width <= MOST_BITS);
        let scalar = !self.description.instructions[self.at].behaviour.vectors().any;
        if scalar
            && narrow
            && nodes(self.description.instructions[self.at].behaviour.unrolled()) <= MOST_NODES
        {
            self.by_bits(&flow(self.description, self.at, self.word))
        } else {
            self.by_values()
        }
    }

    fn register(&self, (file, number): Register) -> Option<Register> {
        match file {
            RegisterFile::Own(own) => self.files[usize::from(own)].map(|file| (file, number)),
            file => Some((file, number)),
        }
    }

    /// The sources in a set, with the bits that count.
    fn sources(&self, flow: &BitFlow, set: SourceSet) -> impl Iterator<Item = (BitSource, u64)> {
        flow.bits(set).filter_map(|(source, bits)| match source {
            BitSource::Register(register) => Some((BitSource::Register(self.register(register)?), bits)),
            loaded => Some((loaded, bits)),
        })
    }

    fn by_bits(&self, flow: &BitFlow) -> General {
        let written = flow.written.iter().filter_map(|(register, bits)| {
            let register = self.register(*register)?;
            let mut from = self.bits(flow, bits);
            if register.0 == RegisterFile::Csr {
                // What a CSR makes of a value that it does not allow is the machine's, and may
                // depend on all of it.
                from.iter_mut().for_each(|(_, spread)| *spread = spread.whole());
            }
            Some((register, from))
        });
        let stored = flow.stored.iter().map(|bits| ((bits.len() / 8) as u8, self.bits(flow, bits)));
        General {
            addresses: self.decides(flow, flow.addresses, 0),
            // An exception that an address raises is told as the address.
            control: self.decides(flow, flow.control, flow.addresses),
            target: self.decides(flow, flow.target, 0),
            latency: From::new(),
            loaded: flow.loaded.clone(),
            written: written.collect(),
            stored: stored.collect(),
        }
    }

    /// What bits of a value depend on.
    fn bits(&self, flow: &BitFlow, bits: &[Bit]) -> From {
        let mut rows: Vec<(BitSource, [u64; 64])> = Vec::new();
        for (n, bit) in bits.iter().enumerate() {
            let Bit::From(set) = bit else { continue };
            for (source, bits) in self.sources(flow, *set) {
                let at = rows.iter().position(|(known, _)| *known == source).unwrap_or_else(|| {
                    rows.push((source, [0; 64]));
                    rows.len() - 1
                });
                rows[at].1[n] = bits;
            }
        }
        rows.into_iter().map(|(source, rows)| (source, Spread::new(&transposed(rows)))).collect()
    }

    /// What is in a set and not in another, as if it decided about a single bit.
    fn decides(&self, flow: &BitFlow, set: SourceSet, except: SourceSet) -> From {
        let others: Vec<_> = self.sources(flow, except).collect();
        let left = self.sources(flow, set).map(|(source, bits)| {
            let other = others.iter().find(|(other, _)| *other == source).map_or(0, |(_, bits)| *bits);
            (source, Spread::Any { from: bits & !other, to: 1 })
        });
        left.filter(|(_, spread)| !matches!(spread, Spread::Any { from: 0, .. })).collect()
    }

    fn by_values(&self) -> General {
        let found = self.description.dependence(self.at, self.word);
        let registers = |feed: &Feed| -> From {
            let registers = feed.registers.iter().filter_map(|register| self.register(*register));
            registers.map(|register| (BitSource::Register(register), Spread::WHOLE)).collect()
        };
        let value = |feed: &Feed| {
            let mut from = registers(feed);
            if feed.loaded {
                from.extend(registers(&found.addresses));
                from.push((BitSource::Loaded(0), Spread::WHOLE));
            }
            from
        };
        let written = found.written.iter().filter_map(|written| {
            let register = self.register(written.register)?;
            let old = written.keeps.then_some((BitSource::Register(register), Spread::WHOLE));
            Some((register, value(&written.from).into_iter().chain(old).collect()))
        });
        General {
            addresses: value(&found.addresses),
            control: value(&found.control),
            written: written.collect(),
            // No access has no bytes: whatever is stored may be this, and whatever is loaded the
            // source.
            stored: vec![(0, value(&found.stored))],
            ..General::default()
        }
    }
}

/// Bit n of row m as bit m of row n.
fn transposed(mut rows: [u64; 64]) -> [u64; 64] {
    let (mut half, mut mask) = (32, 0xffff_ffff);
    while half != 0 {
        for row in (0..64).filter(|row| row & half == 0) {
            let exchanged = (rows[row] >> half ^ rows[row + half]) & mask;
            rows[row] ^= exchanged << half;
            rows[row + half] ^= exchanged;
        }
        half /= 2;
        mask ^= mask << half;
    }
    rows
}

/// Statements and expressions of a behaviour.
fn nodes(body: &Body) -> usize {
    let mut count = 0;
    for statement in &body.statements {
        statement.walk(&mut |_| count += 1);
        statement.visit(&mut |_| count += 1);
    }
    count
}

#[cfg(test)]
mod tests {
    use instar_coredsl::load;

    use super::*;

    /// Secret bits of what the instruction `behaviour` with rd = x5, rs1 = x6 and rs2 = x7 writes
    /// into `register`.
    fn secret(behaviour: &str, register: Register, bits: &[(Register, u64)]) -> u64 {
        let text = format!(
            "InstructionSet T extends RV32I {{
               architectural_state {{ register unsigned<32> ACC; register unsigned<128> WIDE; }}
               instructions {{ T {{
                 encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
                 assembly: {{\"t\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\"}};
                 behavior: {{ {behaviour} }} }} }} }}"
        );
        let text =
            if behaviour.contains("WIDE") { text } else { text.replace("register unsigned<128> WIDE;", "") };
        let description = load("t.core_desc", &text).unwrap_or_else(|problems| panic!("{problems:?}"));
        let files = (0..2).map(|file| Some(RegisterFile::Own(file))).collect();
        let text = Text { description: &description, at: 0, word: 7 << 20 | 6 << 15 | 5 << 7 | 0xb, files };
        let meaning = text.meaning();
        let of =
            |asked: BitSource| bits.iter().find(|(r, _)| BitSource::Register(*r) == asked).map_or(0, |b| b.1);
        let (_, from) =
            meaning.written.iter().find(|(written, _)| *written == register).expect("it is written");
        from.iter().fold(0, |all, (source, spread)| all | spread.of(of(*source)))
    }

    const RD: Register = (RegisterFile::X, 5);
    const RS1: Register = (RegisterFile::X, 6);
    const RS2: Register = (RegisterFile::X, 7);

    #[test]
    fn shifts_masks_and_rotations_move_secret_bits_and_carries_take_them_up() {
        let packed = "X[rd] = X[rs1][15:0] :: X[rs2][31:16];";
        assert_eq!(secret(packed, RD, &[(RS1, 0xffff_0001), (RS2, 0x8000_ffff)]), 0x0001_8000);
        let turned = "unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];";
        assert_eq!(secret(turned, RD, &[(RS1, 1 << 31), (RS2, 1)]), 1 << 6 | 1 << 7);
        let sum = "X[rd] = (unsigned<32>)((X[rs1] & 15) + (X[rs2] & 0xf0));";
        assert_eq!(secret(sum, RD, &[(RS1, 0xff00), (RS2, 0x0f)]), 0);
        // Where no two bits meet, nothing is carried.
        assert_eq!(secret(sum, RD, &[(RS1, 0), (RS2, 0x40)]), 0x40);
        let carried = "X[rd] = (unsigned<32>)(X[rs1] + X[rs2]);";
        assert_eq!(secret(carried, RD, &[(RS2, 0x10)]), 0xffff_fff0);
    }

    #[test]
    fn a_state_of_its_own_is_followed_bit_by_bit_and_a_wide_one_as_a_whole() {
        let acc = (RegisterFile::Own(0), 0);
        let kept = "ACC = ACC[15:0] :: X[rs1][31:16]; X[rd] = ACC;";
        assert_eq!(secret(kept, acc, &[(acc, 1), (RS1, 1)]), 1 << 16);
        assert_eq!(secret(kept, RD, &[(acc, 1 << 20), (RS1, 1 << 31)]), 1 << 15);
        assert_eq!(
            secret("WIDE = (unsigned<128>)(WIDE ^ X[rs1]); X[rd] = X[rs1];", RD, &[(RS1, 1)]),
            u64::MAX
        );
    }

    #[test]
    fn rows_become_columns() {
        let rows: [u64; 64] = std::array::from_fn(|n| (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let columns = transposed(rows);
        for (n, m) in (0..64).flat_map(|n| (0..64).map(move |m| (n, m))) {
            assert_eq!(rows[n] >> m & 1, columns[m] >> n & 1);
        }
    }

    #[test]
    fn a_condition_on_a_secret_reaches_what_it_decides_and_nothing_else() {
        let chosen = "X[rd] = X[rs1][0] == 1 ? (X[rs2] | 1) : X[rs2];";
        assert_eq!(secret(chosen, RD, &[(RS1, 1)]) & 1, 1);
        assert_eq!(secret(chosen, RD, &[(RS1, 0xfffe)]), 0);
    }
}
