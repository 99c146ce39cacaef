//! What is proved about what, and what comes of it.

use std::fmt;

use instar_coredsl::Description;
use instar_isa::Decoder;
use instar_sim::{Places, Program, ProgramError, Segment};

/// Bytes of a segment of which zeros are written out: those of a heap are none of a function's.
const MOST_ZEROS: u64 = 1 << 24;

/// A function in a program.
pub struct LinkedFunction<'a> {
    /// What the program loads, with its zeros.
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

impl<'a> LinkedFunction<'a> {
    /// A function of a program.
    ///
    /// # Errors
    /// One sentence where it has none of that name.
    pub fn of(
        program: &Program,
        decoder: &Decoder,
        descriptions: &'a [Description],
        function: &str,
        locate: &'a dyn Fn(u64) -> String,
    ) -> Result<Self, ProgramError> {
        let whole = |segment: &Segment| {
            let mut bytes = segment.bytes.clone();
            if segment.size <= MOST_ZEROS {
                bytes.resize(bytes.len().max(segment.size as usize), 0);
            }
            Segment { size: bytes.len() as u64, bytes, source: None, ..*segment }
        };
        let entry = program.require_symbol(function)?.address;
        Ok(Self {
            segments: program.segments().iter().map(whole).collect(),
            decoder: decoder.clone(),
            descriptions,
            places: program.places(),
            entry,
            locate,
        })
    }
}

impl fmt::Debug for LinkedFunction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code at {}", (self.locate)(self.entry))
    }
}

/// What the caller of the function promises and wants, and how far to go.
#[derive(Clone, Debug)]
pub struct ProofContract {
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
    /// Steps of the whole proof: instructions that are followed, on all ways; what a load from an
    /// address that is not known looks through, sixteen bytes a step; registers and cells of which
    /// an induction asks what they have in common.
    pub max_steps: u64,
}

impl Default for ProofContract {
    fn default() -> Self {
        Self {
            noalias: vec![],
            aligned: vec![],
            returns: 2,
            max_instructions: 5_000_000,
            max_paths: 64,
            max_steps: 20_000_000,
        }
    }
}

/// Wherever the first function returns without a trap the second does too, and leaves the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Instructions of the longest path of each; by induction those of the longest way to a round,
    /// through one or from one to the return.
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
