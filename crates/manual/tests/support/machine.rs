//! A machine that runs texts: registers, memory, and own registers that are one wherever they have
//! the same name.

use std::collections::BTreeMap;

use instar_coredsl::{Host, OwnState, RaisedException};
use instar_isa::{ManualEncoding, Xlen};
use instar_manual::{Text, text};

/// Registers, memory and what the descriptions declare beside them.
pub struct Machine {
    pub xlen: Xlen,
    pub x: [u64; 32],
    pub pc: u64,
    pub base: u64,
    pub memory: Vec<u8>,
    states: BTreeMap<String, Vec<u64>>,
    own: OwnState,
    next: u64,
    /// Cause of an access that the memory refuses: that of a store for whatever stores (Volume II,
    /// "mcause").
    writes: bool,
}

impl Machine {
    pub fn new(xlen: Xlen, base: u64, memory: Vec<u8>, registers: [u64; 32], pc: u64) -> Self {
        let (states, own) = (BTreeMap::new(), OwnState::new(&[]));
        let mut x = registers;
        x[0] = 0;
        Self { xlen, x, pc, base, memory, states, own, next: pc, writes: false }
    }

    /// Executes one instruction by its text; where it traps, the pc stays.
    pub fn step(&mut self, row: &ManualEncoding, word: u32) -> Result<(), RaisedException> {
        let found = text(row, self.xlen).expect("every row has a text");
        let instruction = found.instruction();
        self.next = self.xlen.truncate(self.pc.wrapping_add(u64::from(row.length())));
        self.writes = instruction.decode.memory.writes;
        self.take_states(found);
        let result = instruction.behaviour.execute(word, self);
        self.keep_states(found);
        result?;
        self.pc = self.next;
        Ok(())
    }

    fn take_states(&mut self, text: Text) {
        let states = &text.description.states;
        self.own = text.description.own_state();
        for (file, state) in states.iter().enumerate() {
            for (n, value) in self.states.get(&state.name).into_iter().flatten().enumerate() {
                self.own.register_mut(file, n)[0] = *value;
            }
        }
    }

    fn keep_states(&mut self, text: Text) {
        for (file, state) in text.description.states.iter().enumerate() {
            let values = (0..state.count as usize).map(|n| self.own.register(file, n)[0]).collect();
            self.states.insert(state.name.clone(), values);
        }
    }

    fn place(&self, address: u64, size: u32, cause: u64) -> Result<usize, RaisedException> {
        let at = address.wrapping_sub(self.base);
        let inside = at < self.memory.len() as u64 && at + u64::from(size) <= self.memory.len() as u64;
        let cause = if self.writes { RaisedException::STORE_ACCESS_FAULT } else { cause };
        if inside { Ok(at as usize) } else { Err(RaisedException { cause, value: address }) }
    }
}

impl Host for Machine {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }

    fn set_x(&mut self, index: u32, value: u64) {
        assert_eq!(value, self.xlen.truncate(value), "registers hold XLEN bits");
        self.x[index as usize] = value;
    }

    fn pc(&self) -> u64 {
        self.pc
    }

    fn set_pc(&mut self, target: u64) {
        self.next = target;
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, RaisedException> {
        let at = self.place(address, size, RaisedException::LOAD_ACCESS_FAULT)?;
        let bytes = &self.memory[at..at + size as usize];
        Ok(bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), RaisedException> {
        let at = self.place(address, size, RaisedException::STORE_ACCESS_FAULT)?;
        self.memory[at..at + size as usize].copy_from_slice(&value.to_le_bytes()[..size as usize]);
        Ok(())
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}
