//! What is promised of outputs and inputs, on files of a folder of its own.
//!
//! Source: own design.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use instar_files::{Output, read, read_text, write};

/// An empty folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("instar-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn an_output_is_whole_or_what_was_there_before() {
    let folder = Folder::new("whole");
    let place = folder.file("out");
    fs::write(&place, "before").unwrap();
    let mut output = Output::create(&place).unwrap();
    output.write_all(b"half").unwrap();
    output.flush().unwrap();
    assert_eq!(text(&place), "before");
    drop(output);
    assert_eq!((text(&place).as_str(), folder.names()), ("before", vec!["out".to_owned()]));
    write(&place, b"after").unwrap();
    assert_eq!((text(&place).as_str(), folder.names()), ("after", vec!["out".to_owned()]));
}

#[test]
#[cfg(unix)]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("links");
    let (place, link, dangling) = (folder.file("out"), folder.file("link"), folder.file("dangling"));
    fs::write(&place, "before").unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("out", &link).unwrap();
    symlink("later", &dangling).unwrap();
    write(&link, b"after").unwrap();
    write(&dangling, b"new").unwrap();
    assert!(link.is_symlink() && dangling.is_symlink());
    assert_eq!((text(&place).as_str(), text(&folder.file("later")).as_str()), ("after", "new"));
    assert_eq!(fs::metadata(&place).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
#[cfg(target_os = "linux")]
fn a_device_is_written_and_not_replaced() {
    write(Path::new("/dev/null"), b"gone").unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    // The device that is always full.
    let error = write(Path::new("/dev/full"), b"much").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::StorageFull);
}

#[test]
#[cfg(unix)]
fn a_pipe_or_a_device_is_refused_and_not_waited_for() {
    let folder = Folder::new("pipe");
    let pipe = folder.file("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(read(&pipe).unwrap_err().to_string().contains("named pipe"));
    assert!(read(Path::new("/dev/zero")).unwrap_err().to_string().contains("a device"));
    assert_eq!(read_text(&folder.0).unwrap_err().kind(), ErrorKind::IsADirectory);
}

#[test]
#[cfg(unix)]
fn a_pipe_that_nobody_reads_is_told_of_and_one_that_is_read_is_written() {
    let folder = Folder::new("reader");
    let pipe = folder.file("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let said = write(&pipe, b"text").unwrap_err();
    assert!(said.to_string().contains("nobody has read"), "{said}");
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    write(&pipe, b"text").unwrap();
    assert_eq!(reader.join().unwrap(), b"text");
}

#[test]
fn a_file_that_is_no_program_by_its_size_is_refused_before_it_is_read() {
    let folder = Folder::new("huge");
    let huge = folder.file("huge");
    fs::File::create(&huge).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(read(&huge).unwrap_err().kind(), ErrorKind::FileTooLarge);
    assert_eq!(read_text(&huge).unwrap_err().kind(), ErrorKind::FileTooLarge);
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_text() {
    let folder = Folder::new("mark");
    fs::write(folder.file("marked"), "\u{feff}[core]\n").unwrap();
    assert_eq!(read_text(&folder.file("marked")).unwrap(), "[core]\n");
}
