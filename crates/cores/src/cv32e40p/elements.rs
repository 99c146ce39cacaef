//! What holds or carries a value in a CV32E40P, and what comes into it when.
//!
//! Source: openhwgroup/cv32e40p 360d272, files of `rtl/` as the table names them; every rule is
//! compared with the RTL's flip-flops, bit for bit (`instar rtl leak`). Where an instruction stays
//! in EX for several cycles, its register is written in each of them: cv32e40p_ex_stage.sv enables
//! the port of EX as long as it is there (regfile_alu_we_fw_power_o without Xpulp).

use std::borrow::Cow;
use std::sync::Arc;

use instar_isa::{Class, Op, StaticEntry};
use instar_trace::{Flags, MemoryAccess};

use super::Cv32e40p;
use super::info::{Info, Kind};
use super::own_state::{Own, UNTOLD, of_design};
use super::params::Params;
use crate::CommitObserver;
use crate::element::{Divider, Drive, DriveSource, Element, Keeps, OwnRegisters};
use crate::in_order::crosses;

/// Numbers of the elements behind the X registers.
const A: u16 = 32;
const B: u16 = 33;
const C: u16 = 34;
const MULTIPLIED: [u16; 3] = [35, 36, 37];
const CARRY: u16 = 38;
const LOADED: u16 = 39;
const REMAINDER: u16 = 40;
const DIVISOR: u16 = 41;
const QUOTIENT: u16 = 42;
const RESULT: u16 = 43;

/// Steps of the upper half of a product in EX.
const PRODUCT_STEPS: u64 = 5;

const fn held(name: &'static str, bits: u32, rule: &'static str, source: &'static str) -> Element {
    Element { name: Cow::Borrowed(name), count: 1, bits, keeps: Keeps::FlipFlops, rule, source }
}

/// In the order of their numbers.
pub static ELEMENTS: &[Element] = &[
    Element {
        name: Cow::Borrowed("x"),
        count: 32,
        bits: 32,
        keeps: Keeps::FlipFlops,
        rule: "written from EX in each cycle that the instruction is there, from WB as the load's answer comes; \
               between two words of a load it holds a mixture that is not known here",
        source: "cv32e40p_register_file_ff.sv mem",
    },
    held(
        "operand a",
        32,
        "as an instruction leaves ID, but for multiplications; held across those and across stalls; of an access \
         across two words its address follows",
        "cv32e40p_id_stage.sv alu_operand_a_ex_o",
    ),
    held(
        "operand b",
        32,
        "with operand a: rs2, or the immediate; of an access across two words 4 follows",
        "cv32e40p_id_stage.sv alu_operand_b_ex_o",
    ),
    held(
        "operand c",
        32,
        "with operand a: what is stored, the target of a branch, else 0",
        "cv32e40p_id_stage.sv alu_operand_c_ex_o",
    ),
    held(
        "multiplier a",
        32,
        "as a multiplication leaves ID: rs1",
        "cv32e40p_id_stage.sv mult_operand_a_ex_o",
    ),
    held(
        "multiplier b",
        32,
        "as a multiplication leaves ID: rs2",
        "cv32e40p_id_stage.sv mult_operand_b_ex_o",
    ),
    held(
        "multiplier c",
        32,
        "as a multiplication leaves ID: 0; of an upper half then the sums of the three steps between",
        "cv32e40p_id_stage.sv mult_operand_c_ex_o",
    ),
    held("multiplier carry", 1, "between two steps of an upper half", "cv32e40p_mult.sv mulh_carry_q"),
    held(
        "load data",
        32,
        "as a load's answer comes, extended to a register; held until the next load's, also across stores; between \
         two words of a load, and in front of an access across two words, it holds the word as it came, which is not \
         known here",
        "cv32e40p_load_store_unit.sv rdata_q",
    ),
    held("divider remainder", 32, "in each step of a division", "cv32e40p_alu_div.sv AReg_DP"),
    held("divider divisor", 32, "in each step of a division", "cv32e40p_alu_div.sv BReg_DP"),
    held(
        "divider quotient",
        32,
        "in each step of a division, bits reversed",
        "cv32e40p_alu_div.sv ResReg_DP",
    ),
    Element {
        name: Cow::Borrowed("result"),
        count: 1,
        bits: 32,
        keeps: Keeps::Wire,
        rule: "what EX hands on: of loads and stores the address, of a branch all ones or zero; while ID waits, \
               whether operand a is below operand b; with nothing there 0; behind a CSR access not known here",
        source: "cv32e40p_ex_stage.sv regfile_alu_wdata_fw_o",
    },
];

