//! What is proved about what, and what comes of it.

use std::fmt;

use instar_coredsl::Description;
use instar_isa::Decoder;

/// Bytes of a program in memory.
#[derive(Clone, Debug)]
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
    /// A byte of it.
    pub(crate) fn byte(&self, address: u64) -> Option<u8> {
        let at = usize::try_from(address.checked_sub(self.address)?).ok()?;
        self.bytes.get(at).copied()
    }
}

/// A function in a program.
pub struct Code<'a> {
    /// What the program loads.
    pub segments: Vec<Segment>,
    /// How its words are read.
    pub decoder: Decoder,
    /// What the design's own instructions do, in the order in which the decoder knows them.
    pub descriptions: &'a [Description],
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
    /// How many of a0 and a1 are results.
    pub returns: u8,
    /// Instructions of one path after which the function counts as one that never ends.
    pub max_instructions: u64,
    /// Paths, by branches about which the start decides.
    pub max_paths: u64,
}

impl Default for Contract {
    fn default() -> Self {
        Self { noalias: vec![], returns: 2, max_instructions: 5_000_000, max_paths: 64 }
    }
}

/// Two functions leave the same, whatever they are called with.
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
