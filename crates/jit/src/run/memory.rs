//! Loads and stores of runs.
//!
//! Source: own design; `Ram` is what the simulator's memory is made of.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use super::Translator;
use super::emit::host_type;
use super::meaning::{MemoryAccess, StepMeaning};
use super::terms::{Node, Term, TermOp, Terms, signed};

/// The memory of a hart, at its place in this process.
#[derive(Clone, Copy, Debug)]
pub struct Ram {
    /// Its first address, a multiple of 64.
    pub base: u64,
    /// Bytes, a multiple of 64.
    pub size: u64,
    /// The bytes.
    pub bytes: *const u8,
    /// One attribute for each 2^`line_shift` bytes.
    pub lines: *const u8,
    /// log2 of the bytes of an attribute.
    pub line_shift: u8,
    /// Bits of an attribute any of which keeps stores of runs away.
    pub refused: u8,
    /// The attribute of a line to which more may be stored. One that is not refused becomes so once
    /// the line is noted at `written_lines`.
    pub written: u8,
    /// How many lines were noted, and then their numbers.
    pub written_lines: *const u32,
}

impl Translator<'_> {
    /// Ends the code in front of the step with number `done` unless `fits`.
    pub(super) fn or_leave(&mut self, fits: Value, done: usize) {
        let [inside, outside] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(fits, inside, &[], outside, &[]);
        self.builder.set_cold_block(outside);
        self.builder.switch_to_block(outside);
        self.builder.seal_block(outside);
        self.leave(done);
        self.builder.switch_to_block(inside);
        self.builder.seal_block(inside);
    }

    /// Where in memory the access lies. The run ends before step number `done` if that is
    /// misaligned or outside.
    fn place(&mut self, access: &MemoryAccess, done: usize) -> Value {
        let address = self.with_zeros(access.address, types::I64);
        self.inside(address, access.bytes.trailing_zeros(), access.bytes.into(), done)
    }

    /// Where in memory an address lies. The code ends before step number `done` if it is no
    /// multiple of 2^`shift`, or not all of `span` bytes from there on are in memory.
    fn inside(&mut self, address: Value, shift: u32, span: u64, done: usize) -> Value {
        let first = self.builder.ins().iconst(types::I64, self.ram.base as i64);
        let place = self.builder.ins().isub(address, first);
        let turned = self.turned(place, shift);
        let last = self.builder.ins().iconst(types::I64, ((self.ram.size - span) >> shift) as i64);
        let fits = self.builder.ins().icmp(IntCC::UnsignedLessThanOrEqual, turned, last);
        self.or_leave(fits, done);
        place
    }

    /// A place of which the bits that alignment forbids are the highest.
    fn turned(&mut self, place: Value, shift: u32) -> Value {
        if shift == 0 {
            return place;
        }
        let shift = self.builder.ins().iconst(types::I64, i64::from(shift));
        self.builder.ins().rotr(place, shift)
    }

    /// The access of step number `done`: what a load finds, or the store, unless its line refuses
    /// it.
    pub(super) fn access(&mut self, access: &MemoryAccess, done: usize) {
        let (host, offset, place) = match self.together.of_step[done] {
            Some((number, offset)) => {
                let Together { groups, .. } = &self.together;
                let checked = groups[number].checked;
                let (host, place) = checked.unwrap_or_else(|| self.group(number, done));
                (host, offset, (!self.together.groups[number].lines_together).then_some((place, offset)))
            }
            None => {
                let place = self.place(access, done);
                (self.host(place), 0, Some((place, 0)))
            }
        };
        let flags = MemFlagsData::trusted();
        let Some(value) = access.value else {
            let found = self.terms.loaded(done as u32, 8 * access.bytes);
            let value = self.builder.ins().load(host_type(8 * access.bytes), flags, host, offset);
            self.set_value(found, value);
            return self.record(access, done);
        };
        if let Some((place, offset)) = place {
            let place = self.builder.ins().iadd_imm_s(place, i64::from(offset));
            let line = self.line_of(place);
            let lines = [self.line(line)];
            self.may_write(&lines, done);
        }
        let value = self.value(value);
        self.builder.ins().store(flags, value, host, offset);
        self.record(access, done);
    }

    /// Where a place in memory is in this process.
    fn host(&mut self, place: Value) -> Value {
        let memory = self.builder.ins().iconst(types::I64, self.ram.bytes as i64);
        self.builder.ins().iadd(memory, place)
    }

    /// The number of the line of a place.
    fn line_of(&mut self, place: Value) -> Value {
        self.builder.ins().ushr_imm_u(place, i64::from(self.ram.line_shift))
    }

    /// Where the attribute of a line is.
    fn line(&mut self, number: Value) -> Value {
        let lines = self.builder.ins().iconst(types::I64, self.ram.lines as i64);
        self.builder.ins().iadd(lines, number)
    }

    /// Where the attributes of lines are: goes on once all of them are noted as written. The code
    /// ends before step number `done` if one refuses it.
    fn may_write(&mut self, lines: &[Value], done: usize) {
        let flags = MemFlagsData::trusted();
        let (refused, written) = (self.ram.refused, self.ram.written);
        let attributes: Vec<Value> =
            lines.iter().map(|line| self.builder.ins().load(types::I8, flags, *line, 0)).collect();
        let differ = attributes.iter().map(|one| self.builder.ins().bxor_imm_u(*one, i64::from(written)));
        let differ: Vec<Value> = differ.collect();
        let differs = differ.into_iter().reduce(|a, b| self.builder.ins().bor(a, b));
        let differs = differs.expect("there is a line");
        let [first, inside] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(differs, first, &[], inside, &[]);
        self.builder.set_cold_block(first);
        self.builder.switch_to_block(first);
        self.builder.seal_block(first);
        let refuses = self.builder.ins().band_imm_u(differs, i64::from(refused));
        let free = self.builder.ins().icmp_imm_u(IntCC::Equal, refuses, 0);
        self.or_leave(free, done);
        if let Some(free) = self.builder.current_block() {
            self.builder.set_cold_block(free);
        }
        lines.iter().for_each(|line| self.note_written(*line));
        self.builder.ins().jump(inside, &[]);
        self.builder.switch_to_block(inside);
        self.builder.seal_block(inside);
    }

    /// Notes that the line of this attribute is written, unless it is noted.
    fn note_written(&mut self, line: Value) {
        let flags = MemFlagsData::trusted();
        let written = self.ram.written;
        let noted = self.builder.ins().iconst(types::I64, self.ram.written_lines as i64);
        let lines = self.builder.ins().iconst(types::I64, self.ram.lines as i64);
        // One may be there twice among those of an access, so it is looked at once more.
        let attribute = self.builder.ins().load(types::I8, flags, line, 0);
        let is_new = self.builder.ins().icmp_imm_u(IntCC::NotEqual, attribute, i64::from(written));
        let is_new = self.builder.ins().uextend(types::I32, is_new);
        let count = self.builder.ins().load(types::I32, flags, noted, 0);
        let number = self.builder.ins().isub(line, lines);
        let number = self.builder.ins().ireduce(types::I32, number);
        let wide = self.builder.ins().uextend(types::I64, count);
        let behind = self.builder.ins().ishl_imm_u(wide, 2);
        let place = self.builder.ins().iadd(noted, behind);
        // Behind the last there is room, and nobody looks there.
        self.builder.ins().store(flags, number, place, 4);
        let count = self.builder.ins().iadd(count, is_new);
        self.builder.ins().store(flags, count, noted, 0);
        let written = self.builder.ins().iconst(types::I8, i64::from(written));
        self.builder.ins().store(flags, written, line, 0);
    }

    /// Checks all accesses of a group in front of step number `done`, the first of them: where its
    /// lowest address is in this process, and in memory.
    fn group(&mut self, number: usize, done: usize) -> (Value, Value) {
        let Group { base, low, span, shift, stores, lines_together, .. } = self.together.groups[number];
        let base = self.value(base);
        let lowest = self.builder.ins().iadd_imm_s(base, low);
        let lowest = self.wide(lowest);
        let place = self.inside(lowest, shift, span, done);
        if let Some((from, to)) = stores.filter(|_| lines_together) {
            let [from, last] = [from, to - 1].map(|at| self.builder.ins().iadd_imm_s(place, at - low));
            let [first, last] = [from, last].map(|place| self.line_of(place));
            let lines: Vec<Value> = (0..lines_of(stores, self.ram))
                .map(|number| {
                    let line = self.builder.ins().iadd_imm_s(first, number);
                    let line = self.builder.ins().umin(line, last);
                    self.line(line)
                })
                .collect();
            self.may_write(&lines, done);
        }
        let checked = (self.host(place), place);
        self.together.groups[number].checked = Some(checked);
        checked
    }
}

