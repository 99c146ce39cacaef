//! The retired batch says what was executed, no more and no less.
//!
//! Source: the contract of `RetiredBatch`.

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op, ret};
use instar_isa::{Class, DivideDetail};
use instar_sim::{CallSpec, Options, Session, Watch};
use instar_trace::{AccessKind, ClockRead, Flags, MemoryAccess, Observer, Retired};

/// Everything that came, one entry per instruction.
#[derive(Default)]
struct Log {
    pcs: Vec<u64>,
    next_pcs: Vec<u64>,
    words: Vec<u32>,
    classes: Vec<Class>,
    flags: Vec<Flags>,
    details: Vec<u64>,
    accesses: Vec<Vec<MemoryAccess>>,
    clocks: Vec<u64>,
}

impl Observer for Log {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            let entry = table.entry(batch.ids[i]);
            assert_eq!(entry.pc, batch.pcs[i]);
            self.words.push(entry.word);
            self.classes.push(entry.class);
            self.accesses.push(batch.accesses_of(i).to_vec());
        }
        self.pcs.extend(&batch.pcs);
        self.next_pcs.extend(&batch.next_pcs);
        self.flags.extend(&batch.flags);
        self.details.extend(&batch.details);
    }

    fn clock(&mut self, _: &ClockRead<'_>) -> Option<u64> {
        let cycles = 1000 * self.pcs.len() as u64;
        self.clocks.push(cycles);
        Some(cycles)
    }
}

fn run(session: &mut Session) -> (Log, u64) {
    let mut log = Log::default();
    session.place(&CallSpec::new("f")).unwrap();
    let instructions = session.run(&mut Watch::of(&mut log)).unwrap().instructions;
    (log, instructions)
}

#[test]
fn a_loop_shows_its_branches_accesses_and_divides() {
    let code = [
        lui(5, DATA as u32),
        addi(6, 0, 3),
        op("lw", 7, 5, 0, 0),
        op("divu", 8, 6, 7, 0),
        op("sh", 0, 5, 8, 4),
        addi(6, 6, -1),
        op("bne", 0, 6, 0, -16),
        ret(),
    ];
    let (log, instructions) = run(&mut Elf::function(&code).data(&[2, 0, 0, 0]).session());
    assert_eq!((log.pcs.len(), instructions), (18, 18));
    assert!(log.pcs.windows(2).zip(&log.next_pcs).all(|(pcs, next)| pcs[1] == *next));
    let taken = |i: usize| log.flags[i].has(Flags::TAKEN);
    let branches: Vec<_> = (0..18).filter(|&i| log.classes[i] == Class::Branch).map(taken).collect();
    assert_eq!(branches, [true, true, false]);
    assert!((0..18).filter(|&i| log.classes[i] != Class::Branch).all(|i| !taken(i)));
    let read = MemoryAccess { address: DATA, size: 4, kind: AccessKind::Read };
    let write = MemoryAccess { address: DATA + 4, size: 2, kind: AccessKind::Write };
    for i in 0..18 {
        let expected = match log.classes[i] {
            Class::Load => vec![read],
            Class::Store => vec![write],
            _ => vec![],
        };
        assert_eq!(log.accesses[i], expected, "instruction {i}");
    }
    let divides: Vec<_> = log.details.iter().copied().filter(|&detail| detail != 0).collect();
    let expected = [3, 2, 1].map(|dividend| DivideDetail::new(dividend, 2, false, 32).pack());
    assert_eq!(divides, expected);
}

#[test]
fn long_runs_come_in_batches_without_a_gap() {
    let code = [lui(6, 0x8000), addi(5, 5, 1), op("sw", 0, 2, 5, -8), op("bne", 0, 5, 6, -8), ret()];
    let (log, instructions) = run(&mut Elf::function(&code).session());
    assert_eq!(instructions, 2 + 3 * 0x8000);
    assert_eq!(log.pcs.len() as u64, instructions);
    assert!(log.pcs.windows(2).zip(&log.next_pcs).all(|(pcs, next)| pcs[1] == *next));
    assert_eq!(log.accesses.iter().flatten().count(), 0x8000);
}

#[test]
fn what_did_not_retire_is_not_there() {
    let code = [op("sw", 0, 2, 0, -8), op("lw", 5, 0, 0, 0), ret()];
    let mut session = Elf::function(&code).session();
    session.place(&CallSpec::new("f")).unwrap();
    let mut log = Log::default();
    let fault = session.run(&mut Watch::of(&mut log)).unwrap_err();
    assert_eq!((fault.instructions, log.pcs), (1, vec![BASE]));
    assert_eq!((log.accesses[0].len(), log.next_pcs), (1, vec![BASE + 4]));
}

#[test]
fn a_clock_is_asked_after_all_before_it_was_handed_over() {
    let code = [
        addi(5, 0, 1),
        op("csrrs", 6, 0, 0, 0xb00),
        addi(5, 0, 1),
        op("csrrs", 7, 0, 0, 0xc00),
        op("csrrs", 8, 0, 0, 0xc02),
        op("sub", 10, 7, 6, 0),
        ret(),
    ];
    let mut session = Elf::function(&code).session();
    let (log, _) = run(&mut session);
    assert_eq!(log.clocks, [1000, 3000]);
    assert_eq!(session.machine().hart().x(10), 2000);
    assert_eq!(session.machine().hart().x(8), 4); // instret counts instructions, model or not
    let clock: Vec<_> = log.flags.iter().map(|flags| flags.has(Flags::CLOCK)).collect();
    assert_eq!(clock, [false, true, false, true, false, false, false]);
    // Without a model the clock is the retired count, and the result says so.
    let result = session.run(&mut Watch::none()).unwrap();
    assert!(result.clock_without_model);
    assert_eq!(session.machine().hart().x(10), 2);
}

#[test]
fn plain_and_traced_runs_agree_and_ids_stay_across_runs() {
    let code = [addi(5, 5, 7), op("mul", 10, 5, 5, 0), ret()];
    let mut session = Elf::function(&code).session();
    let (log, traced) = run(&mut session);
    let entries = session.machine().table().entries().len();
    let registers = session.machine().hart().registers();
    assert_eq!(session.run(&mut Watch::none()).unwrap().instructions, traced);
    assert_eq!(session.machine().hart().registers(), registers);
    let (again, _) = run(&mut session);
    assert_eq!((again.words, session.machine().table().entries().len()), (log.words, entries));
}

#[test]
fn code_that_changes_is_decoded_anew_after_fence_i() {
    // Writes `addi x10, x0, 2` over `addi x10, x0, 1`, which was executed before.
    let new = u32::from_le_bytes(addi(10, 0, 2).try_into().unwrap());
    let low = (new & 0xfff) as i64;
    let low = if low >= 0x800 { low - 0x1000 } else { low };
    let code = [
        lui(5, BASE as u32),
        lui(6, new.wrapping_sub(low as u32)),
        addi(6, 6, low),
        addi(10, 0, 1),
        op("beq", 0, 7, 6, 20),
        op("sw", 0, 5, 6, 12),
        addi(7, 6, 0),
        op("fence.i", 0, 0, 0, 0),
        op("jal", 0, 0, 0, -20),
        ret(),
    ];
    let options = Options::new(isa());
    let mut session = Session::new(Elf::function(&code).program(), &options, &[]).unwrap();
    let (log, _) = run(&mut session);
    assert_eq!(session.machine().hart().x(10), 2);
    assert_eq!(log.words.iter().filter(|&&word| word == new).count(), 1);
    // The next run starts from the program as loaded.
    assert_eq!(run(&mut session).0.words, log.words);
}
