//! Exceptions and their way to the program's handler and back.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "mcause", "mtvec", "mstatus" and "mret".

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op};
use instar_isa::{Class, Isa, Op, csr};
use instar_sim::{CallSpec, FaultReason, Options, Session, Watch};
use instar_trace::{Flags, Observer, Retired};

/// The handler lies at [`BASE`] + 0x100: it counts in s0, keeps mepc, mcause and mtval in s1, a6
/// and a7, and goes on four bytes after the instruction that trapped.
const HANDLER: i64 = 0x100;

fn csrr(rd: u8, number: u16) -> Vec<u8> {
    op("csrrs", rd, 0, 0, i64::from(number))
}

fn csrw(number: u16, rs1: u8) -> Vec<u8> {
    op("csrrw", 0, rs1, 0, i64::from(number))
}

/// The program: sets mtvec, runs `body` and exits with s0, the number of traps.
fn program(body: &[Vec<u8>]) -> Elf {
    let mut code = [lui(5, BASE as u32), addi(5, 5, HANDLER), csrw(csr::MTVEC, 5)].concat();
    code.extend(body.concat());
    // tohost = s0 << 1 | 1
    code.extend([op("slli", 5, 8, 0, 1), addi(5, 5, 1), lui(6, DATA as u32)].concat());
    code.extend([op("sw", 0, 6, 0, 4), op("sw", 0, 6, 5, 0), op("jal", 0, 0, 0, 0)].concat());
    code.resize(HANDLER as usize, 0);
    code.extend([addi(8, 8, 1), csrr(9, csr::MEPC), csrr(16, csr::MCAUSE), csrr(17, csr::MTVAL)].concat());
    code.extend([addi(28, 9, 4), csrw(csr::MEPC, 28), op("mret", 0, 0, 0, 0)].concat());
    Elf::function(&[code]).symbol("tohost", DATA)
}

/// What is seen of a trap: traps, mepc from the body's start, mcause, mtval.
fn trapped(body: &[Vec<u8>]) -> (u64, i64, u64, u64) {
    let mut session = program(body).session();
    let result = session.run_whole(&mut Watch::none()).unwrap();
    let x = |n| session.x(n);
    (result.exit_code, x(9).wrapping_sub(BASE + 12) as i64, x(16), x(17))
}

fn word(bytes: &[u8]) -> u64 {
    u64::from(u32::from_le_bytes(bytes.try_into().unwrap()))
}

#[test]
fn each_exception_reaches_the_handler_with_its_cause_and_value() {
    let bad_csr = csrr(6, 0x7c0);
    let read_only = csrw(csr::CYCLE, 6);
    assert_eq!(trapped(&[vec![0xff; 4]]), (1, 0, 2, 0xffff_ffff));
    assert_eq!(trapped(&[vec![0; 4]]), (1, 0, 2, 0));
    assert_eq!(trapped(std::slice::from_ref(&bad_csr)), (1, 0, 2, word(&bad_csr)));
    assert_eq!(trapped(std::slice::from_ref(&read_only)), (1, 0, 2, word(&read_only)));
    assert_eq!(trapped(&[op("ebreak", 0, 0, 0, 0)]), (1, 0, 3, BASE + 12));
    assert_eq!(trapped(&[addi(7, 5, 1), op("lw", 6, 7, 0, 0)]), (1, 4, 4, BASE + 0x101));
    assert_eq!(trapped(&[op("lb", 6, 0, 0, 16)]), (1, 0, 5, 16));
    assert_eq!(trapped(&[lui(7, DATA as u32), op("sh", 0, 7, 0, 1)]), (1, 4, 6, DATA + 1));
    assert_eq!(trapped(&[op("sw", 0, 0, 0, -4)]), (1, 0, 7, 0xffff_fffc));
    assert_eq!(trapped(&[op("ecall", 0, 0, 0, 0)]), (1, 0, 11, 0));
}

