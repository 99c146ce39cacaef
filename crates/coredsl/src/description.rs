//! A checked description: the door through which the other crates see CoreDSL.
//!
//! Source: own design; the instruction's facts live here once and everything else is derived from
//! them.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use instar_isa::{CustomInstruction, Xlen};
use num_bigint::BigInt;

use crate::bytecode::Bytecode;
use crate::dependence::{self, Dependence};
use crate::encoding::EncodingSpace;
use crate::host::{Host, OwnState, RaisedException};
use crate::ir::Body;
use crate::types::Type;
use crate::vector::VectorUse;
use instar_diagnostic::{Diagnostic, Span};

/// A register file of the design's own.
#[derive(Clone, Debug, PartialEq)]
pub struct StateDef {
    /// Its name.
    pub name: String,
    /// Type of one register.
    pub ty: Type,
    /// Number of registers, 1 for a single one.
    pub count: u32,
    /// Whether it was declared as an array.
    pub array: bool,
    /// Values at reset.
    pub reset: Vec<BigInt>,
    /// Place of its name in the text.
    pub span: Span,
}

/// A constant table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Type of an element.
    pub ty: Type,
    /// The elements.
    pub values: Vec<BigInt>,
}

/// An instruction set extension.
#[derive(Clone, Debug)]
pub struct Description {
    /// Name of the `InstructionSet`.
    pub name: String,
    /// Name of the base set.
    pub extends: String,
    /// Comment in front of it.
    pub doc: String,
    /// Whether the base set has vector registers.
    pub vectors: bool,
    /// Width of X in this reading.
    pub xlen: Xlen,
    /// Whether the description itself fixes XLEN.
    pub xlen_fixed: bool,
    /// The design's own registers, in order of `RegisterFile::Own`.
    pub states: Vec<StateDef>,
    /// Constant tables, in order of `ir::ExprKind::Table`.
    pub tables: Arc<[Table]>,
    /// The instructions in order.
    pub instructions: Vec<DescribedInstruction>,
    /// What happens in each cycle in which none of them acts: the blocks of `always`.
    pub always: Vec<AlwaysBlock>,
    /// Place of the name of the base set.
    pub extends_span: Span,
    /// What is right, and passed over or left out all the same.
    pub notes: Vec<Diagnostic>,
}

impl Description {
    /// The instruction with this name or mnemonic.
    pub fn instruction(&self, name: &str) -> Option<&DescribedInstruction> {
        self.instructions.iter().find(|i| i.decode.name == name || i.decode.mnemonic == name)
    }

    /// What the decoder needs of each instruction.
    pub fn decodes(&self) -> Vec<CustomInstruction> {
        self.instructions.iter().map(|instruction| instruction.decode.clone()).collect()
    }

    /// What the results of instruction number `at` with encoding `word` depend on.
    pub fn dependence(&self, at: usize, word: u32) -> Dependence {
        let instruction = &self.instructions[at];
        if instruction.behaviour.vectors().any {
            return dependence::of_operands(&instruction.decode, word);
        }
        dependence::analyse(instruction.behaviour.unrolled(), &instruction.decode.fields, &self.states, word)
    }

    /// The design's own registers at reset.
    pub fn own_state(&self) -> OwnState {
        OwnState::new(&self.states)
    }
}

/// A block of `always`: what happens in a cycle.
#[derive(Clone, Debug)]
pub struct AlwaysBlock {
    /// Its name.
    pub name: String,
    /// What happens.
    pub behaviour: Behaviour,
    /// Place of its name in the text.
    pub span: Span,
}

/// How an operand of the assembly syntax is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxOperand {
    /// `{name(rd)}`: the register that the field selects.
    Register(usize),
    /// `{imm}`: the field's value.
    Immediate(usize),
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct DescribedInstruction {
    /// What the decoder needs.
    pub decode: CustomInstruction,
    /// What it does.
    pub behaviour: Behaviour,
    /// Comment in front of it.
    pub doc: String,
    /// Its behavior as written.
    pub behaviour_text: String,
    /// Operands of the assembly syntax in order.
    pub operands: Vec<SyntaxOperand>,
    /// Place of its name in the text.
    pub span: Span,
    /// Line of its name.
    pub line: u32,
}

impl DescribedInstruction {
    /// Where in the opcode map it lies; `None` where its major opcode is not fixed.
    pub fn encoding_space(&self) -> Option<EncodingSpace> {
        EncodingSpace::of(self.decode.mask, self.decode.value)
    }
}

/// What a floor above makes of a behaviour.
pub type Attachment = OnceLock<Box<dyn Any + Send + Sync>>;

/// What an instruction does, compiled.
#[derive(Clone, Debug)]
pub struct Behaviour {
    body: Arc<Body>,
    looped: Arc<Bytecode>,
    unrolled: Arc<Body>,
    program: Arc<Bytecode>,
    attachment: Arc<Attachment>,
    vectors: VectorUse,
}

impl Behaviour {
    /// `looped` is what is compiled from the body with its loops, and that body, where it has any.
    pub(crate) fn new(unrolled: Body, program: Bytecode, looped: Option<(Bytecode, Body)>) -> Self {
        let vectors = unrolled.vectors();
        let (unrolled, program) = (Arc::new(unrolled), Arc::new(program));
        let (body, looped) = match looped {
            Some((looped, body)) => (Arc::new(body), Arc::new(looped)),
            None => (unrolled.clone(), program.clone()),
        };
        Self { body, looped, unrolled, program, attachment: Arc::default(), vectors }
    }

    /// What of the vector unit it uses. Whoever reads the typed operations, but the interpreter and
    /// machine code, refuses behaviours that use any of it.
    pub fn vectors(&self) -> VectorUse {
        self.vectors
    }

    /// The typed operations, with loops.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The typed operations without loops: every round is written out, with its index as a
    /// constant.
    pub fn unrolled(&self) -> &Body {
        &self.unrolled
    }

    /// The compiled form, without loops: every jump leads forward.
    pub fn program(&self) -> &Arc<Bytecode> {
        &self.program
    }

    /// What is compiled from the body with its loops: shorter, slower, and a second way to the same
    /// results.
    pub fn looped(&self) -> &Arc<Bytecode> {
        &self.looped
    }

    /// A place for what a floor above makes of the behaviour once (its machine code), shared by all
    /// clones.
    pub fn attachment(&self) -> &Attachment {
        &self.attachment
    }

    /// Executes the instruction with encoding `word`.
    ///
    /// `host.pc()` is the address of this instruction; a behaviour that does not write PC leaves it
    /// alone.
    #[inline]
    pub fn execute<H: Host + ?Sized>(&self, word: u32, host: &mut H) -> Result<(), RaisedException> {
        self.program.execute(word, host)
    }
}
