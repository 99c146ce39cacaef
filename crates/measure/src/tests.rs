//! Claims about calls, scores, annotations and stand-ins, on programs and traces of a few
//! instructions.
//!
//! Source: small files written for each claim into a folder of their own; cores are the project's.

use std::path::{Path, PathBuf};

use instar_design::{DescriptionKind, Design, HostCore, Library};
use instar_sim::{Argument, CallSpec, CallTarget, ReturnKind};

use crate::run::{Plan, RunTarget};
use crate::view::profile::{Profile, Spent, TraceSubject, Wanted, Window, profile_trace};
use crate::{Error, StandInSource, Subject, annotate, score};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("instar-measure-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, contents).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn library(folder: &Folder) -> Library {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Library { here: folder.0.clone(), data: Some(project), ..Library::default() }
}

fn core(folder: &Folder, design: Option<&Design>) -> HostCore {
    let design = design.cloned().map(std::sync::Arc::new);
    let library = library(folder);
    let found = library.find(DescriptionKind::Core, "cva6-superscalar").unwrap();
    HostCore::assemble(&library, &found, design.as_ref(), None, &[]).unwrap_or_else(|e| panic!("{e}"))
}

fn spent(profile: &Profile) -> &Spent {
    profile.spent.as_ref().unwrap()
}

/// A loop of five rounds with a load, a divide without operands, a store and a compressed `xor`.
fn trace() -> String {
    let mut lines = String::new();
    for round in 0..5 {
        lines.push_str(&format!("80000000 0004a283 {:08x}\n", 0x8000_1000u32 + 4 * round)); // lw t0, 0(s1)
        lines.push_str("80000004 0262c2b3\n"); // div t0, t0, t1
        lines.push_str("80000008 00b54533\n"); // xor a0, a0, a1
        lines.push_str("8000000c 8d2d\n"); // c.xor a0, a1
        lines.push_str("8000000e 00a4a023 80001000\n"); // sw a0, 0(s1)
        lines.push_str("80000012 fefff06f\n"); // j 80000000
    }
    lines
}

fn annotated(folder: &Folder, name: &str, trace: &Path) -> String {
    let out = folder.0.join(name);
    annotate(trace, &core(folder, None), &out, StandInSource::default(), &mut |_| true)
        .unwrap_or_else(|e| panic!("{e}"));
    std::fs::read_to_string(out).unwrap()
}

#[test]
fn an_annotated_trace_is_read_again_and_scores_itself() {
    let folder = Folder::new("again");
    let text = annotated(&folder, "out", &folder.write("plain.trace", trace()));
    assert!(text.lines().any(|line| line.contains(" # ")), "{text}");
    let again = folder.0.join("out");
    let scored = score(&again, &core(&folder, None), None, StandInSource::default(), &mut |_| true).unwrap();
    assert_eq!((scored.windows[0].accuracy, scored.windows[0].instructions), (Some(1.0), 30));
    assert_eq!(annotated(&folder, "out2", &again), text);
}

/// The annotated trace without its causes: a trace whose cycles are the model's.
fn with_cycles(text: &str, change: impl Fn(usize, u64) -> u64) -> String {
    let line = |(n, line): (usize, &str)| {
        let mut columns: Vec<String> =
            line.split(" # ").next().unwrap().split(' ').map(str::to_owned).collect();
        columns[2] = change(n, columns[2].parse().unwrap()).to_string();
        columns.join(" ") + "\n"
    };
    text.lines().enumerate().map(line).collect()
}

