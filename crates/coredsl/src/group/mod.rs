//! Instructions on groups of vector elements, as what they do to one group: a behaviour of
//! registers that hold its operands.
//!
//! Source: own design. A unit behind the lanes of a vector core (`src/ip/marian/crypto_unit/` of
//! soc-hub-fi/Marian is one) is given groups one by one and knows neither VLEN nor vl. So the text
//! is read for one round of its loop over elements, with everything that the configuration says
//! known: what is legal and how many groups there are is the core's, and what is done to a group is
//! left. Operands become registers of the instruction's own, one for each element.

mod specialise;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use num_bigint::BigInt;
use serde::Serialize;

use crate::compile::compile;
use crate::description::{Behaviour, DescribedInstruction, Description, StateDef};
use crate::ir::Body;
use crate::operands::analyse;
use crate::types::Type;
use crate::unroll::{Names, OpenEnded, looped, unrolled};
use crate::vector::VectorSetting;

use specialise::{Access, Specialised, Stop, specialise};

/// How the registers are made that hold the operands of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GroupLayout {
    /// Bits of a register.
    pub element_bits: u32,
    /// Registers of each operand.
    pub slots: u32,
}

/// A vector register that an instruction names, and which part of it a group is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "GroupOperandInfo")]
pub struct GroupOperand {
    /// The field of the encoding.
    pub field: String,
    /// Bits from the start of the group that are read or written.
    pub bits: u32,
    /// Whether its old value is an operand.
    pub read: bool,
    /// Whether it is the result.
    pub written: bool,
    /// Whether every group is worked on with the first one of this register, as in `.vs`
    /// instructions.
    pub first: bool,
}

/// What a group is to an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "GroupInfo")]
pub struct GroupShape {
    /// The instruction, of which a unit may have operations for elements of several widths.
    pub mnemonic: String,
    /// Bits of an element.
    pub sew: u32,
    /// Elements that a round of its loop goes on by.
    pub elements: u32,
    /// Its operands, in order of the encoding.
    pub operands: Vec<GroupOperand>,
}

impl GroupShape {
    /// Bits of a group.
    pub fn bits(&self) -> u32 {
        self.operands.iter().map(|operand| operand.bits).max().unwrap_or(0)
    }
}

/// An instruction on vector registers, of which one group of elements is left.
#[derive(Clone, Debug)]
pub struct ElementGroup {
    /// A description with this one instruction, whose own registers hold the operands
    /// ([`register_file`]).
    pub description: Description,
    /// What a group is to it.
    pub shape: GroupShape,
}

/// The registers that hold the elements of the operand which a field names.
pub fn register_file(field: &str) -> String {
    format!("{field}_element")
}

