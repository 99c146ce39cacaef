//! Vector loads and stores: 16 bytes after 16 bytes, or one element after the other.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_vlsu.v; each part names its states. The registers of
//! the group are read first, a load's too, and addresses translated, as identity where nothing is
//! paged.

use instar_trace::MemoryAccess;

use super::super::data::Data;
use super::instruction::Memory;

/// Cycles in which a granule of a register is read (S_RDREG, S_RDREG_B, S_RDREG_W).
const READ: u64 = 3;
/// Cycles in which the address of a page is translated (S_XLT0, S_XLT0W).
const TRANSLATION: u64 = 3;
/// Cycles of the same for an element whose page is the one of the element before.
const SAME_PAGE: u64 = 1;
/// Cycles of S_PE_GO and S_PE_NEXT, between which an element is moved.
const ELEMENT: u64 = 2;
/// Bytes of a granule, log2.
const GRANULE: u32 = 4;
const PAGE: u32 = 12;

/// Registers of the group, of each field, and of the indices.
#[derive(Clone, Copy, Debug)]
pub(super) struct Groups {
    pub data: u64,
    pub indices: u64,
}

/// Cycles of a load or store, and how many of them are those of lines.
pub(super) fn cycles(
    it: &Memory,
    groups: Groups,
    vl: u64,
    accesses: &[MemoryAccess],
    data: &mut Data,
) -> (u64, u64) {
    if it.single { single(it, groups, vl, accesses, data) } else { run(it, groups, accesses, data) }
}

/// A granule of memory: its cycles, and those of a line.
fn granule(store: bool, address: u64, data: &mut Data) -> (u64, u64) {
    if store { (data.vector_store(address), 0) } else { data.vector_load(address) }
}

/// S_RDREG to S_LDWR or S_STWR_W: what is active of one run of bytes.
fn run(it: &Memory, groups: Groups, accesses: &[MemoryAccess], data: &mut Data) -> (u64, u64) {
    let granules = 2 * groups.data;
    let mut cycles = READ * granules + if it.store { 0 } else { granules };
    let mut lines = 0;
    let first = accesses.iter().map(|access| access.address).min();
    let last = accesses.iter().map(|access| access.address + u64::from(access.size) - 1).max();
    let Some((first, last)) = first.zip(last) else {
        return (cycles + u64::from(it.store), lines);
    };
    cycles += TRANSLATION * (1 + u64::from(first >> PAGE != last >> PAGE));
    for place in first >> GRANULE..=last >> GRANULE {
        let active = accesses.iter().any(|access| {
            let end = access.address + u64::from(access.size) - 1;
            access.address >> GRANULE <= place && end >> GRANULE >= place
        });
        // One that is masked off as a whole is passed over.
        let (taken, late) = if active { granule(it.store, place << GRANULE, data) } else { (1, 0) };
        cycles += taken;
        lines += late;
    }
    (cycles, lines)
}

/// S_PE_*: a store looks at all addresses before it writes.
fn single(it: &Memory, groups: Groups, vl: u64, accesses: &[MemoryAccess], data: &mut Data) -> (u64, u64) {
    let fields = u64::from(it.fields);
    let granules = 2 * groups.data * fields;
    let mut cycles = READ * (granules + if it.indexed { 2 * groups.indices } else { 0 });
    let mut lines = 0;
    if !it.store {
        cycles += granules;
    }
    if vl == 0 {
        return (cycles, lines);
    }
    let bytes = element_bytes(it, accesses);
    let elements = || {
        accesses.iter().flat_map(move |access| {
            (access.address..access.address + u64::from(access.size)).step_by(bytes as usize)
        })
    };
    let mut page = None;
    let mut translate = |address: u64| {
        let last = address + bytes - 1;
        let mut taken = SAME_PAGE;
        for wanted in [address >> PAGE, last >> PAGE] {
            if wanted != address >> PAGE {
                taken += TRANSLATION;
            } else if page != Some(wanted) {
                taken = TRANSLATION;
            }
            page = Some(wanted);
        }
        taken
    };
    if it.store {
        cycles += elements().map(|address| ELEMENT + translate(address)).sum::<u64>();
    }
    let mut active = 0;
    for address in elements() {
        active += 1;
        cycles += ELEMENT + translate(address);
        let last = address + bytes - 1;
        for place in address >> GRANULE..=last >> GRANULE {
            let (taken, late) = granule(it.store, place << GRANULE, data);
            cycles += taken;
            lines += late;
        }
        // S_PE_LDB: it goes to its place among the registers' bytes.
        cycles += u64::from(!it.store);
    }
    let masked = (vl * fields).saturating_sub(active);
    (cycles + masked * ELEMENT * (1 + u64::from(it.store)), lines)
}

/// Bytes of an element: of an indexed one they are those of SEW, which its accesses tell.
fn element_bytes(it: &Memory, accesses: &[MemoryAccess]) -> u64 {
    match accesses.first() {
        Some(access) if it.indexed => (u64::from(access.size) / u64::from(it.fields)).max(1),
        _ => 1 << it.width,
    }
}
