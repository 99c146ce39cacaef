//! Interrupts: where they are taken, which comes first, `wfi`, and what the stream tells of them.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "mip and mie", "mtvec", "Wait for
//! Interrupt".

use instar_isa::{Equipment, csr};
use instar_sim::{DeviceRequest, Options, Pause, Session, Watch};
use instar_trace::{
    ClockRead, EnabledBefore, Flags, InterruptAsk, Interruption, Interrupts, Observer, Retired, Wishes,
};

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op};

/// The handlers lie at [`BASE`] + 0x200, and those of vectors behind.
const HANDLER: u64 = 0x200;
const TIMER: u32 = 0x0200_0000;

fn csrw(number: u16, rs1: u8) -> Vec<u8> {
    op("csrrw", 0, rs1, 0, i64::from(number))
}

fn csrr(rd: u8, number: u16) -> Vec<u8> {
    op("csrrs", rd, 0, 0, i64::from(number))
}

/// mstatus.MIE.
fn enable() -> Vec<u8> {
    op("csrrsi", 0, 8, 0, i64::from(csr::MSTATUS))
}

fn wfi() -> Vec<u8> {
    0x1050_0073u32.to_le_bytes().to_vec()
}

/// Sets mtimecmp to `at`; four instructions.
fn compare(at: i64) -> Vec<u8> {
    [lui(5, TIMER + 0x4000), op("sw", 0, 5, 0, 4), addi(6, 0, at), op("sw", 0, 5, 6, 0)].concat()
}

/// Sets mtvec, which is vectored or not; three instructions.
fn vector(vectored: bool) -> Vec<u8> {
    let base = addi(5, 5, HANDLER as i64 + i64::from(vectored));
    [lui(5, BASE as u32), base, csrw(csr::MTVEC, 5)].concat()
}

/// mie = `bits`; two instructions.
fn mie(bits: i64) -> Vec<u8> {
    [addi(6, 0, bits), csrw(csr::MIE, 6)].concat()
}

/// `body`, and a handler that keeps mepc, mcause, mip and s0 in s1, a6, a7 and s2, and exits with
/// 3; each vector's place has such a one, which adds its number to a6 first.
fn program(body: &[Vec<u8>]) -> Elf {
    let mut code = body.concat();
    assert!(code.len() <= HANDLER as usize);
    code.resize(HANDLER as usize, 0);
    for number in 0..16 {
        // jal x0 to the handler behind the table, past `addi`s that were not entered.
        code.extend([op("jal", 0, 0, 0, 64 + 8 * number - 4 * number)].concat());
    }
    for number in 0..16 {
        code.extend([addi(15, 0, number), op("jal", 0, 0, 0, 4 + 8 * (15 - number))].concat());
    }
    code.extend([csrr(9, csr::MEPC), csrr(16, csr::MCAUSE), csrr(17, csr::MIP), addi(18, 8, 0)].concat());
    code.extend([lui(5, DATA as u32), addi(6, 0, 7), op("sw", 0, 5, 0, 4), op("sw", 0, 5, 6, 0)].concat());
    code.extend(op("jal", 0, 0, 0, 0));
    Elf::function(&[code]).symbol("tohost", DATA)
}

fn session(elf: &Elf, options: Options) -> Session {
    let devices = vec![DeviceRequest::parse("timer").unwrap()];
    Session::new(elf.program(), &Options { devices, ..options }, &[]).unwrap()
}

/// A loop that counts in s0 for ever.
fn counting() -> Vec<u8> {
    [addi(8, 8, 1), op("jal", 0, 0, 0, -4)].concat()
}

/// Number of the instruction at which it is taken, mcause, the vector's number, s0.
fn taken(session: &Session) -> (u64, u64, u64, u64) {
    ((session.x(9) - BASE) / 4, session.x(16), session.x(15), session.x(18))
}

fn said(body: &[Vec<u8>]) -> String {
    session(&program(body), Options::new(isa())).run_whole(&mut Watch::none()).unwrap_err().to_string()
}

/// Keeps the stream, and says where interrupts are taken if it knows.
#[derive(Default)]
struct Model {
    wishes: Wishes,
    told: Vec<(u64, u64, Flags, u64, Option<u64>)>,
    /// Instructions before the interrupt; 0: it knows no cycles.
    after: usize,
    refuses: bool,
    asked: usize,
    /// What was enabled before the last change, where it was asked behind that.
    before: Vec<EnabledBefore>,
    /// What x6 had as it was asked.
    x6: u64,
}

impl Observer for Model {
    fn retire(&mut self, retired: &Retired<'_>) {
        let batch = retired.batch;
        self.told.extend((0..batch.len()).map(|i| {
            (batch.pcs[i], batch.next_pcs[i], batch.flags[i], batch.details[i], batch.held_until(i))
        }));
    }