/// Settings of a unit among which one is looked for in which an instruction does one round.
const LENGTHS: [u32; 6] = [1024, 4096, 2048, 512, 256, 128];
const MULTIPLES: [u32; 4] = [8, 4, 2, 1];
const STEPS: [u32; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

impl Description {
    /// What a group is to instruction number `at`, for every width of elements that is legal for
    /// it.
    ///
    /// # Errors
    /// A sentence without the place where there is none: no setting is found in which it goes
    /// through one group, or a group depends on more than its operands.
    pub fn group_shapes(&self, at: usize) -> Result<Vec<GroupShape>, String> {
        let (mut shapes, mut refused) = (vec![], None);
        for sew in [8, 16, 32, 64] {
            match self.one_round(at, sew).and_then(|round| self.shape(at, sew, &round)) {
                Ok(shape) => shapes.push(shape),
                Err(Refusal::Illegal) => {}
                Err(Refusal::Sentence(sentence)) => {
                    refused.get_or_insert(sentence);
                }
            }
        }
        match (shapes.is_empty(), refused) {
            (_, Some(sentence)) => Err(sentence),
            (true, None) => {
                Err("there is no setting in which it goes through one group of elements".to_string())
            }
            (false, None) => Ok(shapes),
        }
    }

    /// What instruction number `at` does to one group of elements of `sew` bits.
    ///
    /// # Errors
    /// As of [`Self::group_shapes`], and where the layout has no room for a group.
    pub fn element_group(&self, at: usize, sew: u32, layout: GroupLayout) -> Result<ElementGroup, String> {
        self.group(at, sew, layout).map_err(|refusal| match refusal {
            Refusal::Illegal => format!("elements of {sew} bits are illegal for it"),
            Refusal::Sentence(sentence) => sentence,
        })
    }

    fn group(&self, at: usize, sew: u32, layout: GroupLayout) -> Result<ElementGroup, Refusal> {
        let round = self.one_round(at, sew)?;
        let shape = self.shape(at, sew, &round)?;
        let size = layout.element_bits * layout.slots;
        if let Some(operand) = shape.operands.iter().find(|operand| operand.bits > size) {
            let (field, bits) = (&operand.field, operand.bits);
            return Err(Refusal::Sentence(format!(
                "a group of {field} has {bits} bits, the unit's have {size}"
            )));
        }
        let (operands, base) = (&shape.operands, round.0.start * sew);
        let starts = self.instructions[at].decode.fields.iter().map(|field| {
            let operand = operands.iter().position(|operand| operand.field == field.name)?;
            Some((self.states.len() + operand, if operands[operand].first { 0 } else { base }))
        });
        let starts: Vec<_> = starts.collect();
        let (_, mut found) = round;
        specialise::placed(&mut found, &starts, layout);
        let mut body = Body { locals: found.locals, names: found.names, statements: found.statements };
        crate::tidy::drop_dead_stores(&mut body);
        let states = self.states.iter().cloned().chain(operands.iter().map(|operand| StateDef {
            name: register_file(&operand.field),
            ty: Type::unsigned(layout.element_bits),
            count: layout.slots,
            array: true,
            reset: vec![BigInt::from(0); layout.slots as usize],
            span: self.instructions[at].span,
        }));
        let states: Vec<StateDef> = states.collect();
        let instruction = self.rewritten(at, body, &states).map_err(Refusal::Sentence)?;
        let description = Self {
            states,
            vectors: false,
            instructions: vec![instruction],
            ..self.clone_without_instructions()
        };
        Ok(ElementGroup { description, shape })
    }

    /// What is accessed in a round.
    fn shape(
        &self,
        at: usize,
        sew: u32,
        (round, found): &(Round, Specialised),
    ) -> Result<GroupShape, Refusal> {
        let base = round.start * sew;
        let mut operands: Vec<GroupOperand> = vec![];
        for (number, field) in self.instructions[at].decode.fields.iter().enumerate() {
            let mine: Vec<&Access> = found.accesses.iter().filter(|access| access.field == number).collect();
            if mine.is_empty() {
                continue;
            }
            let first = base > 0 && mine.iter().all(|access| access.low < base);
            let start = if first { 0 } else { base };
            if mine.iter().any(|access| access.low < start) {
                let sentence = format!("it takes {} of its own group and of another one", field.name);
                return Err(Refusal::Sentence(sentence));
            }
            if first && mine.iter().any(|access| access.written) {
                return Err(Refusal::Sentence(format!(
                    "every group of it writes the first group of {}",
                    field.name
                )));
            }
            operands.push(GroupOperand {
                field: field.name.clone(),
                bits: mine.iter().map(|access| access.low + access.width).max().unwrap_or(0) - start,
                read: mine.iter().any(|access| !access.written),
                written: mine.iter().any(|access| access.written),
                first,
            });
        }
        let mnemonic = self.instructions[at].decode.mnemonic.clone();
        Ok(GroupShape { mnemonic, sew, elements: round.step, operands })
    }

    /// The text read for one round, and which.
    fn one_round(&self, at: usize, sew: u32) -> Result<(Round, Specialised), Refusal> {
        let mut refused: Option<String> = None;
        for start in [1, 0] {
            for vlen in LENGTHS {
                for lmul in MULTIPLES {
                    for step in STEPS {
                        let round = Round { start: start * step, step };
                        let settings = Settings { vlen, lmul, sew, round };
                        match specialise(self, at, &settings) {
                            Ok(found) => return Ok((round, found)),
                            Err(Stop::Illegal) => {}
                            Err(Stop::Refused(sentence)) => {
                                refused.get_or_insert(sentence);
                            }
                        }
                    }
                }
            }
        }
        Err(refused.map_or(Refusal::Illegal, Refusal::Sentence))
    }

    fn rewritten(&self, at: usize, body: Body, states: &[StateDef]) -> Result<DescribedInstruction, String> {
        let before = &self.instructions[at];
        let names = Names { states, tables: &self.tables, open_ended: OpenEnded::Refused };
        let (fields, xlen) = (&before.decode.fields, self.xlen.bits());
        let (rounds, loops) = match body.has_loops() {
            true => {
                let (rounds, exact) = unrolled(&body, names);
                (rounds, exact.then_some(body))
            }
            false => (body, None),
        };
        let used = analyse(&rounds, fields, states)?;
        let program = compile(&rounds, fields, names, xlen)?;
        let loops =
            loops.and_then(|loops| Some((compile(&looped(&loops, names), fields, names, xlen).ok()?, loops)));
        let mut after =
            DescribedInstruction { behaviour: Behaviour::new(rounds, program, loops), ..before.clone() };
        after.decode.sources = used.sources;
        after.decode.destinations = used.destinations;
        Ok(after)
    }

    fn clone_without_instructions(&self) -> Self {
        Self {
            name: self.name.clone(),
            extends: self.extends.clone(),
            doc: self.doc.clone(),
            vectors: self.vectors,
            xlen: self.xlen,
            xlen_fixed: self.xlen_fixed,
            states: vec![],
            tables: Arc::clone(&self.tables),
            instructions: vec![],
            always: vec![],
            extends_span: self.extends_span,
            notes: vec![],
        }
    }
}

/// Why there is no group.
enum Refusal {
    /// Elements of this width are illegal.
    Illegal,
    /// A sentence without the place.
    Sentence(String),
}

/// A round of a loop over elements.
#[derive(Clone, Copy, Debug)]
struct Round {
    /// The first element: that of the second group, so that what is read of the first one alone can
    /// be told, or 0.
    start: u32,
    /// Elements of a round.
    step: u32,
}

/// What the vector unit is set to.
#[derive(Clone, Copy, Debug)]
struct Settings {
    vlen: u32,
    lmul: u32,
    sew: u32,
    round: Round,
}

impl Settings {
    /// The value of a setting. What is agnostic is left as it is.
    fn value(&self, setting: VectorSetting) -> u32 {
        match setting {
            VectorSetting::Vlen => self.vlen,
            VectorSetting::Vl => self.round.start + self.round.step,
            VectorSetting::Vstart => self.round.start,
            VectorSetting::Sew => self.sew,
            VectorSetting::Lmul => self.lmul,
            VectorSetting::Vlmax => self.vlen * self.lmul / self.sew,
            VectorSetting::Vta | VectorSetting::Vma => 0,
        }
    }
}
