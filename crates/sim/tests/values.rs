//! Recorded values are those that the machine shows when it is looked at before and after each
//! instruction.
//!
//! Source: the contract of `instar_trace::Values`.

use instar_isa::{Class, Isa, Operands, RegisterFile, Xlen, csr, instructions};
use instar_sim::{Options, RawCode, Session, Watch, run_code};
use instar_trace::{Flags, Observer, Retired, Wishes};
use proptest::prelude::*;

use crate::recorded::{EVERYTHING, Log, agrees, op, program};
use crate::support::{BASE, DATA, Elf};

#[test]
fn values_of_the_manual_s_instructions_are_those_that_stepping_shows() {
    let number = |number: u16| i64::from(number);
    let body = [
        op("addi", 10, 0, 0, -77),
        op("add", 11, 10, 10, 0),
        op("sub", 10, 11, 10, 0), // rd is a source
        op("c.li", 12, 0, 0, 7),
        op("c.mv", 13, 0, 12, 0),
        op("c.add", 13, 13, 12, 0),
        op("mul", 14, 13, 10, 0),
        op("divu", 15, 14, 12, 0),
        op("lw", 16, 9, 0, 64),
        op("lbu", 17, 9, 0, 193),
        op("lb", 17, 9, 0, 193),
        op("sb", 0, 9, 10, 65),
        op("sh", 0, 9, 11, 66),
        op("sw", 0, 9, 13, 68),
        op("lw", 0, 9, 0, 68), // into x0
        op("addi", 20, 9, 0, 128),
        op("lr.w", 21, 20, 0, 0),
        op("sc.w", 22, 20, 10, 0),
        op("sc.w", 22, 20, 10, 0), // fails
        op("amoadd.w", 20, 20, 11, 0),
        op("addi", 20, 9, 0, 192),
        op("cbo.zero", 0, 20, 0, 0),
        op("cbo.clean", 0, 20, 0, 0),
        op("lui", 2, 0, 0, i64::from(DATA as i32)),
        op("addi", 2, 2, 0, 0x100),
        op("cm.push", 2, 2, 0, 15 << 2 | 1), // all thirteen registers
        op("addi", 18, 0, 0, 5),
        op("cm.pop", 2, 2, 0, 15 << 2 | 1),
        op("cm.mvsa01", 0, 8, 18, 0),
        op("cm.mva01s", 0, 18, 8, 0),
        op("csrrw", 5, 10, 0, number(csr::MSCRATCH)),
        op("csrrsi", 6, 3, 0, number(csr::MSCRATCH)),
        op("csrrc", 0, 12, 0, number(csr::MSCRATCH)),
        op("csrrs", 7, 0, 0, number(csr::MINSTRET)),
        op("csrrw", 7, 10, 0, number(csr::MINSTRET)),
        op("csrrw", 7, 10, 0, number(csr::MCYCLE)),
        op("csrrs", 7, 0, 0, number(csr::CYCLE)),
        op("csrrw", 7, 0, 0, number(csr::SEED)),
        op("csrrs", 0, 10, 0, number(csr::SEED)),
        op("csrrw", 7, 7, 0, number(csr::SEED)),
        op("ecall", 0, 0, 0, 0),
        op("lw", 16, 0, 0, 0), // outside memory
        vec![0xff; 4],
        op("addi", 20, 9, 0, 64),
        op("csrrw", 0, 20, 0, number(csr::JVT)),
        op("auipc", 5, 0, 0, 0),
        op("addi", 5, 5, 0, 16),
        op("sw", 0, 20, 5, 4),
        op("cm.jt", 0, 0, 0, 1), // to the word behind the next
        op("c.addi", 10, 10, 0, 1),
        op("bne", 0, 10, 10, 8),
        op("jal", 1, 0, 0, 4),
        op("auipc", 1, 0, 0, 0),
        op("jalr", 1, 1, 0, 8), // rd is the source
    ];
    let recorded = agrees(&program(&body), Isa::parse(EVERYTHING).unwrap(), &[]);
    assert_eq!(recorded.iter().filter(|r| r.flags.has(Flags::TRAP)).count(), 3);
    let push = recorded.iter().find(|r| r.accessed.len() == 13).unwrap();
    assert_eq!((push.read.len(), push.written.len()), (14, 1));
}

#[test]
fn a_clock_s_value_is_the_one_that_the_program_was_told() {
    let body = [
        op("csrrs", 10, 0, 0, i64::from(csr::MCYCLE)),
        op("addi", 11, 0, 0, 100),
        op("csrrw", 12, 11, 0, i64::from(csr::MCYCLE)),
    ];
    let mut session =
        Session::new(program(&body), &Options::new(Isa::parse(EVERYTHING).unwrap()), &[]).unwrap();
    let mut log = Log { clock: Some(1000), ..Log::default() };
    session.run_whole(&mut Watch::of(&mut log)).unwrap();
    let [read, written] = [4, 6].map(|at| &log.recorded[at]);
    assert_eq!(read.read, [(RegisterFile::Csr, csr::MCYCLE, vec![4000])]);
    assert_eq!(read.written, [((RegisterFile::X, 10, vec![0]), vec![4000])]);
    let clock = ((RegisterFile::Csr, csr::MCYCLE, vec![6000]), vec![100]);
    assert_eq!(written.written, [((RegisterFile::X, 12, vec![0]), vec![6000]), clock]);
}