    fn wishes(&self) -> Wishes {
        self.wishes
    }

    fn clock(&mut self, _: &ClockRead<'_>) -> Option<u64> {
        (self.after > 0).then_some(2 * self.told.len() as u64)
    }

    fn interrupts(&mut self) -> Option<Result<&mut dyn Interrupts, String>> {
        if self.refuses {
            return Some(Err("this core takes none".to_owned()));
        }
        (self.after > 0).then_some(Ok(self))
    }
}

impl Interrupts for Model {
    fn interrupt(&mut self, asked: &InterruptAsk<'_>) -> Result<Interruption, String> {
        self.asked += 1;
        assert_eq!(asked.table.entry(asked.id).pc, asked.pc);
        self.before.extend(asked.changes.first().filter(|change| change.ago == 1));
        self.x6 = asked.registers[6];
        let Some(cycle) = asked.enabled_line(0) else { return Ok(Interruption::Later(u64::MAX)) };
        if self.told.len() < self.after {
            return Ok(Interruption::Later((self.after - self.told.len()) as u64 / 2));
        }
        Ok(Interruption::Taken { cycle: cycle + 5, lines: cycle, enabled: asked.enabled })
    }

    fn pending(&self, cycle: u64) -> u64 {
        cycle
    }
}

#[test]
fn the_timers_interrupt_comes_at_its_time_in_whatever_runs() {
    let body = |vectored| [vector(vectored), mie(1 << 7), compare(1500), enable(), counting()];
    for (vectored, number) in [(false, 0), (true, 7)] {
        let elf = program(&body(vectored));
        for translate_after in [0, 1, 2000] {
            let options = Options { translate_after: Some(translate_after), ..Options::new(isa()) };
            let mut session = session(&elf, options);
            for wishes in [None, Some(Wishes::NONE), Some(Wishes::REGISTERS), Some(Wishes::VALUES)] {
                let mut model = wishes.map(|wishes| Model { wishes, ..Model::default() });
                let mut watch = model.as_mut().map_or_else(Watch::none, |model| Watch::of(model));
                let result = session.run_whole(&mut watch).unwrap();
                assert_eq!(result.exit_code, 3);
                assert!(result.clock_without_model);
                // 1500 instructions retired: ten before the loop, and 745 rounds of it.
                assert_eq!(taken(&session), (10, 1 << 31 | 7, number, 745), "{translate_after} {wishes:?}");
                assert_eq!(session.x(17), 1 << 7, "mip");
            }
        }
    }
}

#[test]
fn single_steps_go_where_a_run_goes() {
    let elf = program(&[vector(true), mie(1 << 7), compare(60), enable(), counting()]);
    let mut session = session(&elf, Options::new(isa()));
    session.begin_whole();
    while !matches!(session.step(&mut Watch::none()).unwrap(), Pause::Exited(_)) {}
    assert_eq!(taken(&session), (10, 1 << 31 | 7, 7, 25));
}

#[test]
fn what_an_interrupt_takes_off_stands_in_the_stream_with_its_number() {
    let elf = program(&[vector(false), mie(1 << 7), compare(33), enable(), counting()]);
    let mut model = Model::default();
    let result = session(&elf, Options::new(isa())).run_whole(&mut Watch::of(&mut model)).unwrap();
    let at = model.told.iter().position(|told| told.2.has(Flags::INTERRUPT)).unwrap();
    let flags = Flags(Flags::INTERRUPT | Flags::TRAP);
    assert_eq!(model.told[at], (BASE + 44, BASE + HANDLER, flags, 7, Some(33)));
    assert_eq!((at, model.told[at - 1].1, model.told[at + 1].0), (33, BASE + 44, BASE + HANDLER));
    assert_eq!(model.told.len() as u64, result.instructions + 1, "it did not retire");
}

#[test]
fn a_model_says_where_it_is_taken() {
    let elf = program(&[vector(false), mie(1 << 7), compare(33), enable(), counting()]);
    let mut model = Model { after: 101, ..Model::default() };
    session(&elf, Options::new(isa())).run_whole(&mut Watch::of(&mut model)).unwrap();
    let at = model.told.iter().position(|told| told.2.has(Flags::INTERRUPT)).unwrap();
    assert_eq!((at, model.told[at].4), (101, Some(38)));
    assert!(model.asked < 12, "not at each instruction, but {} times", model.asked);
    let mut refusing = Model { refuses: true, ..Model::default() };
    let refused = session(&elf, Options::new(isa())).run_whole(&mut Watch::of(&mut refusing)).unwrap_err();
    assert!(refused.to_string().ends_with("this core takes none"), "{refused}");
}

