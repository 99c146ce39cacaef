//! Loads and stores of the vector unit.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Loads and Stores".
//! Where vl and the stride are numbers and nothing is masked, an access is one of each of its
//! elements. Where vl is not known or v0 decides, so many bytes are taken that all which may be
//! accessed are among them: what a load makes of them, or a store leaves of them, is a function of
//! all. Where it is not known at which places, it is a function of memory.

use std::rc::Rc;

use instar_isa::VectorRegisters;
use num_bigint::BigInt;

use super::{ASKED, STORED, Setting, each};
use crate::domain::{Machine, Reading, VL, VTYPE, Where};
use crate::memory::{Memory, Place};
use crate::step::VectorStep;
use crate::terms::{SP, Term};

/// The result that says where indices or a stride lead, and the one that is all of memory.
const PLACES: u32 = 41;
const MEMORY: u32 = 42;

/// Bytes of an instruction's elements that count as one step of a proof.
const BYTES_OF_A_STEP: usize = 16;

/// What an instruction accesses.
struct Access {
    store: bool,
    /// Elements in a row, with where each begins from the base and where it stands in the
    /// registers: the register, and the byte there.
    elements: Vec<(i64, usize, u32)>,
    /// Bytes of an element.
    bytes: u32,
    /// Whether each of them is accessed, and nothing else.
    exact: bool,
}

/// The fields of a load or store.
struct Fields {
    store: bool,
    /// log2 of the bytes that its width says.
    width: i8,
    /// How its places are found: 0 and 2 in steps, else by indices.
    mode: u32,
    fields: u64,
    /// Of unit-stride ones their kind: 8 whole registers, 11 masks.
    kind: usize,
}

impl Fields {
    fn of(step: &VectorStep) -> Self {
        let mode = step.word >> 26 & 3;
        let width = match step.word >> 12 & 7 {
            0 => 0,
            width => width as i8 - 4,
        };
        Self {
            store: step.word & 0x7f == 0x27,
            width,
            mode,
            fields: u64::from(step.word >> 29) + 1,
            kind: if mode == 0 { step.field(20) } else { 0 },
        }
    }

    fn is_indexed(&self) -> bool {
        self.mode & 1 == 1
    }
}

impl Reading<'_, '_> {
    /// A load or store.
    pub(super) fn access(
        &mut self,
        step: &VectorStep,
        registers: VectorRegisters,
        setting: Setting,
        machine: &mut Machine,
    ) {
        let fields = Fields::of(step);
        let base = machine.x[step.field(15)].term;
        let stride = if fields.mode == 2 { Some(machine.x[step.field(20)].term) } else { None };
        let known = stride.map_or(Some(None), |stride| self.signed(stride).map(Some));
        match known.filter(|_| !fields.is_indexed()) {
            Some(stride) => {
                let access = self.places(step, &fields, stride, setting);
                self.world.steps += (access.elements.len() * access.bytes as usize / BYTES_OF_A_STEP) as u64;
                self.in_steps(step, &access, (base, registers), machine);
            }
            None => self.scattered(step, &fields, (base, stride), registers, machine),
        }
    }

    /// A number as a signed one.
    fn signed(&mut self, term: Term) -> Option<i64> {
        self.world.terms.known(term)?;
        let (_, number) = self.world.terms.split(term);
        i64::try_from(&number).ok()
    }

    /// The elements of an access in steps: all of a group where it is not known how many.
    fn places(&self, step: &VectorStep, fields: &Fields, stride: Option<i64>, setting: Setting) -> Access {
        let length = self.register_bits() / 8;
        let (mut width, mut count, mut exact, mut registers) = match fields.kind {
            // Whole registers have no groups; a store of them is one of bytes.
            8 => {
                let width = if fields.store { 0 } else { fields.width };
                (width, (fields.fields * u64::from(length)) >> width, true, 1)
            }
            _ => {
                let by = setting.detail.lmul() + fields.width - setting.detail.sew() as i8;
                let exact = setting.vl.is_some() && !step.masked();
                (fields.width, setting.vl.unwrap_or(setting.most), exact, 1 << by.max(0))
            }
        };
        if fields.kind == 11 {
            (width, registers) = (0, 1);
            count = count.div_ceil(8);
            exact = setting.vl.is_some();
        }
        let number = if fields.kind == 8 { 1 } else { fields.fields };
        let bytes = 1u32 << width;
        let apart = stride.unwrap_or((number * u64::from(bytes)) as i64);
        let mut elements = vec![];
        for n in 0..count {
            for field in 0..number {
                let offset = (n as i64).wrapping_mul(apart).wrapping_add((field * u64::from(bytes)) as i64);
                let at = n as usize * bytes as usize;
                let register = step.field(7) + field as usize * registers + at / length as usize;
                elements.push((offset, register % 32, (at % length as usize) as u32));
            }
        }
        Access { store: fields.store, elements, bytes, exact }
    }

    /// An access whose places are known but for the base.
    fn in_steps(
        &mut self,
        step: &VectorStep,
        access: &Access,
        (base, registers): (Term, VectorRegisters),
        machine: &mut Machine,
    ) {
        let (vl, vtype) = (machine.vectors.term(VL), machine.vectors.term(VTYPE));
        // Whole registers are moved under every vtype.
        let mut operands = if registers.any_vtype { vec![] } else { vec![vl, vtype] };
        if !access.exact {
            // Which of the places are accessed is the same where all that is.
            let mask = machine.vectors.term(0);
            operands.extend([base].into_iter().chain(step.masked().then_some(mask)));
            operands.extend(step.sources.get(1).map(|stride| machine.x[*stride].term));
            let (from, _) = self.world.terms.split(base);
            if self.world.terms.uses(from) >> SP & 1 == 1 {
                return self.refuse("accesses the stack under a length or a mask that is not known");
            }
        }
        self.ask(step, &operands);
        match access.store {
            true => self.store_elements(step, access, base, machine),
            false => self.load_elements(step, access, (base, registers), machine),
        }
    }

