//! What is done with each construct of the grammar: it means something, it is refused by name, or
//! it is noted. None is read and forgotten.
//!
//! Source: `CoreDsl.xtext`, release 2.0.21, rule by rule.

use instar_coredsl::{Description, load};

/// What is done with a construct.
enum Done {
    /// It means something, and other tests show what.
    Read,
    /// One of the notes says this.
    Noted(&'static str),
    /// One of the mistakes says this.
    Refused(&'static str),
}
use Done::{Noted, Read, Refused};

/// A description with text in its places: after the set's `instructions`, in the state, in
/// functions, after an instruction's name, its operand syntax, its behaviour.
#[derive(Clone, Copy)]
struct Places {
    head: &'static str,
    section: &'static str,
    state: &'static str,
    functions: &'static str,
    attributes: &'static str,
    syntax: &'static str,
    behavior: &'static str,
}

const NOTHING: Places = Places {
    head: "",
    section: "",
    state: "",
    functions: "",
    attributes: "",
    syntax: "{name(rd)}, {name(rs1)}, {imm}",
    behavior: "X[rd] = (unsigned<32>)(X[rs1] + imm);",
};

fn text(places: Places) -> String {
    let Places { head, section, state, functions, attributes, syntax, behavior } = places;
    format!(
        "{head} InstructionSet Xt extends RV32I {{
  architectural_state {{ {state} }}
  functions {{ {functions} }}
  instructions {section} {{
    T_OP {attributes} {{
      encoding: imm[11:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {{\"t.op\", \"{syntax}\"}};
      behavior: {{ {behavior} }}
    }}
  }}
}}"
    )
}

fn check(what: &str, places: Places, done: &Done) {
    let loaded = load("t.core_desc", &text(places));
    let said = |all: &[instar_diagnostic::Diagnostic]| {
        all.iter()
            .map(|one| format!("{} {}", one.message, one.hint.clone().unwrap_or_default()))
            .collect::<Vec<_>>()
    };
    match (done, &loaded) {
        (Read, Ok(description)) => assert_eq!(said(&description.notes), [""; 0], "{what}"),
        (Noted(wanted), Ok(Description { notes, .. })) => {
            assert!(said(notes).iter().any(|one| one.contains(wanted)), "{what}: {:?}", said(notes));
        }
        (Refused(wanted), Err(mistakes)) => {
            assert!(said(mistakes).iter().any(|one| one.contains(wanted)), "{what}: {:?}", said(mistakes));
        }
        (_, Ok(_)) => panic!("{what} is accepted"),
        (_, Err(mistakes)) => panic!("{what}: {:?}", said(mistakes)),
    }
}

#[test]
fn every_attribute_is_honoured_noted_or_refused() {
    let instruction = |attributes| Places { attributes, ..NOTHING };
    let state = |state| Places { state, ..NOTHING };
    for (places, done) in [
        (instruction("[[enable=1]]"), Read),
        (instruction("[[enable=XLEN==32]]"), Read),
        (instruction("[[enable=0]]"), Noted("`T_OP` does not exist, as its `[[enable]]` is false")),
        (instruction("[[enable=XLEN==64]]"), Noted("does not exist")),
        (instruction("[[enable(false_ == 1)]]"), Refused("`false_` is not known here")),
        (instruction("[[enable=NOPE]]"), Refused("`NOPE` is not known here")),
        (instruction("[[enable]]"), Refused("has no condition")),
        (instruction("[[enable=1, 0]]"), Refused("is missing")),
        (Places { section: "[[enable=0]]", ..NOTHING }, Noted("does not exist")),
        (instruction("[[no_cont]]"), Noted("`[[no_cont]]` is passed over: where execution goes on follows")),
        (instruction("[[cond]]"), Noted("passed over")),
        (instruction("[[flush]]"), Noted("serialises = true")),
        (instruction("[[hls]]"), Noted("passed over")),
        (instruction("[[type=3]]"), Noted("passed over")),
        (instruction("[[operands(rd)]]"), Noted("passed over")),
        (instruction("[[colour]]"), Refused("does not belong into an attribute")),
        (state("register unsigned<32> R [[is_pc]];"), Refused("names what the base set has: PC")),
        (state("register unsigned<32> R[32] [[is_main_reg]];"), Refused("names what the base set has: X")),
        (state("register unsigned<8> M[16] [[is_main_mem]];"), Refused("names what the base set has: MEM")),
        (state("register unsigned<32> R [[do_not_synthesize]];"), Noted("a circuit has every register")),
        (state("register unsigned<32> R [[is_interlock_for(1)]];"), Noted("hazards follow")),
        (state("register unsigned<32> R [[is_unsigned]];"), Noted("signs follow from types")),
        (state("register unsigned<32> R [[enable=0]];"), Refused("whether an instruction exists")),
        (
            Places { functions: "unsigned<4> f(unsigned<4> a) [[NoReturn]] { return a; }", ..NOTHING },
            Noted("whether a function returns"),
        ),
        (
            Places { behavior: "unsigned<4> a [[hls]] = 1; X[rd] = a;", ..NOTHING },
            Refused("has no attributes"),
        ),
    ] {
        check(&text(places), places, &done);
    }
}

#[test]
fn every_other_construct_means_something_or_is_refused_by_name() {
    let head = |head| Places { head, ..NOTHING };
    let state = |state| Places { state, ..NOTHING };
    let functions = |functions| Places { functions, ..NOTHING };
    let syntax = |syntax| Places { syntax, ..NOTHING };
    let behavior = |behavior| Places { behavior, ..NOTHING };
    for (places, done) in [
        (head("import \"RV32I.core_desc\""), Read),
        (head("import \"other.core_desc\""), Refused("\"other.core_desc\" is not known here")),
        (head("Core C {}"), Refused("`Core` is outside")),
        (state("XLEN = 32;"), Read),
        (state("XLEN = 64;"), Refused("XLEN is 32 in the base set")),
        (state("RFS = 16;"), Refused("the base set has no parameter `RFS`")),
        (state("const unsigned<4> C = 3;"), Read),
        (state("unsigned<4> C[2] = { 1, 2 };"), Read),
        (state("register unsigned<4> R = 3;"), Read),
        (state("const register unsigned<4> R = 3;"), Refused("a register is no constant")),
        (state("register unsigned<4> R[2][2];"), Refused("an array of arrays")),
        (state("extern unsigned<8> M[16];"), Refused("`extern` state")),
        (state("volatile register unsigned<4> R;"), Refused("`volatile` is outside")),
        (state("static unsigned<4> R = 1;"), Refused("`static` is outside")),
        (state("unsigned<32>& A = X[2];"), Read),
        (state("struct S { int a; } s;"), Refused("`struct` is outside")),
        (state("union U { int a; } u;"), Refused("`union` is outside")),
        (state("enum E { A } e;"), Refused("`enum` is outside")),
        (state("register float R;"), Refused("`float` is outside")),
        (state("register unsigned<32> X[32];"), Refused("`X` belongs to the base set")),
        (functions("extern unsigned<4> f(unsigned<4> a);"), Refused("`extern` on a function")),
        (functions("extern void raise(int irq, int mcause);"), Read),
        (functions("unsigned<4> f(unsigned<4> a) { return f(a); }"), Read),
        (syntax("{name(rd)}, {name(rs1)}, {imm:#x}"), Noted("the notation `#x` is passed over")),
        (
            syntax("{name(rd + 8)}, {name(rs1)}, {imm}"),
            Refused("shows another register than the behavior has"),
        ),
        (syntax("{name(rd + r)}, {name(rs1)}, {imm}"), Refused("is no register of a field")),
        (syntax("{name(rf)}, {name(rs1)}, {imm}"), Refused("`rf` is no field")),
        (
            behavior("register unsigned<4> a = 1; X[rd] = a;"),
            Refused("a local variable has no storage class"),
        ),
        (behavior("spawn { X[rd] = 0; }"), Refused("`spawn` is outside")),
        (behavior("goto end;"), Refused("CoreDSL has no `goto`")),
        (behavior("raise(1, 2);"), Refused("raising an interrupt")),
        (behavior("X[rd] = sizeof(imm);"), Refused("sizeof")),
        (behavior("X[rd] = imm[0:7];"), Refused("")),
        (behavior("X[rd] = (unsigned<32>)(X[rs1] + imm.low);"), Refused("`.`")),
        (behavior("X[rd] = (unsigned<32>)(X[rs1] * 1.5);"), Refused("`1.5` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & 2.;"), Refused("`2.` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & 1.25e-3f;"), Refused("`1.25e-3f` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & 1e9;"), Refused("`1e9` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & .5;"), Refused("`.5` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & 0x1.8p3;"), Refused("`0x1.8p3` is a floating-point literal")),
        (behavior("X[rd] = X[rs1] & 'a';"), Refused("`'a'` is a character literal")),
        (behavior("X[rd] = X[rs1] & L'\\n';"), Refused("`L'\\n'` is a character literal")),
        (behavior("X[rd] = u8\"text\";"), Refused("`u8\"text\"` is a string literal with a prefix")),
        (behavior("X[rd] = \"text\";"), Refused("a string as a value")),
        (behavior("X[rd] = X[rs1] & 0XffUL & 0B1 & 1'b1;"), Read),
        (behavior("X[rd] = X[rs1]->low;"), Refused("member access with `->`")),
        (behavior("unsigned<32> v = X[rs1]; while (v != 0) v = v >> 1;"), Refused("")),
    ] {
        check(&text(places), places, &done);
    }
}

#[test]
fn an_instruction_that_is_not_enabled_does_not_exist() {
    let all = |attribute: &str| {
        let text =
            text(Places { attributes: "", ..NOTHING }).replace("T_OP  {", &format!("T_OP {attribute} {{"));
        load("t.core_desc", &text).expect("it is right").instructions.len()
    };
    assert_eq!(["", "[[enable=1]]", "[[enable=XLEN == 64]]", "[[enable=0]]"].map(all), [1, 1, 0, 0]);
    // Both of them have one name and one encoding.
    let twice = text(Places { attributes: "[[enable=XLEN==64]]", ..NOTHING });
    let (front, back) = twice.split_once("T_OP").expect("there is one");
    let (body, _) = back.split_once("  }\n}").expect("it ends");
    let both = format!("{front}T_OP{body}T_OP {}  }}\n}}", body.replace("XLEN==64", "XLEN==32"));
    assert_eq!(load("t.core_desc", &both).expect("it is right").instructions.len(), 1);
}
