//! Where arguments and results of a call go: registers, stack, memory.
//!
//! Source: RISC-V ABIs Specification (psABI) 1.0, "Integer Calling Convention", for ilp32 and lp64.

use std::ops::Range;

use instar_isa::Xlen;

use crate::call::{Argument, CallSpec, Direction, GUARD, ReturnKind, ReturnValue};

/// Buffers get at least this alignment, as from `malloc`.
const BUFFER_ALIGN: u64 = 16;
/// Buffers are placed within one where that is asked for.
const PAGE: u64 = 4096;
/// Bytes below sp that hold what the call's conditions say.
const UNUSED: u64 = 4096;
/// The stack pointer's alignment at a call.
const STACK_ALIGN: u64 = 16;

/// A call that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct PlaceError(pub(crate) String);

/// Where an argument lies: a buffer, or a struct passed by reference, in memory; a value in
/// registers, on the stack or in both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentPlace {
    /// Address and length in memory.
    pub memory: Option<(u64, u64)>,
    /// Numbers of integer registers.
    pub registers: Range<u8>,
}

/// A call, laid out in registers and memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    /// a0 to a7.
    pub(crate) registers: [u64; 8],
    /// sp at entry.
    pub(crate) sp: u64,
    /// What is written to memory.
    pub(crate) writes: Vec<(u64, Vec<u8>)>,
    /// By argument: where it lies.
    pub(crate) arguments: Vec<ArgumentPlace>,
    /// By argument: address and length of a buffer to be read back.
    pub(crate) outputs: Vec<Option<(u64, usize)>>,
    /// Address and size of a struct that is returned in memory.
    pub(crate) sret: Option<(u64, usize)>,
}

