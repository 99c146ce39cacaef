//! What a recorder of values notes, beside what the machine shows step by step.
//!
//! Source: the contract of `instar_trace::Values`.

use std::sync::Arc;

use instar_coredsl::Description;
use instar_isa::{Isa, Operands, RegisterFile, csr, instructions};
use instar_sim::{Options, Program, Session, Watch};
use instar_trace::{AccessKind, ClockRead, Flags, MemoryAccess, Observer, Retired, Wishes};

use crate::support::{DATA, Elf};

/// A register with its limbs.
pub type Register = (RegisterFile, u16, Vec<u64>);

/// One instruction as it was recorded; nothing but the address of one that trapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    pub pc: u64,
    pub next_pc: u64,
    pub id: u32,
    pub flags: Flags,
    pub read: Vec<Register>,
    /// Before and after.
    pub written: Vec<(Register, Vec<u64>)>,
    pub accessed: Vec<(MemoryAccess, Vec<u64>)>,
}

#[derive(Default)]
pub struct Log {
    pub recorded: Vec<Recorded>,
    pub batches: usize,
    /// What a model would say when it is asked for the time.
    pub clock: Option<u64>,
}

impl Observer for Log {
    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }

    fn retire(&mut self, &Retired { batch, values, .. }: &Retired<'_>) {
        let values = values.expect("they are wished");
        self.batches += 1;
        assert_eq!(batch.len(), values.ends.len());
        for i in 0..batch.len() {
            let seen = values.of(batch, i);
            let seen = seen.as_ref();
            let registers = seen.into_iter().flat_map(|seen| seen.written());
            self.recorded.push(Recorded {
                pc: batch.pcs[i],
                next_pc: batch.next_pcs[i],
                id: batch.ids[i],
                flags: batch.flags[i],
                read: seen
                    .into_iter()
                    .flat_map(|seen| seen.read())
                    .map(|(s, v)| (s.file, s.index, v.to_vec()))
                    .collect(),
                written: registers
                    .map(|(s, old, new)| ((s.file, s.index, old.to_vec()), new.to_vec()))
                    .collect(),
                accessed: seen
                    .into_iter()
                    .flat_map(|seen| seen.accessed())
                    .map(|(a, d)| (a, d.to_vec()))
                    .collect(),
            });
        }
    }

    fn clock(&mut self, _: &ClockRead<'_>) -> Option<u64> {
        self.clock.map(|cycles| cycles * self.recorded.len() as u64)
    }
}

/// The stream without values: pc, next pc, static id, flags, accesses.
#[derive(Default)]
pub struct Stream(Vec<(u64, u64, u32, Flags, Vec<MemoryAccess>)>);

impl Observer for Stream {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            let accesses = batch.accesses_of(i).to_vec();
            self.0.push((batch.pcs[i], batch.next_pcs[i], batch.ids[i], batch.flags[i], accesses));
        }
    }
}

/// A register as the machine shows it.
pub fn shown(session: &Session, files: &[(usize, usize)], file: RegisterFile, index: u16) -> Vec<u64> {
    match file {
        RegisterFile::X => vec![session.x(index as u8)],
        RegisterFile::Csr => vec![session.csr(index).expect("it can be looked at")],
        RegisterFile::Own(file) => {
            let (set, file) = files[usize::from(file)];
            session.own(set).register(file, usize::from(index)).to_vec()
        }
        RegisterFile::F | RegisterFile::V => unreachable!("there is no such file"),
    }
}

pub fn bytes(limbs: &[u64], size: u16) -> Vec<u8> {
    let all: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    assert!(all[usize::from(size)..].iter().all(|byte| *byte == 0));
    all[..usize::from(size)].to_vec()
}

