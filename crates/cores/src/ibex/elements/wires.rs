//! What the wires of an Ibex show in a cycle.
//!
//! Source: rtl/ibex_id_stage.sv, rtl/ibex_alu.sv, rtl/ibex_multdiv_fast.sv,
//! rtl/ibex_load_store_unit.sv. A wire is told where it may show another value than in the cycle
//! before: values have identities, and what is computed of the same ones is the same.

use instar_isa::{Class, Op};

use super::fields::{Asked, Fields, Gives, Operand};
use super::followed::{Followed, Phase, View};
use super::number;
use crate::CommitObserver;
use crate::element::{Accumulating, Computation, Drive, DriveSource};
use crate::ibex::rules::DIVIDE;

/// All bytes of a word.
const ALL: u8 = 0xf;
/// Steps of a division: operands without signs, then bit by bit, then the sign.
const WITHOUT_SIGN: [u8; 2] = [1, 2];
const SIGN: u8 = DIVIDE as u8 - 2;

/// Which value an element holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ibex) enum Identity {
    Unknown,
    Constant(u32),
    /// A number that only the same value has.
    Value(u64),
}

impl Followed {
    /// Tells which wires show something else in this cycle.
    pub(super) fn settle(&mut self, cycle: u64, observer: &mut impl CommitObserver) {
        let Some(view) = self.view else { return };
        let mut now = Now { followed: self, observer, cycle, index: view.index };
        match view.fields {
            Some(fields) => now.shows(&fields, view),
            None => now.shows_nothing_known(),
        }
        now.writes();
    }
}

/// A cycle, in which an instruction stands in ID/EX.
struct Now<'a, O> {
    followed: &'a mut Followed,
    observer: &'a mut O,
    cycle: u64,
    index: u64,
}

