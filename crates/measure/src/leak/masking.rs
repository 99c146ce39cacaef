//! What is shared, where its shares lie, and how a run gets them.
//!
//! Source: docs/reference/leak.md. Shares and fresh randomness come before the run from a generator
//! that a seed decides, so that a run can be made again.

use instar_files::Random;
use instar_isa::abi_name;
use instar_sim::{ArgumentPlace, Program, Session};

use crate::Error;

/// How shares give a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareForm {
    /// By exclusive or.
    Boolean,
    /// By sum, modulo this number; elements below it.
    Additive(u64),
    /// Not shared: whole elements.
    Plain,
    /// Not shared: values below a number in so many bits each, lowest first, as keys are packed.
    Packed {
        /// All values are below it.
        below: u64,
        /// Bits of each.
        bits: u32,
    },
}

/// What is shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// For people.
    pub name: String,
    /// How.
    pub sharing: ShareForm,
    /// Bytes of an element: 1, 2 or 4.
    pub element: u8,
    /// Whether elements are numbers in two's complement.
    pub signed: bool,
    /// Where each share lies.
    pub shares: Vec<SharePlace>,
}

/// Where something lies when a run begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharePlace {
    /// In an X register.
    Register(u8),
    /// In memory.
    Memory {
        /// First byte.
        address: u64,
        /// Bytes.
        length: u64,
    },
}

/// What a run is given of its secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The fixed value.
    Fixed,
    /// Another value each time.
    Random,
}

impl Class {
    /// Its number in sums.
    pub fn number(self) -> usize {
        usize::from(self == Self::Random)
    }
}

impl ShareForm {
    /// `boolean`, `additive mod 3329`, `additive 2^13`, `plain`, `plain below 5 in 3 bits`.
    pub fn parse(text: &str) -> Result<Self, Error> {
        if let Some(form) = Self::parse_plain(text) {
            return Ok(form);
        }
        let modulus = text.strip_prefix("additive").map(str::trim).and_then(|rest| {
            let power = rest.strip_prefix("2^").and_then(|power| power.parse::<u32>().ok());
            match power {
                Some(power) => (1..=32).contains(&power).then(|| 1 << power),
                None => rest.strip_prefix("mod")?.trim().parse().ok().filter(|modulus| *modulus > 1),
            }
        });
        match (text, modulus) {
            ("boolean", _) => Ok(Self::Boolean),
            (_, Some(modulus)) => Ok(Self::Additive(modulus)),
            _ => Err(Error::new(format!(
                "\"{text}\" is no way to share; known: boolean, additive mod 3329, additive 2^13, and of what is not \
                 masked plain, plain below 5 in 3 bits"
            ))),
        }
    }

    fn parse_plain(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["plain"] => Some(Self::Plain),
            ["plain", "below", below, "in", bits, "bits"] => {
                let (below, bits) = (below.parse().ok()?, bits.parse().ok()?);
                ((1..=32).contains(&bits) && (2..=1_u64 << bits).contains(&below))
                    .then_some(Self::Packed { below, bits })
            }
            _ => None,
        }
    }

    /// Whether there is one share, the value itself.
    fn is_plain(self) -> bool {
        matches!(self, Self::Plain | Self::Packed { .. })
    }

    /// How many values an element of so many bytes has.
    fn values(self, element: u8) -> u64 {
        match self {
            Self::Boolean | Self::Plain => 1 << (8 * u32::from(element)),
            Self::Additive(modulus) => modulus,
            Self::Packed { below, .. } => below,
        }
    }

    fn less(self, value: u64, share: u64) -> u64 {
        match self {
            Self::Additive(modulus) => (value + modulus - share) % modulus,
            _ => value ^ share,
        }
    }

    fn with(self, value: u64, share: i64) -> u64 {
        match self {
            Self::Additive(modulus) => (value + share.rem_euclid(modulus as i64) as u64) % modulus,
            _ => value ^ share as u64,
        }
    }
}

