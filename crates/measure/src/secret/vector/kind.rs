//! What an instruction of the vector unit does to secrets, by its mnemonic, and whether Zvkt gives
//! it a fixed latency.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V"; "Zvkt" of the vector
//! cryptography extensions for the list of instructions whose latency does not depend on their
//! data, and for the operands that count as control there (src/unpriv/zvk.adoc of riscv-isa-manual
//! 1d472b8, which says of every form what the ratified text abbreviated).

use instar_isa::StaticEntry;

/// What a vector instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Sets vl and vtype.
    Configure,
    /// Element by element, of elements of 2^`d`, 2^`a` and 2^`b` times SEW.
    Lanes { d: i8, a: i8, b: i8 },
    /// Bit by bit of the elements; `merge`: of those that v0 chooses.
    Bitwise { merge: bool },
    /// A bit of a mask for each element.
    Test,
    /// Bit by bit of masks.
    Mask,
    /// A bit of a mask, or an element, of all the bits before it.
    Scan { mask: bool },
    /// All elements to one; `wide`: of twice SEW.
    Reduce { wide: bool },
    /// Elements go where others say.
    Mix { index: i8, compress: bool },
    /// Elements go some places up or down; `one`: by one, and the end comes from rs1.
    Slide { up: bool, one: bool },
    /// Its result is the same for all.
    Constant,
    /// A number of bits of a mask, or the first one's, into rd.
    Count,
    /// Element 0 into rd.
    ToX,
    /// rs1 into element 0.
    FromX,
    /// Groups of so many elements; `scalar`: with the first group of vs2.
    Groups { elements: usize, scalar: bool, reads_vs1: bool },
    /// Whole registers.
    Registers,
    /// A load or a store.
    Memory,
}

/// Where the operand besides vs2 comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A vector register.
    Vector(u8),
    /// An integer register.
    X(u8),
    /// Nowhere: it is public.
    Constant,
}

/// What is known of an instruction before it is executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorPlan {
    pub kind: Kind,
    pub word: u32,
    pub operand: Operand,
    /// vd is read as a third operand.
    pub adds: bool,
    /// vs2 is an operand.
    pub reads_vs2: bool,
    /// v0 is an operand, not what decides on what is done.
    pub carries: bool,
    /// The latency depends on no data.
    pub fixed: bool,
    /// The operand is control, which Zvkt leaves out.
    pub control: bool,
    /// vxrm is an operand.
    pub rounds: bool,
    /// It sets vxsat where a result does not fit.
    pub saturates: bool,
    /// It may shorten vl: a load that only faults at its first element.
    pub shortens: bool,
}

/// Instructions of a fixed latency, without their forms: Zvkt's list, which has Zvbb and Zvbc as a
/// whole. What the ratified text calls `vmv.v.s`, which does not exist, is `vmv.x.s`.
const FIXED: &[&str] = &[
    "vadc",
    "vadd",
    "vand",
    "vandn",
    "vbrev",
    "vbrev8",
    "vclmul",
    "vclmulh",
    "vclz",
    "vctz",
    "vmacc",
    "vmadc",
    "vmadd",
    "vmand",
    "vmandn",
    "vmerge",
    "vmnand",
    "vmnor",
    "vmor",
    "vmorn",
    "vmsbc",
    "vmseq",
    "vmsgt",
    "vmsgtu",
    "vmsle",
    "vmsleu",
    "vmslt",
    "vmsltu",
    "vmsne",
    "vmul",
    "vmulh",
    "vmulhsu",
    "vmulhu",
    "vmv",
    "vmv1r",
    "vmv2r",
    "vmv4r",
    "vmv8r",
    "vmxnor",
    "vmxor",
    "vnmsac",
    "vnmsub",
    "vnsra",
    "vnsrl",
    "vor",
    "vrev8",
    "vrgather",
    "vrgatherei16",
    "vrol",
    "vror",
    "vrsub",
    "vsbc",
    "vsext",
    "vslide1down",
    "vslide1up",
    "vslidedown",
    "vslideup",
    "vsll",
    "vsra",
    "vsrl",
    "vsub",
    "vwadd",
    "vwaddu",
    "vwmacc",
    "vwmaccsu",
    "vwmaccu",
    "vwmaccus",
    "vwmul",
    "vwmulsu",
    "vwmulu",
    "vwsll",
    "vwsub",
    "vwsubu",
    "vxor",
    "vzext",
];
/// Whose second operand is control. Amounts of shifts are data.
const CONTROLLED: &[&str] = &["vrgather", "vrgatherei16", "vslidedown", "vslideup"];