/// Runs `program` to its exit with values recorded, and again step by step; what was recorded is
/// what is seen. Gives what was recorded.
pub fn agrees(program: &Arc<Program>, isa: Isa, descriptions: &[Description]) -> Vec<Recorded> {
    let options = Options { latency_operands: Vec::new(), ..Options::new(isa) };
    let open = || Session::new(Arc::clone(program), &options, descriptions).unwrap();
    let files: Vec<(usize, usize)> = descriptions
        .iter()
        .enumerate()
        .flat_map(|(set, description)| (0..description.states.len()).map(move |file| (set, file)))
        .collect();
    let (mut recording, mut log) = (open(), Log::default());
    let ended = recording.run_whole(&mut Watch::of(&mut log)).unwrap();
    let (mut tracing, mut stream) = (open(), Stream::default());
    assert_eq!(tracing.run_whole(&mut Watch::of(&mut stream)).unwrap(), ended);
    assert_eq!(open().run_whole(&mut Watch::none()).unwrap(), ended);
    let retired = |r: &Recorded| {
        let accesses = r.accessed.iter().map(|(access, _)| *access).collect();
        (r.pc, r.next_pc, r.id, r.flags, accesses)
    };
    assert_eq!(log.recorded.iter().map(retired).collect::<Vec<_>>(), stream.0);

    let mut session = open();
    session.begin_whole();
    let mut trapped = 0;
    for recorded in &log.recorded {
        let pc = recorded.pc;
        assert_eq!(session.pc(), pc);
        let see = |session: &Session, (file, index, _): &Register| shown(session, &files, *file, *index);
        let loads = recorded.accessed.iter().filter(|(access, _)| access.kind == AccessKind::Read);
        for (access, data) in loads {
            let there = session.read_memory(access.address, usize::from(access.size)).unwrap();
            assert_eq!(bytes(data, access.size), there, "loaded at {pc:#x}");
        }
        let drawn = |r: &Register| (r.0, r.1) == (RegisterFile::Csr, csr::SEED);
        for register in recorded.read.iter().filter(|r| !drawn(r)) {
            assert_eq!(register.2, see(&session, register), "read at {pc:#x}: {register:?}");
        }
        for (register, _) in &recorded.written {
            assert_eq!(register.2, see(&session, register), "before {pc:#x}: {register:?}");
        }
        let before = session.machine().hart().registers();
        session.step(&mut Watch::none()).unwrap();
        if recorded.flags.has(Flags::TRAP) {
            trapped += 1;
            assert!(recorded.written.is_empty() && recorded.read.is_empty());
        }
        for (register, now) in &recorded.written {
            assert_eq!(*now, see(&session, register), "after {pc:#x}: {register:?}");
        }
        let after = session.machine().hart().registers();
        for n in (0..32u16).filter(|&n| before[usize::from(n)] != after[usize::from(n)]) {
            let told =
                recorded.written.iter().any(|((file, index, _), _)| (*file, *index) == (RegisterFile::X, n));
            assert!(told, "x{n} changed at {pc:#x}");
        }
        for register in recorded.read.iter().filter(|r| drawn(r)) {
            let into = recorded.written.iter().find(|((file, ..), _)| *file == RegisterFile::X);
            assert!(into.is_none_or(|(_, now)| *now == register.2), "drawn at {pc:#x}");
        }
        let stores = recorded.accessed.iter().filter(|(access, _)| access.kind == AccessKind::Write);
        for (access, data) in stores {
            let there = session.read_memory(access.address, usize::from(access.size)).unwrap();
            assert_eq!(bytes(data, access.size), there, "stored at {pc:#x}");
        }
    }
    assert_eq!(log.recorded.len() as u64, ended.instructions + trapped);
    log.recorded
}

pub const EVERYTHING: &str = "rv32imac_zicbom_zicboz_zicntr_zicsr_zcb_zcmp_zcmt_zba_zbb_zkr";

/// One instruction of [`EVERYTHING`].
pub fn op(mnemonic: &str, rd: u8, rs1: u8, rs2: u8, immediate: i64) -> Vec<u8> {
    let isa = Isa::parse(EVERYTHING).unwrap();
    let mut named = instructions(&isa).filter(|i| i.mnemonic == mnemonic);
    let found = named.find_map(|i| Some((i.encode(&Operands { rd, rs1, rs2, immediate })?, i.length())));
    let (word, length) = found.expect(mnemonic);
    word.to_le_bytes()[..usize::from(length)].to_vec()
}

pub fn csrw(number: u16, rs1: u8) -> Vec<u8> {
    op("csrrw", 0, rs1, 0, i64::from(number))
}

pub fn word(word: u32) -> Vec<u8> {
    word.to_le_bytes().to_vec()
}

/// The handler lies at [`BASE`] + 0x200: it goes on four bytes after the instruction that trapped.
pub const HANDLER: usize = 0x200;

/// A program that sets mtvec, points s1 at its data, runs `body` and exits.
pub fn program(body: &[Vec<u8>]) -> Arc<Program> {
    let mut code =
        [op("auipc", 5, 0, 0, 0), op("addi", 5, 5, 0, HANDLER as i64), csrw(csr::MTVEC, 5)].concat();
    code.extend(op("lui", 9, 0, 0, i64::from(DATA as i32)));
    code.extend(body.concat());
    code.extend([op("addi", 6, 0, 0, 1), op("lui", 7, 0, 0, i64::from(DATA as i32))].concat());
    code.extend([op("sw", 0, 7, 0, 4), op("sw", 0, 7, 6, 0), op("jal", 0, 0, 0, 0)].concat());
    assert!(code.len() <= HANDLER, "{} bytes of code", code.len());
    code.resize(HANDLER, 0);
    let back = [op("csrrs", 28, 0, 0, i64::from(csr::MEPC)), op("addi", 28, 28, 0, 4), csrw(csr::MEPC, 28)];
    code.extend(back.concat());
    code.extend([op("csrrs", 29, 0, 0, i64::from(csr::MCAUSE)), op("mret", 0, 0, 0, 0)].concat());
    Elf::function(&[code]).data(&(0..=255).collect::<Vec<u8>>()).symbol("tohost", DATA).program()
}
