//! What is proved about what, and what comes of it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use instar_coredsl::Description;
use instar_isa::Decoder;

/// Bytes of a program in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Address of the first.
    pub address: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Whether the program may write there.
    pub writable: bool,
    /// Whether it is code.
    pub executable: bool,
}

impl Segment {
    /// Its addresses, and the one behind it.
    pub(crate) fn range(&self) -> RangeInclusive<u64> {
        self.address..=self.address + self.bytes.len() as u64
    }

    /// A byte of it.
    pub(crate) fn byte(&self, address: u64) -> Option<u8> {
        let at = usize::try_from(address.checked_sub(self.address)?).ok()?;
        self.bytes.get(at).copied()
    }
}

/// A part of a program that has a name, or the place of a label up to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// Its names, in their order.
    pub name: String,
    /// Address of its first byte.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Whether the file says so; else they reach to the next name, over what the linker may have left between.
    pub sized: bool,
}

/// Where the linker places a part of the program as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Address of the first byte.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Of what its address is a multiple, wherever it is placed.
    pub align: u64,
}

/// What the linker fills in at an address; the target is an address as it is linked here, which belongs to an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filled {
    /// All of an address but its low twelve bits, as in `lui`.
    High(Target),
    /// Its low twelve bits.
    Low(Target),
    /// The same of the distance from the instruction, as in `auipc`.
    HighFrom(Target),
    /// The low twelve bits of the distance from the `auipc` at this address.
    LowFrom(u64),
    /// So many bytes of data that hold an address.
    Whole(Target, u32),
    /// Something that is not followed.
    Other(String),
}

/// An address that the linker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The symbol's address.
    pub symbol: u64,
    /// How far behind it.
    pub behind: i64,
}

impl Target {
    /// The address.
    pub(crate) fn address(self) -> u64 {
        self.symbol.wrapping_add_signed(self.behind)
    }
}

/// What is known of the places in a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// What has a name, by address; none overlaps another.
    pub objects: Vec<Object>,
    /// Its sections, by address.
    pub sections: Vec<Section>,
    /// What the linker filled in where, if the file says so; else addresses are the numbers that they are here.
    pub filled: Option<BTreeMap<u64, Filled>>,
    /// What `gp` holds.
    pub global_pointer: Option<u64>,
    /// Whether `tp` leads to variables of the program's own.
    pub has_thread_locals: bool,
}

/// A function in a program.
pub struct Code<'a> {
    /// What the program loads.
    pub segments: Vec<Segment>,
    /// How its words are read.
    pub decoder: Decoder,
    /// What the design's own instructions do, in the order in which the decoder knows them.
    pub descriptions: &'a [Description],
    /// What lies where.
    pub places: Places,
    /// Address of the function.
    pub entry: u64,
    /// What an address is called in a sentence, as in `mldsa_ntt+0x14 (ntt.S:42)`.
    pub locate: &'a dyn Fn(u64) -> String,
}

impl fmt::Debug for Code<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code at {}", (self.locate)(self.entry))
    }
}

/// What the caller of the function promises and wants, and how far to go.
#[derive(Clone, Debug)]
pub struct Contract {
    /// Argument registers whose memory never overlaps.
    pub noalias: Vec<(u8, u8)>,
    /// Argument registers that are multiples of a number, a power of two.
    pub aligned: Vec<(u8, u64)>,
    /// How many of a0 and a1 are results.
    pub returns: u8,
    /// Instructions of one path after which the function counts as one that never ends.
    pub max_instructions: u64,
    /// Paths, by branches about which the start decides.
    pub max_paths: u64,
}

impl Default for Contract {
    fn default() -> Self {
        Self { noalias: vec![], aligned: vec![], returns: 2, max_instructions: 5_000_000, max_paths: 64 }
    }
}

/// Wherever the first function returns without a trap the second does too, and leaves the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Instructions of the longest path of each; by induction those of the longest way to a round, through one or
    /// from one to the return.
    pub instructions: (u64, u64),
    /// Paths through both; by induction such ways.
    pub paths: u64,
    /// Whether it is by induction over the rounds of a loop.
    pub rounds: bool,
    /// What was taken for granted, a sentence each.
    pub assumptions: Vec<String>,
}

/// Why there is no proof, in one sentence with the places that matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The sentence.
    pub sentence: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}
