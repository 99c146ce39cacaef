//! A design's instructions, from their CoreDSL text to the retired batch.
//!
//! Source: the contract of `Session::new`.

use crate::support::{Elf, addi, isa, ret};
use instar_isa::{Class, RegisterFile};
use instar_sim::{Argument, CallSpec, Options, ReturnKind, ReturnValue, Session, Watch};
use instar_trace::{MemoryAccess, Observer, Retired};

const ROTATE: &str = "InstructionSet Xrot extends RV32I {
  instructions {
    PQ_XROT {
      encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
      assembly: {\"pq.xrot\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
      behavior: { unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25]; }
    }
    PQ_SWAP {
      encoding: 12'b0 :: rs1[4:0] :: 3'b1 :: rd[4:0] :: 7'b0001011;
      assembly: {\"pq.swap\", \"{name(rd)}, ({name(rs1)})\"};
      behavior: {
        unsigned<32> at = X[rs1];
        unsigned<32> old = MEM[at+3:at];
        MEM[at+3:at] = X[rd];
        X[rd] = old;
      }
    }
  }
}";

const COUNTER: &str = "InstructionSet Xcount extends RV32I {
  architectural_state { register unsigned<32> COUNT; }
  instructions {
    PQ_COUNT {
      encoding: 20'b0 :: rd[4:0] :: 7'b0101011;
      assembly: {\"pq.count\", \"{name(rd)}\"};
      behavior: { COUNT = (unsigned<32>)(COUNT + 1); X[rd] = COUNT; }
    }
    PQ_RAISE {
      encoding: 20'b1 :: rd[4:0] :: 7'b0101011;
      assembly: {\"pq.raise\", \"{name(rd)}\"};
      behavior: { raise(0, 24); }
    }
  }
}";

fn session(code: &[Vec<u8>]) -> Session {
    let descriptions = [("xrot.core_desc", ROTATE), ("xcount.core_desc", COUNTER)].map(|(name, text)| {
        instar_coredsl::load(name, text).unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]))
    });
    Session::new(Elf::function(code).program(), &Options::new(isa()), &descriptions).unwrap()
}

fn word(word: u32) -> Vec<u8> {
    word.to_le_bytes().to_vec()
}

fn xrot(rd: u32, rs1: u32, rs2: u32) -> Vec<u8> {
    word(rs2 << 20 | rs1 << 15 | rd << 7 | 0x0b)
}

fn swap(rd: u32, rs1: u32) -> Vec<u8> {
    word(rs1 << 15 | 1 << 12 | rd << 7 | 0x0b)
}

fn count(rd: u32) -> Vec<u8> {
    word(rd << 7 | 0x2b)
}

#[derive(Default)]
struct Log {
    custom: Vec<(u16, Vec<MemoryAccess>)>,
    own: Vec<RegisterFile>,
    instructions: usize,
}

impl Observer for Log {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        self.instructions += batch.len();
        for i in 0..batch.len() {
            let entry = table.entry(batch.ids[i]);
            if entry.class == Class::Custom {
                self.custom.push((entry.custom.unwrap(), batch.accesses_of(i).to_vec()));
                self.own.extend(entry.destinations.iter().map(|d| d.file).filter(|f| *f != RegisterFile::X));
            }
        }
    }
}

#[test]
fn a_rotate_and_xor_computes_in_a_call() {
    let mut session = session(&[xrot(10, 10, 11), ret()]);
    let spec = CallSpec::new("f").argument(Argument::Int32(0x8000_0001)).argument(Argument::Int32(3));
    session.place(&spec.returning(ReturnKind::Int32)).unwrap();
    for _ in 0..2 {
        let value = session.run(&mut Watch::none()).unwrap().value;
        assert_eq!(value, ReturnValue::Int32(0x8000_0002u32.rotate_left(7)));
    }
}

#[test]
fn memory_accesses_of_a_custom_instruction_are_in_the_batch() {
    let mut session = session(&[addi(5, 2, -8), addi(6, 0, 9), swap(6, 5), swap(6, 5), addi(7, 0, 0), ret()]);
    session.place(&CallSpec::new("f")).unwrap();
    let mut log = Log::default();
    session.run(&mut Watch::of(&mut log)).unwrap();
    assert_eq!(session.machine().hart().x(6), 9); // swapped in and out again
    assert_eq!(log.instructions, 6);
    assert!(log.custom.iter().all(|(custom, accesses)| *custom == 1 && accesses.len() == 2));
    assert_eq!(log.custom.len(), 2);
}

#[test]
fn own_state_starts_from_reset_in_each_run_and_is_named_in_the_batch() {
    let mut session = session(&[count(10), count(10), count(10), ret()]);
    session.place(&CallSpec::new("f").returning(ReturnKind::Int32)).unwrap();
    let mut log = Log::default();
    for _ in 0..2 {
        let value = session.run(&mut Watch::of(&mut log)).unwrap().value;
        assert_eq!(value, ReturnValue::Int32(3));
    }
    assert_eq!(log.custom[0].0, 2); // behind the two of the first description
    assert_eq!(log.own, vec![RegisterFile::Own(0); 6]);
}

#[test]
fn faults_of_custom_instructions_have_their_sentence() {
    let run = |code: &[Vec<u8>]| {
        let mut session = session(code);
        session.place(&CallSpec::new("f")).unwrap();
        session.run(&mut Watch::none()).unwrap_err().to_string()
    };
    assert_eq!(run(&[word(1 << 12 | 0x2b)]), "at 0x80000000 in f: pq.raise raised exception 24");
    assert_eq!(
        run(&[swap(5, 0)]),
        "at 0x80000000 in f: load of 4 bytes at 0x00000000, which is outside memory"
    );
}
