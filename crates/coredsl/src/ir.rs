//! The behaviour of one instruction as typed bit-vector operations: no calls, no names, and counted
//! loops.
//!
//! Source: own design. Interpreted by `compile`/`run`; meant to be lowered to SystemVerilog, SMT
//! and native code. Every node states its type; operands of arithmetic and logic have the type of
//! the node, those of comparisons one common type. A value of `width` bits is taken modulo 2^width.
//!
//! A [`Loop`] stands where all rounds are one body with another index. Written out at once is a
//! loop of the text
//! - that has a single round, or ends early in a round that is known;
//! - that is not counted, by equal steps, by one variable of at most 64 bits which only its head
//!   changes;
//! - whose index decides between two values of which one takes a call or a load, or is an element
//!   that some round has not;
//! - whose rounds leave out, as nobody needs it, what may raise an exception.
//!
//! Whoever wants no loops asks for [`Behaviour::unrolled`](crate::Behaviour::unrolled), in which
//! every index is a constant: there is neither a [`Statement::Loop`] nor a [`Statement::Insert`]
//! nor an [`ExprKind::SliceAt`] in it.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::types::Type;
use crate::vector::{VectorSetting, VectorUse};

/// What holds where no loop is expected.
pub(crate) const UNROLLED: &str = "loops and what only stands in them were written out";

/// What holds where instructions on vector registers are refused before.
pub(crate) const SCALAR: &str = "what uses vector registers is refused before";

/// Number of a local variable of a [`Body`].
pub type LocalId = usize;

/// A local variable, or an array of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Local {
    /// Type of an element.
    pub ty: Type,
    /// Number of elements; 1 for a scalar.
    pub count: u32,
    /// What the text calls it, as a place in [`Body::names`]; the result of a function has the
    /// function's name.
    pub name: usize,
}

/// The behaviour of an instruction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// Local variables; undefined until assigned.
    pub locals: Vec<Local>,
    /// Names of locals; the first is empty, for those without one.
    pub names: Vec<String>,
    /// Statements in order.
    pub statements: Vec<Statement>,
}

/// What is written.
#[derive(Clone, Debug, PartialEq)]
pub enum AssignmentTarget {
    /// A local variable, or an element of an array.
    Local {
        /// Which.
        local: LocalId,
        /// Element; `None` for a scalar.
        index: Option<Expr>,
    },
    /// A register of X or of the design's own.
    Register {
        /// The file.
        file: RegisterFile,
        /// Which register.
        index: Expr,
    },
    /// The address of the next instruction.
    Pc,
    /// As many bits as the value has, in the vector registers.
    Vector {
        /// The register from whose start bits are counted.
        register: Expr,
        /// The lowest bit.
        low: Expr,
    },
}

impl AssignmentTarget {
    /// Which element or register it is; `None` for a scalar, for the pc and for bits of vector
    /// registers.
    pub fn index(&self) -> Option<&Expr> {
        match self {
            AssignmentTarget::Local { index, .. } => index.as_ref(),
            AssignmentTarget::Register { index, .. } => Some(index),
            AssignmentTarget::Pc | AssignmentTarget::Vector { .. } => None,
        }
    }

    /// What is in it; `ty` is its type.
    pub fn read(&self, ty: Type) -> Expr {
        let kind = match self {
            AssignmentTarget::Local { local, index } => {
                ExprKind::Local { local: *local, index: index.clone().map(Box::new) }
            }
            AssignmentTarget::Register { file, index } => {
                ExprKind::Register { file: *file, index: Box::new(index.clone()) }
            }
            AssignmentTarget::Pc => ExprKind::Pc,
            AssignmentTarget::Vector { register, low } => {
                ExprKind::Vector { register: Box::new(register.clone()), low: Box::new(low.clone()) }
            }
        };
        Expr { ty, kind }
    }
}

impl Body {
    /// Whether there is a loop in it.
    pub fn has_loops(&self) -> bool {
        let mut found = false;
        for statement in &self.statements {
            statement.walk(&mut |statement| found |= matches!(statement, Statement::Loop(_)));
        }
        found
    }

    /// What of the vector unit it uses.
    pub fn vectors(&self) -> VectorUse {
        let mut found = VectorUse::default();
        for statement in &self.statements {
            statement.visit(&mut |e| match &e.kind {
                ExprKind::Vector { .. } => found.any = true,
                ExprKind::Setting(setting) => {
                    found.any = true;
                    found.vtype |= setting.of_vtype();
                }
                _ => {}
            });
            statement.walk(&mut |statement| {
                found.any |=
                    matches!(statement, Statement::Assign { target: AssignmentTarget::Vector { .. }, .. });
            });
        }
        found
    }

    /// Whether it has a loop whose rounds are known only at run time.
    pub fn has_while(&self) -> bool {
        let mut found = false;
        for statement in &self.statements {
            statement.walk(&mut |statement| found |= matches!(statement, Statement::While(_)));
        }
        found
    }
}