impl SharePlace {
    /// A register by either of its names, a symbol, an argument by its number, as `#0`, or bytes
    /// of one of the last two from one up to but without another, as `r+4..8`. `arguments` are
    /// those of the call.
    pub fn parse(program: &Program, arguments: &[ArgumentPlace], text: &str) -> Result<Self, Error> {
        let register = (1..32u8).find(|&n| text == abi_name(n) || text == format!("x{n}"));
        if let Some(register) = register
            && program.symbol(text).is_none()
        {
            return Ok(Self::Register(register));
        }
        let (name, part) = match text.split_once('+') {
            Some((name, part)) => (name, Some(part)),
            None => (text, None),
        };
        let argument = name.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
        let (base, size) = match argument.map(|number| arguments.get(number)) {
            Some(Some(ArgumentPlace { memory: Some(place), .. })) => *place,
            Some(Some(ArgumentPlace { registers, .. })) if part.is_none() && registers.len() == 1 => {
                return Ok(Self::Register(registers.start));
            }
            Some(_) => {
                return Err(Error::new(format!(
                    "\"{text}\" is no argument of the call that lies in memory or in one register; it has {}",
                    arguments.len()
                )));
            }
            None => {
                let symbol = program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
                (symbol.address, symbol.size)
            }
        };
        let numbers = part.and_then(|part| part.split_once(".."));
        let bounds =
            numbers.and_then(|(from, to)| Some((from.parse::<u64>().ok()?, to.parse::<u64>().ok()?)));
        let (from, to) = match (part, bounds) {
            (None, _) => (0, size),
            (Some(_), Some(bounds)) => bounds,
            (Some(_), None) => {
                return Err(Error::new(format!(
                    "\"{text}\" is no place of a share; a register is one, as a0, a symbol, or bytes of it, as r+4..8"
                )));
            }
        };
        if from >= to || size != 0 && to > size {
            return Err(Error::new(format!(
                "\"{text}\": {name} has {size} bytes; say which are meant, as in {name}+0..4"
            )));
        }
        Ok(Self::Memory { address: base + from, length: to - from })
    }

    /// Parts of equal size.
    pub fn split(self, parts: u64) -> Option<Vec<Self>> {
        match self {
            Self::Memory { address, length } if parts > 0 && length.is_multiple_of(parts) => {
                let length = length / parts;
                Some(
                    (0..parts)
                        .map(|part| Self::Memory { address: address + part * length, length })
                        .collect(),
                )
            }
            _ => None,
        }
    }

    /// Bytes.
    pub fn bytes(self) -> u64 {
        match self {
            Self::Register(_) => 4,
            Self::Memory { length, .. } => length,
        }
    }

    /// Puts bytes there.
    fn put(self, session: &mut Session, bytes: &[u8]) -> Result<(), Error> {
        match self {
            Self::Register(number) => {
                let word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
                session.set_x(number, word);
                Ok(())
            }
            Self::Memory { address, .. } if session.write_memory(address, bytes) => Ok(()),
            Self::Memory { address, length } => Err(Error::new(format!(
                "{length} bytes of shares or randomness at {address:#010x} do not lie in memory"
            ))),
        }
    }

    fn get(self, session: &Session) -> Option<Vec<u8>> {
        match self {
            Self::Register(number) => Some((session.x(number) as u32).to_le_bytes().to_vec()),
            Self::Memory { address, length } => {
                session.read_memory(address, length as usize).map(<[u8]>::to_vec)
            }
        }
    }
}

impl Shared {
    /// Whether its shares go together.
    pub fn check(&self) -> Result<(), Error> {
        let sizes: Vec<u64> = self.shares.iter().map(|share| share.bytes()).collect();
        let name = &self.name;
        if self.sharing.is_plain() && sizes.len() != 1 {
            return Err(Error::new(format!(
                "\"{name}\" is plain and has {} shares; give 1, or say how it is shared",
                sizes.len()
            )));
        }
        if let ShareForm::Packed { bits, .. } = self.sharing {
            return match (8 * sizes[0]).is_multiple_of(u64::from(bits)) {
                true => Ok(()),
                false => Err(Error::new(format!(
                    "{} bytes of \"{name}\" are no whole number of values of {bits} bits",
                    sizes[0]
                ))),
            };
        }
        if sizes.len() < 2 && !self.sharing.is_plain() {
            return Err(Error::new(format!(
                "\"{name}\" has {} share; a masked value has two or more",
                sizes.len()
            )));
        }
        if sizes.iter().any(|size| *size != sizes[0]) {
            return Err(Error::new(format!(
                "the shares of \"{name}\" have {sizes:?} bytes, and do not recombine; give all the same size"
            )));
        }
        if !sizes[0].is_multiple_of(u64::from(self.element)) {
            return Err(Error::new(format!(
                "a share of \"{name}\" has {} bytes, which are no whole elements of {} bytes",
                sizes[0], self.element
            )));
        }
        let bits = 8 * u32::from(self.element) - u32::from(self.signed);
        match self.sharing {
            ShareForm::Additive(modulus) if modulus > 1 << bits => Err(Error::new(format!(
                "elements of \"{name}\" have {} bytes, too few for modulus {modulus}",
                self.element
            ))),
            _ => Ok(()),
        }
    }

