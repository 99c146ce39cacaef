//! Units on groups of vector elements: the registers that hold a group's operands, and how beats of
//! the lanes come into them.
//!
//! Source: docs/reference/element-groups.md. Each operand is a chain of registers of one element; a
//! beat goes in at its end and moves the others on, so that the last beat of a group leaves its
//! first element in the first register. The beats of a result leave the same way while those of the
//! next group come.

use instar_coredsl::Description;
use instar_coredsl::group::{ElementGroup, GroupLayout, GroupOperand, GroupShape, register_file};

use crate::merged::identifier;
use crate::read::Own;

/// The registers of a unit that hold the operands of a group.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename = "GroupRegistersInfo")]
pub struct GroupRegisters {
    /// Registers of each operand.
    #[serde(flatten)]
    pub layout: GroupLayout,
    /// Bits that go in at once, of each operand.
    pub beat_bits: u32,
    /// Fields of the encoding whose register is an operand of some instruction, in the order of
    /// their names.
    pub operands: Vec<String>,
    /// Those that are results of some instruction.
    pub results: Vec<String>,
}

impl GroupRegisters {
    /// The registers for operations of these shapes, where lanes give `lane_bits` at once.
    fn of(shapes: &[&GroupShape], lane_bits: u32) -> Self {
        let element_bits = shapes.iter().map(|shape| shape.sew).min().unwrap_or(8);
        let bits = shapes.iter().map(|shape| shape.bits()).max().unwrap_or(element_bits);
        let whole = bits.div_ceil(element_bits);
        let beat = (lane_bits / element_bits).clamp(1, whole.next_power_of_two());
        let fields = |wanted: fn(&GroupOperand) -> bool| {
            let mut names: Vec<String> = shapes
                .iter()
                .flat_map(|shape| shape.operands.iter().filter(|one| wanted(one)))
                .map(|operand| operand.field.clone())
                .collect();
            names.sort();
            names.dedup();
            names
        };
        Self {
            layout: GroupLayout { element_bits, slots: whole.next_multiple_of(beat) },
            beat_bits: beat * element_bits,
            operands: fields(|_| true),
            results: fields(|operand| operand.written),
        }
    }

    /// The register with element `slot` of an operand.
    pub fn register(&self, operand: &str, slot: u32) -> String {
        format!("{}_{slot}_q", identifier(&register_file(operand)))
    }

    /// Whether a register of the module is one of these.
    pub fn has(&self, register: &str) -> bool {
        self.place(register).is_some()
    }

    /// Operand and number of one of these registers.
    pub fn place(&self, register: &str) -> Option<(&String, u32)> {
        self.operands.iter().find_map(|operand| {
            let file = identifier(&register_file(operand));
            let rest = register.strip_prefix(&format!("{file}_"))?.strip_suffix("_q")?;
            let slot: u32 = rest.parse().ok()?;
            (slot < self.layout.slots).then_some((operand, slot))
        })
    }

    /// Elements that go in at once.
    pub fn beat(&self) -> u32 {
        self.beat_bits / self.layout.element_bits
    }

    /// Beats of a group.
    pub fn beats(&self) -> u32 {
        self.layout.slots / self.beat()
    }

    /// Bits of all of them.
    pub fn bits(&self) -> u64 {
        u64::from(self.layout.slots * self.layout.element_bits) * self.operands.len() as u64
    }

    /// Operands have no reset: they are data.
    pub(crate) fn hold(&self, own: &mut Own) {
        if self.has(&format!("{}_q", identifier(own.port.trim_end_matches('$')))) {
            own.reset = None;
        }
    }
}

/// An instruction of a unit that is wanted on vector registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member<'a> {
    pub description: &'a Description,
    pub at: usize,
    /// Elements of a group as design.toml states them.
    pub group_elements: u32,
}

/// The operations of a unit: of each instruction one for every width of elements.
pub(crate) struct Operations {
    pub registers: GroupRegisters,
    /// Which member each is of, and what it does.
    pub groups: Vec<(usize, ElementGroup)>,
}

/// The operations of these instructions. An error is the number of the one that has none, and a
/// sentence.
pub(crate) fn operations(
    members: &[Member<'_>],
    lane_bits: Option<u32>,
) -> Result<Operations, (usize, String)> {
    let lane_bits = lane_bits.ok_or_else(|| {
        (
            0,
            "it works on vector registers, and this core has no lanes that a unit could stand behind"
                .to_string(),
        )
    })?;
    let mut shapes: Vec<(usize, GroupShape)> = vec![];
    for (number, member) in members.iter().enumerate() {
        let Member { description, at, group_elements, .. } = *member;
        if !description.states.is_empty() {
            return Err((
                number,
                "its description has registers of its own beside vector registers".to_string(),
            ));
        }
        for shape in description.group_shapes(at).map_err(|sentence| (number, sentence))? {
            if shape.elements != group_elements {
                let (stated, found) = (group_elements, shape.elements);
                let sentence = format!(
                    "design.toml states group_elements = {stated}, and its loop goes on by {found} elements of {} bits",
                    shape.sew
                );
                return Err((number, sentence));
            }
            shapes.push((number, shape));
        }
    }
    let all: Vec<&GroupShape> = shapes.iter().map(|(_, shape)| shape).collect();
    let registers = GroupRegisters::of(&all, lane_bits);
    let mut groups = vec![];
    for (number, shape) in &shapes {
        let Member { description, at, .. } = members[*number];
        let group = description.element_group(at, shape.sew, registers.layout);
        groups.push((*number, group.map_err(|sentence| (*number, sentence))?));
    }
    Ok(Operations { registers, groups })
}
