//! A function with freed stretches as words, its stack frame as large as it must be.

use instar_isa::{Op, Operands, SP, Xlen};

use crate::lift::LiftedFunction;
use crate::line::Line;
use crate::operand::renamed;
use crate::spill::emitted::Emitted;
use crate::spill::flow::Flow;
use crate::spill::frame::{Frame, moved};
use crate::words::Words;

/// Bytes to which the stack pointer is aligned (RISC-V psABI, "Integer Calling Convention").
const ALIGNMENT: i64 = 16;

/// What is being written.
struct Writer<'a> {
    code: &'a LiftedFunction,
    words: &'a Words,
    /// Bytes by which the frame grows.
    growth: i64,
    /// The depth at which the function works.
    body: i64,
    made: Vec<Line>,
}

/// The function with these stretches in place of theirs, in the order of its addresses.
pub fn function(
    code: &LiftedFunction,
    words: &Words,
    frame: Option<&Frame>,
    parts: &[(&Flow, &[Emitted])],
) -> Vec<Line> {
    let lowest = parts.iter().flat_map(|(flow, made)| made.iter().map(move |made| reaches(flow, made)));
    let growth = (lowest.max().unwrap_or(0) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    let body = frame.map_or(0, |frame| frame.body);
    let mut writer = Writer { code, words, growth, body, made: Vec::new() };
    if growth > 0 && body == 0 {
        writer.move_sp(0, -growth);
    }
    let mut at = 0;
    while at < code.instructions.len() {
        if let Some((flow, made)) = parts.iter().find(|part| part.0.region.range.start == at) {
            made.iter().for_each(|made| writer.made(flow, made));
            at = flow.region.range.end;
        } else {
            let depth = frame.map_or(0, |frame| frame.depth(at));
            writer.kept(at, code.instructions[at].word, depth);
            at += 1;
        }
    }
    writer.made
}

/// How far below sp an instruction goes.
fn reaches(flow: &Flow, made: &Emitted) -> i64 {
    let (Emitted::Load(_, cell) | Emitted::Store(_, cell)) = made else { return 0 };
    let cell = &flow.cells[*cell as usize];
    if cell.base == SP { -cell.offset } else { 0 }
}

impl Writer<'_> {
    fn put(&mut self, block: usize, instruction: Option<usize>, word: u32) {
        let target = instruction.and_then(|at| self.code.instructions[at].target);
        self.made.push(Line { block, instruction, word, target });
    }

    fn encoded(&self, op: Op, operands: Operands) -> u32 {
        self.words.made(op, &operands).expect("the offset of a cell fits a load and a store")
    }

    fn move_sp(&mut self, block: usize, by: i64) {
        let word = self.encoded(Op::Addi, Operands { rd: SP, rs1: SP, immediate: by, ..Operands::default() });
        self.put(block, None, word);
    }

    /// An instruction that was there, with what it says of sp as the frame is now.
    fn kept(&mut self, at: usize, word: u32, depth: i64) {
        let instruction = &self.code.instructions[at];
        let block = self.code.block_of(at);
        let returns = instruction.ends_block() && instruction.target.is_none();
        if self.growth > 0
            && self.body == 0
            && returns
            && instruction.class == instar_isa::Class::JumpRegister
        {
            self.move_sp(block, self.growth);
        }
        let (read, written) = instruction.touched();
        let change = match () {
            () if self.growth == 0 || !read.has(SP) => 0,
            () if written.has(SP) => match moved(instruction) {
                // In and out of the frame; within it nothing moves.
                Some(by) if self.body < 0 && depth == 0 && by < 0 => -self.growth,
                Some(by) if self.body < 0 && depth == self.body && by > 0 => self.growth,
                _ => 0,
            },
            () if depth == self.body => self.growth,
            () => 0,
        };
        let word = match change {
            0 => word,
            by => self.words.leading(word, instruction.immediate + by, false).unwrap_or(word),
        };
        self.put(block, Some(at), word);
    }

    fn made(&mut self, flow: &Flow, made: &Emitted) {
        let (load, store) = match self.words.decoder().isa().xlen() {
            Xlen::Rv32 => (Op::Lw, Op::Sw),
            Xlen::Rv64 => (Op::Ld, Op::Sd),
        };
        let block = flow.region.block;
        let place = |cell: u32| {
            let cell = &flow.cells[cell as usize];
            let away = if cell.base == SP { self.growth } else { 0 };
            Operands { rs1: cell.base, immediate: cell.offset + away, ..Operands::default() }
        };
        let word = match made {
            Emitted::Operation(number, registers) => {
                let operation = &flow.operations[*number as usize];
                let named = registers.iter().try_fold(operation.word, |word, &(field, register)| {
                    renamed(self.words.decoder(), word, field, register)
                });
                let word = named.expect("a register stands where another one stood");
                return self.kept(operation.instruction, word, self.body);
            }
            Emitted::Load(register, cell) => self.encoded(load, Operands { rd: *register, ..place(*cell) }),
            Emitted::Store(register, cell) => {
                self.encoded(store, Operands { rs2: *register, ..place(*cell) })
            }
            Emitted::Copy(from, to) => {
                self.encoded(Op::Addi, Operands { rd: *to, rs1: *from, ..Operands::default() })
            }
        };
        self.put(block, None, word);
    }
}