    /// Bits of an element in memory.
    fn bits(&self) -> u32 {
        match self.sharing {
            ShareForm::Packed { bits, .. } => bits,
            _ => 8 * u32::from(self.element),
        }
    }

    /// Puts a value of this class there, in shares that the generator gives; without `masks` all
    /// but the first are zero. `fixed` gives the fixed class's elements, each below a number.
    pub fn put(
        &self,
        session: &mut Session,
        class: Class,
        mut fixed: impl FnMut(u64) -> u64,
        masks: bool,
        random: &mut Random,
    ) -> Result<(), Error> {
        let elements = 8 * self.shares[0].bytes() / u64::from(self.bits());
        let values = self.sharing.values(self.element);
        let mut bits = vec![Bits::default(); self.shares.len()];
        for _ in 0..elements {
            // Drawn for either class, so that the masks of a run do not depend on its class.
            let drawn = random.below(values);
            let mut rest = if class == Class::Fixed { fixed(values) } else { drawn };
            for share in &mut bits[1..] {
                let mask = random.below(values);
                let mask = if masks { mask } else { 0 };
                rest = self.sharing.less(rest, mask);
                share.push(mask, self.bits());
            }
            bits[0].push(rest, self.bits());
        }
        self.shares.iter().zip(&bits).try_for_each(|(place, bits)| place.put(session, &bits.bytes))
    }

    /// The value that its shares give now, element by element.
    pub fn recombined(&self, session: &Session) -> Option<Vec<u64>> {
        let shares: Option<Vec<Vec<u8>>> = self.shares.iter().map(|share| share.get(session)).collect();
        let shares = shares?;
        // Packed values need not be taken apart to be compared.
        let width = if self.bits().is_multiple_of(8) { usize::from(self.element) } else { 1 };
        let unused = 64 - 8 * width as u32;
        let element = |share: &[u8], at: usize| {
            let bits =
                share[at..at + width].iter().rev().fold(0, |value, &byte| value << 8 | i64::from(byte));
            if self.signed { bits << unused >> unused } else { bits }
        };
        let ends = (0..shares[0].len()).step_by(width);
        Some(
            ends.map(|at| shares.iter().fold(0, |sum, share| self.sharing.with(sum, element(share, at))))
                .collect(),
        )
    }
}

/// Elements one behind the other, lowest bit first.
#[derive(Clone, Default)]
struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    filled: u32,
}

impl Bits {
    /// One more element, of at most 32 bits.
    fn push(&mut self, value: u64, bits: u32) {
        self.waiting |= value << self.filled;
        self.filled += bits;
        while self.filled >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.filled -= 8;
        }
    }
}

/// Puts fresh randomness there; without `masks` zeros.
pub fn refresh(
    session: &mut Session,
    place: SharePlace,
    masks: bool,
    random: &mut Random,
) -> Result<(), Error> {
    let bytes: Vec<u8> = (0..place.bytes()).map(|_| if masks { random.bits() as u8 } else { 0 }).collect();
    place.put(session, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_values_stand_lowest_bit_first_across_bytes() {
        let mut bits = Bits::default();
        [1, 2, 3, 4, 0, 1, 2, 3].into_iter().for_each(|value| bits.push(value, 3));
        // 011 010 001 000 100 011 010 001, as 24 bits.
        assert_eq!(bits.bytes, [0xd1, 0x88, 0x68]);
        let mut bits = Bits::default();
        (0..8).for_each(|_| bits.push(0x1555, 13));
        assert_eq!((bits.bytes.len(), bits.filled), (13, 0));
    }

    #[test]
    fn forms_of_what_is_not_masked_are_read_and_bounded() {
        let packed = |below, bits| ShareForm::Packed { below, bits };
        assert_eq!(ShareForm::parse("plain").unwrap(), ShareForm::Plain);
        assert_eq!(ShareForm::parse("plain below 5 in 3 bits").unwrap(), packed(5, 3));
        assert_eq!(ShareForm::parse("plain below 8192 in 13 bits").unwrap(), packed(8192, 13));
        for wrong in [
            "plain below 9 in 3 bits",
            "plain below 5 in 33 bits",
            "plain in 3 bits",
            "plain below 1 in 1 bits",
        ] {
            assert!(ShareForm::parse(wrong).is_err(), "{wrong}");
        }
    }
}
