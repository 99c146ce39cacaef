//! Regions of random code, beside the same code interpreted.

use std::cell::Cell;

use instar_coredsl::Description;
use instar_isa::Isa;
use instar_trace::{Flags, MemoryAccess, Observer, Retired, Wishes};

use crate::engine::random_code::{
    BASE, CODE, DATA, Generator, ROUNDS, SIZE, raw, run_described, run_watched,
};
use crate::engine::watch::Watch;
use crate::raw::{RawCode, RawResult};

thread_local! {
    /// Instructions that regions executed.
    pub(super) static RAN: Cell<u64> = const { Cell::new(0) };
    /// The same of those that record it.
    pub(super) static RECORDED: Cell<u64> = const { Cell::new(0) };
}

/// What retired, whatever the batches.
#[derive(Default)]
struct Log(Vec<(u64, u64, u32, Flags, u64, Vec<MemoryAccess>)>);

impl Observer for Log {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            let entry = table.entry(batch.ids[i]);
            let (pc, next) = (batch.pcs[i], batch.next_pcs[i]);
            assert_eq!(entry.pc, pc);
            let accesses = batch.accesses_of(i).to_vec();
            self.0.push((pc, next, entry.word, batch.flags[i], batch.details[i], accesses));
        }
    }
}

/// A run with machine code and one without; the same of what is recorded.
fn runs(raw: &RawCode, design: &[Description], recorded: bool) -> [RawResult; 2] {
    if !recorded {
        return [1, 0].map(|after| run_described(raw, design, after));
    }
    let [translated, interpreted] = [1, 0].map(|after| {
        let mut log = Log::default();
        (run_watched(raw, design, after, &mut Watch::of(&mut log)), log)
    });
    let differs = translated.1.0.iter().zip(&interpreted.1.0).position(|(a, b)| a != b);
    if let Some(at) = differs {
        panic!("number {at}: {:x?} is recorded for {:x?}", translated.1.0[at], interpreted.1.0[at]);
    }
    assert_eq!(translated.1.0.len(), interpreted.1.0.len());
    [translated.0, interpreted.0]
}

/// Instructions that regions call, and two of which they have none: one accesses memory, and one
/// needs the pc. State, registers that may be written, several of them, and a trap in a late round
/// after something was done.
const DESIGN: &str = "InstructionSet Xregion extends RV32I {
  architectural_state { register unsigned<32> SUM; register unsigned<40> A[6]; }
  instructions {
    T_ADD {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.add\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
      behavior: {
        SUM = (unsigned<32>)(SUM + (X[rs1] ^ X[rs2]));
        if (rd != 0) X[rd] = (unsigned<XLEN>)(SUM + X[rs2]);
      }
    }
    T_MAY {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd1 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.may\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
      behavior: { if (rd != 0 && (X[rs1] & 1) == 1) X[rd] = X[rs2]; }
    }
    T_PAIR {
      encoding: 7'd0 :: 5'd0 :: rs1[4:0] :: 3'd2 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.pair\", \"{name(rd)}, {name(rs1)}\"};
      behavior: { X[7] = X[rs1]; if (rd != 0) X[rd] = X[8]; }
    }
    T_AT {
      encoding: 7'd0 :: i[4:0] :: rs1[4:0] :: 3'd3 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.at\", \"{name(rd)}, {name(rs1)}, {i}\"};
      behavior: {
        SUM = (unsigned<32>)(SUM + 1);
        A[i & 7] = (unsigned<40>)(A[i & 3] + X[rs1]);
        if (rd != 0) X[rd] = (unsigned<XLEN>)A[i & 3];
      }
    }
    T_RAISE {
      encoding: 7'd0 :: 5'd0 :: 5'd31 :: 3'd6 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.raise\", \"{name(rd)}\"};
      behavior: {
        SUM = (unsigned<32>)(SUM + 1);
        if (rd != 0) X[rd] = SUM;
        if (X[31] == 17) raise(0, 2);
      }
    }
    T_LOAD {
      encoding: 7'd0 :: 5'd0 :: rs1[4:0] :: 3'd4 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.load\", \"{name(rd)}, {name(rs1)}\"};
      behavior: { if (rd != 0) X[rd] = (unsigned<XLEN>)MEM[X[rs1]]; }
    }
    T_PC {
      encoding: 7'd0 :: 10'd0 :: 3'd5 :: rd[4:0] :: 7'b0001011;
      assembly: {\"t.pc\", \"{name(rd)}\"};
      behavior: { if (rd != 0) X[rd] = (unsigned<XLEN>)(PC + SUM); }
    }
  }
}";