/// The elements of a core with these parameters.
///
/// # Errors
/// Why they are not known, as the end of a sentence that names the core.
pub fn elements(params: &Params) -> Result<&'static [Element], String> {
    if params.extension_interface || params.shadows_multiply || params.jumps_hide_targets {
        return Err("its elements are not read from its RTL; those of cv32e40p are".to_owned());
    }
    if !params.ideal_memory() {
        return Err("its elements are known with memory that answers in the next cycle alone".to_owned());
    }
    Ok(ELEMENTS)
}

/// What an instruction brings as it leaves ID.
#[derive(Clone, Debug)]
pub struct Brings {
    pub(super) operands: [DriveSource; 3],
    pub(super) multiplies: bool,
    /// What EX hands on in its first cycle.
    pub(super) result: DriveSource,
    /// Of the design's own registers that it writes the number among all that it writes, and the
    /// element; or why they are not told.
    pub(super) own: Result<Arc<[(u16, u16)]>, &'static str>,
}

/// What `entry` brings.
pub fn brings(entry: &StaticEntry, info: &Info, own: &Own) -> Brings {
    let zero = DriveSource::Constant(0);
    if entry.class == Class::Custom {
        return of_design(entry, info, own);
    }
    let immediate = DriveSource::Constant(entry.immediate as u32);
    // In the long form of `c.mv` x0 comes first.
    let [rs1, rs2] = match entry.rs() {
        [one, 0] if entry.length == 2 && entry.op == Op::Add => [0, one],
        both => both,
    }
    .map(DriveSource::Register);
    let pc = DriveSource::Constant(entry.pc as u32);
    let (operands, result) = match (entry.class, info.kind) {
        (Class::Alu, _) => {
            let operands = match entry.op {
                Op::Lui => [zero, immediate, zero],
                Op::Auipc => [pc, immediate, zero],
                // The field of the immediate has the bit that tells it from `srli`.
                Op::Srai => [rs1, DriveSource::Constant(0x400 | entry.immediate as u32 & 31), zero],
                _ if of_registers(entry.op) => [rs1, rs2, zero],
                _ => [rs1, immediate, zero],
            };
            (operands, DriveSource::Result)
        }
        (Class::Multiply, _) => ([rs1, rs2, zero], DriveSource::Result),
        // They change sides on their way (cv32e40p_decoder.sv, DIV).
        (Class::Divide, _) => ([rs2, rs1, zero], DriveSource::Divider(Divider::Shown)),
        (Class::Load, _) => ([rs1, immediate, zero], DriveSource::Address(0)),
        (Class::Store, _) => ([rs1, immediate, rs2], DriveSource::Address(0)),
        (Class::Branch, _) => {
            let target = (entry.pc as u32).wrapping_add(entry.immediate as u32);
            ([rs1, rs2, DriveSource::Constant(target)], DriveSource::Decision)
        }
        (Class::Jump | Class::JumpRegister, _) => {
            let length = u32::from(entry.length);
            let link = DriveSource::Constant((entry.pc as u32).wrapping_add(length));
            ([pc, DriveSource::Constant(length), zero], link)
        }
        (Class::Csr, _) => {
            let field = entry.word >> 15 & 31;
            let from = if entry.word >> 14 & 1 == 1 {
                DriveSource::Constant(field)
            } else {
                DriveSource::Register(field as u8)
            };
            let shown = if info.destination.is_some_and(|rd| rd != 0) {
                DriveSource::Result
            } else {
                DriveSource::Unknown
            };
            ([from, DriveSource::Constant((entry.word as i32 >> 20) as u32), zero], shown)
        }
        // Nothing of it is decoded, and what its fields name is read.
        _ => {
            let word = if entry.op == Op::Ebreak { 0x0010_0073 } else { entry.word };
            let field = |from: u32| DriveSource::Register((word >> from & 31) as u8);
            ([field(15), field(20), zero], DriveSource::Less(A, B))
        }
    };
    Brings { operands, multiplies: entry.class == Class::Multiply, result, own: Ok(Arc::new([])) }
}

/// Whether it computes with two registers.
fn of_registers(op: Op) -> bool {
    matches!(
        op,
        Op::Add | Op::Sub | Op::Sll | Op::Slt | Op::Sltu | Op::Xor | Op::Srl | Op::Sra | Op::Or | Op::And
    )
}

/// An instruction on its way, by its cycles.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// First in ID.
    pub arrived: u64,
    /// The one in which it leaves ID.
    pub left: u64,
    /// Cycles in EX.
    pub busy: u64,
    /// First in which its result can be used.
    pub done: u64,
}

impl<O: CommitObserver> Cv32e40p<O> {
    /// With own registers of a design, whose elements it tells too.
    pub(super) fn with_own(mut self, own: &[OwnRegisters]) -> Self {
        self.own = Own::of(own);
        self
    }

