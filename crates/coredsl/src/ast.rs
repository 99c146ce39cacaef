//! What the parser makes of a description: names unresolved, types unchecked.
//!
//! Source: the CoreDSL 2 grammar (`CoreDsl.xtext`, release 2.0.21), reduced to the supported
//! subset.

use num_bigint::BigInt;

use instar_diagnostic::Span;

/// An identifier with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The identifier.
    pub text: String,
    /// Its place.
    pub span: Span,
}

/// `[[name]]`, `[[name = value]]` or `[[name(value, …)]]`.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// Its values.
    pub values: Vec<Expr>,
}

/// A whole file.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// `import "…"`.
    pub imports: Vec<(String, Span)>,
    /// Every `InstructionSet`.
    pub sets: Vec<InstructionSet>,
}

/// `InstructionSet NAME extends BASE { … }`.
#[derive(Clone, Debug)]
pub struct InstructionSet {
    /// Its name.
    pub name: Name,
    /// The base set.
    pub extends: Option<Name>,
    /// Items of `architectural_state`.
    pub state: Vec<StateItem>,
    /// `functions`.
    pub functions: Vec<Function>,
    /// `instructions`.
    pub instructions: Vec<Instruction>,
    /// The blocks of `always`, as instructions without encoding.
    pub always: Vec<Instruction>,
    /// Comment in front of it.
    pub doc: String,
}

/// An item of `architectural_state`.
#[derive(Clone, Debug)]
pub enum StateItem {
    /// A register, a constant or an alias.
    Declaration(Declaration),
    /// `XLEN = 64;`
    Assignment(Name, Expr),
}

/// A declaration with one type and one or more declarators.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// `register`.
    pub register: bool,
    /// `extern`.
    pub external: bool,
    /// `const`.
    pub constant: bool,
    /// The type.
    pub ty: TypeSpec,
    /// The names.
    pub declarators: Vec<Declarator>,
    /// From the first qualifier to the type.
    pub span: Span,
}

/// One name of a declaration.
#[derive(Clone, Debug)]
pub struct Declarator {
    /// `&name`.
    pub alias: bool,
    /// The name.
    pub name: Name,
    /// `[n]`.
    pub dimensions: Vec<Expr>,
    /// `[[…]]`.
    pub attributes: Vec<Attribute>,
    /// `= …`.
    pub initializer: Option<Initializer>,
}

/// Right-hand side of a declarator.
#[derive(Clone, Debug)]
pub enum Initializer {
    /// `= e`.
    Expr(Expr),
    /// `= { a, b, … }`.
    List(Vec<Expr>, Span),
}

/// A type as written.
#[derive(Clone, Debug)]
pub enum TypeSpec {
    /// `void`.
    Void(Span),
    /// An integer type with a size expression; `int`, `char` and so on have a constant one.
    Integer {
        /// `signed`.
        signed: bool,
        /// Bits.
        size: Box<Expr>,
    },
}

/// A function of `functions`.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// What it returns.
    pub returns: TypeSpec,
    /// Value parameters.
    pub parameters: Vec<(TypeSpec, Name)>,
    /// `[[…]]`.
    pub attributes: Vec<Attribute>,
    /// The body.
    pub body: Stmt,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its name.
    pub name: Name,
    /// Comment in front of it.
    pub doc: String,
    /// `[[…]]`, its own and those of its section.
    pub attributes: Vec<Attribute>,
    /// Parts of the encoding, most significant first.
    pub encoding: Vec<EncodingPart>,
    /// Place of the encoding.
    pub encoding_span: Span,
    /// Mnemonic, if given.
    pub mnemonic: Option<(String, Span)>,
    /// Operand syntax.
    pub assembly: Option<(String, Span)>,
    /// The behaviour.
    pub behavior: Stmt,
}

/// A part of an encoding.
#[derive(Clone, Debug)]
pub enum EncodingPart {
    /// `7'b0001011`.
    Bits(IntegerLiteral, Span),
    /// `rd[4:0]`.
    Field {
        /// Name of the field.
        name: Name,
        /// Highest bit of the field.
        high: u32,
        /// Lowest bit of the field.
        low: u32,
        /// Place of the part.
        span: Span,
    },
}