    /// Where an element lies.
    fn element(&mut self, base: Term, offset: i64, access: &Access) -> Option<Where> {
        let xlen = self.xlen();
        let offset = self.world.terms.constant(&BigInt::from(offset), xlen);
        let address = self.world.terms.add(base, offset);
        self.reach(address, access.bytes, access.store, access.exact)
    }

    fn load_elements(
        &mut self,
        step: &VectorStep,
        access: &Access,
        (base, registers): (Term, VectorRegisters),
        machine: &mut Machine,
    ) {
        let mut loaded: Vec<Term> = vec![];
        for (offset, ..) in &access.elements {
            let value = match self.element(base, *offset, access) {
                Some(Where::Memory(place)) => machine.memory.load(self.world, place, access.bytes),
                Some(Where::Constant(address)) => self.constants(address, access.bytes),
                None => return,
            };
            loaded.push(value);
        }
        if access.elements.is_empty() {
            return;
        }
        let length = self.register_bits() / 8;
        let backwards: Vec<Term> = loaded.iter().rev().copied().collect();
        let all = self.world.terms.concat(&backwards);
        for number in each(registers.written) {
            let mut mine: Vec<(u32, Term)> = { access.elements.iter().zip(&loaded) }
                .filter(|((_, register, _), _)| *register == number)
                .map(|((_, _, at), value)| (*at, *value))
                .collect();
            mine.sort_by_key(|(at, _)| *at);
            let term = if access.exact && mine.len() as u32 * access.bytes == length {
                let parts: Vec<Term> = mine.iter().rev().map(|(_, value)| *value).collect();
                self.world.terms.concat(&parts)
            } else {
                let old = machine.vectors.term(number);
                let mut operands = vec![machine.vectors.term(VL), machine.vectors.term(VTYPE), all, old];
                operands.extend(step.masked().then(|| machine.vectors.term(0)));
                self.world.terms.opaque(step.key, number as u32, 8 * length, &operands)
            };
            self.write_vector(machine, number, term);
        }
    }

    fn store_elements(&mut self, step: &VectorStep, access: &Access, base: Term, machine: &mut Machine) {
        if self.meet(access) {
            return self.refuse("stores elements over each other, in whatever order");
        }
        for (n, (offset, register, at)) in access.elements.iter().enumerate() {
            let Some(Where::Memory(place)) = self.element(base, *offset, access) else { return };
            let register = machine.vectors.term(*register);
            let mut value = self.world.terms.slice(register, 8 * at, 8 * access.bytes);
            if !access.exact {
                let old = machine.memory.load(self.world, place, access.bytes);
                let mut operands = vec![machine.vectors.term(VL), machine.vectors.term(VTYPE), value, old];
                operands.extend(step.masked().then(|| machine.vectors.term(0)));
                value = self.world.terms.opaque(step.key, STORED + n as u32, 8 * access.bytes, &operands);
            }
            Rc::make_mut(&mut machine.memory).store(self.world, place, value, access.bytes, self.pc);
        }
    }

    /// Whether elements lie over each other.
    fn meet(&self, access: &Access) -> bool {
        let mut offsets: Vec<i64> = access.elements.iter().map(|(offset, ..)| *offset).collect();
        offsets.sort_unstable();
        offsets.windows(2).any(|pair| pair[1].wrapping_sub(pair[0]) < i64::from(access.bytes))
    }

    /// An access by indices, or by a stride that is not known: of memory as far as the base may
    /// lead with them.
    fn scattered(
        &mut self,
        step: &VectorStep,
        fields: &Fields,
        (base, stride): (Term, Option<Term>),
        registers: VectorRegisters,
        machine: &mut Machine,
    ) {
        let xlen = self.xlen();
        let unit = &machine.vectors;
        let mut operands = vec![unit.term(VL), unit.term(VTYPE), base];
        operands.extend(step.masked().then(|| unit.term(0)));
        // Indices are among what is read; that the others are here too does no harm.
        let places: Vec<Term> = match stride {
            Some(stride) => vec![stride],
            None => each(registers.read).map(|number| unit.term(number)).collect(),
        };
        operands.extend(&places);
        let away = self.world.terms.opaque(step.key, PLACES, xlen, &places);
        let address = self.world.terms.add(base, away);
        if self.world.terms.uses(address) >> SP & 1 == 1 {
            return self.refuse("accesses the stack by indices or a stride that are not known");
        }
        // An index is no constant, so that an object of the program's own is not told apart here.
        let Some(Where::Memory(Place { base: from, .. })) = self.reach(address, 1, fields.store, false)
        else {
            return self.refuse("reaches into the program's own memory by indices that are not known");
        };
        let asked = self.world.terms.opaque(step.key, ASKED, 1, &operands);
        self.trail.vector(Some(asked), self.pc);
        operands.extend(each(registers.read).map(|number| machine.vectors.term(number)));
        if fields.store {
            let mut memory = Memory::clone(&machine.memory);
            memory.write_anywhere(self.world, from, |world, before| {
                operands.push(before);
                world.terms.opaque(step.key, MEMORY, 1, &operands)
            });
            machine.memory = Rc::new(memory);
            return;
        }
        operands.push(machine.memory.seen(self.world, from));
        for number in each(registers.written) {
            let term = self.world.terms.opaque(step.key, number as u32, self.register_bits(), &operands);
            self.write_vector(machine, number, term);
        }
    }
}
