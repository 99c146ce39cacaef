//! What a function call is: target, arguments, results.
//!
//! Source: the RISC-V psABI's integer calling convention; see `abi.rs` for where arguments go.

/// Which way a buffer's contents travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the function.
    In,
    /// From the function.
    Out,
    /// Both.
    InOut,
}

/// One argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// An integer of at most 32 bits, extended to 32 bits by its own type.
    Int32(u32),
    /// A 64-bit integer.
    Int64(u64),
    /// An integer of XLEN bits: `size_t`, `long`, an address.
    Size(u64),
    /// A struct by value.
    Struct {
        /// Its bytes.
        bytes: Vec<u8>,
        /// Its alignment.
        align: u64,
    },
    /// A pointer to a buffer that is placed in memory for the call.
    Buffer {
        /// Which way its contents travel.
        direction: Direction,
        /// Contents before the call; for `Out` their length counts.
        bytes: Vec<u8>,
        /// Alignment; at least 16 is given.
        align: u64,
    },
}

/// What a function returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReturnKind {
    /// Nothing.
    #[default]
    Void,
    /// An integer of at most 32 bits.
    Int32,
    /// A 64-bit integer.
    Int64,
    /// An integer of XLEN bits.
    Size,
    /// A struct of this size and alignment; larger than two registers by a hidden pointer.
    Struct {
        /// Bytes.
        size: u64,
        /// Alignment.
        align: u64,
    },
}

/// What a function returned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReturnValue {
    /// Nothing.
    #[default]
    Void,
    /// 32 bits.
    Int32(u32),
    /// 64 bits.
    Int64(u64),
    /// XLEN bits, zero-extended.
    Size(u64),
    /// A struct's bytes.
    Struct(Vec<u8>),
}

impl ReturnValue {
    /// The value as an integer; `None` for nothing and for structs.
    pub fn integer(&self) -> Option<u64> {
        match *self {
            Self::Int32(value) => Some(u64::from(value)),
            Self::Int64(value) | Self::Size(value) => Some(value),
            Self::Void | Self::Struct(_) => None,
        }
    }
}

/// Which function is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallTarget {
    /// By its symbol.
    Symbol(String),
    /// By its address.
    Address(u64),
}

/// A function call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSpec {
    /// The function.
    pub target: CallTarget,
    /// Its arguments.
    pub arguments: Vec<Argument>,
    /// What it returns.
    pub returns: ReturnKind,
    /// For a variadic function: index of the first argument after the named ones.
    pub variadic_from: Option<usize>,
    /// Whether memory stays as the call left it for the next run; else the next run starts from the
    /// loaded program and the given inputs.
    pub keep_memory: bool,
    /// Whether the function is to be watched: buffers lie [`GUARD`] bytes apart from each other and
    /// from the stack, and registers that hold nothing hold numbers that no program expects, in
    /// place of 0.
    pub guarded: bool,
    /// What a guarded call has that its contract does not promise.
    pub conditions: Conditions,
}

/// What a contract leaves open of a call: where buffers lie, and what is in registers that hold
/// nothing. A function may count on none of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// By argument: how far from a page's beginning its buffer begins; none where this is empty.
    pub offsets: Vec<u64>,
    /// By argument: another one, before it, whose buffer it is too.
    pub shared: Vec<Option<usize>>,
    /// Buffers lie from the last to the first.
    pub reversed: bool,
    /// What is in registers that hold nothing, and below sp.
    pub idle: Idle,
}

/// Contents of what holds nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Idle {
    /// In each register another number, none that a program would expect.
    #[default]
    Marks,
    /// Zero.
    Zeros,
    /// All ones.
    Ones,
    /// Numbers by chance, which follow from this one.
    Chance(u64),
}

impl Idle {
    /// The number in place `place`.
    pub(crate) fn number(self, place: u64) -> u64 {
        match self {
            Self::Marks => 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(place + 1),
            Self::Zeros => 0,
            Self::Ones => u64::MAX,
            Self::Chance(seed) => {
                // SplitMix64, by Steele, Lea and Flood.
                let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(place + 1));
                z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
                z ^ z >> 31
            }
        }
    }
}

/// Bytes that belong to nobody, around each buffer of a guarded call.
pub const GUARD: u64 = 4096;

impl CallSpec {
    /// A call of `symbol` without arguments and result.
    pub fn new(symbol: &str) -> Self {
        Self {
            target: CallTarget::Symbol(symbol.to_string()),
            arguments: Vec::new(),
            returns: ReturnKind::Void,
            variadic_from: None,
            keep_memory: false,
            guarded: false,
            conditions: Conditions::default(),
        }
    }

    /// The same with one more argument.
    pub fn argument(mut self, argument: Argument) -> Self {
        self.arguments.push(argument);
        self
    }

    /// The same with another kind of result.
    pub fn returning(mut self, returns: ReturnKind) -> Self {
        self.returns = returns;
        self
    }
}

/// What a call gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallResult {
    /// The function's value.
    pub value: ReturnValue,
    /// By argument: the contents of `Out` and `InOut` buffers after the call.
    pub outputs: Vec<Option<Vec<u8>>>,
    /// Instructions retired.
    pub instructions: u64,
    /// Stack used below the sp at entry, in bytes.
    pub stack_bytes: u64,
    /// What the program wrote to its console: its standard output.
    pub console: Vec<u8>,
    /// What it wrote to file 2, its standard error.
    pub errors: Vec<u8>,
    /// The program read a clock that no model kept, so that it saw the retired count.
    pub clock_without_model: bool,
}
