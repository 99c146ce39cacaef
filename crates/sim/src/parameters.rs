//! Parameters of functions: which register each is passed in, and the size of what a pointer points
//! to; and where what they return is.
//!
//! Source: DWARF 5, sections 3.3 (subroutines), 4.1 (parameters) and 5 (types), read by the crate
//! `gimli`; the psABI's integer calling convention.

use gimli::{AttributeValue, DebuggingInformationEntry, Dwarf, EntriesTreeNode, Reader, Unit, UnitOffset};

/// A parameter that is passed in one register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbiParameter {
    /// Its name.
    pub name: String,
    /// Number of the integer register; `None` where it is passed on the stack or in several.
    pub register: Option<u8>,
    /// For a pointer: bytes of one element of what it points to; an array's element is that of its
    /// innermost array.
    pub element_bytes: Option<u64>,
}

/// Where a function leaves its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// It has none.
    Nothing,
    /// In the low bits of a0, and of a1 where a0 is full: so many in each.
    Registers {
        /// Bits of a0.
        a0: u32,
        /// Bits of a1.
        a1: u32,
    },
    /// In memory that the caller gives, whose address a0 has when the function is called.
    Memory {
        /// Bytes.
        bytes: u64,
    },
}

impl Returned {
    /// Of a type with so many bytes; one that is a number fills the registers that it is in.
    fn of(bytes: u64, number: bool, word_bytes: u64) -> Self {
        if bytes > 2 * word_bytes {
            return Self::Memory { bytes };
        }
        let bytes = if number { bytes.next_multiple_of(word_bytes) } else { bytes };
        let low = bytes.min(word_bytes);
        Self::Registers { a0: 8 * low as u32, a1: 8 * (bytes - low) as u32 }
    }
}

const FIRST_ARGUMENT: u8 = 10;
const LAST_ARGUMENT: u8 = 17;

/// What the debug information says of the function called `function`, read by `of` from its unit
/// and its entry; `None` where there is no such function.
fn function<R: Reader<Offset = usize>, T>(
    dwarf: &Dwarf<R>,
    function: &str,
    of: impl FnOnce(&Unit<R>, EntriesTreeNode<'_, '_, R>) -> gimli::Result<T>,
) -> gimli::Result<Option<T>> {
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        let unit = dwarf.unit(header)?;
        let mut tree = unit.entries_tree(None)?;
        let mut units = tree.root()?.children();
        while let Some(node) = units.next()? {
            let entry = node.entry();
            // A unit that calls a function of another one may declare it, without names.
            if entry.tag() != gimli::DW_TAG_subprogram
                || entry.attr(gimli::DW_AT_declaration).is_some()
                || name(dwarf, &unit, entry)?.as_deref() != Some(function)
            {
                continue;
            }
            return of(&unit, node).map(Some);
        }
    }
    Ok(None)
}

/// The parameters of the function called `name`; `None` where the debug information has no such
/// function.
pub(crate) fn find<R: Reader<Offset = usize>>(
    dwarf: &Dwarf<R>,
    called: &str,
    word_bytes: u64,
) -> gimli::Result<Option<Vec<AbiParameter>>> {
    function(dwarf, called, |unit, node| {
        let mut types = Vec::new();
        let mut children = node.children();
        while let Some(child) = children.next()? {
            let entry = child.entry();
            if entry.tag() == gimli::DW_TAG_formal_parameter {
                types.push((name(dwarf, unit, entry)?.unwrap_or_default(), type_of(entry)));
            }
        }
        placed(unit, types, word_bytes)
    })
}

