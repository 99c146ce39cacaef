//! An instruction and a basic block, as everything here sees them.

use std::ops::Range;

use instar_isa::{Class, Effect, NextPc, Op, RegisterFile, RegisterSet};

use crate::operand::WordOperands;

/// One instruction.
#[derive(Clone, Debug)]
pub struct LiftedInstruction {
    /// Its address in the program.
    pub pc: u64,
    /// Its word, of four bytes.
    pub word: u32,
    /// Bytes that it had.
    pub length: u8,
    /// Its operation.
    pub op: Op,
    /// Its class.
    pub class: Class,
    /// What it does beside computing.
    pub effect: Effect,
    /// The registers that it names.
    pub operands: WordOperands,
    /// Its immediate; of a branch or jump how far it leads.
    pub immediate: i64,
    /// For a branch or jump inside the function: the block that it leads to.
    pub target: Option<usize>,
}

impl LiftedInstruction {
    /// Integer registers that it reads, and those that it writes.
    pub fn touched(&self) -> (RegisterSet, RegisterSet) {
        let (mut read, mut written) = (RegisterSet::NONE, RegisterSet::NONE);
        for operand in &self.operands.free {
            if operand.read {
                read = read.with(operand.register);
            }
            if operand.written {
                written = written.with(operand.register);
            }
        }
        for &(file, number, writes) in &self.operands.fixed {
            if file == RegisterFile::X {
                let set = if writes { &mut written } else { &mut read };
                *set = set.with(number as u8);
            }
        }
        (read, written)
    }

    /// Where it only copies a register: from where to where.
    pub fn copied(&self) -> Option<(u8, u8)> {
        let operands = &self.operands.free;
        let (read, written) = match &operands[..] {
            [a, b] if a.read && !a.written && b.written && !b.read => (a, b),
            [a, b] if b.read && !b.written && a.written && !a.read => (b, a),
            _ => return None,
        };
        let copies = match self.op {
            Op::Addi => self.immediate == 0,
            // One of its two sources is x0, which is no operand here.
            Op::Add | Op::Or | Op::Xor => true,
            _ => false,
        };
        copies.then_some((read.register, written.register))
    }

    /// Whether it calls another function and goes on after it.
    pub fn is_call(&self) -> bool {
        matches!(self.class, Class::Jump | Class::JumpRegister) && self.effect.flow == NextPc::Next
    }

    /// Whether it is one of the vector unit, or of the design's on vector registers.
    pub fn on_vectors(&self) -> bool {
        self.class == Class::Vector || self.operands.fixed.iter().any(|operand| operand.0 == RegisterFile::V)
    }

    /// Whether it ends a block.
    pub fn ends_block(&self) -> bool {
        !matches!(self.effect.flow, NextPc::Next) && self.class != Class::Custom
    }

    /// Whether nothing may pass it.
    pub fn is_barrier(&self) -> bool {
        matches!(
            self.class,
            Class::Atomic
                | Class::CacheBlock
                | Class::Sequence
                | Class::Csr
                | Class::Fence
                | Class::FenceI
                | Class::System
        )
    }
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its instructions.
    pub range: Range<usize>,
    /// Registers that hold something at its beginning.
    pub live_in: RegisterSet,
    /// Registers that somebody needs after it.
    pub live_out: RegisterSet,
}