    /// Tells what an instruction, and the wait for it, bring into which element.
    pub(super) fn tell_elements(
        &mut self,
        info: &Info,
        brings: &Brings,
        way: Way,
        flags: Flags,
        accesses: &[MemoryAccess],
    ) {
        let index = self.committed;
        let own = match &brings.own {
            Ok(own) if info.kind != Kind::Own || way.busy == 1 => own,
            refused => {
                let why = refused.as_ref().err().unwrap_or(&UNTOLD);
                self.refused.get_or_insert(format!("instruction {} of the run {why}", index + 1));
                return;
            }
        };
        let observer = &mut self.observer;
        let mut tell = |cycle: u64, element: u16, source: DriveSource| {
            observer.drive(&Drive { cycle, index, element, source });
        };
        if self.committed > 0 {
            tell_wait(self.free, way, self.untold_wait, &mut tell);
        }
        self.untold_wait = matches!(
            info.kind,
            Kind::Csr | Kind::CsrFlush | Kind::Fence | Kind::Return | Kind::Call | Kind::Wait | Kind::Illegal
        );
        if info.kind == Kind::Illegal || flags.has(Flags::TRAP) && info.kind != Kind::Call {
            tell(way.left + 1, RESULT, DriveSource::Unknown);
            return;
        }
        let first = way.left + 1;
        let places = if brings.multiplies { MULTIPLIED } else { [A, B, C] };
        for (place, source) in places.into_iter().zip(brings.operands) {
            tell(first, place, source);
        }
        let written = info.destination.filter(|&rd| rd != 0 && info.writes_from_execute()).map(u16::from);
        match info.kind {
            Kind::MultiplyHigh => tell_product(first, written, &mut tell),
            Kind::Divide => tell_division(first, way.busy, written, &mut tell),
            _ => {
                tell(first, RESULT, brings.result);
                if let Some(register) = written {
                    tell(first + 1, register, brings.result);
                }
            }
        }
        for &(number, element) in own.iter() {
            tell(first + 1, element, DriveSource::Own(number));
        }
        let split = accesses.first().is_some_and(|access| crosses((access.address, access.size)));
        if split && matches!(info.kind, Kind::Load | Kind::Store) {
            // What a load before it brings in this cycle stays as it came (data_misaligned_o).
            if self.answered == first {
                tell(first + 1, LOADED, DriveSource::Unknown);
            }
            tell(first + 1, A, DriveSource::Address(0));
            tell(first + 1, B, DriveSource::Constant(4));
            tell(first + 1, RESULT, DriveSource::Address(4));
        }
        if info.kind == Kind::Load {
            let register = info.destination.filter(|&rd| rd != 0).map(u16::from);
            for place in register.into_iter().chain([LOADED]) {
                if split {
                    tell(way.done, place, DriveSource::Unknown);
                }
                tell(way.done + 1, place, DriveSource::Loaded);
            }
            self.answered = way.done;
        }
    }
}

/// Cycles in EX before it, with nothing there: from `free` on EX would take an instruction.
fn tell_wait(free: u64, way: Way, unknown: bool, tell: &mut impl FnMut(u64, u16, DriveSource)) {
    let arrived = way.arrived.clamp(free, way.left);
    if unknown {
        if free < way.left {
            tell(free + 1, RESULT, DriveSource::Unknown);
        }
        return;
    }
    if free < arrived {
        tell(free + 1, RESULT, DriveSource::Constant(0));
    }
    if arrived < way.left {
        tell(arrived + 1, RESULT, DriveSource::Less(A, B));
    }
}

/// The upper half of a product: lower halves, then three sums, then the last.
fn tell_product(first: u64, written: Option<u16>, tell: &mut impl FnMut(u64, u16, DriveSource)) {
    for step in 0..PRODUCT_STEPS {
        let (now, sum) = (first + step, DriveSource::Product(step as u8));
        tell(now, RESULT, sum);
        if let Some(register) = written {
            tell(now + 1, register, sum);
        }
        if (1..PRODUCT_STEPS - 1).contains(&step) {
            tell(now + 1, MULTIPLIED[2], sum);
        }
        tell(now + 1, CARRY, DriveSource::ProductCarry(step as u8));
    }
}

/// A division: operands are taken in the first cycle, and in the last nothing is stepped.
fn tell_division(first: u64, busy: u64, written: Option<u16>, tell: &mut impl FnMut(u64, u16, DriveSource)) {
    for step in 0..busy {
        let now = first + step;
        tell(now, RESULT, DriveSource::Divider(Divider::Shown));
        if let Some(register) = written {
            tell(now + 1, register, DriveSource::Divider(Divider::Shown));
        }
        if step + 1 < busy {
            let remainder = if step == 0 { Divider::Start } else { Divider::Step };
            tell(now + 1, REMAINDER, DriveSource::Divider(remainder));
            tell(now + 1, DIVISOR, DriveSource::Divider(Divider::Divisor));
            tell(now + 1, QUOTIENT, DriveSource::Divider(Divider::Quotient));
        }
    }
}
