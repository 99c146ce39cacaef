//! What instructions with several accesses or registers leave after, at both XLEN, plain and
//! traced.
//!
//! Source: the contract of `RetiredBatch`; The RISC-V Instruction Set Manual, Volume I, chapters
//! "A", "Zc*", "CMO".

use crate::support::{Elf, op};
use instar_isa::{Isa, Operands, Xlen, csr, instructions};
use instar_sim::{CallSpec, FaultReason, Options, RawCode, RawResult, Session, Watch, run_code};
use instar_trace::{AccessKind, Observer, Retired};

const CODE: u64 = 0x8000_0000;
const DATA: u64 = 0x8000_1000;
const BOTH: [Xlen; 2] = [Xlen::Rv32, Xlen::Rv64];

/// Accesses of each retired instruction: address, bytes, whether it wrote.
#[derive(Default)]
struct Accesses(Vec<Vec<(u64, u16, bool)>>);

impl Observer for Accesses {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            let list = batch.accesses_of(i).iter();
            self.0.push(list.map(|a| (a.address, a.size, a.kind == AccessKind::Write)).collect());
        }
    }
}

struct Program {
    xlen: Xlen,
    code: Vec<u8>,
    registers: [u64; 32],
    data: Vec<u8>,
}

impl Program {
    fn new(xlen: Xlen) -> Self {
        Self { xlen, code: Vec::new(), registers: [0; 32], data: vec![0; 256] }
    }

    /// One instruction by mnemonic, with rd, rs1, rs2 and immediate (0 where the format has none).
    fn op(mut self, mnemonic: &str, rd: u8, rs1: u8, rs2: u8, immediate: i64) -> Self {
        let mut named = instructions(&Isa::everything(self.xlen)).filter(|i| i.mnemonic == mnemonic);
        let word = named.find_map(|i| Some((i.encode(&Operands { rd, rs1, rs2, immediate })?, i.length())));
        let (word, length) = word.expect(mnemonic);
        self.code.extend(&word.to_le_bytes()[..usize::from(length)]);
        self
    }

    fn set(mut self, register: usize, value: u64) -> Self {
        self.registers[register] = value;
        self
    }

    fn data(mut self, data: impl IntoIterator<Item = u8>) -> Self {
        self.data = data.into_iter().collect();
        self
    }

    /// Runs plain and traced; both must end alike.
    fn run(&self) -> (RawResult, Accesses) {
        let raw = RawCode {
            isa: Isa::everything(self.xlen),
            memory_base: CODE,
            memory_size: 0x2000,
            address: CODE,
            code: self.code.clone(),
            registers: self.registers,
            memory: vec![(DATA, self.data.clone())],
            misaligned_allowed: true,
            instruction_limit: 1000,
        };
        let mut accesses = Accesses::default();
        let traced = run_code(&raw, &mut Watch::of(&mut accesses)).unwrap();
        assert_eq!(run_code(&raw, &mut Watch::none()).unwrap(), traced);
        assert_eq!(accesses.0.len() as u64, traced.instructions);
        (traced, accesses)
    }
}

fn word(bytes: &[u8], offset: usize) -> u32 {
    u32::from_le_bytes(bytes[offset..offset + 4].try_into().unwrap())
}

#[test]
fn an_atomic_operation_reads_and_writes() {
    for xlen in BOTH {
        let program = Program::new(xlen)
            .data(0xffff_fff0u32.to_le_bytes())
            .set(10, DATA)
            .set(11, 0x20)
            .op("amoadd.w", 12, 10, 11, 0)
            .op("amomaxu.w", 13, 10, 11, 3);
        let (result, accesses) = program.run();
        assert_eq!(accesses.0, vec![vec![(DATA, 4, false), (DATA, 4, true)]; 2]);
        // The sum wrapped to 0x10; what is read comes sign-extended.
        assert_eq!(result.registers[12], xlen.truncate(0xffff_ffff_ffff_fff0));
        assert_eq!(result.registers[13], 0x10);
        assert_eq!(word(&result.memory[0], 0), 0x20);
    }
}

#[test]
fn rd_may_be_the_register_that_is_stored() {
    let program = Program::new(Xlen::Rv64)
        .data(7u64.to_le_bytes())
        .set(10, DATA)
        .set(11, 9)
        .op("amoswap.d", 11, 10, 11, 0)
        .op("amoadd.d", 10, 10, 11, 0);
    let (result, _) = program.run();
    assert_eq!((result.registers[11], result.registers[10]), (7, 9));
    assert_eq!(result.memory[0], 16u64.to_le_bytes());
}

