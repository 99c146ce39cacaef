//! What the RISC-V manual's instructions do, as CoreDSL text: one file of `text/` for each table of
//! `instar-isa` but those of vector instructions, which CoreDSL cannot say yet.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I (unprivileged), and Volume II for `mret` and
//! `wfi`. Each file names its chapter. From the texts follow machine code of what a program
//! executes often (`instar-jit`), and what a solver, or whoever asks where a bit comes from, has to
//! know. The simulator's handlers are functions, and tests prove that they do the same.
//!
//! ```
//! use instar_isa::Xlen;
//! let text = instar_manual::named("sh1add", Xlen::Rv64).unwrap();
//! assert_eq!(text.instruction().behaviour_text, "X[rd] = (unsigned<XLEN>)((X[rs1] << 1) + X[rs2]);");
//! ```

mod files;

use std::sync::OnceLock;

use instar_coredsl::{DescribedInstruction, Description, load_sets};
use instar_isa::{ManualEncoding, Op, TABLES, Xlen};

pub use files::{FILES, File};

/// The text of one encoding.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// The set in which it stands: its own registers and tables.
    pub description: &'static Description,
    /// Its number there.
    pub at: usize,
}

impl Text {
    /// The instruction.
    pub fn instruction(&self) -> &'static DescribedInstruction {
        &self.description.instructions[self.at]
    }
}

/// The sets of file number `file` of [`FILES`] that hold at `xlen`, read when they are first asked
/// for.
pub fn sets(file: usize, xlen: Xlen) -> &'static [Description] {
    static READ: [[OnceLock<Vec<Description>>; 2]; FILES.len()] =
        [const { [const { OnceLock::new() }; 2] }; FILES.len()];
    let File { stem, text } = FILES[file];
    READ[file][usize::from(xlen == Xlen::Rv64)].get_or_init(|| {
        load_sets(&format!("{stem}.core_desc"), text, xlen).unwrap_or_else(|mistakes| {
            let shown: Vec<_> = mistakes.iter().map(ToString::to_string).collect();
            unreachable!(
                "the texts are part of this crate, and its tests read them all: {}",
                shown.join("\n")
            )
        })
    })
}

/// The text of a row of the tables; `None` where it does not exist at `xlen`, or is a vector
/// instruction.
pub fn text(row: &ManualEncoding, xlen: Xlen) -> Option<Text> {
    let described = &TABLES[..FILES.len()];
    let file =
        described.iter().position(|(_, table)| table.contains(row)).filter(|_| row.widths.has(xlen))?;
    find(file, xlen, |i| {
        let decode = &i.decode;
        (decode.mnemonic.as_str(), decode.mask, decode.value) == (row.mnemonic, row.mask, row.value)
    })
}

/// The text of the instruction with this mnemonic, the first one where there are several; `None`
/// where there is none at `xlen`.
pub fn named(mnemonic: &str, xlen: Xlen) -> Option<Text> {
    let row =
        |table: &[ManualEncoding]| table.iter().any(|row| row.mnemonic == mnemonic && row.widths.has(xlen));
    let file = TABLES[..FILES.len()].iter().position(|(_, table)| row(table))?;
    find(file, xlen, |i| i.decode.mnemonic == mnemonic)
}

/// The text of the four-byte instruction that does `op`, the first one where there are several;
/// `None` where there is none at `xlen`.
pub fn of_op(op: Op, xlen: Xlen) -> Option<Text> {
    let is_it = |row: &&ManualEncoding| row.op == op && row.length() == 4 && row.widths.has(xlen);
    TABLES[..FILES.len()]
        .iter()
        .find_map(|(_, table)| table.iter().find(is_it))
        .and_then(|row| text(row, xlen))
}

fn find(file: usize, xlen: Xlen, is_it: impl Fn(&DescribedInstruction) -> bool) -> Option<Text> {
    sets(file, xlen).iter().find_map(|description| {
        let at = description.instructions.iter().position(&is_it)?;
        Some(Text { description, at })
    })
}