#[test]
fn the_model_scores_itself_perfectly_and_one_changed_commit_costs_two_deltas() {
    let folder = Folder::new("score");
    let plain = annotated(&folder, "out", &folder.write("plain.trace", trace()));
    let same = folder.write("same.trace", with_cycles(&plain, |_, cycle| cycle + 100));
    let host = core(&folder, None);
    let of = |path: &Path| score(path, &host, None, StandInSource::default(), &mut |_| true).unwrap().windows;
    let whole = &of(&same)[0];
    assert_eq!((whole.accuracy, whole.instructions), (Some(1.0), 30));
    assert_eq!(whole.cycles_reference, Some(whole.cycles_model));
    assert_eq!(whole.missing.divides, 5);
    // All commits from line 13 on come one cycle later: one delta differs.
    let late = folder.write("late.trace", with_cycles(&plain, |n, cycle| cycle + u64::from(n >= 12)));
    let late = &of(&late)[0];
    assert_eq!(late.accuracy, Some(28.0 / 29.0));
    assert_eq!(late.cycles_reference, Some(late.cycles_model + 1));
}

#[test]
fn windows_come_from_the_index_beside_the_trace_or_from_the_one_that_is_named() {
    let folder = Folder::new("windows");
    let trace = folder.write("t.trace", trace());
    let entry = |first: u64, last: u64| {
        format!(
            r#"[{{"trace": "t.trace", "core": "cva6-superscalar",
                 "windows": [{{"name": "w", "first_line": {first}, "last_line": {last}}}]}}]"#
        )
    };
    folder.write("index.json", entry(7, 12));
    let other = folder.write("other.json", entry(13, 31));
    let host = core(&folder, None);
    let of = |index: Option<&Path>| score(&trace, &host, index, StandInSource::default(), &mut |_| true);
    let windows = of(None).unwrap().windows;
    assert_eq!((windows.len(), windows[0].instructions, windows[0].accuracy), (1, 6, None));
    let said = of(Some(&other)).unwrap_err().to_string();
    assert!(said.ends_with("window \"w\" ends at line 31, and the trace has 30 instructions"), "{said}");
}

#[test]
fn annotations_do_not_depend_on_the_cycle_column() {
    let folder = Folder::new("annotate");
    let plain = annotated(&folder, "out", &folder.write("plain.trace", trace()));
    let skewed = folder.write("skewed.trace", with_cycles(&plain, |n, cycle| cycle * 7 + n as u64));
    assert_eq!(annotated(&folder, "out2", &skewed), plain);
    assert_eq!(plain.lines().count(), 30);
    assert!(plain.contains(" # "), "{plain}");
}

const DESCRIPTION: &str = r#"InstructionSet Xrotxor extends RV32I {
  instructions {
    ROTXOR {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.rotxor", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: { unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25]; }
    }
  }
}
"#;

fn design(folder: &Folder, matched: &str, region: &str) -> Design {
    folder.write("designs/rotxor/xrotxor.core_desc", DESCRIPTION);
    folder.write(
        "designs/rotxor/design.toml",
        format!(
            "[design]\nname = \"rotxor\"\ntitle = \"T\"\nsummary = \"S\"\nextensions = [\"xrotxor.core_desc\"]\n\
             [units.rotator]\n[timing.\"cva6-superscalar\".\"x.rotxor\"]\nunit = \"rotator\"\nlatency = 200\n\
             interval = 200\nfrom = \"assumed\"\n[[stand-in]]\nmatch = \"{matched}\"\nin = {region}\nas = \"x.rotxor\"\n"
        ),
    );
    Design::find(&library(folder), "rotxor").unwrap_or_else(|e| panic!("{e}"))
}

fn scored(folder: &Folder, trace: &Path, design: &Design) -> Result<crate::Score, Error> {
    let source = StandInSource { design: Some(design), program: None };
    score(trace, &core(folder, Some(design)), None, source, &mut |_| true)
}

#[test]
fn a_stand_in_is_timed_as_the_designs_instruction_and_counted() {
    let folder = Folder::new("stand-in");
    let trace = folder.write("t.trace", trace());
    let design = design(&folder, "xor", "[0x80000008, 0x8000000c]");
    let with = scored(&folder, &trace, &design).unwrap();
    let without = score(&trace, &core(&folder, None), None, StandInSource::default(), &mut |_| true).unwrap();
    assert_eq!((with.replaced, without.replaced), (5, 0));
    assert!(with.windows[0].cycles_model >= without.windows[0].cycles_model + 5 * 100);
}