/// Lays out `spec` with buffers below `top` and the stack below them.
pub(crate) fn place(spec: &CallSpec, xlen: Xlen, top: u64, bottom: u64) -> Result<Placed, PlaceError> {
    let conditions = &spec.conditions;
    let mut area = Area { next: 0, gap: if spec.guarded { GUARD } else { 0 }, items: Vec::new() };
    let word = u64::from(xlen.bits() / 8);
    let mut words = Words { xlen, registers: Vec::new(), stack: Vec::new() };
    let mut outputs = Vec::new();
    let mut held: Vec<Result<usize, _>> = Vec::new();
    // Addresses are known only when the area's size is: `Slot::Area` stands for them until then.
    let sret = match spec.returns {
        ReturnKind::Struct { size, align } if size > 2 * word => {
            let item = area.add(vec![0; size as usize], align)?;
            words.push(Slot::Area(item));
            Some((item, size as usize))
        }
        _ => None,
    };
    for (n, argument) in spec.arguments.iter().enumerate() {
        let variadic = spec.variadic_from.is_some_and(|first| n >= first);
        let mut output = None;
        let before = words.lengths();
        let items = area.items.len();
        match argument {
            Argument::Int32(value) => words.push(Slot::Value(xlen.truncate(*value as i32 as i64 as u64))),
            Argument::Size(value) => words.push(Slot::Value(xlen.truncate(*value))),
            Argument::Int64(value) => words.push_bytes(&value.to_le_bytes(), 8, variadic),
            Argument::Struct { bytes, align } if bytes.len() as u64 <= 2 * word => {
                check_align(*align)?;
                words.push_bytes(bytes, *align, variadic);
            }
            Argument::Struct { bytes, align } => {
                let item = area.add(bytes.clone(), *align)?;
                words.push(Slot::Area(item));
            }
            Argument::Buffer { direction, bytes, align } => {
                let shared = conditions.shared.get(n).copied().flatten();
                let item = match shared.and_then(|other| held.get(other)?.ok()) {
                    Some(item) => area.share(item, bytes, *direction),
                    None => area.add(bytes.clone(), (*align).max(BUFFER_ALIGN))?,
                };
                words.push(Slot::Area(item));
                if let Some(offset) = conditions.offsets.get(n) {
                    area.items[item].offset = Some(offset % PAGE);
                }
                if *direction != Direction::In {
                    output = Some((item, bytes.len()));
                }
            }
        }
        outputs.push(output);
        let own = match words.last() {
            Some(Slot::Area(item)) if matches!(argument, Argument::Buffer { .. }) => Some(item),
            _ => (area.items.len() > items).then_some(items),
        };
        held.push(own.ok_or((before, words.lengths())));
    }

    let largest = area.lay_out(conditions.reversed);
    let too_small = || {
        PlaceError(format!(
            "the arguments need {} bytes, but only {} are free between the program and the end of memory",
            area.next,
            top.saturating_sub(bottom)
        ))
    };
    let base = top.checked_sub(area.next).ok_or_else(too_small)? & !(largest - 1);
    let stack_bytes = words.stack.len() as u64 * word;
    let sp = base.checked_sub(stack_bytes).ok_or_else(too_small)? & !(STACK_ALIGN - 1);
    if sp <= bottom {
        return Err(too_small());
    }

    let address = |item: usize| base + area.items[item].at;
    let resolve = |slot: &Slot| match slot {
        Slot::Value(value) => *value,
        Slot::Area(item) => address(*item),
    };
    let idle = |n: usize| if spec.guarded { idle(spec, 10 + n as u8, xlen) } else { 0 };
    let mut registers = std::array::from_fn(idle);
    for (register, slot) in registers.iter_mut().zip(&words.registers) {
        *register = resolve(slot);
    }
    let stack: Vec<u8> =
        words.stack.iter().flat_map(|slot| resolve(slot).to_le_bytes()[..word as usize].to_vec()).collect();
    let mut writes = vec![(sp, stack)];
    writes.extend(area.items.iter().map(|item| (base + item.at, item.bytes.clone())));
    if spec.guarded && sp > bottom + UNUSED {
        let words = (0..UNUSED / 8).flat_map(|n| conditions.idle.number(32 + n).to_le_bytes());
        writes.push((sp - UNUSED, words.collect()));
    }
    let arguments = held.into_iter().map(|place| match place {
        Ok(item) => {
            let length = area.items[item].bytes.len() as u64;
            ArgumentPlace { memory: Some((address(item), length)), ..ArgumentPlace::default() }
        }
        Err((from, to)) => {
            let stacked = (to.1 > from.1).then(|| (sp + from.1 as u64 * word, (to.1 - from.1) as u64 * word));
            ArgumentPlace { memory: stacked, registers: 10 + from.0 as u8..10 + to.0 as u8 }
        }
    });
    let arguments = arguments.collect();
    let resolved = |place: Option<(usize, usize)>| place.map(|(item, length)| (address(item), length));
    Ok(Placed {
        registers,
        sp,
        writes,
        arguments,
        outputs: outputs.into_iter().map(resolved).collect(),
        sret: resolved(sret),
    })
}

/// What integer register `number` holds in a guarded call where it holds nothing.
pub(crate) fn idle(spec: &CallSpec, number: u8, xlen: Xlen) -> u64 {
    xlen.truncate(spec.conditions.idle.number(u64::from(number)))
}

/// The result of a call from a0 and a1; a struct in memory is passed in `in_memory`.
pub(crate) fn result(
    returns: ReturnKind,
    xlen: Xlen,
    a0: u64,
    a1: u64,
    in_memory: Option<Vec<u8>>,
) -> ReturnValue {
    let both = || match xlen {
        Xlen::Rv32 => u128::from(a0 as u32) | u128::from(a1 as u32) << 32,
        Xlen::Rv64 => u128::from(a0) | u128::from(a1) << 64,
    };
    match returns {
        ReturnKind::Void => ReturnValue::Void,
        ReturnKind::Int32 => ReturnValue::Int32(a0 as u32),
        ReturnKind::Int64 => ReturnValue::Int64(both() as u64),
        ReturnKind::Size => ReturnValue::Size(xlen.truncate(a0)),
        ReturnKind::Struct { size, .. } => {
            ReturnValue::Struct(in_memory.unwrap_or_else(|| both().to_le_bytes()[..size as usize].to_vec()))
        }
    }
}

