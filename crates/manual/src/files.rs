//! The files of `text/`, in the order of the tables of `instar-isa`.
//!
//! Source: own design; a test compares file and table row by row.

/// One file.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name without `.core_desc`.
    pub stem: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

macro_rules! files {
    ($($stem:literal)+) => {
        &[$(File { stem: $stem, text: include_str!(concat!("../text/", $stem, ".core_desc")) },)+]
    };
}

/// Every file: number n is the text of number n of [`instar_isa::TABLES`].
#[rustfmt::skip]
pub const FILES: &[File] = files! {
    "i" "privileged" "m" "zca" "zicbom" "zicbop" "zicboz" "zicond" "zicsr" "zifencei" "zihintntl"
    "zihintpause" "zmmul" "zaamo" "zalrsc" "zcb" "zcmp" "zcmt" "zba" "zbb" "zbc" "zbkb" "zbkx" "zbs" "zknd"
    "zkne" "zknh" "zksed" "zksh"
};