/// An integer literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegerLiteral {
    /// The value as its type reads it.
    pub value: BigInt,
    /// `8'…`: the size, where given.
    pub width: Option<u32>,
    /// `8's…`.
    pub signed: bool,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Its place.
    pub span: Span,
}

/// Kinds of statement.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `{ … }`.
    Block(Vec<Stmt>),
    /// An assignment, an increment or a call.
    Expr(Expr),
    /// A local declaration.
    Declaration(Declaration),
    /// `if`.
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    /// `switch`.
    Switch(Expr, Vec<Section>),
    /// `for`.
    For {
        /// Declaration or assignment.
        start: Option<Box<Stmt>>,
        /// Condition.
        condition: Option<Expr>,
        /// Expressions after each round.
        step: Vec<Expr>,
        /// Body.
        body: Box<Stmt>,
    },
    /// `while`, or `do … while` where `check_first` is false.
    While {
        /// Condition.
        condition: Expr,
        /// Body.
        body: Box<Stmt>,
        /// Whether the condition is looked at before the first round.
        check_first: bool,
    },
    /// `break`.
    Break,
    /// `continue`.
    Continue,
    /// `return`.
    Return(Option<Expr>),
    /// `;`
    Empty,
}

/// A section of a `switch`.
#[derive(Clone, Debug)]
pub struct Section {
    /// The case value; `None` for `default`.
    pub value: Option<Expr>,
    /// Statements.
    pub body: Vec<Stmt>,
    /// Place of the label.
    pub span: Span,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum BinaryOperator {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    LogicalAnd,
    LogicalOr,
}

impl BinaryOperator {
    /// Whether the result says how two numbers compare.
    pub fn compares(self) -> bool {
        use BinaryOperator::*;
        matches!(self, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual)
    }
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum UnaryOperator {
    Plus,
    Minus,
    Complement,
    Not,
}

/// Target of a cast.
#[derive(Clone, Debug)]
pub enum CastType {
    /// `(unsigned<8>)`.
    Type(TypeSpec),
    /// `(signed)`, `(unsigned)`: same width, other reading.
    Sign(bool),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its place.
    pub span: Span,
    /// Expressions inside each other, this one included: what a walk over it takes of the stack.
    pub depth: u32,
}

impl Expr {
    /// An expression, whose depth follows from its parts.
    pub(crate) fn new(kind: ExprKind, span: Span) -> Self {
        let deepest = |parts: &[Expr]| parts.iter().map(|part| part.depth).max().unwrap_or(0);
        let below = match &kind {
            ExprKind::Integer(_) | ExprKind::Bool(_) | ExprKind::Name(_) => 0,
            ExprKind::Call(_, parts) | ExprKind::Concat(parts) => deepest(parts),
            ExprKind::Index { base, index, end } => {
                base.depth.max(index.depth).max(end.as_ref().map_or(0, |end| end.depth))
            }
            ExprKind::Unary(_, a) | ExprKind::Step(a, _) | ExprKind::Cast(_, a) => a.depth,
            ExprKind::Binary(_, a, b) | ExprKind::Assign(_, a, b) => a.depth.max(b.depth),
            ExprKind::Conditional(c, a, b) => c.depth.max(a.depth).max(b.depth),
        };
        Self { kind, span, depth: below + 1 }
    }
}

/// Kinds of expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A literal.
    Integer(IntegerLiteral),
    /// `true`, `false`.
    Bool(bool),
    /// A name.
    Name(String),
    /// `f(a, b)`.
    Call(Name, Vec<Expr>),
    /// `a[i]`, `a[hi:lo]`.
    Index {
        /// What is indexed.
        base: Box<Expr>,
        /// The index, or the higher end of a range.
        index: Box<Expr>,
        /// The lower end of a range.
        end: Option<Box<Expr>>,
    },
    /// `-a`.
    Unary(UnaryOperator, Box<Expr>),
    /// `a + b`.
    Binary(BinaryOperator, Box<Expr>, Box<Expr>),
    /// `a = b`, `a += b`.
    Assign(Option<BinaryOperator>, Box<Expr>, Box<Expr>),
    /// `a++`; true adds, false subtracts.
    Step(Box<Expr>, bool),
    /// `(type)a`.
    Cast(CastType, Box<Expr>),
    /// `c ? a : b`.
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `a :: b`, most significant first.
    Concat(Vec<Expr>),
}