/// That round as vxrm says.
const ROUNDING: &[&str] =
    &["vaadd", "vaaddu", "vasub", "vasubu", "vnclip", "vnclipu", "vsmul", "vssra", "vssrl"];
/// That saturate, and say so in vxsat.
const SATURATING: &[&str] = &["vnclip", "vnclipu", "vsadd", "vsaddu", "vsmul", "vssub", "vssubu"];

impl VectorPlan {
    /// The X register that it may write, of those that have one.
    pub fn rd(&self) -> u8 {
        match self.kind {
            Kind::Configure | Kind::Count | Kind::ToX => (self.word >> 7 & 31) as u8,
            _ => 0,
        }
    }

    /// That of an instruction of the vector unit.
    pub fn new(entry: &StaticEntry, mnemonic: &str) -> Self {
        let word = entry.word;
        let (stem, form) = mnemonic.split_once('.').unwrap_or((mnemonic, ""));
        let kind = if entry.effect.memory.any() { Kind::Memory } else { kind(stem, form) };
        let crypto = matches!(kind, Kind::Groups { .. });
        let vs1 = (word >> 15 & 31) as u8;
        let operand = match word >> 12 & 7 {
            _ if matches!(form, "v" | "m" | "vf2" | "vf4" | "vf8" | "x.s") => Operand::Constant,
            0 | 2 => Operand::Vector(vs1),
            4 | 6 => Operand::X(vs1),
            _ => Operand::Constant,
        };
        let adds = ["vmacc", "vmadd", "vnmsac", "vnmsub", "vwmacc"].iter().any(|name| stem.starts_with(name));
        let counts = stem == "vcpop" && form == "v";
        Self {
            kind,
            word,
            operand,
            adds,
            reads_vs2: !(stem == "vmv" && form.starts_with("v.")),
            carries: matches!(stem, "vadc" | "vsbc" | "vmadc" | "vmsbc" | "vmerge"),
            fixed: crypto || counts || FIXED.contains(&stem) || kind == Kind::Constant,
            control: CONTROLLED.contains(&stem),
            rounds: ROUNDING.contains(&stem),
            saturates: SATURATING.contains(&stem),
            shortens: kind == Kind::Memory && stem.ends_with("ff"),
        }
    }
}

