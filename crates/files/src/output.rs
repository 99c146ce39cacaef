//! Files that are written beside their place and take it when they are whole.
//!
//! Source: own design. An interrupted run leaves what was there before. A pipe or a device cannot
//! be replaced and is written as it comes; so is what `/dev` and `/proc` only lend a name, as
//! `/dev/stdout`.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::input::{PIPE, kind};

/// How long a named pipe may be without a reader.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two looks at it.
const GLANCE: Duration = Duration::from_millis(20);
/// Bytes that are handed to the system at once.
const BUFFER_BYTES: usize = 1 << 18;

/// An output; dropped before [`Output::finish`] it was never there.
pub struct Output {
    file: Option<BufWriter<File>>,
    /// Where the file lies now, and the place that it is made for.
    beside: Option<(PathBuf, PathBuf)>,
}

impl Output {
    /// Begins the file that `path` will be. What may not be written is an error now.
    pub fn create(path: &Path) -> io::Result<Self> {
        let found = std::fs::metadata(path);
        let lent = ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder));
        let replaceable = match &found {
            Ok(found) => found.is_file(),
            // A link to nothing is followed, not replaced.
            Err(_) => path.symlink_metadata().is_err(),
        };
        if lent || !replaceable {
            let is_pipe = found.as_ref().is_ok_and(|found| kind(found) == PIPE);
            let file = if is_pipe { pipe(path)? } else { File::create(path)? };
            return Ok(Self { file: Some(buffered(file)), beside: None });
        }
        let (place, permissions) = match found {
            Ok(found) => {
                // A file that may not be written may not be replaced either.
                OpenOptions::new().write(true).open(path)?;
                (path.canonicalize()?, Some(found.permissions()))
            }
            Err(_) => (path.to_owned(), None),
        };
        let (scratch, file) = scratch(&place)?;
        let output = Self { file: Some(buffered(file)), beside: Some((scratch, place)) };
        if let (Some(permissions), Some((scratch, _))) = (permissions, &output.beside) {
            std::fs::set_permissions(scratch, permissions)?;
        }
        Ok(output)
    }

    /// Writes what is left; now the file stands in its place.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(mut file) = self.file.take() {
            file.flush()?;
        }
        match self.beside.take() {
            Some((scratch, place)) => std::fs::rename(&scratch, &place).inspect_err(|_| remove(&scratch)),
            None => Ok(()),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_mut().map_or(Ok(bytes.len()), |file| file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Some((scratch, _)) = self.beside.take() {
            // What is buffered is not wanted any more.
            drop(self.file.take().map(BufWriter::into_parts));
            remove(&scratch);
        }
    }
}

/// Writes a whole file.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut output = Output::create(path)?;
    output.write_all(bytes)?;
    output.finish()
}

/// A named pipe, once it has a reader: to open one without would wait for ever.
#[cfg(unix)]
fn pipe(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let begun = Instant::now();
    loop {
        // Without a reader this is refused, and does not wait.
        match OpenOptions::new().write(true).custom_flags(libc::O_NONBLOCK).open(path) {
            // The same once more, for writes that wait until the reader has room.
            Ok(_open) => return OpenOptions::new().write(true).open(path),
            Err(error) if error.raw_os_error() != Some(libc::ENXIO) => return Err(error),
            Err(_) if begun.elapsed() < PATIENCE => std::thread::sleep(GLANCE),
            Err(_) => {
                let seconds = PATIENCE.as_secs();
                let message = format!(
                    "this is a named pipe that nobody has read for {seconds} s; begin its reader first"
                );
                return Err(io::Error::new(ErrorKind::TimedOut, message));
            }
        }
    }
}

#[cfg(not(unix))]
fn pipe(path: &Path) -> io::Result<File> {
    File::create(path)
}

fn buffered(file: File) -> BufWriter<File> {
    BufWriter::with_capacity(BUFFER_BYTES, file)
}

fn remove(scratch: &Path) {
    // Nothing can be done about one that stays.
    let _ = std::fs::remove_file(scratch);
}

/// A new file in the folder of `place`.
fn scratch(place: &Path) -> io::Result<(PathBuf, File)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    if place.file_name().is_none() {
        return Err(ErrorKind::IsADirectory.into());
    }
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = place.with_file_name(format!(".new-{}-{number}", std::process::id()));
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}