#[test]
fn a_model_is_asked_behind_each_change_of_what_is_enabled_too() {
    let masks = op("csrrci", 0, 8, 0, i64::from(csr::MSTATUS));
    let body = [vector(false), mie(1 << 7), compare(2000), enable(), masks, enable(), counting()];
    let mut model = Model { after: 101, ..Model::default() };
    session(&program(&body), Options::new(isa())).run_whole(&mut Watch::of(&mut model)).unwrap();
    let before: Vec<u64> = model.before.iter().map(|change| change.enabled).collect();
    // mstatus is set, cleared and set; then the interrupt is taken.
    assert_eq!(before, [0, 1 << 7, 0, 1 << 7]);
    assert_eq!(model.x6, 2000, "what compare() left there");
}

#[test]
fn the_first_of_those_pending_is_taken() {
    // msip is set, and the timer's time has come, before any is enabled.
    let both = |bits| {
        let software = [lui(5, TIMER), addi(6, 0, 1), op("sw", 0, 5, 6, 0)].concat();
        program(&[vector(true), software, compare(0), mie(bits), enable(), counting()])
    };
    for (bits, number) in [(1 << 3 | 1 << 7, 3), (1 << 7, 7), (1 << 3, 3)] {
        let mut session = session(&both(bits), Options::new(isa()));
        session.run_whole(&mut Watch::none()).unwrap();
        assert_eq!(taken(&session), (13, 1 << 31 | number, number, 0));
        assert_eq!(session.x(17), 1 << 3 | 1 << 7, "both are pending");
    }
}

#[test]
fn mie_has_the_lines_that_the_core_has() {
    let body =
        [addi(6, 0, -1), csrw(csr::MIE, 6), csrr(18, csr::MIE), addi(8, 18, 0), op("ebreak", 0, 0, 0, 0)];
    let elf = program(&[vector(false), body.concat()]);
    for (fast_interrupts, bits) in [(false, 0x888), (true, 0xffff_0888)] {
        let equipment = Equipment { fast_interrupts, ..Equipment::PLAIN };
        let mut session = session(&elf, Options { equipment, ..Options::new(isa()) });
        session.run_whole(&mut Watch::none()).unwrap();
        assert_eq!(session.x(18), bits);
    }
}

#[test]
fn wfi_sleeps_until_an_interrupt_is_pending_and_goes_on_where_it_is_not_enabled() {
    let time = [lui(5, TIMER + 0xc000), op("lw", 8, 5, 0, -8)].concat();
    let taken_at = [vector(false), mie(1 << 7), compare(1000), enable(), wfi(), time.clone()];
    let mut first = session(&program(&taken_at), Options::new(isa()));
    first.run_whole(&mut Watch::none()).unwrap();
    // Behind the wfi, and nothing of what follows it.
    assert_eq!(taken(&first), (11, 1 << 31 | 7, 0, 0));
    let goes_on = [vector(false), mie(1 << 7), compare(1000), wfi(), time, op("ebreak", 0, 0, 0, 0)];
    let mut second = session(&program(&goes_on), Options::new(isa()));
    second.run_whole(&mut Watch::none()).unwrap();
    assert_eq!(taken(&second), (12, 3, 0, 1000 + 2));
}

#[test]
fn a_jump_to_itself_waits_for_an_interrupt() {
    let jump = op("jal", 0, 0, 0, 0);
    let mut waits = session(
        &program(&[vector(false), mie(1 << 7), compare(500), enable(), jump.clone()]),
        Options::new(isa()),
    );
    waits.run_whole(&mut Watch::none()).unwrap();
    assert_eq!(taken(&waits), (10, 1 << 31 | 7, 0, 0));
    assert!(said(&[vector(false), compare(500), enable(), jump]).contains("endless loop"));
}

#[test]
fn a_wait_without_an_end_and_an_interrupt_without_a_handler_are_told() {
    assert_eq!(
        said(&[compare(40), mie(1 << 3), wfi()]),
        "at 0x80000018 in f+0x18: wfi would sleep for ever: of the interrupts that mie enables (0x8) none is pending \
         or to come"
    );
    assert_eq!(
        said(&[mie(1 << 7), compare(40), enable(), counting()]),
        "at 0x80000020 in f+0x20: interrupt 7 is taken here, and the program has set no handler in mtvec"
    );
    let without = program(&[mie(1 << 7), wfi()]).session().run_whole(&mut Watch::none()).unwrap_err();
    assert!(without.to_string().ends_with("; --device timer puts a timer there"), "{without}");
}