fn kind(stem: &str, form: &str) -> Kind {
    let groups = |elements, reads_vs1| Kind::Groups { elements, scalar: form == "vs", reads_vs1 };
    let narrower = |shift: i8| Kind::Lanes { d: 0, a: -shift, b: 0 };
    match stem {
        "vsetvli" | "vsetivli" | "vsetvl" => Kind::Configure,
        "vmv" if form == "x.s" => Kind::ToX,
        "vmv" if form == "s.x" => Kind::FromX,
        "vmv" | "vand" | "vor" | "vxor" | "vandn" => Kind::Bitwise { merge: false },
        "vmerge" => Kind::Bitwise { merge: true },
        "vmv1r" | "vmv2r" | "vmv4r" | "vmv8r" => Kind::Registers,
        "vcpop" if form == "v" => Kind::Lanes { d: 0, a: 0, b: 0 },
        "vcpop" | "vfirst" => Kind::Count,
        "vmsbf" | "vmsif" | "vmsof" => Kind::Scan { mask: true },
        "viota" => Kind::Scan { mask: false },
        "vid" => Kind::Constant,
        "vmand" | "vmnand" | "vmandn" | "vmxor" | "vmor" | "vmnor" | "vmorn" | "vmxnor" => Kind::Mask,
        "vmadc" | "vmsbc" => Kind::Test,
        "vrgather" => Kind::Mix { index: 0, compress: false },
        "vrgatherei16" => Kind::Mix { index: 1, compress: false },
        "vcompress" => Kind::Mix { index: 0, compress: true },
        "vslideup" | "vslidedown" => Kind::Slide { up: stem == "vslideup", one: false },
        "vslide1up" | "vslide1down" => Kind::Slide { up: stem == "vslide1up", one: true },
        "vwredsum" | "vwredsumu" => Kind::Reduce { wide: true },
        "vzext" | "vsext" => narrower(match form {
            "vf2" => 1,
            "vf4" => 2,
            _ => 3,
        }),
        "vnsrl" | "vnsra" | "vnclip" | "vnclipu" => Kind::Lanes { d: 0, a: 1, b: 0 },
        "vghsh" | "vsha2ch" | "vsha2cl" | "vsha2ms" => groups(4, true),
        "vsm3me" => groups(8, true),
        "vsm3c" => groups(8, false),
        _ if stem.starts_with("vaes") || stem.starts_with("vsm4") || stem == "vgmul" => groups(4, false),
        _ if stem.starts_with("vred") => Kind::Reduce { wide: false },
        _ if stem.starts_with("vms") => Kind::Test,
        _ if stem.starts_with("vw") => Kind::Lanes { d: 1, a: i8::from(form.starts_with('w')), b: 0 },
        _ => Kind::Lanes { d: 0, a: 0, b: 0 },
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::{Class, Isa, RegisterList, StaticEntry, Xlen, instructions};

    use super::*;

    /// Zvkt's list, section by section: mnemonics up to the point, and their forms.
    const ZVKT: &[(&str, &str)] = &[
        // All of Zvbb.
        ("vandn vrol", "vv vx"),
        ("vbrev vbrev8 vclz vcpop vctz vrev8", "v"),
        ("vror vwsll", "vv vx vi"),
        // All of Zvbc.
        ("vclmul vclmulh", "vv vx"),
        // Sums and differences.
        ("vadd", "vv vx vi"),
        ("vsub", "vv vx"),
        ("vrsub", "vx vi"),
        ("vwadd vwaddu vwsub vwsubu", "vv vx wv wx"),
        ("vadc", "vvm vxm vim"),
        ("vmadc", "vv vx vi vvm vxm vim"),
        ("vmsbc", "vv vx vvm vxm"),
        ("vsbc", "vvm vxm"),
        // Comparisons.
        ("vmseq vmsle vmsleu vmsne", "vv vx vi"),
        ("vmsgt vmsgtu", "vx vi"),
        ("vmslt vmsltu", "vv vx"),
        // Copies and extensions.
        ("vmv", "s.x x.s v.v v.x v.i"),
        ("vmv1r vmv2r vmv4r vmv8r", "v"),
        ("vsext vzext", "vf2 vf4 vf8"),
        // Logic.
        ("vand vor vxor", "vv vx vi"),
        ("vmand vmandn vmnand vmnor vmor vmorn vmxnor vmxor", "mm"),
        // Products and their sums.
        ("vmul vmulh vmulhsu vmulhu vwmul vwmulsu vwmulu", "vv vx"),
        ("vmacc vmadd vnmsac vnmsub vwmacc vwmaccsu vwmaccu", "vv vx"),
        ("vwmaccus", "vx"),
        // Merges, permutations, shifts, slides.
        ("vmerge", "vvm vxm vim"),
        ("vrgather", "vv vx vi"),
        ("vrgatherei16", "vv"),
        ("vnsra vnsrl", "wv wx wi"),
        ("vsll vsra vsrl", "vv vx vi"),
        ("vslide1down vslide1up", "vx"),
        ("vslidedown vslideup", "vx vi"),
    ];

    #[test]
    fn the_instructions_of_a_fixed_latency_are_those_of_zvkt_and_of_the_ciphers() {
        let mut listed: Vec<String> = Vec::new();
        for (stems, forms) in ZVKT {
            let named = |stem| forms.split(' ').map(move |form| format!("{stem}.{form}"));
            listed.extend(stems.split(' ').flat_map(named));
        }
        let isa = Isa::everything(Xlen::Rv64);
        let mut seen = 0;
        for row in instructions(&isa).filter(|row| row.class == Class::Vector) {
            let name = row.mnemonic;
            // Latencies of loads and stores and of the configuration are judged by their operands;
            // vid.v has no data.
            if row.effect.memory.any() || name.starts_with("vset") || name == "vid.v" {
                continue;
            }
            let entry = StaticEntry {
                pc: 0,
                word: row.value,
                length: 4,
                op: row.op,
                class: row.class,
                effect: row.effect,
                sources: RegisterList::new(),
                destinations: RegisterList::new(),
                operands: Default::default(),
                immediate: 0,
                custom: None,
            };
            let plan = VectorPlan::new(&entry, name);
            let cipher =
                ["vaes", "vghsh", "vgmul", "vsha2", "vsm3", "vsm4"].iter().any(|c| name.starts_with(c));
            let on_list = listed.iter().any(|one| one == name);
            assert_eq!(plan.fixed, cipher || on_list, "{name}");
            seen += usize::from(on_list);
        }
        assert_eq!(seen, listed.len(), "every name of the list is an instruction");
    }
}