#[test]
fn a_compressed_match_is_refused_with_its_line() {
    let folder = Folder::new("compressed");
    let trace = folder.write("t.trace", trace());
    let said =
        scored(&folder, &trace, &design(&folder, "xor", "[0x80000000, 0x80001000]")).unwrap_err().to_string();
    assert!(said.contains("t.trace:4:") && said.contains("is compressed"), "{said}");
}

#[test]
fn a_stand_in_that_matches_nothing_is_an_error() {
    let folder = Folder::new("nothing");
    let trace = folder.write("t.trace", trace());
    let said =
        scored(&folder, &trace, &design(&folder, "xor", "[0x90000000, 0x90001000]")).unwrap_err().to_string();
    assert!(said.contains("so nothing stands in for x.rotxor"), "{said}");
    let said =
        scored(&folder, &trace, &design(&folder, "xro", "[0x80000000, 0x80001000]")).unwrap_err().to_string();
    assert!(said.contains("there is no instruction \"xro\" to match; did you mean"), "{said}");
}

/// An ELF file with one segment of code at 0x8000_0000.
pub(crate) fn elf(code: &[u32]) -> Vec<u8> {
    let code: Vec<u8> = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut file = vec![0x7f, b'E', b'L', b'F', 1, 1, 1];
    file.resize(16, 0);
    let half = |file: &mut Vec<u8>, value: u16| file.extend(value.to_le_bytes());
    let word = |file: &mut Vec<u8>, value: u32| file.extend(value.to_le_bytes());
    half(&mut file, 2);
    half(&mut file, 243);
    for value in [1, 0x8000_0000, 52, 0, 0] {
        word(&mut file, value);
    }
    for value in [52, 32, 1, 40, 0, 0] {
        half(&mut file, value);
    }
    let length = code.len() as u32;
    for value in [1, 84, 0x8000_0000, 0x8000_0000, length, length, 5, 4] {
        word(&mut file, value);
    }
    file.extend(code);
    file
}

pub(crate) fn call() -> CallSpec {
    let mut spec = CallSpec::new("");
    spec.target = CallTarget::Address(0x8000_0000);
    spec.argument(Argument::Int32(41)).returning(ReturnKind::Int32)
}

#[test]
fn a_call_is_measured_warm_from_its_first_to_its_last_commit() {
    let folder = Folder::new("call");
    // addi a0, a0, 1; ten dependent multiplications by one; ret
    let mut code = vec![0x0015_0513, 0x0010_0593];
    code.extend([0x02b5_0533; 10]);
    code.push(0x0000_8067);
    let path = folder.write("a.elf", elf(&code));
    let subject = Subject::load(&path, "rv32imc", None).unwrap();
    let plain = subject.call(&call(), None, false, None, &mut |_| true).unwrap();
    assert_eq!((plain.cycles, plain.warmup, plain.result.value.integer()), (None, 0, Some(42)));
    let host = core(&folder, None);
    let timed = subject.call(&call(), Some(&host), false, None, &mut |_| true).unwrap();
    assert_eq!((timed.result.instructions, timed.warmup), (13, 1));
    // Ten multiplications of two cycles each stand one after the other.
    let cycles = timed.cycles.unwrap();
    assert!((20..=30).contains(&cycles), "{cycles}");
    let cold = subject.call(&call(), Some(&host), true, None, &mut |_| true).unwrap();
    assert_eq!((cold.result.instructions, cold.warmup), (13, 0));
    assert!(cold.cycles > timed.cycles, "{:?} {:?}", cold.cycles, timed.cycles);
    let again = subject.call(&call(), Some(&host), false, None, &mut |_| true).unwrap();
    assert_eq!(again.cycles, timed.cycles);
}