#[test]
fn a_jump_outside_memory_traps_at_its_target() {
    // Not back after the target, but to the address in a1.
    let body = [op("auipc", 11, 0, 0, 0), addi(5, 0, 64), op("jalr", 1, 5, 0, 0)];
    let mut elf = program(&body);
    let handler = HANDLER as usize;
    elf.code[handler + 16..handler + 20].copy_from_slice(&addi(28, 11, 12));
    let mut session = elf.session();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 1);
    assert_eq!((session.x(9), session.x(16), session.x(17)), (64, 1, 64));
}

#[test]
fn without_compressed_instructions_a_misaligned_target_is_the_jumps_own_exception() {
    let isa = Isa::parse("rv32im").unwrap();
    let jumps = [
        vec![addi(14, 0, 0), op("jal", 14, 0, 0, 6), addi(0, 0, 0)],
        vec![op("auipc", 14, 0, 0, 0), op("jalr", 14, 14, 0, 10), addi(0, 0, 0)],
        vec![addi(14, 0, 0), op("beq", 0, 0, 0, 6), addi(0, 0, 0)],
    ];
    for (n, jump) in jumps.iter().enumerate() {
        let mut session = Session::new(program(jump).program(), &Options::new(isa), &[]).unwrap();
        assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 1, "jump {n}");
        assert_eq!((session.x(9), session.x(16), session.x(17)), (BASE + 16, 0, BASE + 22), "jump {n}");
        // The link register was not written.
        assert_eq!(session.x(14), if n == 1 { BASE + 12 } else { 0 }, "jump {n}");
    }
    let branch = [addi(6, 0, 1), op("beq", 0, 6, 0, 6)];
    let mut session = Session::new(program(&branch).program(), &Options::new(isa), &[]).unwrap();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 0);
}

#[test]
fn mstatus_keeps_what_was_before_the_trap_and_mret_brings_it_back() {
    let body =
        [op("csrrsi", 0, 8, 0, i64::from(csr::MSTATUS)), op("ebreak", 0, 0, 0, 0), csrr(12, csr::MSTATUS)];
    let mut elf = program(&body);
    // The handler's first instruction reads mstatus instead of counting.
    let handler = HANDLER as usize;
    elf.code[handler..handler + 4].copy_from_slice(&csrr(13, csr::MSTATUS));
    let mut session = elf.session();
    session.run_whole(&mut Watch::none()).unwrap();
    // MPP = M, MPIE = 1, MIE = 0; afterwards MPP = U, MPIE = MIE = 1.
    assert_eq!((session.x(13), session.x(12)), (0x1880, 0x88));
}

#[test]
fn user_mode_has_its_own_ecall_and_no_machine_csrs() {
    let to_user = [
        lui(6, 0x2000),
        addi(6, 6, -0x800),
        op("csrrc", 0, 6, 0, i64::from(csr::MSTATUS)),
        op("auipc", 6, 0, 0, 0),
        addi(6, 6, 16),
        csrw(csr::MEPC, 6),
        op("mret", 0, 0, 0, 0),
    ];
    let after = |last: Vec<u8>| {
        let body: Vec<_> = to_user.iter().cloned().chain([last, addi(0, 0, 0)]).collect();
        let (traps, _, cause, value) = trapped(&body);
        (traps, cause, value)
    };
    let refused = [csrr(6, csr::MSCRATCH), csrr(6, csr::CYCLE), op("mret", 0, 0, 0, 0)];
    assert_eq!(after(op("ecall", 0, 0, 0, 0)), (1, 8, 0));
    for instruction in refused {
        assert_eq!(after(instruction.clone()), (1, 2, word(&instruction)));
    }
    // With leave a clock can be read.
    let mut open = vec![addi(6, 0, 1), csrw(csr::MCOUNTEREN, 6)];
    open.extend(to_user.iter().cloned().chain([csrr(6, csr::CYCLE)]));
    assert_eq!(trapped(&open).0, 0);
}

#[test]
fn trapped_instructions_do_not_count_as_retired() {
    let body = [csrr(12, csr::MINSTRET), op("ebreak", 0, 0, 0, 0), csrr(13, csr::MINSTRET)];
    let mut session = program(&body).session();
    session.run_whole(&mut Watch::none()).unwrap();
    // The read itself and the handler's seven.
    assert_eq!(session.x(13) - session.x(12), 8);
}

