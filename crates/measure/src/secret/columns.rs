//! Which bits of what a design's instruction writes become secret by which bits of what it reads.
//!
//! Source: `instar_coredsl::flow`, read off the description once for each instruction of a program.

use instar_coredsl::ir::Body;
use instar_coredsl::{Bit, Description, Input, flow};

use super::plan::Register;

/// Nodes of a behaviour above which its bits are not followed one by one: sets of inputs grow with them, and a permutation
/// mixes all of its bits anyway.
const MOST_NODES: usize = 4096;

/// Bits of a register that is followed bit by bit.
const MOST_BITS: u32 = 64;

/// One register that is written.
#[derive(Clone, Debug)]
pub struct Columns {
    /// Which, numbered as in its description.
    pub register: Register,
    /// For each register read: by its bits, from the lowest up, the bits of the result that depend on them.
    pub from: Vec<(Register, Box<[u64; 64]>)>,
}

impl Columns {
    /// The bits of the result that are secret where `secret` says which bits of each register are; the register that made
    /// the first of them so.
    pub fn secret(&self, secret: impl Fn(Register) -> u64) -> (u64, Option<Register>) {
        let mut all = (0, None);
        for (register, columns) in &self.from {
            let mut bits = secret(*register);
            let mut mask = 0;
            while bits != 0 {
                mask |= columns[bits.trailing_zeros() as usize];
                bits &= bits - 1;
            }
            if mask != 0 {
                all = (all.0 | mask, all.1.or(Some(*register)));
            }
        }
        all
    }
}

/// Those of instruction number `at` of `description` with encoding `word`; none where its registers are too wide, or its
/// behaviour too long, to follow single bits. What is loaded is not among the inputs.
pub fn columns(description: &Description, at: usize, word: u32) -> Vec<Columns> {
    let narrow = description.states.iter().all(|state| state.ty.width <= MOST_BITS);
    if !narrow || nodes(description.instructions[at].behaviour.body()) > MOST_NODES {
        return Vec::new();
    }
    let found = flow(description, at, word);
    let columns = found.written.iter().map(|(register, bits)| {
        let mut from: Vec<(Register, Box<[u64; 64]>)> = Vec::new();
        for (n, bit) in bits.iter().enumerate() {
            let Bit::From(set) = bit else { continue };
            for input in &found.sets[*set as usize] {
                let Input::Register(read, place) = *input else { continue };
                let known = from.iter().position(|(register, _)| *register == read);
                let column = known.unwrap_or_else(|| {
                    from.push((read, Box::new([0; 64])));
                    from.len() - 1
                });
                from[column].1[place as usize] |= 1 << n;
            }
        }
        Columns { register: *register, from }
    });
    columns.collect()
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
    use instar_isa::RegisterFile;

    use super::*;

    /// Secret bits of what the instruction `behaviour` with rd = x5, rs1 = x6 and rs2 = x7 writes into `register`.
    fn secret(behaviour: &str, register: Register, bits: &[(Register, u64)]) -> Option<u64> {
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
        let found = columns(&description, 0, 7 << 20 | 6 << 15 | 5 << 7 | 0xb);
        let of = |asked: Register| bits.iter().find(|(r, _)| *r == asked).map_or(0, |(_, bits)| *bits);
        Some(found.iter().find(|columns| columns.register == register)?.secret(of).0)
    }

    const RD: Register = (RegisterFile::X, 5);
    const RS1: Register = (RegisterFile::X, 6);
    const RS2: Register = (RegisterFile::X, 7);

    #[test]
    fn shifts_masks_and_rotations_move_secret_bits_and_carries_take_them_up() {
        let packed = "X[rd] = X[rs1][15:0] :: X[rs2][31:16];";
        assert_eq!(secret(packed, RD, &[(RS1, 0xffff_0001), (RS2, 0x8000_ffff)]), Some(0x0001_8000));
        let turned = "unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];";
        assert_eq!(secret(turned, RD, &[(RS1, 1 << 31), (RS2, 1)]), Some(1 << 6 | 1 << 7));
        let sum = "X[rd] = (unsigned<32>)((X[rs1] & 15) + (X[rs2] & 0xf0));";
        assert_eq!(secret(sum, RD, &[(RS1, 0xff00), (RS2, 0x0f)]), Some(0));
        // Where no two bits meet, nothing is carried.
        assert_eq!(secret(sum, RD, &[(RS1, 0), (RS2, 0x40)]), Some(0x40));
        let carried = "X[rd] = (unsigned<32>)(X[rs1] + X[rs2]);";
        assert_eq!(secret(carried, RD, &[(RS2, 0x10)]), Some(0xffff_fff0));
    }

    #[test]
    fn a_state_of_its_own_is_followed_bit_by_bit_and_a_wide_one_as_a_whole() {
        let acc = (RegisterFile::Own(0), 0);
        let kept = "ACC = ACC[15:0] :: X[rs1][31:16]; X[rd] = ACC;";
        assert_eq!(secret(kept, acc, &[(acc, 1), (RS1, 1)]), Some(1 << 16));
        assert_eq!(secret(kept, RD, &[(acc, 1 << 20), (RS1, 1 << 31)]), Some(1 << 15));
        assert_eq!(secret("WIDE = (unsigned<128>)(WIDE ^ X[rs1]); X[rd] = X[rs1];", RD, &[(RS1, 1)]), None);
    }

    #[test]
    fn a_condition_on_a_secret_reaches_what_it_decides_and_nothing_else() {
        let chosen = "X[rd] = X[rs1][0] == 1 ? (X[rs2] | 1) : X[rs2];";
        assert_eq!(secret(chosen, RD, &[(RS1, 1)]).map(|bits| bits & 1), Some(1));
        assert_eq!(secret(chosen, RD, &[(RS1, 0xfffe)]), Some(0));
    }
}