#[test]
fn a_store_succeeds_once_for_each_reservation_and_only_there() {
    for xlen in BOTH {
        let program = Program::new(xlen)
            .set(10, DATA)
            .set(11, 5)
            .set(9, DATA + 4)
            .op("sc.w", 12, 10, 11, 0) // nothing reserved
            .op("lr.w", 13, 10, 0, 2)
            .op("sc.w", 14, 9, 11, 0) // elsewhere, and the reservation is gone
            .op("sc.w", 15, 10, 11, 0)
            .op("lr.w", 13, 10, 0, 2)
            .op("sc.w", 16, 10, 11, 1)
            .op("sc.w", 17, 10, 11, 1);
        let (result, accesses) = program.run();
        assert_eq!(result.registers[12..=17], [1, 0, 1, 1, 0, 1]);
        let (read, write) = (vec![(DATA, 4, false)], vec![(DATA, 4, true)]);
        let expected = [vec![], read.clone(), vec![], vec![], read, write, vec![]];
        assert_eq!(accesses.0, expected);
        assert_eq!((word(&result.memory[0], 0), word(&result.memory[0], 4)), (5, 0));
    }
}

#[test]
fn atomic_accesses_must_be_aligned_and_in_memory() {
    for (mnemonic, address, trap) in [
        ("lr.w", DATA + 2, FaultReason::MisalignedLoad { address: DATA + 2, size: 4 }),
        ("sc.w", DATA + 1, FaultReason::MisalignedStore { address: DATA + 1, size: 4 }),
        ("amoor.d", DATA + 4, FaultReason::MisalignedStore { address: DATA + 4, size: 8 }),
        ("lr.d", 64, FaultReason::LoadOutsideMemory { address: 64, size: 8 }),
        ("sc.d", 64, FaultReason::StoreOutsideMemory { address: 64, size: 8 }),
        ("amoand.w", 64, FaultReason::StoreOutsideMemory { address: 64, size: 4 }),
    ] {
        let (result, accesses) = Program::new(Xlen::Rv64).set(10, address).op(mnemonic, 11, 10, 0, 0).run();
        assert_eq!((result.trap, result.pc, accesses.0.len()), (Some(trap), CODE, 0), "{mnemonic}");
    }
}

/// Immediate of `cm.push` and its kin.
const fn frame(list: i64, extra: i64) -> i64 {
    list << 2 | extra
}

#[test]
fn a_push_stores_ra_lowest_and_a_pop_brings_all_back() {
    for xlen in BOTH {
        let bytes = u64::from(xlen.bits() / 8);
        let sp = DATA + 256;
        let mut program = Program::new(xlen).set(2, sp).set(1, 0x101);
        for (n, register) in [8, 9, 18, 19].into_iter().enumerate() {
            program = program.set(register, 0x200 + n as u64);
        }
        let push = program.op("cm.push", 2, 2, 0, frame(8, 1)); // {ra, s0-s3}
        let adjustment = (5 * bytes).next_multiple_of(16) + 16;
        let (result, accesses) = push.run();
        let stored: Vec<_> = (1..=5).map(|n| (sp - n * bytes, bytes as u16, true)).collect();
        assert_eq!((result.registers[2], accesses.0), (sp - adjustment, vec![stored]));
        assert_eq!(word(&result.memory[0], 256 - 5 * bytes as usize), 0x101);
        assert_eq!(word(&result.memory[0], 256 - bytes as usize), 0x203);

        let cleared = push.op("addi", 1, 0, 0, 0).op("addi", 8, 0, 0, 0).op("addi", 19, 0, 0, 0);
        let (popped, accesses) = cleared.op("cm.pop", 2, 2, 0, frame(8, 1)).run();
        assert_eq!(popped.registers[2], sp);
        assert_eq!([1, 8, 9, 18, 19].map(|n| popped.registers[n]), [0x101, 0x200, 0x201, 0x202, 0x203]);
        let loaded: Vec<_> = (1..=5).map(|n| (sp - n * bytes, bytes as u16, false)).collect();
        assert_eq!(accesses.0[4], loaded);
    }
}

#[test]
fn a_popret_returns_and_a_popretz_also_gives_zero() {
    for (mnemonic, a0) in [("cm.popret", 77), ("cm.popretz", 0)] {
        for xlen in BOTH {
            let bytes = xlen.bits() as usize / 8;
            let mut data = vec![0u8; 16];
            // Over the `c.nop` after the return.
            data[16 - bytes..16 - bytes + 4].copy_from_slice(&(CODE as u32 + 4).to_le_bytes());
            let program = Program::new(xlen)
                .data(data)
                .set(2, DATA)
                .set(10, 77)
                .op(mnemonic, 2, 2, 0, frame(4, 0))
                .op("c.ebreak", 0, 0, 0, 0);
            let (result, _) = program.run();
            assert_eq!((result.trap, result.instructions), (None, 1));
            assert_eq!((result.registers[2], result.registers[10]), (DATA + 16, a0));
            assert_eq!(result.registers[1], CODE + 4);
        }
    }
}

