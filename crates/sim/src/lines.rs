//! Source lines of addresses, from DWARF.
//!
//! Source: DWARF 5 line tables, read by the crates `gimli` and `addr2line`.

use std::sync::{Arc, Mutex};

use gimli::{EndianArcSlice, Reader as _, RunTimeEndian};
use object::{Object, ObjectSection};

type Reader = EndianArcSlice<RunTimeEndian>;

/// Code of one source line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRange {
    /// First address; an instruction begins there.
    pub address: u64,
    /// Bytes.
    pub length: u64,
    /// Source file as the compiler named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
}

/// The line tables of a program.
pub(crate) struct Lines(Mutex<addr2line::Context<Reader>>);

impl Lines {
    /// `None` where the file has no readable DWARF.
    pub(crate) fn read(elf: &[u8]) -> Option<Self> {
        let file = object::File::parse(elf).ok()?;
        file.section_by_name(".debug_line")?;
        Some(Self(Mutex::new(addr2line::Context::from_dwarf(dwarf(&file)?).ok()?)))
    }

    /// File and line of `pc`.
    pub(crate) fn find(&self, pc: u64) -> Option<(Option<String>, Option<u32>)> {
        pc.checked_add(1)?; // `addr2line` adds one; ranges of code end before the last address
        let context = self.0.lock().ok()?;
        let location = context.find_location(pc).ok()??;
        Some((location.file.map(str::to_string), location.line))
    }

    /// The file that was compiled to the code at `pc`, as the compiler named it: its compilation
    /// unit.
    pub(crate) fn unit(&self, pc: u64) -> Option<String> {
        pc.checked_add(1)?; // as in `find`
        let context = self.0.lock().ok()?;
        let unit = context.find_dwarf_and_unit(pc).skip_all_loads()?;
        unit.name.as_ref()?.to_string_lossy().ok().map(|name| name.into_owned())
    }

    /// All code that has a line, unit by unit.
    pub(crate) fn ranges(&self) -> Vec<LineRange> {
        let Ok(context) = self.0.lock() else { return Vec::new() };
        let Ok(ranges) = context.find_location_range(0, u64::MAX) else { return Vec::new() };
        let known = ranges.filter_map(|(address, length, location)| {
            let line = location.line.filter(|line| *line > 0)?;
            Some(LineRange { address, length, file: location.file?.to_string(), line })
        });
        known.collect()
    }
}

/// The debug information of a file.
pub(crate) fn dwarf(file: &object::File<'_>) -> Option<gimli::Dwarf<Reader>> {
    let section = |id: gimli::SectionId| -> Result<Reader, gimli::Error> {
        let data = file
            .section_by_name(id.name())
            .and_then(|section| section.uncompressed_data().ok())
            .unwrap_or_default();
        Ok(EndianArcSlice::new(Arc::from(&*data), RunTimeEndian::Little))
    };
    gimli::Dwarf::load(section).ok()
}
