//! A program as a memory image for RTL simulation; a call as a program that makes it twice and ends
//! itself.
//!
//! Source: DESIGN of the project, "Call": the same call in the simulator, in a core model and, as a
//! memory image with a trampoline, in RTL. Arguments and buffers lie where a session places them.
//! The trampoline and the copies that memory is restored from lie in memory that is not cached, so
//! that they leave the caches to the function.

mod elf;
mod trampoline;

use std::ops::Range;

use instar_isa::Xlen;

use self::trampoline::{Assembler, Registers, Restore};
use crate::abi::{self, Placed};
use crate::call::{CallResult, CallSpec, CallTarget, ReturnKind};
use crate::error::SimError;
use crate::options::Options;
use crate::program::{Program, Segment, Symbol};
use crate::state::Memory;

/// Bytes of memory behind the cached ones.
const UNCACHED_BYTES: u64 = 16 << 20;

/// Stretches of zeros of at least this length are cleared, not copied.
const ZEROS: usize = 64;

/// A memory image and what is looked at when it has run.
#[derive(Clone, Debug)]
pub struct Image {
    /// The ELF file.
    pub elf: Vec<u8>,
    /// Its `tohost`; `None` if the program has none.
    pub tohost: Option<u64>,
    /// First address of the memory that it needs.
    pub memory_base: u64,
    /// Bytes of that memory.
    pub memory_size: u64,
    /// For each call the address of its `jalr` and the one after; none for a whole program.
    pub calls: Vec<(u64, u64)>,
    /// Address and length of all that the program may have written, its stack left out.
    pub written: Vec<(u64, u64)>,
    result: Option<Kept>,
}

/// Where a call's result is.
#[derive(Clone, Debug)]
struct Kept {
    placed: Placed,
    returns: ReturnKind,
    /// The registers a0 and a1.
    results: u64,
    xlen: Xlen,
}

impl Image {
    /// `program` as it is.
    pub fn of_program(program: &Program, options: &Options) -> Self {
        let written = program.segments().iter().filter(|s| s.writable).map(|s| (s.address, s.size)).collect();
        Self {
            elf: program.bytes().to_vec(),
            tohost: program.symbol("tohost").map(|symbol| symbol.address),
            memory_base: options.memory_base,
            memory_size: options.memory_size,
            calls: Vec::new(),
            written,
            result: None,
        }
    }

    /// Two calls of a function of `program`, laid out as a session with `options` does; memory and
    /// inputs are restored in between. `uncached` is the first address after the options' memory
    /// that no cache holds. Where there are vector registers they are switched on first.
    pub fn of_call(
        program: &Program,
        spec: &CallSpec,
        options: &Options,
        uncached: u64,
    ) -> Result<Self, SimError> {
        let xlen = program.xlen();
        let entry = match &spec.target {
            CallTarget::Symbol(name) => program.require_symbol(name)?.address,
            CallTarget::Address(address) => *address,
        };
        let end = options.memory_base + options.memory_size;
        let bottom = program.end().max(options.memory_base) + options.stack_size;
        let placed = abi::place(spec, xlen, end, bottom)?;
        let writes = placed.writes.iter().filter(|(_, bytes)| !bytes.is_empty());
        let inputs: Vec<Segment> = writes
            .map(|(address, bytes)| Segment {
                address: *address,
                bytes: bytes.clone(),
                size: bytes.len() as u64,
                source: None,
                executable: false,
                writable: true,
            })
            .collect();
        let loaded: Vec<&Segment> = program.segments().iter().chain(&inputs).collect();
        let ranges = merged(&loaded);

        // Behind the cached memory: tohost, result, copies, code.
        let (tohost, results, copies_at) = (uncached, uncached + 16, uncached + 64);
        let mut copies = Vec::new();
        let mut restores = Vec::new();
        for range in &ranges {
            restore(range, &contents(&loaded, range), copies_at, &mut copies, &mut restores);
        }
        let code_at = copies_at + (copies.len() as u64).next_multiple_of(64);
        let mut code = Assembler::new(xlen, code_at);
        if options.isa.vlen() > 0 {
            code.enable_vectors();
        }
        let gp = program.symbol("__global_pointer$").map_or(0, |symbol| symbol.address);
        let registers = Registers { gp, sp: placed.sp, arguments: placed.registers };
        let first = code.call(entry, &registers);
        restores.iter().for_each(|piece| code.restore(piece));
        let second = code.call(entry, &registers);
        code.end(results, tohost);
        let code = code.finish();

        let segment = |address, bytes: Vec<u8>, executable| Segment {
            address,
            size: bytes.len() as u64,
            bytes,
            source: None,
            executable,
            writable: !executable,
        };
        let mut segments: Vec<Segment> = program.segments().to_vec();
        segments.extend(inputs);
        segments.push(segment(uncached, vec![0; 64], false));
        if !copies.is_empty() {
            segments.push(segment(copies_at, copies, false));
        }
        segments.push(segment(code_at, code, true));
        let symbols = symbols(program, tohost, code_at);
        let mut written: Vec<(u64, u64)> = ranges.iter().map(|r| (r.start, r.end - r.start)).collect();
        written.push((results, 2 * word_bytes(xlen)));
        Ok(Self {
            elf: elf::executable(xlen, code_at, &segments, &symbols),
            tohost: Some(tohost),
            memory_base: options.memory_base,
            memory_size: uncached + UNCACHED_BYTES - options.memory_base,
            calls: vec![first, second],
            written,
            result: Some(Kept { placed, returns: spec.returns, results, xlen }),
        })
    }

