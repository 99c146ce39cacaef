//! What the results of an instruction depend on: which registers feed each register it writes, the
//! values it stores, its addresses, and whether it jumps or traps.
//!
//! Source: own design: one pass over the IR with the encoding's fields known. Sound and not exact:
//! an operation depends on all of its operands, a branch's condition on everything that the branch
//! does.

use instar_isa::{CustomField, CustomInstruction, IndexExpr, OperandRegister, RegisterFile};
use num_bigint::BigInt;

use crate::description::StateDef;
use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, LocalId, SCALAR, Statement, UNROLLED, UnaryOp};
use crate::simplify::evaluate;
use crate::types::Type;

/// A register; those of the design's own are numbered within their description.
pub type Register = (RegisterFile, u16);

/// What a value is computed from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feed {
    /// Registers, sorted; x0 is none.
    pub registers: Vec<Register>,
    /// Whether memory that the instruction reads is part of it.
    pub loaded: bool,
}

impl Feed {
    fn add(&mut self, other: &Feed) {
        self.loaded |= other.loaded;
        other.registers.iter().for_each(|register| self.register(*register));
    }

    fn register(&mut self, register: Register) {
        if register == (RegisterFile::X, 0) {
            return;
        }
        if let Err(at) = self.registers.binary_search(&register) {
            self.registers.insert(at, register);
        }
    }
}

/// A register that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Which.
    pub register: Register,
    /// What its new value is computed from.
    pub from: Feed,
    /// Its old value, or a part of it, may stay.
    pub keeps: bool,
}

/// What an instruction's results depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependence {
    /// Registers that it writes.
    pub written: Vec<Written>,
    /// What the values that it stores are computed from.
    pub stored: Feed,
    /// What its addresses are computed from, and whether it accesses memory at all.
    pub addresses: Feed,
    /// What decides whether it jumps, where to, and whether it raises an exception.
    pub control: Feed,
}

/// Reads the dependences off a body; `word` is the encoding.
pub(crate) fn analyse(body: &Body, fields: &[CustomField], states: &[StateDef], word: u32) -> Dependence {
    let state = State { locals: vec![Feed::default(); body.locals.len()], written: Vec::new() };
    let mut analysis = Analysis { fields, states, word, state, out: Dependence::default() };
    analysis.block(&body.statements, &Feed::default());
    Dependence { written: analysis.state.written, ..analysis.out }
}

/// The same for an instruction on vector registers, of which only the operands are known:
/// everything depends on all of them, on vl, vtype and v0 too, which are not told.
pub(crate) fn of_operands(decode: &CustomInstruction, word: u32) -> Dependence {
    let registers = |operands: &[OperandRegister]| -> Vec<Register> {
        let one = |operand: &OperandRegister| {
            let first = match operand.index {
                IndexExpr::Fixed(number) => number,
                IndexExpr::Field { field, offset } => {
                    (decode.fields[field].extract(word) as u16).wrapping_add_signed(offset)
                }
            };
            let file = operand.file;
            (0..u16::from(operand.count)).map(move |n| (file, first + n))
        };
        operands.iter().flat_map(one).collect()
    };
    let mut all = Feed { loaded: decode.memory.any(), ..Feed::default() };
    registers(&decode.sources).into_iter().for_each(|register| all.register(register));
    let written = registers(&decode.destinations).into_iter().map(|register| Written {
        register,
        from: all.clone(),
        keeps: true,
    });
    let addresses = if decode.memory.any() { all.clone() } else { Feed::default() };
    Dependence { written: written.collect(), stored: addresses.clone(), addresses, control: Feed::default() }
}

/// What is known at one place of the behaviour.
#[derive(Clone)]
struct State {
    locals: Vec<Feed>,
    written: Vec<Written>,
}