/// Where the function of this name leaves its value; `None` where the debug information does not
/// say it.
pub(crate) fn returned<R: Reader<Offset = usize>>(
    dwarf: &Dwarf<R>,
    called: &str,
    word_bytes: u64,
) -> gimli::Result<Option<Returned>> {
    let found = function(dwarf, called, |unit, node| {
        let mut entry = node.entry().clone();
        if entry.attr(gimli::DW_AT_type).is_none() {
            return Ok(Some(Returned::Nothing));
        }
        while let Some(offset) = type_of(&entry) {
            entry = unit.entry(offset)?;
            match entry.tag() {
                gimli::DW_TAG_typedef | gimli::DW_TAG_const_type | gimli::DW_TAG_volatile_type => {}
                tag => {
                    let pointer = tag == gimli::DW_TAG_pointer_type;
                    let composed = tag == gimli::DW_TAG_structure_type || tag == gimli::DW_TAG_union_type;
                    let bytes =
                        entry.attr_value(gimli::DW_AT_byte_size).and_then(|value| value.udata_value());
                    let bytes = bytes.or(pointer.then_some(word_bytes));
                    return Ok(bytes.map(|bytes| Returned::of(bytes, !composed, word_bytes)));
                }
            }
        }
        Ok(None)
    });
    found.map(Option::flatten)
}

/// Gives registers to parameters in order.
fn placed<R: Reader<Offset = usize>>(
    unit: &Unit<R>,
    types: Vec<(String, Option<UnitOffset>)>,
    word_bytes: u64,
) -> gimli::Result<Vec<AbiParameter>> {
    let mut next = FIRST_ARGUMENT;
    let mut parameters = Vec::new();
    for (name, ty) in types {
        let shape = shape(unit, ty)?;
        // What is larger than two words is passed by reference.
        let words = match shape.bytes.div_ceil(word_bytes) {
            0 | 1 => 1,
            2 => 2,
            _ => 1,
        };
        let register = (words == 1 && shape.bytes <= word_bytes && next <= LAST_ARGUMENT).then_some(next);
        next = next.saturating_add(words);
        parameters.push(AbiParameter { name, register, element_bytes: shape.element });
    }
    Ok(parameters)
}

struct Shape {
    /// Bytes of a value.
    bytes: u64,
    /// For a pointer: bytes of an element.
    element: Option<u64>,
}

fn shape<R: Reader<Offset = usize>>(unit: &Unit<R>, ty: Option<UnitOffset>) -> gimli::Result<Shape> {
    let mut at = ty;
    let mut pointer = false;
    while let Some(offset) = at {
        let entry = unit.entry(offset)?;
        at = type_of(&entry);
        match entry.tag() {
            gimli::DW_TAG_pointer_type if !pointer => pointer = true,
            gimli::DW_TAG_typedef
            | gimli::DW_TAG_const_type
            | gimli::DW_TAG_volatile_type
            | gimli::DW_TAG_restrict_type
            | gimli::DW_TAG_array_type => {}
            _ => {
                let bytes = entry.attr_value(gimli::DW_AT_byte_size).and_then(|value| value.udata_value());
                let bytes = bytes.unwrap_or(u64::from(unit.encoding().address_size));
                return Ok(if pointer {
                    Shape { bytes: 1, element: Some(bytes) }
                } else {
                    Shape { bytes, element: None }
                });
            }
        }
    }
    // `void *` points to bytes.
    Ok(Shape { bytes: 1, element: pointer.then_some(1) })
}

fn type_of<R: Reader<Offset = usize>>(entry: &DebuggingInformationEntry<R>) -> Option<UnitOffset> {
    match entry.attr_value(gimli::DW_AT_type)? {
        AttributeValue::UnitRef(offset) => Some(offset),
        _ => None,
    }
}

fn name<R: Reader<Offset = usize>>(
    dwarf: &Dwarf<R>,
    unit: &Unit<R>,
    entry: &DebuggingInformationEntry<R>,
) -> gimli::Result<Option<String>> {
    let Some(value) = entry.attr_value(gimli::DW_AT_name) else { return Ok(None) };
    let text = dwarf.attr_string(unit, value)?;
    Ok(Some(text.to_string()?.into_owned()))
}