#[test]
fn pushes_below_the_stack_end_the_run() {
    // cm.push {ra}, -64 and a jump back to it.
    let code = [vec![0x4e, 0xb8], op("c.j", 0, 0, 0, -2)];
    let options =
        Options { stack_size: 4096, largest_stack: 4096, ..Options::new(Isa::parse("rv32i_zcmp").unwrap()) };
    let mut session = Session::new(Elf::function(&code).program(), &options, &[]).unwrap();
    session.place(&CallSpec::new("f")).unwrap();
    for watch in [&mut Watch::none(), &mut Watch::of(&mut Accesses::default())] {
        let fault = session.run(watch).unwrap_err();
        assert!(matches!(fault.trap, FaultReason::StackOverflow { .. }), "{fault}");
        assert_eq!(fault.instructions, 2 * 4096 / 64);
    }
}

#[test]
fn double_moves_read_both_before_they_write() {
    for xlen in BOTH {
        let given = Program::new(xlen).set(10, 1).set(11, 2);
        let (result, _) = given.op("cm.mvsa01", 0, 23, 8, 0).op("cm.mva01s", 0, 8, 23, 0).run();
        assert_eq!([23, 8, 10, 11].map(|n| result.registers[n]), [1, 2, 2, 1]);
    }
}

#[test]
fn zeroing_writes_the_whole_block_and_management_writes_nothing() {
    for xlen in BOTH {
        let program = Program::new(xlen)
            .data(vec![0xaa; 192])
            .set(10, DATA + 100)
            .op("cbo.clean", 0, 10, 0, 0)
            .op("cbo.zero", 0, 10, 0, 0)
            .op("prefetch.w", 0, 10, 0, 2016);
        let (result, accesses) = program.run();
        assert_eq!(accesses.0, [vec![], vec![(DATA + 64, 64, true)], vec![]]);
        let zero: Vec<_> = (0..192).filter(|&n| result.memory[0][n] == 0).collect();
        assert_eq!(zero, (64..128).collect::<Vec<_>>());
        let (outside, _) = Program::new(xlen).set(10, 100).op("cbo.inval", 0, 10, 0, 0).run();
        assert_eq!(outside.trap, Some(FaultReason::StoreOutsideMemory { address: 64, size: 64 }));
    }
}

const SEED: i64 = csr::SEED as i64;
const JVT: i64 = csr::JVT as i64;

#[test]
fn table_jumps_go_where_the_table_says() {
    for xlen in BOTH {
        let bytes = xlen.bits() as usize / 8;
        let mut data = vec![0u8; 512];
        // Entry 33: over the `c.ebreak`. Address in entry 33 bears a bit that jumps clear.
        let code_after_jump = CODE as u32 + 8;
        data[64 + 33 * bytes..64 + 33 * bytes + 4].copy_from_slice(&(code_after_jump + 1).to_le_bytes());
        let program = Program::new(xlen)
            .data(data)
            .set(10, DATA + 64 + 5) // the mode is not writable
            .op("csrrw", 0, 10, 0, JVT)
            .op("cm.jalt", 0, 0, 0, 33)
            .op("c.ebreak", 0, 0, 0, 0)
            .op("csrrs", 11, 0, 0, JVT);
        let (result, accesses) = program.run();
        assert_eq!((result.trap, result.registers[1], result.registers[11]), (None, CODE + 6, DATA + 64));
        assert!(accesses.0.iter().all(Vec::is_empty));
        let (astray, _) = Program::new(xlen).op("cm.jt", 0, 0, 0, 3).run();
        assert_eq!(astray.trap, Some(FaultReason::JumpTableOutsideMemory { address: 3 * bytes as u64 }));
    }
}

#[test]
fn entropy_comes_sixteen_bits_at_a_time_and_only_to_those_who_use_it_up() {
    for xlen in BOTH {
        let (result, _) = Program::new(xlen)
            .op("csrrw", 10, 0, 0, SEED)
            .op("csrrwi", 11, 0, 0, SEED)
            .op("csrrs", 12, 10, 0, SEED)
            .op("csrrs", 13, 0, 0, SEED)
            .run();
        assert_eq!((result.trap, result.instructions), (Some(FaultReason::SeedWithoutWrite), 3));
        let drawn = [10, 11, 12].map(|n| result.registers[n]);
        assert!(drawn.iter().all(|value| value >> 16 == 0x8000), "{drawn:x?}");
        assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2]);
        let (user, _) = Program::new(xlen)
            .set(10, CODE + 12)
            .op("csrrw", 0, 10, 0, i64::from(csr::MEPC))
            .op("csrrw", 0, 0, 0, i64::from(csr::MSTATUS)) // MPP is user mode
            .op("mret", 0, 0, 0, 0)
            .op("csrrw", 10, 0, 0, SEED)
            .run();
        assert_eq!(user.trap, Some(FaultReason::CsrPrivilege { number: csr::SEED }));
        // The same again: a run can be repeated.
        let (again, _) = Program::new(xlen).op("csrrw", 10, 0, 0, SEED).run();
        assert_eq!(again.registers[10], drawn[0]);
    }
}
