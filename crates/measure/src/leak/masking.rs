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
    /// `boolean`, `additive mod 3329`, `additive 2^13`.
    pub fn parse(text: &str) -> Result<Self, Error> {
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
                "\"{text}\" is no way to share; known: boolean, additive mod 3329, additive 2^13"
            ))),
        }
    }

    /// How many values an element of so many bytes has.
    fn values(self, element: u8) -> u64 {
        match self {
            Self::Boolean => 1 << (8 * u32::from(element)),
            Self::Additive(modulus) => modulus,
        }
    }

    fn less(self, value: u64, share: u64) -> u64 {
        match self {
            Self::Boolean => value ^ share,
            Self::Additive(modulus) => (value + modulus - share) % modulus,
        }
    }

    fn with(self, value: u64, share: i64) -> u64 {
        match self {
            Self::Boolean => value ^ share as u64,
            Self::Additive(modulus) => (value + share.rem_euclid(modulus as i64) as u64) % modulus,
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
        if sizes.len() < 2 {
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

    /// Puts a value of this class there, in shares that the generator gives; without `masks` all
    /// but the first are zero.
    pub fn put(
        &self,
        session: &mut Session,
        class: Class,
        fixed: u64,
        masks: bool,
        random: &mut Random,
    ) -> Result<(), Error> {
        let elements = self.shares[0].bytes() / u64::from(self.element);
        let values = self.sharing.values(self.element);
        let mut bytes = vec![Vec::new(); self.shares.len()];
        for _ in 0..elements {
            // Drawn for either class, so that the masks of a run do not depend on its class.
            let drawn = random.below(values);
            let mut rest = if class == Class::Fixed { fixed % values } else { drawn };
            for share in &mut bytes[1..] {
                let mask = random.below(values);
                let mask = if masks { mask } else { 0 };
                rest = self.sharing.less(rest, mask);
                share.extend(&mask.to_le_bytes()[..usize::from(self.element)]);
            }
            bytes[0].extend(&rest.to_le_bytes()[..usize::from(self.element)]);
        }
        self.shares.iter().zip(&bytes).try_for_each(|(place, bytes)| place.put(session, bytes))
    }

    /// The value that its shares give now, element by element.
    pub fn recombined(&self, session: &Session) -> Option<Vec<u64>> {
        let shares: Option<Vec<Vec<u8>>> = self.shares.iter().map(|share| share.get(session)).collect();
        let shares = shares?;
        let width = usize::from(self.element);
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
