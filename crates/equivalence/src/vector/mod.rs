//! The vector unit in a proof: registers as terms, instructions as functions of which nothing is
//! known but what they read and write.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V". What an instruction computes
//! is the same in both programs where the word is, but for integer registers, and where all that it
//! reads is: the groups of its operands as vtype has them, v0 where it is masked, what its
//! destination held, vl, vtype, rounding and memory. Configuration, copies of whole registers,
//! loads and stores are followed as what they are.

mod memory;

use instar_isa::{Extension, Op, VectorDetail, VectorRegisters, csr};

use crate::assume::Assumption;
use crate::domain::{Machine, Reading, Slot, VL, VTYPE, VTYPE_BITS, VXRM, VXRM_BITS, VXSAT};
use crate::step::{Kind, VectorStep};
use crate::terms::{Bitwise, Term};

/// Results of an instruction beside the vector registers of their numbers.
const SATURATED: u32 = 32;
const INTEGER: u32 = 33;
/// All that decides whether it traps.
const ASKED: u32 = 40;
/// Bytes of memory that a store may leave as they were, by element.
const STORED: u32 = 64;

/// Tail agnostic and mask agnostic in vtype.
const AGNOSTIC: u8 = 3 << 6;

/// How the unit is configured where that is known.
#[derive(Clone, Copy)]
struct Setting {
    detail: VectorDetail,
    /// Elements that are worked on.
    vl: Option<u64>,
    /// Elements of a group.
    most: u64,
}

impl Reading<'_, '_> {
    /// Executes an instruction of the unit.
    pub(crate) fn execute(&mut self, step: &VectorStep, machine: &mut Machine) {
        let bits = self.register_bits();
        if bits == 0 {
            return self.refuse("works on vector registers, which this ISA does not have");
        }
        self.world.assumptions.used.insert(Assumption::Vectors(bits as usize));
        match step.kind {
            Kind::Configure(op) => self.configure(step, op, machine),
            Kind::Reads(number) => self.read_setting(step, number, machine),
            Kind::Writes(number, constant) => self.write_setting(step, (number, constant), machine),
            Kind::Memory => {
                if let Some((registers, setting)) = self.registers(step, machine) {
                    self.access(step, registers, setting, machine);
                }
            }
            Kind::Computes => {
                if let Some((registers, _)) = self.registers(step, machine) {
                    self.compute(step, registers, machine);
                }
            }
            Kind::Design => self.described(step, machine),
        }
    }

    /// Bits of a vector register.
    fn register_bits(&self) -> u32 {
        self.code.decoder.isa().vlen() as u32
    }

    /// What an instruction reads and writes as vtype is.
    fn registers(&mut self, step: &VectorStep, machine: &Machine) -> Option<(VectorRegisters, Setting)> {
        let vtype = self.number_of(machine.vectors.term(VTYPE)).map(|vtype| vtype as u8);
        let vl = self.number_of(machine.vectors.term(VL));
        let detail = VectorDetail { vl: 0, vtype };
        let Some(found) = VectorRegisters::of(step.word, detail) else {
            self.refuse("is a vector instruction, and it is not known to what vtype was set");
            return None;
        };
        let agnostic = vtype.is_none_or(|vtype| vtype & AGNOSTIC != 0) || found.masks;
        if agnostic && found.written != 0 && !found.any_vtype {
            self.world.assumptions.used.insert(Assumption::Agnostic);
        }
        Some((found, Setting { detail, vl, most: self.most(detail) }))
    }

    /// VLMAX.
    fn most(&self, detail: VectorDetail) -> u64 {
        let bytes = u64::from(self.register_bits() / 8) >> detail.sew();
        if detail.lmul() < 0 { bytes >> -detail.lmul() } else { bytes << detail.lmul() }
    }

    fn number_of(&self, term: Term) -> Option<u64> {
        self.world.terms.known(term).and_then(|known| u64::try_from(known).ok())
    }

    /// What an instruction computes of all that it reads, written wherever it may write.
    fn compute(&mut self, step: &VectorStep, registers: VectorRegisters, machine: &mut Machine) {
        let unit = &machine.vectors;
        self.ask(step, &[unit.term(VL), unit.term(VTYPE)]);
        // A copy of whole registers.
        if registers.any_vtype {
            let (to, from) = (step.field(7), step.field(20));
            let copied: Vec<Term> =
                (0..registers.written.count_ones() as usize).map(|n| unit.term((from + n) % 32)).collect();
            for (n, term) in copied.into_iter().enumerate() {
                self.write_vector(machine, (to + n) % 32, term);
            }
            return;
        }
        let mut operands = vec![unit.term(VL), unit.term(VTYPE)];
        operands.extend(step.sources.iter().map(|number| machine.x[*number].term));
        operands.extend(each(registers.read).map(|number| unit.term(number)));
        if registers.rounds {
            operands.push(unit.term(VXRM));
        }
        self.apply(step, registers, &operands, machine);
    }

    /// Writes the results of an instruction on these operands.
    fn apply(
        &mut self,
        step: &VectorStep,
        registers: VectorRegisters,
        operands: &[Term],
        machine: &mut Machine,
    ) {
        for number in each(registers.written) {
            let term = self.world.terms.opaque(step.key, number as u32, self.register_bits(), operands);
            self.write_vector(machine, number, term);
        }
        if registers.saturates {
            // It is never cleared by what sets it.
            let saturated = self.world.terms.opaque(step.key, SATURATED, 1, operands);
            let before = machine.vectors.term(VXSAT);
            let term = self.world.terms.bitwise(Bitwise::Or, before, saturated);
            *machine.vectors.slot_mut(VXSAT) = Slot { term, pc: Some(self.pc) };
        }
        for (n, number) in step.destinations.iter().enumerate() {
            let term = self.world.terms.opaque(step.key, INTEGER + n as u32, self.xlen(), operands);
            self.write_integer(machine, *number, term);
        }
    }