/// Memory for buffers, laid out from an unknown base.
struct Area {
    /// Bytes that it takes.
    next: u64,
    /// Bytes around each item.
    gap: u64,
    items: Vec<Item>,
}

/// A buffer.
struct Item {
    bytes: Vec<u8>,
    align: u64,
    /// How far from a page's beginning it begins, where that is wanted.
    offset: Option<u64>,
    /// Where it begins, from the area's base on.
    at: u64,
}

impl Area {
    fn add(&mut self, bytes: Vec<u8>, align: u64) -> Result<usize, PlaceError> {
        check_align(align)?;
        self.items.push(Item { bytes, align, offset: None, at: 0 });
        Ok(self.items.len() - 1)
    }

    /// Has an item serve a second buffer with these contents; those of an output count where
    /// nothing else is.
    fn share(&mut self, item: usize, bytes: &[u8], direction: Direction) -> usize {
        let known = &mut self.items[item].bytes;
        known.extend_from_slice(bytes.get(known.len()..).unwrap_or_default());
        if direction != Direction::Out {
            known[..bytes.len()].copy_from_slice(bytes);
        }
        item
    }

    /// Gives every item its place; what the base must be a multiple of.
    fn lay_out(&mut self, reversed: bool) -> u64 {
        let count = self.items.len();
        let mut largest = 64;
        for n in 0..count {
            let item = &mut self.items[if reversed { count - 1 - n } else { n }];
            let from = self.next + self.gap;
            item.at = match item.offset {
                Some(offset) => from.next_multiple_of(PAGE) + offset,
                None => from.next_multiple_of(item.align),
            };
            largest = largest.max(if item.offset.is_some() { PAGE } else { item.align });
            self.next = item.at + item.bytes.len() as u64;
        }
        self.next += self.gap;
        largest
    }
}

fn check_align(align: u64) -> Result<(), PlaceError> {
    if align.is_power_of_two() && align <= 1 << 16 {
        return Ok(());
    }
    Err(PlaceError(format!("an alignment of {align} bytes is no power of two up to 65536")))
}

#[derive(Clone, Copy)]
enum Slot {
    Value(u64),
    Area(usize),
}

/// Argument words in a0 to a7, then on the stack.
struct Words {
    xlen: Xlen,
    registers: Vec<Slot>,
    stack: Vec<Slot>,
}

impl Words {
    fn lengths(&self) -> (usize, usize) {
        (self.registers.len(), self.stack.len())
    }

    fn last(&self) -> Option<Slot> {
        self.stack.last().or(self.registers.last()).copied()
    }

    fn push(&mut self, slot: Slot) {
        if self.registers.len() < 8 { self.registers.push(slot) } else { self.stack.push(slot) }
    }

