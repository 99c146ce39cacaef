//! Programs that reach devices: console, timer, `tohost`, and what no device takes.
//!
//! Source: the contracts of `instar_sim::Options::devices` and docs/reference/devices.md.

use instar_isa::csr;
use instar_sim::{DeviceRequest, Options, Pause, Session, SimError, Watch, devices};
use instar_trace::{AccessKind, ClockRead, Flags, MemoryAccess, Observer, Retired, Wishes};

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op};

const CONSOLE: u32 = 0x1000_0000;
const TIMER: u32 = 0x0200_c000;

/// A session with these devices.
fn session(elf: &Elf, devices: &[&str]) -> Session {
    opened(elf, devices).unwrap_or_else(|error| panic!("{error}"))
}

fn opened(elf: &Elf, devices: &[&str]) -> Result<Session, SimError> {
    let devices = devices.iter().map(|text| DeviceRequest::parse(text).unwrap()).collect();
    Session::new(elf.program(), &Options { devices, ..Options::new(isa()) }, &[])
}

/// Prints "hi" and a new line once the line is free, reads mtime into x9 and mtimeh into x18, and
/// ends by tohost with code 5.
fn program() -> Elf {
    let mut code = vec![lui(8, CONSOLE)];
    for byte in *b"hi\n" {
        code.extend([
            op("lbu", 6, 8, 0, 5),
            op("andi", 6, 6, 0, 0x20),
            op("beq", 0, 6, 0, -8),
            addi(6, 0, i64::from(byte)),
            op("sb", 0, 8, 6, 0),
        ]);
    }
    code.extend([lui(7, TIMER), op("lw", 9, 7, 0, -8), op("lw", 18, 7, 0, -4), lui(5, DATA as u32)]);
    code.extend([op("sw", 0, 5, 0, 4), addi(6, 0, 11), op("sw", 0, 5, 6, 0), op("jal", 0, 0, 0, 0)]);
    Elf::function(&code).symbol("tohost", DATA)
}

/// Position of the load of mtime.
const READ: usize = 17;

/// Keeps what retires, and is a clock that shows 1000 at the first read and 1 more at each.
#[derive(Default)]
struct Model {
    wishes: Wishes,
    pcs: Vec<u64>,
    flags: Vec<Flags>,
    accesses: Vec<MemoryAccess>,
    reads: Vec<Option<MemoryAccess>>,
    /// What the device's accesses loaded or stored, where values are wished.
    data: Vec<u64>,
}

impl Observer for Model {
    fn retire(&mut self, retired: &Retired<'_>) {
        let &Retired { batch, values, .. } = retired;
        for i in 0..batch.len() {
            self.pcs.push(batch.pcs[i]);
            self.flags.push(batch.flags[i]);
            let outside = |access: &&MemoryAccess| access.address < BASE;
            self.accesses.extend(batch.accesses_of(i).iter().filter(outside));
            let seen = values.and_then(|values| values.of(batch, i));
            let accessed = seen.into_iter().flat_map(|seen| seen.accessed().collect::<Vec<_>>());
            self.data.extend(accessed.filter(|(access, _)| outside(&access)).map(|(_, data)| data[0]));
        }
    }

    fn wishes(&self) -> Wishes {
        self.wishes
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        assert_eq!(self.pcs.len() + self.reads.len(), READ + 2 * self.reads.len(), "all before are told");
        assert_eq!(read.next_pc, read.pc + 4);
        self.reads.push(read.access);
        Some(999 + self.reads.len() as u64)
    }
}

fn load(address: u64, size: u16) -> MemoryAccess {
    MemoryAccess { address, size, kind: AccessKind::Read }
}

#[test]
fn a_program_prints_on_the_console_reads_the_timer_and_ends_by_tohost() {
    let mut session = session(&program(), &["console", "timer"]);
    for _ in 0..2 {
        let result = session.run_whole(&mut Watch::none()).unwrap();
        assert_eq!((result.exit_code, result.console), (5, b"hi\n".to_vec()));
        // Without a model the clock is the retired count.
        assert_eq!((session.x(9), session.x(18)), (READ as u64, 0));
        assert_eq!((result.instructions, result.clock_without_model), (READ as u64 + 6, true));
    }
}

