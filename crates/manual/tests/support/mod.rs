//! What the tests of the texts share: a machine that runs nothing but texts, cases for it, and
//! random numbers.

pub mod cases;
pub mod machine;
pub mod random;

use instar_isa::{ManualEncoding, TABLES, Xlen};

/// Both widths.
pub const XLENS: [Xlen; 2] = [Xlen::Rv32, Xlen::Rv64];

/// Every row that exists at `xlen`, of the tables that have a text.
pub fn rows(xlen: Xlen) -> impl Iterator<Item = &'static ManualEncoding> {
    TABLES[..instar_manual::FILES.len()]
        .iter()
        .flat_map(|(_, table)| table.iter())
        .filter(move |row| row.widths.has(xlen))
}

/// The row with this mnemonic.
pub fn row(mnemonic: &str, xlen: Xlen) -> &'static ManualEncoding {
    rows(xlen).find(|row| row.mnemonic == mnemonic).expect("the tables have it")
}
