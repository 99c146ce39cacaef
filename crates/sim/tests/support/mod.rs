//! A tiny assembler and ELF writer, so that tests need no compiler.
//!
//! Source: encodings from `instar-isa`; the file layout from the System V ABI.

use std::sync::Arc;

use instar_isa::{Isa, Operands, instructions};
use instar_sim::{Options, Program, Session};

pub const BASE: u64 = 0x8000_0000;
pub const DATA: u64 = 0x8000_1000;

pub fn isa() -> Isa {
    Isa::parse("rv32imcb_zbc_zcb").unwrap()
}

/// One instruction by mnemonic, with rd, rs1, rs2 and immediate (0 where the format has none).
pub fn op(mnemonic: &str, rd: u8, rs1: u8, rs2: u8, immediate: i64) -> Vec<u8> {
    let instruction = instructions(&isa()).find(|i| i.mnemonic == mnemonic).expect(mnemonic);
    let word = instruction.encode(&Operands { rd, rs1, rs2, immediate }).expect("operands fit");
    word.to_le_bytes()[..usize::from(instruction.length())].to_vec()
}

pub fn addi(rd: u8, rs1: u8, immediate: i64) -> Vec<u8> {
    op("addi", rd, rs1, 0, immediate)
}

pub fn lui(rd: u8, value: u32) -> Vec<u8> {
    op("lui", rd, 0, 0, i64::from((value & 0xffff_f000) as i32))
}

pub fn ret() -> Vec<u8> {
    op("jalr", 0, 1, 0, 0)
}

/// A file with a code segment at [`BASE`] and a data segment at [`DATA`], both with their symbols.
pub struct Elf {
    pub code: Vec<u8>,
    pub data: Vec<u8>,
    /// Name, address, whether it is a function.
    pub symbols: Vec<(&'static str, u64, bool)>,
}

impl Elf {
    /// `f` at [`BASE`] with these instructions.
    pub fn function(code: &[Vec<u8>]) -> Self {
        Self { code: code.concat(), data: vec![0; 64], symbols: vec![("f", BASE, true)] }
    }

    pub fn symbol(mut self, name: &'static str, address: u64) -> Self {
        self.symbols.push((name, address, false));
        self
    }

    pub fn data(mut self, data: &[u8]) -> Self {
        self.data = data.to_vec();
        self
    }

    /// The file's bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut names = vec![0];
        let mut symbols = vec![0; 16];
        for (name, address, function) in &self.symbols {
            let section = if *address < DATA { 1u16 } else { 2 };
            words(&mut symbols, &[names.len() as u32, *address as u32, 0]);
            symbols.extend([0x10 | if *function { 2 } else { 0 }, 0]);
            symbols.extend(section.to_le_bytes());
            names.extend(name.as_bytes());
            names.push(0);
        }
        let (header, segments) = (52u32, 2 * 32u32);
        let code_at = header + segments;
        let data_at = code_at + self.code.len() as u32;
        let symbols_at = data_at + self.data.len() as u32;
        let names_at = symbols_at + symbols.len() as u32;
        let sections_at = names_at + names.len() as u32;

        let mut file = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
        halves(&mut file, &[2, 243]);
        words(&mut file, &[1, BASE as u32, header, sections_at, 0]);
        halves(&mut file, &[52, 32, 2, 40, 5, 4]);
        let (code, data) = (self.code.len() as u32, self.data.len() as u32);
        words(&mut file, &[1, code_at, BASE as u32, BASE as u32, code, code, 5, 4]);
        words(&mut file, &[1, data_at, DATA as u32, DATA as u32, data, data + 64, 6, 4]);
        file.extend(&self.code);
        file.extend(&self.data);
        file.extend(&symbols);
        file.extend(&names);
        let (count, name_bytes) = (symbols.len() as u32, names.len() as u32);
        words(&mut file, &[0; 10]);
        words(&mut file, &[0, 1, 6, BASE as u32, code_at, code, 0, 0, 4, 0]);
        words(&mut file, &[0, 1, 3, DATA as u32, data_at, data, 0, 0, 4, 0]);
        words(&mut file, &[0, 2, 0, 0, symbols_at, count, 4, 1, 4, 16]);
        words(&mut file, &[0, 3, 0, 0, names_at, name_bytes, 0, 0, 1, 0]);
        file
    }

    pub fn program(&self) -> Arc<Program> {
        Arc::new(Program::from_elf("test.elf", &self.bytes()).unwrap())
    }

    pub fn session(&self) -> Session {
        Session::new(self.program(), &Options::new(isa()), &[]).unwrap()
    }
}

fn words(file: &mut Vec<u8>, words: &[u32]) {
    words.iter().for_each(|word| file.extend(word.to_le_bytes()));
}

fn halves(file: &mut Vec<u8>, halves: &[u16]) {
    halves.iter().for_each(|half| file.extend(half.to_le_bytes()));
}