    /// Value and buffers of the second call, from memory after the run; nothing for a whole
    /// program.
    pub fn result(&self, memory: &Memory) -> Option<CallResult> {
        let Kept { placed, returns, results, xlen } = self.result.as_ref()?;
        let word = word_bytes(*xlen);
        let register = |at: u64| memory.load_slow(*results + at * word, word as u8).unwrap_or(0);
        let bytes = |place: Option<(u64, usize)>| {
            place.and_then(|(address, length)| memory.read(address, length)).map(<[u8]>::to_vec)
        };
        Some(CallResult {
            value: abi::result(*returns, *xlen, register(0), register(1), bytes(placed.sret)),
            outputs: placed.outputs.iter().map(|&place| bytes(place)).collect(),
            ..CallResult::default()
        })
    }
}

fn word_bytes(xlen: Xlen) -> u64 {
    u64::from(xlen.bits() / 8)
}

/// What a call may write and what it reads from: whole words of all writable segments, in order.
fn merged(segments: &[&Segment]) -> Vec<Range<u64>> {
    let mut ranges: Vec<Range<u64>> = segments
        .iter()
        .filter(|s| s.writable && s.size > 0)
        .map(|s| s.address & !3..(s.address + s.size).next_multiple_of(4))
        .collect();
    ranges.sort_by_key(|range| range.start);
    let mut done: Vec<Range<u64>> = Vec::new();
    for range in ranges {
        match done.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => done.push(range),
        }
    }
    done
}

/// What is loaded in a stretch of memory; later segments lie over earlier ones.
fn contents(segments: &[&Segment], range: &Range<u64>) -> Vec<u8> {
    let mut bytes = vec![0; (range.end - range.start) as usize];
    for segment in segments {
        let (first, end) = (segment.address, segment.address + segment.bytes.len() as u64);
        let (from, to) = (first.max(range.start), end.min(range.end));
        if from < to {
            let source = &segment.bytes[(from - first) as usize..(to - first) as usize];
            bytes[(from - range.start) as usize..(to - range.start) as usize].copy_from_slice(source);
        }
    }
    bytes
}

/// Cuts a stretch into what is copied and what is cleared.
fn restore(
    range: &Range<u64>,
    bytes: &[u8],
    copies_at: u64,
    copies: &mut Vec<u8>,
    restores: &mut Vec<Restore>,
) {
    let mut at = 0;
    while at < bytes.len() {
        let zero = |piece: &[u8]| piece.iter().all(|byte| *byte == 0);
        let is_zero = zero(&bytes[at..(at + ZEROS).min(bytes.len())]);
        let start = at;
        while at < bytes.len() && zero(&bytes[at..(at + ZEROS).min(bytes.len())]) == is_zero {
            at = (at + ZEROS).min(bytes.len());
        }
        let from = (!is_zero).then(|| {
            let from = copies_at + copies.len() as u64;
            copies.extend(&bytes[start..at]);
            from
        });
        restores.push(Restore { to: range.start + start as u64, length: (at - start) as u64, from });
    }
}

/// The program's functions, and the trampoline's own names.
fn symbols(program: &Program, tohost: u64, code: u64) -> Vec<Symbol> {
    let own = |name: &str, address, function| Symbol { name: name.into(), address, size: 0, function };
    let kept = program.symbols().filter(|s| s.name != "tohost" && s.name != "fromhost").cloned();
    kept.chain([own("tohost", tohost, false), own("instar_trampoline", code, true)]).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use instar_isa::{Isa, Operands, instructions};

    use super::*;
    use crate::call::{Argument, ReturnValue};
    use crate::{Session, Watch};

    const BASE: u64 = 0x8000_0000;

    /// A program of 64 bits whose function `f` is this code.
    fn program(isa: &Isa, code: &[(&str, Operands)]) -> Program {
        let word = |(mnemonic, operands): &(&str, Operands)| {
            instructions(isa).find(|i| i.mnemonic == *mnemonic && i.length() == 4).unwrap().encode(operands)
        };
        let bytes: Vec<u8> = code.iter().flat_map(|one| word(one).unwrap().to_le_bytes()).collect();
        let size = bytes.len() as u64;
        let code = Segment { address: BASE, bytes, size, source: None, executable: true, writable: false };
        let symbol = Symbol { name: "f".into(), address: BASE, size, function: true };
        Program::from_elf("made", &elf::executable(Xlen::Rv64, BASE, &[code], &[symbol])).unwrap()
    }

    fn operands(rd: u8, rs1: u8, rs2: u8) -> Operands {
        Operands { rd, rs1, rs2, immediate: 0 }
    }

    #[test]
    fn a_call_of_64_bits_keeps_all_of_its_arguments_and_its_result() {
        // With vector registers, which the image switches on.
        for isa in ["rv64im", "rv64im_zve64x_zvl512b"] {
            let isa = Isa::parse(isa).unwrap();
            let program = program(&isa, &[("mul", operands(10, 10, 11)), ("jalr", operands(0, 1, 0))]);
            let values = [0xfedc_ba98_7654_3211, 0x8000_0000_0000_0801_u64];
            let spec = values.iter().fold(CallSpec::new("f"), |spec, v| spec.argument(Argument::Size(*v)));
            let options = Options::new(isa);
            let uncached = BASE + (128 << 20);
            let image =
                Image::of_call(&program, &spec.returning(ReturnKind::Size), &options, uncached).unwrap();
            let made = Arc::new(Program::from_elf("image", &image.elf).unwrap());
            let options = Options { memory_size: image.memory_size, ..options };
            let mut run = Session::new(made, &options, &[]).unwrap();
            assert_eq!(run.run_whole(&mut Watch::none()).unwrap().exit_code, 0);
            let result = image.result(run.machine().hart().memory()).unwrap();
            assert_eq!(result.value, ReturnValue::Size(values[0].wrapping_mul(values[1])));
        }
    }
}