/// Adds instructions of the design to random code: one of `rare` of them traps often enough, or is
/// none of a region's.
fn described(generator: &mut Generator, rare: bool) -> u32 {
    let random = &mut generator.random;
    let [rd, a, b] = [(); 3].map(|()| random.below(26) as u32);
    let kind = if rare { [3, 4, 5, 6, 6, 6][random.below(6)] } else { random.below(4) as u32 };
    let (a, b) = match kind {
        3 if !rare => (a, [0, 1, 2, 3, 4, 5][random.below(6)]),
        4 => (BASE, 0),
        5 => (0, 0),
        6 => (31, 0),
        2 => (a, 0),
        _ => (a, b),
    };
    b << 20 | a << 15 | kind << 12 | rd << 7 | 0x0b
}

/// jal rd, by `offset` bytes.
fn jal(rd: u32, offset: i32) -> u32 {
    let at = offset as u32;
    (at >> 20 & 1) << 31
        | (at >> 1 & 0x3ff) << 21
        | (at >> 11 & 1) << 20
        | (at >> 12 & 0xff) << 12
        | rd << 7
        | 0x6f
}

/// Branch number `kind` of the manual's six, by `offset` bytes.
fn branch(kind: u32, rs1: u32, rs2: u32, offset: i32) -> u32 {
    let (kind, at) = ([0, 1, 4, 5, 6, 7][kind as usize], offset as u32);
    let high = (at >> 12 & 1) << 31 | (at >> 5 & 0x3f) << 25;
    high | rs2 << 20 | rs1 << 15 | kind << 12 | (at >> 1 & 15) << 8 | (at >> 11 & 1) << 7 | 0x63
}

/// A loop over branches forward, inner loops, calls of a function behind it that returns, and
/// jumps through a register, between random instructions.
fn code(generator: &mut Generator, design: bool) -> Vec<u32> {
    const CALLS: usize = 4;
    let mut words = Vec::new();
    let mut calls = Vec::new();
    while words.len() < 90 {
        match generator.random.below(9) {
            0 => {
                // Over some instructions, or none.
                let over = generator.random.below(4);
                let [a, b] = [(); 2].map(|()| generator.random.below(32) as u32);
                let kind = generator.random.below(6) as u32;
                words.push(branch(kind, a, b, 4 * (1 + over as i32)));
                words.extend((0..over).map(|_| generator.scalar()));
            }
            1 if calls.len() < CALLS => {
                calls.push(words.len());
                words.push(0);
            }
            2 => {
                // addi x27, x0, 1 + n; its loop; addi x27, x27, -1; bne x27, x0.
                let rounds = 1 + generator.random.below(4) as u32;
                words.push(rounds << 20 | 27 << 7 | 0x13);
                let inside = 1 + generator.random.below(6);
                words.extend((0..inside).map(|_| generator.scalar()));
                words.push(0xfff0_0013 | 27 << 7 | 27 << 15);
                words.push(branch(1, 27, 0, -4 * (1 + inside as i32)));
            }
            3 => {
                // auipc x26, 0; jalr x26, 8(x26): to what follows.
                words.push(26 << 7 | 0x17);
                words.push(8 << 20 | 26 << 15 | 26 << 7 | 0x67);
            }
            4 | 5 if design => {
                let rare = generator.random.below(40) == 0;
                words.push(described(generator, rare));
            }
            _ => words.push(generator.scalar()),
        }
    }
    words.push(0xfff0_0013 | ROUNDS << 7 | ROUNDS << 15);
    let back = branch(1, ROUNDS, 0, -4 * (words.len() as i32));
    words.push(back);
    // Over the function, to the end.
    let inside = 5;
    words.push(jal(0, 4 * (inside + 2)));
    let function = words.len();
    words.extend((0..inside).map(|_| generator.scalar()));
    words.push(28 << 15 | 0x67); // jalr x0, 0(x28)
    for call in calls {
        words[call] = jal(28, 4 * (function as i32 - call as i32));
    }
    words
}