#[test]
fn accesses_of_devices_retire_with_their_addresses_and_the_model_is_their_clock() {
    let mut session = session(&program(), &["console", "timer"]);
    for wishes in [Wishes::NONE, Wishes::VALUES] {
        let mut model = Model { wishes, ..Model::default() };
        let result = session.run_whole(&mut Watch::of(&mut model)).unwrap();
        assert_eq!((result.exit_code, result.clock_without_model), (5, false));
        assert_eq!((session.x(9), session.x(18)), (1000, 0));
        let (console, time) = (u64::from(CONSOLE), u64::from(TIMER) - 8);
        let store = MemoryAccess { address: console, size: 1, kind: AccessKind::Write };
        let mut expected = [load(console + 5, 1), store].repeat(3);
        expected.extend([load(time, 4), load(time + 4, 4)]);
        assert_eq!(model.accesses, expected);
        assert_eq!(model.reads, [Some(load(time, 4)), Some(load(time + 4, 4))]);
        let clock = |n: &usize| model.flags[*n].has(Flags::CLOCK);
        assert_eq!((0..model.flags.len()).filter(clock).collect::<Vec<_>>(), [READ, READ + 1]);
        assert_eq!(model.pcs.len() as u64, result.instructions);
        if wishes == Wishes::VALUES {
            let printed = b"hi\n".iter().flat_map(|byte| [0x60, u64::from(*byte)]);
            assert_eq!(model.data, printed.chain([1000, 0]).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_program_that_is_stepped_finds_the_devices_too() {
    let mut session = session(&program(), &["console", "timer"]);
    session.set_breakpoints([BASE + 4 * READ as u64]);
    session.begin_whole();
    let at = BASE + 4 * READ as u64;
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(at));
    assert_eq!(session.step(&mut Watch::none()).unwrap(), Pause::Stepped);
    assert_eq!((session.pc(), session.x(9)), (at + 4, READ as u64));
    let Pause::Exited(result) = session.resume(&mut Watch::none()).unwrap() else { panic!("it goes on") };
    assert_eq!((result.exit_code, result.console), (5, b"hi\n".to_vec()));
}

#[test]
fn a_run_starts_with_devices_as_at_reset() {
    // Reads the scratch register of the console into x9, and writes it.
    let code = [lui(8, CONSOLE), op("lbu", 9, 8, 0, 7), op("sb", 0, 8, 8, 7), addi(6, 0, 9)];
    let code = [&code[..], &[op("sb", 0, 8, 6, 7), op("ebreak", 0, 0, 0, 0)]].concat();
    let mut session = session(&Elf::function(&code), &["console"]);
    for _ in 0..2 {
        session.run_whole(&mut Watch::none()).unwrap_err();
        assert_eq!(session.x(9), 0);
    }
}

/// The sentence with which one instruction ends a run, x8 being the console, x7 above mtime.
fn told(instruction: Vec<u8>, devices: &[&str]) -> String {
    let code = [lui(8, CONSOLE), lui(7, TIMER), instruction];
    session(&Elf::function(&code), devices).run_whole(&mut Watch::none()).unwrap_err().to_string()
}

#[test]
fn what_a_device_does_not_take_ends_the_run_with_one_sentence() {
    let both = ["console", "timer"];
    assert_eq!(
        told(op("sw", 0, 8, 6, 0), &both),
        "at 0x80000008 in f+0x8: store of 4 bytes at 0x10000000, in device console, whose registers have one byte \
         each (lbu, sb)"
    );
    assert_eq!(
        told(op("lw", 6, 7, 0, -16), &both),
        "at 0x80000008 in f+0x8: load of 4 bytes at 0x0200bff0, in device timer, which has msip at 0x0, \
         mtimecmp at 0x4000 and mtime at 0xbff8 alone"
    );
    assert_eq!(
        told(op("lh", 6, 7, 0, -8), &both),
        "at 0x80000008 in f+0x8: load of 2 bytes at 0x0200bff8, in device timer, whose registers are accessed whole \
         or by halves (lw, sw, ld, sd)"
    );
    assert_eq!(
        told(op("sb", 0, 8, 6, 0), &[]),
        "at 0x80000008 in f+0x8: store of 1 bytes at 0x10000000, which is outside memory; --device console puts a \
         console there"
    );
    assert!(told(op("sb", 0, 8, 6, 8), &both).ends_with("outside memory"));
}

#[test]
fn what_a_device_does_not_take_is_an_access_fault_for_a_handler() {
    // mtvec = BASE + 20; there x9 = mcause, x18 = mtval, and an ebreak, which is its own handler's.
    let mtvec = [lui(5, BASE as u32), addi(5, 5, 20), op("csrrw", 0, 5, 0, i64::from(csr::MTVEC))];
    for (access, cause) in [(op("sw", 0, 8, 6, 4), 7), (op("lw", 6, 8, 0, 4), 5)] {
        let mut code = [&mtvec[..], &[lui(8, CONSOLE), access]].concat();
        let csrr = |rd, number: u16| op("csrrs", rd, 0, 0, i64::from(number));
        code.extend([csrr(9, csr::MCAUSE), csrr(18, csr::MTVAL), addi(17, 0, 1000)]);
        code.push(op("jal", 0, 0, 0, 0));
        let mut session = session(&Elf::function(&code), &["console"]);
        session.run_whole(&mut Watch::none()).unwrap_err();
        assert_eq!((session.x(9), session.x(18)), (cause, u64::from(CONSOLE) + 4));
    }
}

#[test]
fn a_device_that_cannot_be_there_is_refused() {
    let refused = |text| opened(&program(), &[text]).err().unwrap().to_string();
    assert_eq!(
        refused("console@0x80800000"),
        "device console at 0x80800000 lies in memory, which is 0x80000000 to 0x80ffffff; another place is named \
         as in console@0x20000000"
    );
    // What is named as free is free: not where memory or another device is.
    let said = opened(&program(), &["timer@0x20000000", "console@0x20000000"]).err().unwrap().to_string();
    assert!(said.ends_with("named as in console@0x30000000"), "{said}");
    let devices = vec![DeviceRequest::parse("console@0x80000000").unwrap()];
    let low = Options { memory_base: 0x1000_0000, memory_size: 0x9000_0000, devices, ..Options::new(isa()) };
    let said = Session::new(program().program(), &low, &[]).err().unwrap().to_string();
    assert!(said.ends_with("named as in console@0xa0000000"), "{said}");
    assert_eq!(refused("uart"), "there is no device \"uart\"; there are: console, timer");
    let mut moved = session(&program(), &["console@0x10000000", "timer@0x40000000"]);
    let said = moved.run_whole(&mut Watch::none()).unwrap_err().to_string();
    assert!(said.ends_with("load of 4 bytes at 0x0200bff8, which is outside memory"), "{said}");
}

#[test]
fn each_kind_of_device_says_what_it_is() {
    for kind in devices() {
        assert!(!kind.summary.is_empty() && kind.bytes > 0, "{}", kind.name);
        assert_eq!(devices().iter().filter(|other| other.name == kind.name).count(), 1);
    }
}