impl AssignmentTarget {
    /// The expressions in it.
    pub fn expressions(&self) -> impl Iterator<Item = &Expr> {
        let both = match self {
            AssignmentTarget::Local { index, .. } => [index.as_ref(), None],
            AssignmentTarget::Register { index, .. } => [Some(index), None],
            AssignmentTarget::Pc => [None, None],
            AssignmentTarget::Vector { register, low } => [Some(register), Some(low)],
        };
        both.into_iter().flatten()
    }
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// Writes all bits of the target, or as many as `value` has from `low` on.
    Assign {
        /// What is written.
        target: AssignmentTarget,
        /// Lowest bit of a partial write (locals and own registers only).
        low: Option<u32>,
        /// The value.
        value: Expr,
    },
    /// Reads `bytes` bytes of memory, little-endian, into a scalar local of `unsigned<8 * bytes>`.
    Load {
        /// Where the value goes.
        local: LocalId,
        /// Address, `unsigned<XLEN>`.
        address: Expr,
        /// How many bytes.
        bytes: u32,
    },
    /// Writes `bytes` bytes of memory, little-endian.
    Store {
        /// Address, `unsigned<XLEN>`.
        address: Expr,
        /// The value, `unsigned<8 * bytes>`.
        value: Expr,
        /// How many bytes.
        bytes: u32,
    },
    /// Runs one of two blocks.
    If {
        /// `unsigned<1>`.
        condition: Expr,
        /// Where it is 1.
        then: Vec<Statement>,
        /// Where it is 0.
        otherwise: Vec<Statement>,
    },
    /// Raises an exception and ends the instruction.
    Raise {
        /// Exception number as in `mcause`.
        cause: Expr,
    },
    /// Does the same several times.
    Loop(Loop),
    /// Does the same as long as a condition holds; only beside vector registers and in devices.
    While(While),
    /// Writes as many bits of the target as `value` has, from `low` on; only in loops, whose index
    /// it may follow.
    Insert {
        /// What is written.
        target: AssignmentTarget,
        /// Type of all of the target.
        ty: Type,
        /// Lowest bit.
        low: Expr,
        /// The value.
        value: Expr,
    },
}

/// A loop whose rounds are known in number. What one round leaves for the next stands in locals
/// that the body assigns; a `break`, `continue` or `return` that a value decides about is a flag
/// among them, and what follows is under it.
#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    /// A scalar local that counts: `start` in the first round, `step` more in each further one, and
    /// once more after the last; none of these values leaves the local's type, and the body does
    /// not assign it.
    pub index: LocalId,
    /// Its value in the first round.
    pub start: BigInt,
    /// What a round adds.
    pub step: BigInt,
    /// How often the body runs, at least twice.
    pub rounds: u32,
    /// What a round does.
    pub body: Vec<Statement>,
}

/// A loop whose rounds are known only at run time. The body counts them itself and raises an
/// exception where they are too many.
#[derive(Clone, Debug, PartialEq)]
pub struct While {
    /// What is done before the condition is asked, in each round.
    pub before: Vec<Statement>,
    /// `unsigned<1>`; where it is 0 the loop is over.
    pub condition: Expr,
    /// What a round does.
    pub body: Vec<Statement>,
}

impl Loop {
    /// The index in a round; after the last one where `round` is their number.
    pub fn at(&self, round: u32) -> BigInt {
        &self.start + &self.step * round
    }
}

/// An expression without side effects.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// Type of the value.
    pub ty: Type,
    /// How it is computed.
    pub kind: ExprKind,
}

/// Operations with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient, truncated; by zero: all ones.
    Div,
    /// Remainder with the sign of the dividend; by zero: the dividend.
    Rem,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Left shift; the amount may have any type, one of at least the width (or negative) gives 0.
    ShiftLeft,
    /// Right shift, arithmetic for signed types; a large or negative amount leaves the sign.
    ShiftRight,
    /// `==`, as `unsigned<1>`.
    Equal,
    /// `!=`.
    NotEqual,
    /// `<`.
    Less,
    /// `<=`.
    LessEqual,
}

/// Operations with one operand of the node's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// Every bit inverted.
    Not,
    /// Two's complement.
    Negate,
}

/// Kinds of expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A known value, within the range of the type.
    Const(BigInt),
    /// A field of the encoding, zero-extended.
    Field(usize),
    /// A local variable.
    Local {
        /// Which.
        local: LocalId,
        /// Element; `None` for a scalar.
        index: Option<Box<Expr>>,
    },
    /// A register of X or of the design's own.
    Register {
        /// The file.
        file: RegisterFile,
        /// Which register.
        index: Box<Expr>,
    },
    /// Address of this instruction.
    Pc,
    /// The node's width of bits of the vector registers.
    Vector {
        /// The register from whose start bits are counted.
        register: Box<Expr>,
        /// The lowest bit.
        low: Box<Expr>,
    },
    /// What the configuration of the vector unit says.
    Setting(VectorSetting),
    /// An element of a constant table of the description.
    Table {
        /// Which table.
        table: usize,
        /// Which element.
        index: Box<Expr>,
    },
    /// One operand.
    Unary(UnaryOp, Box<Expr>),
    /// Two operands.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// The operand extended by its own sign or truncated, and read as the node's type.
    Convert(Box<Expr>),
    /// The node's width of bits of the operand, from this bit on.
    Slice(Box<Expr>, u32),
    /// The node's width of bits of the first, from the bit on that the second names; beyond its
    /// end, what a right shift brings there. Only in loops, whose index it may follow.
    SliceAt(Box<Expr>, Box<Expr>),
    /// Parts one after another, the most significant first.
    Concat(Vec<Expr>),
    /// The second where the first is 1, else the third.
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
}