impl<O: CommitObserver> Now<'_, O> {
    fn is(&self, element: u16) -> Identity {
        self.followed.told[usize::from(element)].unwrap_or(Identity::Unknown)
    }

    /// An element shows this value, in these words.
    fn tell(&mut self, element: u16, identity: Identity, source: DriveSource) {
        if self.followed.told[usize::from(element)].replace(identity) != Some(identity) {
            let source = if identity == Identity::Unknown { DriveSource::Unknown } else { source };
            self.observer.drive(&Drive { cycle: self.cycle, index: self.index, element, source });
        }
    }

    fn constant(&mut self, element: u16, value: u32) {
        self.tell(element, Identity::Constant(value), DriveSource::Constant(value));
    }

    /// An element shows what another does.
    fn same(&mut self, element: u16, other: u16) {
        match self.is(other) {
            Identity::Constant(value) => self.constant(element, value),
            identity => self.tell(element, identity, DriveSource::Held(other, ALL)),
        }
    }

    /// An element shows what is made of two others; `words` say it where they do.
    fn made(&mut self, element: u16, it: Computation, of: [u16; 2], words: Option<DriveSource>) {
        let from = of.map(|element| self.is(element));
        if from.contains(&Identity::Unknown) {
            return self.tell(element, Identity::Unknown, DriveSource::Unknown);
        }
        let identity = match self.followed.made[usize::from(element)] {
            Some((made, of, identity)) if (made, of) == (it, from) => identity,
            _ => self.followed.new_value(),
        };
        self.followed.made[usize::from(element)] = Some((it, from, identity));
        self.tell(element, identity, words.unwrap_or(DriveSource::Computed(it, of)));
    }

    fn shows_nothing_known(&mut self) {
        let forwarded: &[u16] = if self.followed.has_writeback() { &number::FORWARDED } else { &[] };
        let rest = [number::ADDER, number::RESULT, number::STORE_DATA];
        for &element in number::READ.iter().chain(forwarded).chain(&number::OPERAND).chain(&rest) {
            self.tell(element, Identity::Unknown, DriveSource::Unknown);
        }
    }

    fn shows(&mut self, fields: &Fields, view: View) {
        for (port, &register) in fields.ports.iter().enumerate() {
            self.same(number::READ[port], register.into());
            if self.followed.has_writeback() {
                let waits = register != 0 && self.followed.waiting == Some(register);
                let from = if waits { number::WRITEBACK } else { number::READ[port] };
                self.same(number::FORWARDED[port], from);
            }
        }
        let valid = matches!(view.phase, Phase::Waits | Phase::First);
        let asked = if valid { &fields.first } else { &fields.later };
        self.shows_operands(fields, view.phase, asked);
        self.shows_adder(fields, view.phase, asked.op);
        self.shows_result(fields, view.phase, asked.op);
        self.made(number::STORE_DATA, Computation::Rotated, [self.followed.ports()[1], number::ADDER], None);
    }

    fn shows_operands(&mut self, fields: &Fields, phase: Phase, asked: &Asked) {
        if phase == Phase::Second {
            let address = self.is(number::RESULT);
            self.tell(number::OPERAND[0], address, DriveSource::Address(0));
            return self.constant(number::OPERAND[1], 4);
        }
        for (place, &operand) in asked.operands.iter().enumerate() {
            let (element, port) = (number::OPERAND[place], self.followed.ports()[place]);
            let (register, identity) = (fields.ports[place], self.is(port));
            match operand {
                Operand::Constant(value) => self.constant(element, value),
                // While it executes that is what it reads.
                Operand::Port if register != 0 && matches!(phase, Phase::First | Phase::Step(_)) => {
                    self.tell(element, identity, DriveSource::Register(register));
                }
                Operand::Port => self.same(element, port),
            }
        }
    }

    fn shows_adder(&mut self, fields: &Fields, phase: Phase, op: Op) {
        let subtracts = Computation::Result(Op::Sub);
        let [a, b] = self.followed.ports();
        let step = if let Phase::Step(step) = phase { step } else { 0 };
        let (it, of) = match fields.gives {
            Gives::Alu if is_difference(op) => (subtracts, number::OPERAND),
            Gives::Alu => (Computation::Result(Op::Add), number::OPERAND),
            Gives::Multiplier => (subtracts, [0, b]),
            Gives::Divider if step == WITHOUT_SIGN[0] => (subtracts, [0, a]),
            Gives::Divider if step == SIGN => (subtracts, [0, number::INTERMEDIATE[0]]),
            Gives::Divider if (WITHOUT_SIGN[1] + 1..SIGN).contains(&step) => {
                (subtracts, [number::INTERMEDIATE[0], number::DIVISOR])
            }
            Gives::Divider => (subtracts, [0, b]),
        };
        self.made(number::ADDER, it, of, None);
    }

    fn shows_result(&mut self, fields: &Fields, phase: Phase, op: Op) {
        match fields.gives {
            Gives::Divider => self.same(number::RESULT, number::INTERMEDIATE[0]),
            Gives::Multiplier => {
                let step = if let Phase::Step(step) = phase { step } else { 0 };
                let of = Accumulating { one_cycle: self.followed.multiplies_at_once(), step, top: false };
                self.made(
                    number::RESULT,
                    Computation::Accumulated(fields.op, of),
                    self.followed.ports(),
                    None,
                );
            }
            Gives::Alu => {
                let first = matches!(phase, Phase::Waits | Phase::First);
                // The shifter takes its amount from 32 where no first cycle is.
                let it = if !first && matches!(op, Op::Sll | Op::Srl | Op::Sra) {
                    Computation::Complement(op)
                } else {
                    Computation::Result(op)
                };
                let is_result = phase == Phase::First && fields.class == Class::Alu && fields.rd != 0;
                let words = is_result.then_some(DriveSource::Result);
                self.made(number::RESULT, it, number::OPERAND, words);
            }
        }
    }

    /// What goes to the register file.
    fn writes(&mut self) {
        match self.followed.writing {
            None => self.constant(number::WRITTEN, 0),
            Some((index, DriveSource::Held(shown, _), _)) => {
                self.index = index;
                self.same(number::WRITTEN, shown);
            }
            Some((index, source, identity)) => {
                self.index = index;
                self.tell(number::WRITTEN, identity, source);
            }
        }
    }
}

/// Whether the adder subtracts in an operation.
fn is_difference(op: Op) -> bool {
    matches!(op, Op::Sub | Op::Slt | Op::Sltu | Op::Beq | Op::Bne | Op::Blt | Op::Bge | Op::Bltu | Op::Bgeu)
}