/// Lines that stores from the first of these offsets to the second may touch.
fn lines_of(stores: Option<(i64, i64)>, ram: &Ram) -> i64 {
    stores.map_or(0, |(from, to)| ((to - from - 1) >> ram.line_shift) + 2)
}

/// Accesses of a block at constant distances from one register or value: one check is for all.
#[derive(Clone, Copy, Debug)]
struct Group {
    base: Term,
    /// Lowest offset from it.
    low: i64,
    /// Bytes from there to the end.
    span: u64,
    /// log2 of the longest access.
    shift: u32,
    /// Offsets from the first byte that is stored to behind the last.
    stores: Option<(i64, i64)>,
    /// Lines are checked and marked together, too.
    lines_together: bool,
    /// Where the lowest offset is in this process, and in memory, once it is checked.
    checked: Option<(Value, Value)>,
}

/// Which accesses of a block are checked together.
#[derive(Debug, Default)]
pub(super) struct Together {
    groups: Vec<Group>,
    /// By step: its group, and its distance from the group's lowest offset.
    of_step: Vec<Option<(usize, i32)>>,
    /// By step: whether its access may end the code in front of it.
    pub(super) may_leave: Vec<bool>,
}

/// Bytes that a group reaches over at most.
const MOST_SPAN: u64 = 4096;