impl Expr {
    /// A known value.
    pub fn constant(value: impl Into<BigInt>, ty: Type) -> Self {
        Self { ty, kind: ExprKind::Const(value.into()) }
    }

    /// The value, where it is known.
    pub fn value(&self) -> Option<&BigInt> {
        match &self.kind {
            ExprKind::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Calls `visit` for this expression and everything in it.
    pub fn visit<'a>(&'a self, visit: &mut impl FnMut(&'a Expr)) {
        visit(self);
        match &self.kind {
            ExprKind::Const(_) | ExprKind::Field(_) | ExprKind::Pc | ExprKind::Setting(_) => {}
            ExprKind::Vector { register, low } => {
                register.visit(visit);
                low.visit(visit);
            }
            ExprKind::Local { index, .. } => index.iter().for_each(|index| index.visit(visit)),
            ExprKind::Register { index, .. } | ExprKind::Table { index, .. } => index.visit(visit),
            ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::Slice(a, _) => a.visit(visit),
            ExprKind::Binary(_, a, b) | ExprKind::SliceAt(a, b) => {
                a.visit(visit);
                b.visit(visit);
            }
            ExprKind::Concat(parts) => parts.iter().for_each(|part| part.visit(visit)),
            ExprKind::Select(c, a, b) => {
                c.visit(visit);
                a.visit(visit);
                b.visit(visit);
            }
        }
    }

    /// The smallest type in which the value evidently fits.
    pub fn natural_type(&self) -> Type {
        match &self.kind {
            ExprKind::Const(value) => Type::of_value(value),
            ExprKind::Convert(inner) => {
                let natural = inner.natural_type();
                if natural.fits(self.ty) { natural } else { self.ty }
            }
            ExprKind::Binary(BinaryOp::And, a, b) if !self.ty.signed => {
                Type::unsigned(a.natural_type().width.min(b.natural_type().width))
            }
            _ => self.ty,
        }
    }
}

impl Statement {
    /// Calls `visit` for every expression in this statement and the blocks inside it.
    pub fn visit<'a>(&'a self, visit: &mut impl FnMut(&'a Expr)) {
        match self {
            Statement::Assign { target, value, .. } => {
                target.expressions().for_each(|part| part.visit(visit));
                value.visit(visit);
            }
            Statement::Insert { target, low, value, .. } => {
                target.index().iter().for_each(|index| index.visit(visit));
                low.visit(visit);
                value.visit(visit);
            }
            Statement::Loop(looped) => looped.body.iter().for_each(|statement| statement.visit(visit)),
            Statement::While(While { before, condition, body }) => {
                before.iter().for_each(|statement| statement.visit(visit));
                condition.visit(visit);
                body.iter().for_each(|statement| statement.visit(visit));
            }
            Statement::Load { address, .. } => address.visit(visit),
            Statement::Store { address, value, .. } => {
                address.visit(visit);
                value.visit(visit);
            }
            Statement::If { condition, then, otherwise } => {
                condition.visit(visit);
                then.iter().chain(otherwise).for_each(|statement| statement.visit(visit));
            }
            Statement::Raise { cause } => cause.visit(visit),
        }
    }

    /// Calls `visit` for this statement and those in its blocks.
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Statement)) {
        visit(self);
        match self {
            Statement::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).for_each(|statement| statement.walk(visit));
            }
            Statement::Loop(looped) => looped.body.iter().for_each(|statement| statement.walk(visit)),
            Statement::While(While { before, body, .. }) => {
                before.iter().chain(body).for_each(|statement| statement.walk(visit));
            }
            _ => {}
        }
    }
}

/// Locals that are assigned somewhere in the statements.
pub(crate) fn assigned(statements: &[Statement]) -> Vec<LocalId> {
    let mut out = vec![];
    for statement in statements {
        statement.walk(&mut |statement| match statement {
            Statement::Assign { target: AssignmentTarget::Local { local, .. }, .. }
            | Statement::Insert { target: AssignmentTarget::Local { local, .. }, .. }
            | Statement::Load { local, .. } => out.push(*local),
            Statement::Loop(looped) => out.push(looped.index),
            _ => {}
        });
    }
    out.sort_unstable();
    out.dedup();
    out
}