    /// Up to two words. On the stack they have the type's alignment; in registers they form an
    /// aligned pair only after the named arguments of a variadic function; one may be left for the
    /// stack.
    fn push_bytes(&mut self, bytes: &[u8], align: u64, variadic: bool) {
        let word = self.xlen.bits() as usize / 8;
        let wide = align as usize >= 2 * word;
        if wide && variadic && self.registers.len() % 2 == 1 {
            self.registers.push(Slot::Value(0));
        }
        if wide && self.registers.len() == 8 && self.stack.len() % 2 == 1 {
            self.stack.push(Slot::Value(0));
        }
        for chunk in bytes.chunks(word) {
            let mut wide_word = [0; 8];
            wide_word[..chunk.len()].copy_from_slice(chunk);
            self.push(Slot::Value(u64::from_le_bytes(wide_word)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::{Conditions, Idle};

    const TOP: u64 = 0x8100_0000;

    fn placed(arguments: Vec<Argument>) -> Placed {
        let spec = CallSpec { arguments, ..CallSpec::new("f") };
        place(&spec, Xlen::Rv32, TOP, 0x8000_0000).unwrap()
    }

    fn stack(placed: &Placed) -> Vec<u32> {
        let bytes = &placed.writes[0].1;
        bytes.chunks(4).map(|c| u32::from_le_bytes(c.try_into().unwrap())).collect()
    }

    #[test]
    fn conditions_say_where_buffers_lie_and_what_idle_registers_hold() {
        let buffer = |direction, byte| Argument::Buffer { direction, bytes: vec![byte; 40], align: 1 };
        let arguments = vec![buffer(Direction::Out, 9), buffer(Direction::In, 1), buffer(Direction::In, 2)];
        let of = |conditions: Conditions| {
            let spec =
                CallSpec { arguments: arguments.clone(), guarded: true, conditions, ..CallSpec::new("f") };
            place(&spec, Xlen::Rv32, TOP, 0x8000_0000).unwrap()
        };
        let offsets = vec![3, PAGE - 40, 21];
        let p = of(Conditions { offsets: offsets.clone(), idle: Idle::Ones, ..Conditions::default() });
        let places: Vec<u64> = p.registers[..3].iter().map(|address| address % PAGE).collect();
        assert_eq!((places, p.registers[3]), (offsets.clone(), 0xffff_ffff));
        assert!(
            p.registers[0] + GUARD + 40 <= p.registers[1] && p.registers[1] + GUARD + 40 <= p.registers[2]
        );
        let p = of(Conditions { offsets, reversed: true, idle: Idle::Zeros, ..Conditions::default() });
        assert!(p.registers[2] < p.registers[1] && p.registers[1] < p.registers[0] && p.registers[3] == 0);
        // One that is written serves as an input: the input's contents count.
        let shared = vec![None, Some(0), None];
        let p = of(Conditions { shared, ..Conditions::default() });
        assert_eq!(p.registers[0], p.registers[1]);
        let (address, length) = p.arguments[1].memory.unwrap();
        assert_eq!((address, length, p.outputs[0]), (p.registers[0], 40, Some((address, 40))));
        assert!(p.writes.iter().any(|(at, bytes)| *at == address && bytes == &[1; 40]));
    }

    #[test]
    fn a_64_bit_value_takes_two_registers_and_may_be_split_with_the_stack() {
        let p = placed(vec![Argument::Int32(1), Argument::Int64(0x0000_0003_0000_0002)]);
        assert_eq!(p.registers[..3], [1, 2, 3]);
        let mut arguments = vec![Argument::Int32(0); 7];
        arguments.push(Argument::Int64(0x0000_0009_0000_0008));
        let p = placed(arguments);
        assert_eq!((p.registers[7], stack(&p)), (8, vec![9]));
        assert_eq!(p.sp % 16, 0);
    }

    #[test]
    fn a_64_bit_value_on_the_stack_is_aligned_to_8() {
        let mut arguments = vec![Argument::Int32(0); 9];
        arguments.push(Argument::Int64(0x0000_0009_0000_0008));
        assert_eq!(stack(&placed(arguments)), [0, 0, 8, 9]);
    }

    #[test]
    fn a_variadic_64_bit_value_takes_an_aligned_pair() {
        let spec = CallSpec {
            arguments: vec![Argument::Int32(1), Argument::Int64(0x0000_0003_0000_0002)],
            variadic_from: Some(1),
            ..CallSpec::new("f")
        };
        let p = place(&spec, Xlen::Rv32, TOP, 0x8000_0000).unwrap();
        assert_eq!(p.registers[..4], [1, 0, 2, 3]);
    }

    #[test]
    fn small_structs_go_in_registers_and_large_ones_by_reference() {
        let small = Argument::Struct { bytes: vec![1, 0, 0, 0, 2, 0], align: 4 };
        let large = Argument::Struct { bytes: vec![7; 12], align: 4 };
        let p = placed(vec![small, large]);
        assert_eq!(p.registers[..2], [1, 2]);
        assert!(p.writes.contains(&(p.registers[2], vec![7; 12])));
    }

    #[test]
    fn a_large_result_gets_a_hidden_pointer_in_a0() {
        let spec = CallSpec::new("f")
            .argument(Argument::Int32(5))
            .returning(ReturnKind::Struct { size: 12, align: 4 });
        let p = place(&spec, Xlen::Rv32, TOP, 0x8000_0000).unwrap();
        assert_eq!(p.sret, Some((p.registers[0], 12)));
        assert_eq!(p.registers[1], 5);
    }

    #[test]
    fn buffers_are_aligned_and_apart_and_above_the_stack() {
        let buffer = |n, align| Argument::Buffer { direction: Direction::Out, bytes: vec![0; n], align };
        let p = placed(vec![buffer(3, 1), buffer(100, 256), buffer(8, 8)]);
        assert_eq!(p.registers[1] % 256, 0);
        assert!(p.registers[0] + 3 <= p.registers[1] && p.registers[1] + 100 <= p.registers[2]);
        assert!(p.sp <= p.registers[0] && p.registers[2] + 8 <= TOP);
        assert_eq!(p.outputs[1], Some((p.registers[1], 100)));
    }

    #[test]
    fn in_a_guarded_call_nothing_lies_near_a_buffer_and_no_idle_register_is_0() {
        let buffer = |n| Argument::Buffer { direction: Direction::InOut, bytes: vec![0; n], align: 4 };
        let spec = CallSpec {
            arguments: vec![buffer(64), buffer(0), buffer(3)],
            guarded: true,
            ..CallSpec::new("f")
        };
        let p = place(&spec, Xlen::Rv32, TOP, 0x8000_0000).unwrap();
        let ends: Vec<(u64, u64)> =
            p.arguments.iter().filter_map(|a| a.memory).map(|(at, n)| (at, at + n)).collect();
        assert!(p.sp + GUARD <= ends[0].0 && ends[2].1 + GUARD <= TOP);
        assert!(ends[0].1 + GUARD <= ends[1].0 && ends[1].1 + GUARD <= ends[2].0);
        assert!(p.registers[3..].iter().all(|&value| value != 0));
    }

    #[test]
    fn every_argument_has_its_place() {
        let mut arguments = vec![Argument::Buffer { direction: Direction::In, bytes: vec![5; 20], align: 1 }];
        arguments.extend([Argument::Int32(1), Argument::Int64(2)].into_iter().cycle().take(6));
        let p = placed(arguments);
        assert_eq!(p.arguments[0].memory, Some((p.registers[0], 20)));
        assert_eq!((&p.arguments[2].registers, p.arguments[2].memory), (&(12..14), None));
        assert_eq!((&p.arguments[5].registers, p.arguments[5].memory), (&(17..18), None));
        assert_eq!((&p.arguments[6].registers, p.arguments[6].memory), (&(18..18), Some((p.sp, 8))));
    }

    #[test]
    fn arguments_that_do_not_fit_are_refused() {
        let buffer = Argument::Buffer { direction: Direction::In, bytes: vec![0; 1 << 20], align: 1 };
        let spec = CallSpec::new("f").argument(buffer);
        let error = place(&spec, Xlen::Rv32, TOP, TOP - 1000).unwrap_err();
        assert!(error.to_string().contains("only 1000 are free"), "{error}");
        let bad = Argument::Buffer { direction: Direction::In, bytes: vec![], align: 24 };
        assert!(place(&CallSpec::new("f").argument(bad), Xlen::Rv32, TOP, 0).is_err());
    }
}