impl Together {
    pub(super) fn of(terms: &Terms, meanings: &[StepMeaning], ram: &Ram) -> Self {
        let alone = Self {
            groups: Vec::new(),
            of_step: vec![None; meanings.len()],
            may_leave: meanings.iter().map(|meaning| meaning.access.is_some()).collect(),
        };
        let mut by_base: Vec<(Term, Vec<Member>)> = Vec::new();
        for (step, access) in meanings.iter().enumerate().filter_map(|(step, m)| Some((step, m.access?))) {
            let (base, offset) = parted(terms, access.address);
            let member = Member { step, offset, bytes: access.bytes, stores: access.value.is_some() };
            match by_base.iter_mut().find(|(other, _)| *other == base) {
                Some((_, members)) => members.push(member),
                None => by_base.push((base, vec![member])),
            }
        }
        by_base.into_iter().fold(alone, |together, (base, members)| together.with(base, members, ram))
    }

    /// The same with a group of those that lie near the first of them, and are aligned where the
    /// lowest is.
    fn with(mut self, base: Term, members: Vec<Member>, ram: &Ram) -> Self {
        let around = members[0].offset;
        let near = |member: &Member| member.offset.abs_diff(around) < MOST_SPAN / 2;
        let members: Vec<Member> = members.into_iter().filter(near).collect();
        let Some(low) = members.iter().map(|member| member.offset).min() else { return self };
        let aligned = |member: &Member| (member.offset - low) % i64::from(member.bytes) == 0;
        let members: Vec<Member> = members.into_iter().filter(aligned).collect();
        let span = (members.iter().map(Member::end).max().unwrap_or(low) - low) as u64;
        if members.len() < 2 || span > ram.size {
            return self;
        }
        let stored = || members.iter().filter(|member| member.stores);
        let from = stored().map(|member| member.offset).min();
        let stores = from.zip(stored().map(Member::end).max());
        let lines_together = stores.is_none() || stored().count() as i64 >= lines_of(stores, ram);
        let longest = members.iter().map(|member| member.bytes).max().unwrap_or(1);
        let number = self.groups.len();
        let shift = longest.trailing_zeros();
        self.groups.push(Group { base, low, span, shift, stores, lines_together, checked: None });
        for (at, member) in members.into_iter().enumerate() {
            self.of_step[member.step] = Some((number, (member.offset - low) as i32));
            self.may_leave[member.step] = at == 0 || member.stores && !lines_together;
        }
        self
    }
}

/// An access at a distance from a base.
#[derive(Clone, Copy)]
struct Member {
    step: usize,
    offset: i64,
    bytes: u32,
    stores: bool,
}

impl Member {
    /// The offset behind it.
    fn end(&self) -> i64 {
        self.offset + i64::from(self.bytes)
    }
}

/// An address as a term and a number that is added.
fn parted(terms: &Terms, mut address: Term) -> (Term, i64) {
    let mut offset = 0_i64;
    while let Node::Binary(TermOp::Add, base, added) = terms.node(address)
        && let Some(added) = terms.value(added)
    {
        offset = offset.wrapping_add(signed(added, terms.width(address)) as i64);
        address = base;
    }
    // Addresses are modulo 2^XLEN.
    let above = 64 - terms.width(address);
    (address, offset << above >> above)
}
