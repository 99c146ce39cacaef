//! Packets: what lies between the bytes of the connection and a command.
//!
//! Source: GDB's manual, "GDB Remote Serial Protocol", "Overview": `$` data `#` and two digits of a
//! checksum, the sum of the data's bytes; a packet is answered by `+`, one with another checksum by
//! `-`; the byte 3 alone interrupts.

/// Bytes of data that a packet may have. GDB is told so, and sends none that is longer.
pub(crate) const LONGEST: usize = 1 << 14;

/// What came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    /// The data of a whole packet.
    Packet(Vec<u8>),
    /// A packet whose checksum is not that of its data.
    Damaged,
    /// A packet that is longer than any may be.
    TooLong,
    /// GDB wants the program to stop.
    Interrupt,
    /// GDB did not understand the last answer.
    Again,
}

/// How far a packet has come.
#[derive(Clone, Debug, Default)]
enum State {
    /// Between packets.
    #[default]
    Between,
    /// In its data.
    Data,
    /// After the `#`, with the digits so far.
    Sum(Option<u8>),
}

/// Makes packets of bytes, whatever they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Receiver {
    state: State,
    data: Vec<u8>,
    too_long: bool,
}

impl Receiver {
    /// Takes a byte; what it completes.
    pub(crate) fn take(&mut self, byte: u8) -> Option<Incoming> {
        match (&self.state, byte) {
            // A `$` in the data begins another packet: the rest of this one was lost.
            (State::Data, b'$') | (State::Between, b'$') => {
                self.data.clear();
                self.too_long = false;
                self.state = State::Data;
                None
            }
            (State::Between, 3) => Some(Incoming::Interrupt),
            (State::Between, b'-') => Some(Incoming::Again),
            // An acknowledgement, or what lies between packets for another reason.
            (State::Between, _) => None,
            (State::Data, b'#') => {
                self.state = State::Sum(None);
                None
            }
            (State::Data, _) => {
                self.too_long |= self.data.len() == LONGEST;
                if !self.too_long {
                    self.data.push(byte);
                }
                None
            }
            (State::Sum(None), _) => {
                self.state = State::Sum(Some(byte));
                None
            }
            (State::Sum(Some(first)), _) => {
                let sum = digit(*first).zip(digit(byte)).map(|(high, low)| high << 4 | low);
                self.state = State::Between;
                if self.too_long {
                    return Some(Incoming::TooLong);
                }
                let data = std::mem::take(&mut self.data);
                Some(if sum == Some(checksum(&data)) { Incoming::Packet(data) } else { Incoming::Damaged })
            }
        }
    }
}

/// `data` as a packet.
pub(crate) fn packet(data: &str) -> Vec<u8> {
    // Of what an answer has only a target description may hold characters that are no data.
    let mut body = Vec::with_capacity(data.len() + 4);
    for byte in data.bytes() {
        if matches!(byte, b'$' | b'#' | b'}' | b'*') {
            body.extend([b'}', byte ^ 0x20]);
        } else {
            body.push(byte);
        }
    }
    let sum = checksum(&body);
    [b"$", &body[..], format!("#{sum:02x}").as_bytes()].concat()
}

fn checksum(data: &[u8]) -> u8 {
    data.iter().fold(0, |sum, byte| sum.wrapping_add(*byte))
}

/// A hexadecimal digit.
pub(crate) fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Incoming> {
        let mut receiver = Receiver::default();
        bytes.iter().filter_map(|byte| receiver.take(*byte)).collect()
    }

    #[test]
    fn packets_are_told_from_what_lies_between_them() {
        let one = Incoming::Packet(b"?".to_vec());
        assert_eq!(all(b"+$?#3f+\n x$?#3F"), [one.clone(), one.clone()]);
        assert_eq!(all(b"\x03$?#3f-"), [Incoming::Interrupt, one.clone(), Incoming::Again]);
        // One that was cut off by another one.
        assert_eq!(all(b"$m800$?#3f"), [one]);
        assert_eq!(all(b"$#00"), [Incoming::Packet(vec![])]);
    }

    #[test]
    fn a_wrong_checksum_is_damage() {
        for damaged in [&b"$?#00"[..], b"$?#3g", b"$?#  ", b"$g#68"] {
            assert_eq!(all(damaged), [Incoming::Damaged], "{damaged:?}");
        }
    }

    #[test]
    fn a_packet_that_is_too_long_is_told_once_and_the_next_one_is_read() {
        let long = [&b"$"[..], &vec![b'a'; LONGEST + 1], b"#00$?#3f"].concat();
        assert_eq!(all(&long), [Incoming::TooLong, Incoming::Packet(b"?".to_vec())]);
    }

    #[test]
    fn what_is_sent_reads_back() {
        assert_eq!(packet("OK"), b"$OK#9a");
        assert_eq!(all(&packet("a}b#")), [Incoming::Packet(b"a}]b}\x03".to_vec())]);
    }
}
