//! Reading whole files, of which only such as end.

use std::fs::{File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// What [`kind`] says of a pipe.
pub(crate) const PIPE: &str = "a named pipe";
/// Bytes of a program; a larger file is none.
const PROGRAM_BYTES: u64 = 512 << 20;
/// Bytes of a text that describes something.
const TEXT_BYTES: u64 = 16 << 20;

/// What stands at `path`, unless it is anything but a file: a pipe that nobody writes would be
/// waited for, and a device be read for ever.
pub fn need_file(path: &Path) -> io::Result<Metadata> {
    let found = std::fs::metadata(path)?;
    if found.is_file() {
        return Ok(found);
    }
    if found.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    Err(io::Error::new(ErrorKind::Unsupported, format!("this is {}, and a file is needed", kind(&found))))
}

/// The bytes of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, PROGRAM_BYTES)
}

/// The text of a file, which is UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = read_at_most(path, TEXT_BYTES)?;
    // Editors of some systems begin a file with it, and no reader of ours has a place for it.
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|_| io::Error::new(ErrorKind::InvalidData, "this is not UTF-8 text"))
}

/// Of UTF-8, which has one order only.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let length = need_file(path)?.len();
    let too_large =
        || io::Error::new(ErrorKind::FileTooLarge, format!("this is larger than {} MiB", most >> 20));
    if length > most {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(length as usize);
    // It may be growing.
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_large()) } else { Ok(bytes) }
}

#[cfg(unix)]
pub(crate) fn kind(found: &Metadata) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    match found.file_type() {
        kind if kind.is_fifo() => PIPE,
        kind if kind.is_socket() => "a socket",
        _ => "a device",
    }
}

#[cfg(not(unix))]
pub(crate) fn kind(_: &Metadata) -> &'static str {
    "a device"
}