    /// An instruction of the design, which may read and write all of the unit: its text says how
    /// much of a group it uses only when it is executed. It may raise an exception by all that.
    fn described(&mut self, step: &VectorStep, machine: &mut Machine) {
        let mut operands: Vec<Term> = (0..=VTYPE).map(|number| machine.vectors.term(number)).collect();
        operands.extend(step.sources.iter().map(|number| machine.x[*number].term));
        self.world.assumptions.used.insert(Assumption::Agnostic);
        self.ask(step, &operands);
        let all = VectorRegisters { read: u32::MAX, written: u32::MAX, ..VectorRegisters::default() };
        self.apply(step, all, &operands, machine);
    }

    /// Keeps in mind what the unit is asked for.
    fn ask(&mut self, step: &VectorStep, operands: &[Term]) {
        let asked = self.world.terms.opaque(step.key, ASKED, 1, operands);
        self.trail.vector(Some(asked), self.pc);
    }

    fn write_vector(&mut self, machine: &mut Machine, number: usize, term: Term) {
        *machine.vectors.slot_mut(number) = Slot { term, pc: Some(self.pc) };
    }

    fn write_integer(&mut self, machine: &mut Machine, number: usize, term: Term) {
        if number != 0 {
            machine.x[number] = Slot { term, pc: Some(self.pc) };
        }
    }

    /// `vsetvli`, `vsetivli` and `vsetvl`.
    fn configure(&mut self, step: &VectorStep, op: Op, machine: &mut Machine) {
        self.trail.vector(None, self.pc);
        let (rd, rs1) = (step.field(7), step.field(15));
        let bits = match op {
            Op::Vsetvli => Some(u64::from(step.word >> 20 & 0x7ff)),
            Op::Vsetivli => Some(u64::from(step.word >> 20 & 0x3ff)),
            _ => self.number_of(machine.x[step.field(20)].term),
        };
        let wide = self.code.decoder.isa().has(Extension::Zve64x);
        let Some(vtype) = bits.and_then(|bits| VectorDetail::legal(bits, if wide { 64 } else { 32 })) else {
            return self.refuse("sets vtype to what is not known, or not there");
        };
        let before = self.number_of(machine.vectors.term(VTYPE));
        let most = self.most(VectorDetail { vl: 0, vtype: Some(vtype) });
        let xlen = self.xlen();
        let vl = match (op, rs1, rd) {
            (Op::Vsetivli, constant, _) => self.length(Some(constant as u64), None, most),
            (_, 0, 0) => {
                let same = before.map(|vtype| self.most(VectorDetail { vl: 0, vtype: Some(vtype as u8) }));
                if same != Some(most) {
                    return self.refuse("keeps vl where VLMAX may be another one");
                }
                machine.vectors.term(VL)
            }
            (_, 0, _) => self.world.terms.number(most as i64, xlen),
            _ => {
                let wanted = machine.x[rs1].term;
                self.length(self.number_of(wanted), Some(wanted), most)
            }
        };
        *machine.vectors.slot_mut(VL) = Slot { term: vl, pc: Some(self.pc) };
        let term = self.world.terms.number(i64::from(vtype), VTYPE_BITS);
        *machine.vectors.slot_mut(VTYPE) = Slot { term, pc: Some(self.pc) };
        self.write_integer(machine, rd, vl);
    }

    /// vl where so many elements are wanted: what the manual says of all machines, else a function
    /// of that and of VLMAX.
    fn length(&mut self, known: Option<u64>, wanted: Option<Term>, most: u64) -> Term {
        let xlen = self.xlen();
        let vl = match known {
            Some(known) if known <= most => Some(known),
            Some(known) if known >= 2 * most => Some(most),
            _ => None,
        };
        if let Some(vl) = vl {
            return self.world.terms.number(vl as i64, xlen);
        }
        let wanted = wanted.unwrap_or_else(|| self.world.terms.number(known.unwrap_or(0) as i64, xlen));
        let most = self.world.terms.number(most as i64, xlen);
        // No word is 0.
        self.world.terms.opaque(0, 0, xlen, &[wanted, most])
    }

    /// `csrr` of vl, vlenb, vxrm or vxsat.
    fn read_setting(&mut self, step: &VectorStep, number: u16, machine: &mut Machine) {
        self.trail.vector(None, self.pc);
        let xlen = self.xlen();
        let term = match number {
            csr::VL => machine.vectors.term(VL),
            csr::VXRM => machine.vectors.term(VXRM),
            csr::VXSAT => machine.vectors.term(VXSAT),
            _ => self.world.terms.number(i64::from(self.register_bits() / 8), xlen),
        };
        let term = self.world.terms.resize(term, xlen, false);
        self.write_integer(machine, step.field(7), term);
    }

    /// `csrw` to vxrm or vxsat.
    fn write_setting(
        &mut self,
        step: &VectorStep,
        (number, constant): (u16, Option<u32>),
        machine: &mut Machine,
    ) {
        self.trail.vector(None, self.pc);
        let (slot, width) = if number == csr::VXRM { (VXRM, VXRM_BITS) } else { (VXSAT, 1) };
        let term = match constant {
            Some(constant) => self.world.terms.number(i64::from(constant), width),
            None => self.world.terms.slice(machine.x[step.field(15)].term, 0, width),
        };
        *machine.vectors.slot_mut(slot) = Slot { term, pc: Some(self.pc) };
    }
}

/// The registers of a set, one after the other.
fn each(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |number| set >> number & 1 == 1)
}