#[test]
fn what_the_environment_answers_is_told_of_the_call() {
    // write(1, data, 3): a0 holds the answer.
    let code = [
        op("addi", 10, 0, 0, 1),
        op("lui", 11, 0, 0, i64::from(DATA as i32)),
        op("addi", 12, 0, 0, 3),
        op("addi", 17, 0, 0, 64),
        op("ecall", 0, 0, 0, 0),
        op("addi", 17, 0, 0, 93),
        op("ecall", 0, 0, 0, 0),
    ];
    let elf = Elf::function(&code).data(b"abc");
    let recorded = agrees(&elf.program(), Isa::parse(EVERYTHING).unwrap(), &[]);
    assert_eq!(recorded[4].written, [((RegisterFile::X, 10, vec![1]), vec![3])]);
}

#[test]
fn long_runs_come_in_batches_with_their_values() {
    let body = [
        op("lui", 6, 0, 0, 0x2000),
        op("addi", 5, 5, 0, 1),
        op("sw", 0, 9, 5, 64),
        op("lw", 8, 9, 0, 64),
        op("bne", 0, 5, 6, -12),
    ];
    // The loop starts from 0, not from the handler's address.
    let body: Vec<_> = [vec![op("addi", 5, 0, 0, 0)], body.to_vec()].concat();
    let mut session =
        Session::new(program(&body), &Options::new(Isa::parse(EVERYTHING).unwrap()), &[]).unwrap();
    let mut log = Log::default();
    let ended = session.run_whole(&mut Watch::of(&mut log)).unwrap();
    assert_eq!(log.recorded.len() as u64, ended.instructions);
    assert!(log.batches > 30);
    let loads = log.recorded.iter().filter(|r| r.written.iter().any(|((.., index, _), _)| *index == 8));
    for (n, load) in loads.enumerate() {
        assert_eq!((load.written[0].1[0], load.accessed[0].1[0]), (n as u64 + 1, n as u64 + 1));
    }
}

/// What becomes of the registers by the values that were written to them.
struct Replay {
    x: [u64; 32],
}

impl Observer for Replay {
    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }

    fn retire(&mut self, &Retired { batch, values, .. }: &Retired<'_>) {
        let values = values.expect("they are wished");
        for seen in (0..batch.len()).filter_map(|i| values.of(batch, i)) {
            let of_x = |slot: &instar_trace::Slot| slot.file == RegisterFile::X;
            for (slot, value) in seen.read().filter(|(slot, _)| of_x(slot)) {
                assert_eq!(self.x[usize::from(slot.index)], value[0]);
            }
            let written: Vec<_> = seen.written().filter(|(slot, ..)| of_x(slot)).collect();
            for (slot, old, _) in &written {
                assert_eq!(self.x[usize::from(slot.index)], old[0]);
            }
            for (slot, _, new) in &written {
                self.x[usize::from(slot.index)] = new[0];
            }
        }
    }
}

proptest! {
    #[test]
    fn the_values_of_any_instructions_make_up_the_registers(
        wide: bool,
        picks in proptest::collection::vec((any::<prop::sample::Index>(), any::<[u8; 3]>(), any::<i16>()), 1..60),
        seeds: [u16; 32],
    ) {
        let xlen = if wide { Xlen::Rv64 } else { Xlen::Rv32 };
        let isa = Isa::everything(xlen);
        // A run whose values are noted ends where vectors begin.
        let all: Vec<_> = instructions(&isa).filter(|i| i.class != Class::Vector).collect();
        let mut code = Vec::new();
        for (pick, [rd, rs1, rs2], immediate) in picks {
            let instruction = all[pick.index(all.len())];
            let operands = |immediate| Operands { rd: rd & 31, rs1: rs1 & 31, rs2: rs2 & 31, immediate };
            let tries = [i64::from(immediate), i64::from(immediate) & 28, i64::from(immediate) & 0x7c, 0];
            if let Some(word) = tries.into_iter().find_map(|immediate| instruction.encode(&operands(immediate))) {
                code.extend(&word.to_le_bytes()[..usize::from(instruction.length())]);
            }
        }
        // Half of the registers point into memory.
        let registers: [u64; 32] = std::array::from_fn(|n| match (n, seeds[n] & 1) {
            (0, _) => 0,
            (_, 0) => DATA + 512 + u64::from(seeds[n] & 0xf8),
            _ => xlen.truncate(u64::from(seeds[n]).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        });
        let raw = RawCode {
            isa,
            memory_base: BASE,
            memory_size: 0x4000,
            address: BASE,
            code: code.clone(),
            registers,
            memory: vec![(DATA, (0..2048u32).map(|n| n as u8).collect()), (BASE, code)],
            misaligned_allowed: true,
            instruction_limit: 200,
        };
        let mut replay = Replay { x: registers };
        let recorded = run_code(&raw, &mut Watch::of(&mut replay)).unwrap();
        prop_assert_eq!(replay.x, recorded.registers);
        // Without a `fence.i`, code that it wrote over is fetched before or after the write.
        if recorded.memory[1] == raw.code {
            prop_assert_eq!(&recorded, &run_code(&raw, &mut Watch::none()).unwrap());
        }
    }
}