#[test]
fn every_kind_of_speed_is_measured_at_least_once() {
    use crate::speed::{Mode, speed};
    let folder = Folder::new("speed");
    let path = folder.write("a.elf", elf(&[0x0015_0513, 0x0000_8067]));
    let subject = Subject::load(&path, "rv32imc", None).unwrap();
    let host = core(&folder, None);
    let short = std::time::Duration::from_millis(2);
    for mode in [Mode::Simulator, Mode::Traced, Mode::Model, Mode::SimulatorAndModel] {
        let speeds = speed(&subject, &call(), mode, Some(&host), short, &mut |_| true).unwrap();
        assert!(!speeds.is_empty() && speeds.iter().all(|s| *s > 0.0), "{mode:?}: {speeds:?}");
    }
    assert!(speed(&subject, &call(), Mode::Model, None, short, &mut |_| true).is_err());
}

#[test]
fn an_endless_call_ends_at_its_limit_with_the_programs_name() {
    let folder = Folder::new("endless");
    let path = folder.write("a.elf", elf(&[0x0010_0513, 0xffdf_f06f]));
    let subject = Subject::load(&path, "rv32imc", None).unwrap();
    let said = subject.call(&call(), None, false, Some(1000), &mut |_| true).unwrap_err().to_string();
    assert!(said.contains("a.elf: ") && said.contains("1000"), "{said}");
}

#[test]
fn a_model_follows_a_program_through_its_trap_handler() {
    // A load outside memory, a word that is no instruction and an ecall, each skipped by the
    // handler.
    let skipped: &[u32] = &[
        0x0000_0297, // auipc t0, 0
        0x01c2_8293, // addi t0, t0, 28
        0x3052_9073, // csrw mtvec, t0
        0x0000_2303, // lw t1, 0(zero)
        0xffff_ffff,
        0x0000_0073, // ecall
        0x0000_8067, // ret
        0x3410_23f3, // csrr t2, mepc
        0x0043_8393, // addi t2, t2, 4
        0x3413_9073, // csrw mepc, t2
        0x3020_0073, // mret
    ];
    // A jump to nowhere, from which the handler comes back to the link register.
    let jump: &[u32] = &[
        0x0000_0297, // auipc t0, 0
        0x0182_8293, // addi t0, t0, 24
        0x3052_9073, // csrw mtvec, t0
        0x0400_0313, // li t1, 64
        0x0003_0e67, // jalr t3, 0(t1)
        0x0000_8067, // ret
        0x341e_1073, // csrw mepc, t3
        0x3020_0073, // mret
    ];
    let folder = Folder::new("traps");
    let spec = CallSpec { target: CallTarget::Address(0x8000_0000), ..CallSpec::new("") };
    for (code, instructions) in [(skipped, 4 + 3 * 4), (jump, 6 + 2)] {
        let subject = Subject::load(&folder.write("a.elf", elf(code)), "rv32imc", None).unwrap();
        let timed = subject.call(&spec, Some(&core(&folder, None)), false, None, &mut |_| true).unwrap();
        assert_eq!(timed.result.instructions, instructions);
        // Every trap and every return from one empties the pipeline.
        assert!(timed.cycles.unwrap() > 2 * instructions, "{:?}", timed.cycles);
    }
}

#[test]
fn a_program_of_a_design_needs_its_costs() {
    let folder = Folder::new("costs");
    let path = folder.write("a.elf", elf(&[0x00b5_050b, 0x0000_8067]));
    let design = design(&folder, "xor", "[0, 4]");
    let subject = Subject::load(&path, "rv32imc", Some(&design)).unwrap();
    assert!(subject.call(&call(), Some(&core(&folder, Some(&design))), false, None, &mut |_| true).is_ok());
    let said = subject
        .call(&call(), Some(&core(&folder, None)), false, None, &mut |_| true)
        .unwrap_err()
        .to_string();
    assert!(said.contains("instructions of design \"rotxor\""), "{said}");
}

fn whole(path: &Path) -> TraceSubject<'_> {
    TraceSubject { path, part: None, index: None, stand_ins: StandInSource::default() }
}

