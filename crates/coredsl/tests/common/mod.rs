//! A small machine for behaviour tests: whatever it executes is interpreted, with loops and
//! without, and run as machine code, and all three must do the same.
//!
//! Source: own; implements `Host` with flat memory.

mod native;
pub mod texts;

use instar_coredsl::vector::VectorSetting;
use instar_coredsl::{Description, Host, OwnState, RaisedException, load};

/// Registers, memory from address 0, and a design's own registers.
#[derive(Clone, Debug, PartialEq)]
pub struct Machine {
    pub x: [u64; 32],
    pub pc: u64,
    pub memory: Vec<u8>,
    pub own: OwnState,
    /// The bytes of v0 to v31, and what the vector unit is set to.
    pub v: Vec<u8>,
    pub settings: [u64; 8],
}

impl Machine {
    pub fn new(description: &Description) -> Self {
        Self {
            x: [0; 32],
            pc: 0x1000,
            memory: vec![0; 4096],
            own: description.own_state(),
            v: vec![],
            settings: [0; 8],
        }
    }

    /// With vector registers of `vlen` bits, `vl` elements of `sew` bits in groups of `lmul`
    /// registers.
    pub fn with_vectors(self, vlen: u64, sew: u64, lmul: u64, vl: u64) -> Self {
        let v = vec![0; 4 * vlen as usize];
        Self { v, settings: [vlen, vl, 0, sew, lmul, vlen * lmul / sew, 0, 0], ..self }
    }

    /// Executes the named instruction with the given fields.
    pub fn run(
        &mut self,
        description: &Description,
        name: &str,
        fields: &[(&str, u32)],
    ) -> Result<(), RaisedException> {
        let instruction = description.instruction(name).expect("the instruction exists");
        let word = fields.iter().fold(instruction.decode.value, |word, (name, value)| {
            let field = instruction.decode.fields.iter().find(|f| f.name == *name).expect("the field exists");
            field.insert(word, *value)
        });
        let (mut compiled, mut looped) = (self.clone(), self.clone());
        let result = instruction.behaviour.execute(word, self);
        assert_eq!(
            native::execute(&instruction.behaviour, word, &mut compiled),
            result,
            "{name}: {word:#010x}"
        );
        assert_eq!(compiled, *self, "{name}: {word:#010x}");
        assert_eq!(instruction.behaviour.looped().execute(word, &mut looped), result, "{name}: {word:#010x}");
        assert_eq!(looped, *self, "{name}: {word:#010x}");
        result
    }
}

impl Host for Machine {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }

    fn set_x(&mut self, index: u32, value: u64) {
        assert_ne!(index, 0, "x0 is never written");
        self.x[index as usize] = value;
    }

    fn pc(&self) -> u64 {
        self.pc
    }

    fn set_pc(&mut self, target: u64) {
        self.pc = target;
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, RaisedException> {
        let at = address as usize;
        let bytes = self.memory.get(at..at.saturating_add(size as usize));
        let bytes =
            bytes.ok_or(RaisedException { cause: RaisedException::LOAD_ACCESS_FAULT, value: address })?;
        Ok(bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), RaisedException> {
        let at = address as usize;
        let bytes = self.memory.get_mut(at..at.saturating_add(size as usize));
        let bytes =
            bytes.ok_or(RaisedException { cause: RaisedException::STORE_ACCESS_FAULT, value: address })?;
        bytes.copy_from_slice(&value.to_le_bytes()[..size as usize]);
        Ok(())
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }

    fn vectors(&mut self) -> &mut [u8] {
        &mut self.v
    }

    fn setting(&self, setting: VectorSetting) -> u64 {
        self.settings[setting as usize]
    }
}

/// A description that must be right.
pub fn loaded(text: &str) -> Description {
    load("test.core_desc", text).unwrap_or_else(|diagnostics| {
        let shown: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        panic!("{}", shown.join("\n"))
    })
}

/// A set around instructions of opcode custom-0, one per `funct3`.
pub fn set(state: &str, functions: &str, behaviors: &[&str]) -> Description {
    let instructions: String = behaviors
        .iter()
        .enumerate()
        .map(|(number, behavior)| {
            format!(
                "T{number} {{ encoding: 7'd{number} :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
                   assembly: \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\";
                   behavior: {{ {behavior} }} }}\n"
            )
        })
        .collect();
    loaded(&format!(
        "InstructionSet Xtest extends RV32I {{ architectural_state {{ {state} }} functions {{ {functions} }}
         instructions {{ {instructions} }} }}"
    ))
}

/// The value of rd after the behaviour ran with these operands.
pub fn result(description: &Description, name: &str, a: u32, b: u32) -> u32 {
    let mut machine = Machine::new(description);
    machine.x[11] = u64::from(a);
    machine.x[12] = u64::from(b);
    machine.run(description, name, &[("rd", 10), ("rs1", 11), ("rs2", 12)]).expect("no trap");
    u32::try_from(machine.x[10]).expect("registers of RV32 are zero-extended")
}
