//! Words that an assembler has a meaning for beside the instructions of the tables.
//!
//! Source: RISC-V Assembly Programmer's Manual, "pseudoinstructions"; the GNU assembler's and
//! LLVM's tables; the manual's extensions that the tables do not have.

use crate::tables::TABLES;
use crate::{ABI_NAMES, CustomInstruction};

/// Pseudo-instructions.
const PSEUDO: &str = "
nop li la lla lga move mv not neg negw subi sext.b sext.h sext.w zext.b zext.h zext.w seqz snez sltz sgtz sgt sgtu beqz bnez
blez bgez bltz bgtz bgt ble bgtu bleu j jr jal jalr jump ret call tail unimp scall sbreak pause fence.tso rdinstret rdinstreth
rdcycle rdcycleh rdtime rdtimeh csrr csrw csrs csrc csrwi csrsi csrci la.tls.ie la.tls.gd la.tlsdesc frcsr fscsr frrm fsrm
fsrmi frflags fsflags fsflagsi fmv.s fabs.s fneg.s fmv.d fabs.d fneg.d fgt.s fge.s fgt.d fge.d fmv.x.s fmv.s.x lpad
ntl.p1 ntl.pall ntl.s1 ntl.all c.nop c.jr c.unimp prefetch hfence.gvma hfence.vvma vneg.v vnot.v vmmv.m vmcpy.m vmclr.m
vmset.m vmnot.m vwcvt.x.x.v vwcvtu.x.x.v vncvt.x.x.w vmsgt.vv vmsgtu.vv vmsge.vv vmsgeu.vv vmsge.vx vmsgeu.vx vmsge.vi
vmsgeu.vi vmslt.vi vmsltu.vi vfneg.v vfabs.v vmfgt.vv vmfge.vv vl1r.v vl2r.v vl4r.v vl8r.v vle1.v vse1.v vpopc.m vpopc
uret
";

/// Instructions of floating point and of other extensions that no table has.
const ELSEWHERE: &str = "
flw fsw fmadd.s fmsub.s fnmsub.s fnmadd.s fadd.s fsub.s fmul.s fdiv.s fsqrt.s fsgnj.s fsgnjn.s fsgnjx.s fmin.s fmax.s
fcvt.w.s fcvt.wu.s fmv.x.w feq.s flt.s fle.s fclass.s fcvt.s.w fcvt.s.wu fmv.w.x fcvt.l.s fcvt.lu.s fcvt.s.l fcvt.s.lu
fld fsd fmadd.d fmsub.d fnmsub.d fnmadd.d fadd.d fsub.d fmul.d fdiv.d fsqrt.d fsgnj.d fsgnjn.d fsgnjx.d fmin.d fmax.d
fcvt.s.d fcvt.d.s feq.d flt.d fle.d fclass.d fcvt.w.d fcvt.wu.d fcvt.d.w fcvt.d.wu fcvt.l.d fcvt.lu.d fmv.x.d fcvt.d.l
fcvt.d.lu fmv.d.x flh fsh fadd.h fsub.h fmul.h fdiv.h fsqrt.h fmadd.h fmsub.h c.flw c.fsw c.fld c.fsd c.flwsp c.fswsp
c.fldsp c.fsdsp sfence.vma sfence.inval.ir sfence.w.inval sinval.vma hlv.b hlv.bu hlv.h hlv.hu hlv.w hlv.wu hlv.d hsv.b
hsv.h hsv.w hsv.d hlvx.hu hlvx.wu amocas.w amocas.d amocas.q wrs.nto wrs.sto sspush sspopchk ssrdp ssamoswap.w
ssamoswap.d mop.r.0 mop.rr.0
";

/// What an assembler takes `mnemonic` for, where `custom` with that mnemonic is something else:
/// `None` where the word is free, or where it is the manual's for an encoding of this instruction.
pub fn taken(custom: &CustomInstruction) -> Option<&'static str> {
    let mnemonic = custom.mnemonic.as_str();
    let rows = || TABLES.iter().flat_map(|(_, table)| *table).filter(|row| row.mnemonic == mnemonic);
    let same = |row: &crate::ManualEncoding| {
        row.length() == custom.length && (row.value ^ custom.value) & row.mask & custom.mask == 0
    };
    if rows().next().is_some() {
        return rows().all(|row| !same(row)).then_some("an instruction of the manual, with another encoding");
    }
    let among = |words: &'static str| words.split_ascii_whitespace().any(|word| word == mnemonic);
    if among(PSEUDO) {
        return Some("a pseudo-instruction of assemblers");
    }
    if among(ELSEWHERE) {
        return Some("an instruction of the manual");
    }
    is_register(mnemonic).then_some("a register")
}

/// Whether an assembler takes `name` for a register.
pub fn is_register(name: &str) -> bool {
    let numbered = |prefix: &str, end: u32| {
        name.strip_prefix(prefix).is_some_and(|number| {
            number.parse::<u32>().is_ok_and(|value| value < end && value.to_string() == number)
        })
    };
    ABI_NAMES.contains(&name)
        || name == "fp"
        || ["x", "f", "v"].iter().any(|file| numbered(file, 32))
        || numbered("ft", 12)
        || numbered("fs", 12)
        || numbered("fa", 8)
}
