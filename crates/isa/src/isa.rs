//! XLEN and extensions of a hart, and ISA strings such as `rv64imac_zba_zbb_zknd`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "ISA Extension Naming Conventions".

use std::fmt;

use crate::Xlen;
use crate::extension::{Extension, nearest, refusal};
use crate::isa_string::{IsaString, Named};

/// An ISA string that is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IsaError {
    /// It does not start with `rv32i` or `rv64i`.
    #[error("ISA \"{isa}\" does not start with rv32i or rv64i, as in rv32imc_zba_zbb_zbs")]
    Base {
        /// The string.
        isa: String,
    },
    /// An extension is not known.
    #[error("ISA \"{isa}\" names extension \"{name}\", which is not known here; nearest is \"{nearest}\"")]
    Unknown {
        /// The string.
        isa: String,
        /// The extension.
        name: String,
        /// The known extension with the most similar name.
        nearest: &'static str,
    },
    /// An extension of the manual that is left out on purpose.
    #[error("ISA \"{isa}\" names extension \"{name}\": {reason}")]
    Refused {
        /// The string.
        isa: String,
        /// The extension.
        name: String,
        /// Why, and what to do instead.
        reason: String,
    },
}

/// Lengths of vector registers above the least one, the longest first.
const LENGTHS: [(Extension, usize); 5] = [
    (Extension::Zvl4096b, 4096),
    (Extension::Zvl2048b, 2048),
    (Extension::Zvl1024b, 1024),
    (Extension::Zvl512b, 512),
    (Extension::Zvl256b, 256),
];

/// XLEN and extensions of a hart. Zicsr, Zicntr and Zifencei are always there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Isa {
    xlen: Xlen,
    /// One bit for each extension; the vector extensions have their room.
    extensions: u128,
}

impl Isa {
    /// Reads an ISA string. Names may come in any order; a version changes nothing
    /// ([`IsaString::other_versions`] tells those that are not here).
    ///
    /// ```
    /// use instar_isa::{Extension, Isa};
    /// let isa = Isa::parse("rv32imc_zba_zbb").unwrap();
    /// assert!(isa.has(Extension::Zbb) && !isa.has(Extension::Zbs));
    /// assert_eq!(
    ///     Isa::parse("rv32imc_zbd").unwrap_err().to_string(),
    ///     r#"ISA "rv32imc_zbd" names extension "zbd", which is not known here; nearest is "zba""#
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<Self, IsaError> {
        let IsaString { xlen, base, mut extensions } = IsaString::read(text)?;
        match base.name.as_str() {
            "i" => {}
            // G begins with a base of its own; it is read so that it can be refused with its
            // reason.
            "g" => extensions.insert(0, base),
            _ => return Err(IsaError::Base { isa: text.to_string() }),
        }
        let mut isa = Self::base(xlen);
        for Named { name, .. } in extensions {
            let isa_text = || text.to_string();
            if let Some(reason) = refusal(&name, xlen.bits()) {
                return Err(IsaError::Refused { isa: isa_text(), name, reason });
            }
            let found = Extension::named(&name).ok_or_else(|| IsaError::Unknown {
                isa: isa_text(),
                nearest: nearest(&name),
                name,
            })?;
            for &extension in found {
                isa = isa.with(extension);
            }
        }
        Ok(isa)
    }

    /// The base set with Zicsr, Zicntr and Zifencei.
    pub const fn base(xlen: Xlen) -> Self {
        Self { xlen, extensions: 0 }
            .with(Extension::I)
            .with(Extension::Zicsr)
            .with(Extension::Zicntr)
            .with(Extension::Zifencei)
    }

    /// Every instruction that this crate knows; vector registers have 128 bits, the least that V
    /// has.
    pub fn everything(xlen: Xlen) -> Self {
        let longer = |e: &&Extension| LENGTHS.iter().any(|(extension, _)| extension == *e);
        Extension::ALL.iter().filter(|e| !longer(e)).fold(Self::base(xlen), |isa, &e| isa.with(e))
    }

    /// The same with one more extension.
    pub const fn with(self, extension: Extension) -> Self {
        Self { extensions: self.extensions | 1 << extension as u8, ..self }
    }

    /// Whether it has `extension`.
    pub const fn has(self, extension: Extension) -> bool {
        self.extensions >> extension as u8 & 1 == 1
    }

    /// Whether it has every extension of `other`.
    pub const fn has_all_of(self, other: Self) -> bool {
        other.extensions & !self.extensions == 0
    }

    /// Whether it has A, which is Zaamo and Zalrsc.
    pub const fn has_a(self) -> bool {
        self.has(Extension::Zaamo) && self.has(Extension::Zalrsc)
    }

    /// Whether it has B, which is Zba, Zbb and Zbs.
    pub const fn has_b(self) -> bool {
        self.has(Extension::Zba) && self.has(Extension::Zbb) && self.has(Extension::Zbs)
    }

    /// Bits of the longest vector register that there is here.
    pub const LONGEST_VECTOR: usize = LENGTHS[0].1;

    /// Bits of a vector register: the most that a `zvl*b` names, at least 128; 0 without vectors.
    pub fn vlen(self) -> usize {
        if !self.has(Extension::Zve32x) {
            return 0;
        }
        LENGTHS.iter().find(|(extension, _)| self.has(*extension)).map_or(128, |(_, bits)| *bits)
    }