/// pc, next pc, flags and operation.
#[derive(Default)]
struct Log(Vec<(u64, u64, Flags, Op, Class)>);

impl Observer for Log {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            let entry = table.entry(batch.ids[i]);
            self.0.push((batch.pcs[i], batch.next_pcs[i], batch.flags[i], entry.op, entry.class));
        }
    }
}

#[test]
fn the_stream_shows_where_the_program_trapped_and_has_no_gap() {
    let body = [op("lw", 6, 0, 0, 0), vec![0xff; 4], op("ecall", 0, 0, 0, 0), op("lw", 6, 5, 0, 0)];
    let mut session = program(&body).session();
    let mut log = Log::default();
    let traced = session.run_whole(&mut Watch::of(&mut log)).unwrap();
    assert_eq!((traced.exit_code, &traced), (3, &session.run_whole(&mut Watch::none()).unwrap()));
    assert!(log.0.windows(2).all(|pair| pair[1].0 == pair[0].1));
    let handler = BASE + HANDLER as u64;
    let traps: Vec<_> = log.0.iter().filter(|entry| entry.2.has(Flags::TRAP)).collect();
    assert!(traps.iter().all(|entry| entry.1 == handler));
    let kinds: Vec<_> = traps.iter().map(|entry| (entry.3, entry.4)).collect();
    assert_eq!(kinds, [(Op::Lw, Class::Load), (Op::Illegal, Class::System), (Op::Ecall, Class::System)]);
    assert_eq!(log.0.len() as u64, traced.instructions + 3);
}

#[test]
fn a_handler_that_cannot_begin_ends_the_run() {
    let mut elf = program(&[op("ebreak", 0, 0, 0, 0)]);
    elf.code[HANDLER as usize..HANDLER as usize + 4].fill(0xff);
    let fault = elf.session().run_whole(&mut Watch::none()).unwrap_err();
    assert_eq!((fault.trap, fault.pc), (FaultReason::IllegalInstruction { word: !0 }, BASE + HANDLER as u64));
    // A handler that is not there.
    let elf = Elf::function(&[csrw(csr::MTVEC, 0), op("ebreak", 0, 0, 0, 0)]);
    let fault = elf.session().run_whole(&mut Watch::none()).unwrap_err();
    assert_eq!(fault.trap, FaultReason::JumpOutsideMemory { target: 0 });
}

#[test]
fn what_the_simulator_itself_refuses_is_never_delivered() {
    let faults = |body: &[Vec<u8>]| program(body).session().run_whole(&mut Watch::none()).unwrap_err().trap;
    assert_eq!(faults(&[op("sw", 0, 5, 0, -HANDLER)]), FaultReason::StoreToCode { address: BASE, size: 4 });
    assert_eq!(faults(&[op("jal", 0, 0, 0, 0)]), FaultReason::EndlessLoop);
    let mut session = program(&[lui(2, DATA as u32)]).session();
    session.place(&CallSpec::new("f")).unwrap();
    let fault = session.run(&mut Watch::none()).unwrap_err();
    assert!(matches!(fault.trap, FaultReason::StackOverflow { .. }), "{fault}");
}

#[test]
fn registers_of_what_the_hart_has_not_read_zero() {
    let zero = [0x3a0, 0x3b0, 0x3ef, 0xb03, 0xb9f, 0x33f, 0xc1f, 0xf15, 0x310, 0x31a, 0x7a0];
    for number in zero {
        let body = [addi(6, 0, -1), csrw(number, 6), csrr(12, number)];
        let writable = number >> 10 != 3;
        let body = if writable { &body[..] } else { &body[2..] };
        let mut session = program(body).session();
        assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 0, "{number:#x}");
        assert_eq!(session.x(12), 0, "{number:#x}");
    }
    let session = Session::new(program(&[]).program(), &Options::new(isa()), &[]).unwrap();
    assert_eq!(session.csr(0x180), None);
}