#[test]
fn a_profile_has_the_cycles_of_the_call_and_of_the_score_and_its_parts_add_up() {
    let folder = Folder::new("profile");
    let host = core(&folder, None);
    let mut code = vec![0x0015_0513, 0x0010_0593];
    code.extend([0x02b5_0533; 10]);
    code.push(0x0000_8067);
    let subject = Subject::load(&folder.write("a.elf", elf(&code)), "rv32imc", None).unwrap();
    let plain = subject.call(&call(), Some(&host), false, None, &mut |_| true).unwrap();
    let spec = call();
    let wanted = Wanted::default();
    let plan = Plan { core: Some(&host), cycles: Some(&wanted), ..Plan::of(RunTarget::Call(&spec)) };
    let (timed, profile) = subject.execute(plan, &mut |_, _| {}, &mut |_| true).unwrap().call().unwrap();
    let profile = profile.unwrap();
    assert_eq!((timed.cycles, timed.warmup), (plain.cycles, 1));
    assert_eq!((Some(profile.cycles()), profile.instructions), (plain.cycles, 13));
    assert_eq!(spent(&profile).stalls.total(), profile.cycles());
    assert_eq!(spent(&profile).slots.total(), 2 * profile.cycles());
    assert_eq!(
        profile.functions.iter().map(|f| f.spent.as_ref().unwrap().cycles).sum::<u64>(),
        profile.cycles()
    );
    assert_eq!(
        profile.hot.iter().map(|row| row.spent.as_ref().unwrap().cycles).sum::<u64>(),
        profile.cycles()
    );

    let trace = folder.write("t.trace", trace());
    let scored = score(&trace, &host, None, StandInSource::default(), &mut |_| true).unwrap();
    let (profile, _) = profile_trace(whole(&trace), &host, &Wanted::default(), &mut |_| true).unwrap();
    assert_eq!(profile.cycles(), scored.windows[0].cycles_model);
    assert_eq!(profile.instructions, scored.windows[0].instructions);
    assert_eq!(
        profile.hot.iter().map(|row| row.spent.as_ref().unwrap().cycles).sum::<u64>(),
        profile.cycles()
    );
}

#[test]
fn a_part_of_a_trace_has_the_cycles_that_its_score_has() {
    let folder = Folder::new("part");
    let trace = folder.write("t.trace", trace());
    let windows = r#"[{"name": "late", "first_line": 13, "last_line": 20}]"#;
    folder.write("index.json", format!(r#"[{{"trace": "t.trace", "windows": {windows}}}]"#));
    let host = core(&folder, None);
    let scored = score(&trace, &host, None, StandInSource::default(), &mut |_| true).unwrap();
    let part = TraceSubject { part: Some("late"), ..whole(&trace) };
    let (profile, _) = profile_trace(part, &host, &Wanted::default(), &mut |_| true).unwrap();
    assert_eq!((profile.cycles(), profile.instructions), (scored.windows[0].cycles_model, 8));
    assert_eq!(spent(&profile).stalls.total(), profile.cycles());
    let unknown = TraceSubject { part: Some("early"), ..whole(&trace) };
    let said = profile_trace(unknown, &host, &Wanted::default(), &mut |_| true).unwrap_err().to_string();
    assert!(said.contains("no window \"early\"") && said.contains("late"), "{said}");
}

#[test]
fn a_window_behind_the_end_leaves_no_file() {
    let folder = Folder::new("behind");
    let trace = folder.write("t.trace", trace());
    let log = folder.0.join("cycles.log");
    let window = Some(Window { first: 100_000, last: 100_010 });
    let wanted = Wanted { log: Some(log.clone()), window, ..Wanted::default() };
    let said = profile_trace(whole(&trace), &core(&folder, None), &wanted, &mut |_| true).unwrap_err();
    assert!(said.to_string().contains("begins at cycle 100000, and the run has"), "{said}");
    assert!(!log.exists());
}