impl State {
    /// What holds after one of two ways was taken.
    fn join(mut self, other: State) -> State {
        for (mine, theirs) in self.locals.iter_mut().zip(&other.locals) {
            mine.add(theirs);
        }
        for mine in &mut self.written {
            match other.written.iter().find(|theirs| theirs.register == mine.register) {
                Some(theirs) => {
                    mine.from.add(&theirs.from);
                    mine.keeps |= theirs.keeps;
                }
                None => mine.keeps = true,
            }
        }
        for theirs in other.written {
            if !self.written.iter().any(|mine| mine.register == theirs.register) {
                self.written.push(Written { keeps: true, ..theirs });
            }
        }
        self
    }
}

struct Analysis<'a> {
    fields: &'a [CustomField],
    states: &'a [StateDef],
    word: u32,
    state: State,
    out: Dependence,
}

impl Analysis<'_> {
    /// `control` is what decided that these statements are executed.
    fn block(&mut self, statements: &[Statement], control: &Feed) {
        for statement in statements {
            match statement {
                Statement::Assign { target, low, value } => {
                    self.assign(target, low.is_some(), value, control);
                }
                Statement::Load { local, address, .. } => {
                    let mut from = self.feed(address);
                    from.add(control);
                    self.out.addresses.add(&from);
                    from.loaded = true;
                    self.state.locals[*local] = from;
                }
                Statement::Store { address, value, .. } => {
                    let address = self.feed(address);
                    let value = self.feed(value);
                    self.out.addresses.add(&address);
                    self.out.addresses.add(control);
                    self.out.stored.add(&value);
                }
                Statement::If { condition, then, otherwise } => {
                    self.branch(condition, then, otherwise, control)
                }
                Statement::Raise { cause } => {
                    let cause = self.feed(cause);
                    self.out.control.add(&cause);
                    self.out.control.add(control);
                }
                Statement::Loop(_) | Statement::Insert { .. } => unreachable!("{UNROLLED}"),
                Statement::While(_) => unreachable!("{SCALAR}"),
            }
        }
    }

    fn branch(&mut self, condition: &Expr, then: &[Statement], otherwise: &[Statement], control: &Feed) {
        if let Some(value) = self.known(condition) {
            return self.block(if value == BigInt::from(0) { otherwise } else { then }, control);
        }
        let mut inner = control.clone();
        inner.add(&self.feed(condition));
        let before = self.state.clone();
        self.block(then, &inner);
        let after = std::mem::replace(&mut self.state, before);
        self.block(otherwise, &inner);
        self.state = after.join(self.state.clone());
    }

    fn assign(&mut self, target: &AssignmentTarget, partly: bool, value: &Expr, control: &Feed) {
        let mut from = self.feed(value);
        from.add(control);
        match target {
            AssignmentTarget::Pc => self.out.control.add(&from),
            AssignmentTarget::Vector { .. } => unreachable!("{SCALAR}"),
            AssignmentTarget::Local { local, index } => {
                index.iter().for_each(|index| from.add(&self.feed(index)));
                self.assign_local(*local, from, partly || index.is_some());
            }
            AssignmentTarget::Register { file, index } => match self.number(index) {
                Some(number) => self.write((*file, number), from, partly),
                None => {
                    from.add(&self.feed(index));
                    for number in 0..self.count(*file) {
                        self.write((*file, number), from.clone(), true);
                    }
                }
            },
        }
    }

    fn assign_local(&mut self, local: LocalId, from: Feed, partly: bool) {
        let place = &mut self.state.locals[local];
        if partly {
            place.add(&from);
        } else {
            *place = from;
        }
    }

    fn write(&mut self, register: Register, from: Feed, partly: bool) {
        if register == (RegisterFile::X, 0) {
            return;
        }
        match self.state.written.iter_mut().find(|written| written.register == register) {
            Some(written) if partly => written.from.add(&from),
            Some(written) => *written = Written { register, from, keeps: false },
            None => self.state.written.push(Written { register, from, keeps: partly }),
        }
    }

    /// What an expression is computed from.
    fn feed(&self, e: &Expr) -> Feed {
        let mut out = Feed::default();
        self.gather(e, &mut out);
        out
    }

    fn gather(&self, e: &Expr, out: &mut Feed) {
        if self.known(e).is_some() {
            return;
        }
        match &e.kind {
            ExprKind::Const(_) | ExprKind::Field(_) | ExprKind::Pc => {}
            ExprKind::Vector { .. } | ExprKind::Setting(_) => unreachable!("{SCALAR}"),
            ExprKind::Local { local, index } => {
                out.add(&self.state.locals[*local]);
                index.iter().for_each(|index| self.gather(index, out));
            }
            ExprKind::Register { file, index } => match self.number(index) {
                Some(number) => self.read((*file, number), out),
                None => {
                    self.gather(index, out);
                    (0..self.count(*file)).for_each(|number| self.read((*file, number), out));
                }
            },
            ExprKind::Table { index, .. } => self.gather(index, out),
            ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::Slice(a, _) => self.gather(a, out),
            ExprKind::SliceAt(..) => unreachable!("{UNROLLED}"),
            ExprKind::Binary(_, a, b) => [a, b].iter().for_each(|part| self.gather(part, out)),
            ExprKind::Concat(parts) => parts.iter().for_each(|part| self.gather(part, out)),
            ExprKind::Select(c, a, b) => match self.known(c) {
                Some(value) => self.gather(if value == BigInt::from(0) { b } else { a }, out),
                None => [c, a, b].iter().for_each(|part| self.gather(part, out)),
            },
        }
    }

    /// A register's value: the one before the instruction, or what it wrote there.
    fn read(&self, register: Register, out: &mut Feed) {
        match self.state.written.iter().find(|written| written.register == register) {
            Some(written) => {
                out.add(&written.from);
                if written.keeps {
                    out.register(register);
                }
            }
            None => out.register(register),
        }
    }

    fn number(&self, index: &Expr) -> Option<u16> {
        u16::try_from(self.known(index)?).ok()
    }

    fn count(&self, file: RegisterFile) -> u16 {
        match file {
            RegisterFile::Own(number) => self.states.get(usize::from(number)).map_or(0, |s| s.count as u16),
            _ => 32,
        }
    }

    /// The value of an expression that follows from the encoding alone.
    fn known(&self, e: &Expr) -> Option<BigInt> {
        Some(match &e.kind {
            ExprKind::Const(value) => value.clone(),
            ExprKind::Field(field) => BigInt::from(self.fields.get(*field)?.extract(self.word)),
            ExprKind::Convert(a) => e.ty.wrap(&self.known(a)?),
            ExprKind::Slice(a, low) => e.ty.wrap(&(self.known(a)? >> *low)),
            ExprKind::Unary(UnaryOp::Not, a) => e.ty.wrap(&!self.known(a)?),
            ExprKind::Unary(UnaryOp::Negate, a) => e.ty.wrap(&-self.known(a)?),
            ExprKind::Binary(op, a, b) => evaluate(*op, a.ty, &self.known(a)?, &self.known(b)?),
            ExprKind::Concat(parts) => parts.iter().try_fold(BigInt::from(0), |value, part| {
                Some((value << part.ty.width) | Type::unsigned(part.ty.width).wrap(&self.known(part)?))
            })?,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    const X: fn(u16) -> Register = |number| (RegisterFile::X, number);

    /// The dependence of an instruction whose fields are rd, rs1, rs2 and imm.
    fn of(behaviour: &str, fields: &[(&str, u32)]) -> Dependence {
        let text = format!(
            "InstructionSet T extends RV32I {{
               architectural_state {{ register unsigned<64> ACC; register unsigned<32> BANK[4]; }}
               instructions {{ T {{
                 encoding: imm[6:0] :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
                 assembly: {{\"t\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}, {{imm}}\"}};
                 behavior: {{ {behaviour} }} }} }} }}"
        );
        let description = load("t.core_desc", &text).unwrap_or_else(|problems| panic!("{problems:?}"));
        let decode = &description.instructions[0].decode;
        let field = |name: &str| decode.fields.iter().find(|field| field.name == name).unwrap();
        let word = fields.iter().fold(decode.value, |word, (name, value)| field(name).insert(word, *value));
        description.dependence(0, word)
    }

    const FIELDS: [(&str, u32); 4] = [("rd", 5), ("rs1", 6), ("rs2", 7), ("imm", 4)];

    fn written(dependence: &Dependence, register: Register) -> &Written {
        dependence.written.iter().find(|w| w.register == register).unwrap_or_else(|| panic!("{dependence:?}"))
    }

    #[test]
    fn a_pointer_that_moves_on_does_not_depend_on_what_was_loaded() {
        let moving = "unsigned<32> a = X[rs1]; X[rd] = (unsigned<32>)MEM[a + 3 : a]; X[rs1] = (unsigned<32>)(a + imm);";
        let dependence = of(moving, &FIELDS);
        assert_eq!(dependence.addresses, Feed { registers: vec![X(6)], loaded: false });
        assert!(written(&dependence, X(5)).from.loaded);
        assert_eq!(written(&dependence, X(6)).from, Feed { registers: vec![X(6)], loaded: false });
    }

    #[test]
    fn the_encoding_decides_which_way_is_taken() {
        let guarded = "if (rd != 0) X[rd] = X[rs1]; if (imm == 0) X[rs2] = X[rs1];";
        let dependence = of(guarded, &FIELDS);
        assert_eq!(dependence.written.len(), 1);
        assert!(!written(&dependence, X(5)).keeps);
        assert!(of(guarded, &[("rs1", 6), ("imm", 4)]).written.is_empty());
    }

    #[test]
    fn what_is_written_under_a_condition_depends_on_it_and_keeps_the_old_value() {
        let dependence = of("if (X[rs1] != 0) X[rd] = X[rs2];", &FIELDS);
        let rd = written(&dependence, X(5));
        assert_eq!((rd.from.registers.as_slice(), rd.keeps), ([X(6), X(7)].as_slice(), true));
        let both = of("if (X[rs1] != 0) X[rd] = X[rs2]; else X[rd] = 1;", &FIELDS);
        assert!(!written(&both, X(5)).keeps);
        assert_eq!(written(&both, X(5)).from.registers, [X(6), X(7)]);
        let constants = of("if (X[rs1] != 0) X[rd] = 2; else X[rd] = 1;", &FIELDS);
        assert_eq!(written(&constants, X(5)).from.registers, [X(6)]);
    }

    #[test]
    fn jumps_and_exceptions_are_control() {
        let dependence =
            of("if (X[rs1] > 5) PC = (unsigned<32>)(PC + 8); if (X[rs2] == 0) raise(0, 2);", &FIELDS);
        assert_eq!(dependence.control.registers, [X(6), X(7)]);
        assert!(dependence.addresses.registers.is_empty() && dependence.written.is_empty());
    }

    #[test]
    fn a_value_takes_its_dependences_along_through_the_design_s_own_state() {
        let dependence = of(
            "ACC = (unsigned<64>)(ACC + X[rs1]); BANK[X[rs2][1:0]] = X[rd]; MEM[X[rd]] = X[rs2][7:0];",
            &FIELDS,
        );
        let acc = (RegisterFile::Own(0), 0);
        assert_eq!(written(&dependence, acc).from.registers, [X(6), acc]);
        let bank = written(&dependence, (RegisterFile::Own(1), 3));
        assert_eq!((bank.from.registers.as_slice(), bank.keeps), ([X(5), X(7)].as_slice(), true));
        assert_eq!((dependence.addresses.registers, dependence.stored.registers), (vec![X(5)], vec![X(7)]));
    }

    #[test]
    fn a_register_read_after_it_was_written_is_what_was_written() {
        let dependence = of("X[rd] = X[rs1]; X[rs2] = X[rd];", &FIELDS);
        assert_eq!(written(&dependence, X(7)).from.registers, [X(6)]);
    }

    #[test]
    fn a_memory_access_under_a_condition_tells_of_it() {
        let dependence = of("if (X[rs1] != 0) MEM[X[rd]] = X[rs2][7:0];", &FIELDS);
        assert_eq!(dependence.addresses.registers, [X(5), X(6)]);
    }
}