fn the_same(isa: &str, seed: u64, design: &[Description], recorded: bool, programs: usize) {
    let isa = Isa::parse(isa).unwrap();
    let mut generator = Generator::new(isa, seed);
    let (mut returned, mut stopped, mut trapped) = (0, 0, 0);
    for _ in 0..programs {
        let words = code(&mut generator, !design.is_empty());
        let random = &mut generator.random;
        let mut registers: [u64; 32] = std::array::from_fn(|_| isa.xlen().truncate(random.operand()));
        let bases = [DATA + 4096, DATA + 4097, CODE + SIZE - 1024, CODE + 512];
        registers[BASE as usize] = bases[[0, 0, 0, 0, 0, 0, 0, 1, 2, 3][random.below(10)]];
        registers[ROUNDS as usize] = 60;
        let bytes = (0..SIZE - 0x1000).map(|_| random.next() as u8).collect();
        let raw = RawCode {
            registers,
            memory: vec![(DATA, bytes)],
            misaligned_allowed: random.below(2) == 0,
            // Some end where nothing else does.
            instruction_limit: if random.below(2) == 0 { 100_000 } else { 3000 + random.below(6000) as u64 },
            ..raw(isa, &words)
        };
        let [translated, interpreted] = runs(&raw, design, recorded);
        assert_eq!(translated, interpreted, "{words:08x?} {registers:x?}");
        returned += usize::from(interpreted.trap.is_none());
        // In a round that regions execute.
        trapped += usize::from(interpreted.trap.is_some() && interpreted.registers[31] == 17);
        stopped += usize::from(interpreted.instructions == raw.instruction_limit);
    }
    let (ran, least) = if recorded { (RECORDED.get(), 300) } else { (RAN.get(), 800) };
    assert!(ran > least * programs as u64, "regions executed {ran} instructions alone");
    assert!(design.is_empty() || recorded || trapped > programs / 100, "only {trapped} trapped in a region");
    assert!(
        returned > programs / 10 && stopped > programs / 20,
        "{returned} came to their end, {stopped} to their limit"
    );
}

#[test]
fn regions_do_what_handlers_do_on_rv64() {
    the_same("rv64im_zba_zbb_zbs_zicond", 1, &[], false, 60);
}

#[test]
fn regions_do_what_handlers_do_on_rv32() {
    the_same("rv32im_zba_zbb_zbs_zicond", 2, &[], false, 60);
}

#[test]
fn regions_do_what_descriptions_say() {
    regions_do_what_designs_say(60);
}

#[test]
#[ignore = "slow: three hundred programs of each kind, in make test-all"]
fn regions_do_what_handlers_and_descriptions_do_in_more_programs() {
    the_same("rv64im_zba_zbb_zbs_zicond", 8, &[], false, 300);
    the_same("rv32im_zba_zbb_zbs_zicond", 9, &[], false, 300);
    regions_do_what_designs_say(300);
}

fn regions_do_what_designs_say(programs: usize) {
    for (text, isa, seed) in [
        (DESIGN.to_owned(), "rv32im_zba_zbb_zbs_zicond", 3),
        (DESIGN.replace("RV32I", "RV64I"), "rv64im_zba_zbb_zbs_zicond", 4),
    ] {
        let design = instar_coredsl::load("xregion.core_desc", &text);
        let design = design.unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]));
        the_same(isa, seed, &[design], false, programs);
    }
}

#[test]
fn regions_record_what_handlers_do() {
    the_same("rv64im_zba_zbb_zbs_zicond", 5, &[], true, 50);
    the_same("rv32im_zba_zbb_zbs_zicond", 6, &[], true, 50);
}

#[test]
fn regions_beside_instructions_of_a_design_record_what_handlers_do() {
    let design = instar_coredsl::load("xregion.core_desc", DESIGN);
    let design = design.unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]));
    the_same("rv32im_zba_zbb_zbs_zicond", 7, &[design], true, 50);
}

/// Wishes something, and looks at nothing.
struct Wishing(Wishes);

impl Observer for Wishing {
    fn retire(&mut self, _: &Retired<'_>) {}

    fn wishes(&self) -> Wishes {
        self.0
    }
}

#[test]
fn what_no_region_notes_is_recorded_without_regions() {
    let isa = Isa::parse("rv32im_zba_zbb_zbs_zicond").unwrap();
    let mut generator = Generator::new(isa, 8);
    let programs: Vec<Vec<u32>> = (0..8).map(|_| code(&mut generator, false)).collect();
    let mut registers = [0; 32];
    registers[BASE as usize] = DATA + 4096;
    registers[ROUNDS as usize] = 60;
    let memory = vec![(DATA, vec![0; SIZE as usize - 0x1000])];
    let recorded = |wishes| {
        let before = RECORDED.get();
        for words in &programs {
            let (misaligned_allowed, instruction_limit) = (true, 20_000);
            let memory = memory.clone();
            let raw = RawCode { registers, memory, misaligned_allowed, instruction_limit, ..raw(isa, words) };
            run_watched(&raw, &[], 1, &mut Watch::of(&mut Wishing(wishes)));
        }
        RECORDED.get() - before
    };
    let usual = recorded(Wishes::NONE);
    assert!(usual > 1000, "regions executed {usual} instructions");
    assert_eq!([Wishes::REGISTERS, Wishes::SHIFTS, Wishes::VALUES].map(recorded), [0; 3]);
}