    /// Its XLEN.
    pub const fn xlen(self) -> Xlen {
        self.xlen
    }
}

/// The canonical string; `a` and `m` stand for their parts.
impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rv{}i", self.xlen.bits())?;
        let letters = [
            ("m", self.has(Extension::M)),
            ("a", self.has_a()),
            ("c", self.has(Extension::C)),
            ("v", self.has(Extension::V)),
        ];
        for (letter, _) in letters.iter().filter(|(_, on)| *on) {
            f.write_str(letter)?;
        }
        for extension in Extension::ALL.iter().filter(|&&e| self.has(e)) {
            let said = match extension {
                Extension::Zmmul => self.has(Extension::M),
                Extension::Zaamo | Extension::Zalrsc => self.has_a(),
                _ => extension.name().len() == 1,
            };
            if !said {
                write!(f, "_{}", extension.name())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_string_reads_back() {
        let isa = Isa::parse("RV32IMC_Zba_zbb_zbc_zbs_zcb").unwrap();
        assert_eq!(isa.to_string(), "rv32imc_zicntr_zicsr_zifencei_zcb_zba_zbb_zbc_zbs");
        for text in
            ["rv32i", "rv64ia", "rv32iac", "rv64ima", "rv32i_zaamo", "rv32i_zmmul_zbkb", "rv64imac_zk"]
        {
            let isa = Isa::parse(text).unwrap();
            assert_eq!(Isa::parse(&isa.to_string()), Ok(isa), "{text}: {isa}");
        }
        let plain = |text: &str| Isa::parse(text).unwrap().to_string().replace("_zicntr_zicsr_zifencei", "");
        assert_eq!(plain("rv64i_zknd_zba_c_zcb_a_m"), "rv64imac_zcb_zba_zknd");
        assert_eq!(plain("rv32ia"), "rv32ia");
        assert_eq!(plain("rv32i_zalrsc"), "rv32i_zalrsc");
        let all = Isa::everything(Xlen::Rv64);
        assert_eq!(Isa::parse(&all.to_string()), Ok(all));
    }

    #[test]
    fn a_group_stands_for_its_parts() {
        for (group, parts) in [
            ("rv64imb", "rv64im_zba_zbb_zbs"),
            ("rv32i_zcb", "rv32ic_zcb"),
            ("rv32i_zca", "rv32ic"),
            ("rv32i_zce", "rv32ic_zcb_zcmp_zcmt"),
            ("rv64ia", "rv64i_zalrsc_zaamo"),
            ("rv32i_zkn", "rv32i_zbkb_zbkc_zbkx_zknd_zkne_zknh"),
            ("rv32i_zks", "rv32i_zbkb_zbkc_zbkx_zksed_zksh"),
            ("rv32i_zk", "rv32i_zkn_zkr_zkt"),
        ] {
            assert_eq!(Isa::parse(group), Isa::parse(parts), "{group}");
        }
        assert!(Isa::parse("rv32im").unwrap().has(Extension::Zmmul));
    }

    #[test]
    fn versions_are_ignored() {
        for text in ["rv32i2p1_m2p0_c2p0_zicsr2p0_zba1p0", "RV32I2M2C2_Zicsr2_ZBA1", "rv32i_zba7_c_m"] {
            assert_eq!(Isa::parse(text), Isa::parse("rv32imc_zba"), "{text}");
        }
    }

    #[test]
    fn what_is_not_known_is_refused_with_the_nearest_name() {
        let text = |isa| Isa::parse(isa).unwrap_err().to_string();
        assert!(text("rv32imc_zbbb").ends_with("nearest is \"zbb\""), "{}", text("rv32imc_zbbb"));
        assert!(text("rv64imac_zknee2").ends_with("nearest is \"zkne\""), "{}", text("rv64imac_zknee2"));
        assert!(text("rv32e").contains("rv32i"));
        assert!(text("arm").contains("rv32i"));
    }

    #[test]
    fn floating_point_is_refused_with_what_to_do_instead() {
        let text = |isa| Isa::parse(isa).unwrap_err().to_string();
        for name in ["rv64gc", "rv64imafdc", "rv64imac_zfinx", "rv64i_zdinx", "rv64i_zfh1p0"] {
            assert!(text(name).ends_with("-march=rv64imac -mabi=lp64"), "{}", text(name));
        }
        assert!(text("rv32imf").ends_with("-mabi=ilp32"));
        for name in ["rv64imac_zve32f", "rv64imv_zvfh"] {
            assert!(text(name).contains("floating-point"), "{}", text(name));
        }
    }

    #[test]
    fn vectors_have_the_length_that_the_string_names() {
        let vlen = |text| Isa::parse(text).unwrap().vlen();
        assert_eq!([vlen("rv64imac"), vlen("rv64imcv"), vlen("rv32i_zve32x")], [0, 128, 128]);
        assert_eq!(vlen("rv64im_zve64x_zvl512b_zvl256b"), 512);
        let full = Isa::parse("rv64imcv").unwrap();
        assert!(full.has(Extension::Zve64x) && full.to_string().starts_with("rv64imcv_"));
        let refused = Isa::parse("rv64iv_zvl8192b").unwrap_err().to_string();
        assert!(refused.ends_with("128, 256, 512, 1024, 2048 or 4096 bits here"), "{refused}");
    }
}
