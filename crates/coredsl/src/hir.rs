//! The checked description: names resolved, every expression typed, conversions explicit.
//!
//! Source: own design; sits between the syntax tree and the IR, keeps calls and every loop.

use num_bigint::BigInt;

use crate::ast::BinaryOperator;
use crate::types::Type;
use crate::vector::VectorSetting;
use instar_diagnostic::Span;

/// A register file that a description can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum File {
    X,
    Own(u8),
}

#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub ty: Type,
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    Const(BigInt),
    Field(usize),
    Local(usize, Option<Box<Expr>>),
    Register(File, Box<Expr>),
    Pc,
    /// `ty.width` bits of the vector registers from bit `low` of a register on.
    Vector {
        register: Box<Expr>,
        low: Box<Expr>,
    },
    Setting(VectorSetting),
    Table(usize, Box<Expr>),
    Load {
        address: Box<Expr>,
        bytes: u32,
    },
    Call {
        function: usize,
        arguments: Vec<Expr>,
    },
    /// Operands have the type that `operation_types` names; shifts: the left one has the result's
    /// type.
    Binary(BinaryOperator, Box<Expr>, Box<Expr>),
    Negate(Box<Expr>),
    Complement(Box<Expr>),
    Convert(Box<Expr>),
    /// `ty.width` bits of an expression from bit `lo` on.
    Slice(Box<Expr>, Box<Expr>),
    Concat(Vec<Expr>),
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// What an assignment writes.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub root: Root,
    /// Lowest bit of a part of the root.
    pub slice: Option<Expr>,
    pub ty: Type,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum Root {
    Local(usize, Option<Expr>),
    Register(File, Expr),
    /// `count` neighbouring registers, the first in the low bits.
    Registers {
        file: File,
        first: Expr,
        count: u32,
        element: Type,
    },
    Pc,
    Vector {
        register: Expr,
        low: Expr,
    },
    Memory {
        address: Expr,
        bytes: u32,
    },
}

#[derive(Clone, Debug)]
pub(crate) enum Stmt {
    Assign(Place, Expr),
    /// All elements of a local become zero.
    Clear(usize),
    Call(usize, Vec<Expr>),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    Loop(Loop),
    Block(Vec<Stmt>),
    Return(Option<Expr>),
    Break,
    Continue,
    Raise(Expr),
}

#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub condition: Option<Expr>,
    pub check_first: bool,
    pub step: Vec<Stmt>,
    pub body: Vec<Stmt>,
    /// The counter is declared in the head, so nobody sees it after a `break`.
    pub own_counter: bool,
    pub span: Span,
}

/// A local variable or array.
#[derive(Clone, Debug)]
pub(crate) struct Local {
    pub name: String,
    pub ty: Type,
    /// 0 for a scalar.
    pub count: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub name: String,
    pub returns: Option<Type>,
    pub locals: Vec<Local>,
    pub body: Vec<Stmt>,
}

impl Expr {
    pub fn constant(value: BigInt, ty: Type, span: Span) -> Self {
        Self { ty, kind: ExprKind::Const(value), span }
    }

    pub fn value(&self) -> Option<&BigInt> {
        match &self.kind {
            ExprKind::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Whether computing it twice differs from computing it once.
    pub fn has_effects(&self) -> bool {
        match &self.kind {
            ExprKind::Const(_)
            | ExprKind::Field(_)
            | ExprKind::Pc
            | ExprKind::Setting(_)
            | ExprKind::Local(_, None) => false,
            ExprKind::Vector { register, low } => register.has_effects() || low.has_effects(),
            ExprKind::Load { .. } | ExprKind::Call { .. } => true,
            ExprKind::Local(_, Some(a)) | ExprKind::Register(_, a) | ExprKind::Table(_, a) => a.has_effects(),
            ExprKind::Negate(a) | ExprKind::Complement(a) | ExprKind::Convert(a) => a.has_effects(),
            ExprKind::Binary(_, a, b) | ExprKind::Slice(a, b) => a.has_effects() || b.has_effects(),
            ExprKind::Concat(parts) => parts.iter().any(Expr::has_effects),
            ExprKind::Select(c, a, b) => c.has_effects() || a.has_effects() || b.has_effects(),
        }
    }
}
