//! Claims about the text of a device: what its commands compute, what they cost, what is refused.

use std::collections::BTreeSet;

use instar_coredsl::device::{CommandFault, CommandText, DeviceFault, load_commands};
use instar_coredsl::{OwnState, StateDef, Type};
use instar_diagnostic::Span;

fn state(name: &str, count: u32) -> StateDef {
    let reset = vec![0.into(); count as usize];
    let (ty, array) = (Type::unsigned(32), count > 1);
    StateDef { name: name.into(), ty, count, array, reset, span: Span::default() }
}

fn table() -> Vec<StateDef> {
    vec![state("LENGTH", 1), state("SUM", 1), state("BUFFER", 64)]
}

const TEXT: &str = "InstructionSet Checksum {
  architectural_state { const unsigned<32> START = 7; register unsigned<16> ROUNDS; }
  functions {
    unsigned<32> next(unsigned<32> sum, unsigned<32> word) { return (unsigned<32>)(sum + word); }
    void sum() {
      unsigned<32> sum = START;
      for (unsigned<7> i = 0; i < LENGTH[6:0]; i++) sum = next(sum, BUFFER[i[5:0]]);
      SUM = sum;
      ROUNDS = (unsigned<16>)LENGTH;
    }
    unsigned<33> cost() { return LENGTH + 1; }
    void wrong(bool x) { }
  }
}";

fn faults(text: &str, function: &str, cycles: &str) -> Vec<String> {
    let commands = [CommandText { function, cycles: Some(cycles) }];
    let loaded = load_commands("d.core_desc", text, &table(), &commands, &|_| Err("is not there".into()));
    let faults = loaded.err().unwrap_or_default();
    let shown = faults.into_iter().map(|fault| match fault {
        DeviceFault::Text(d) => format!("{}: {}", d.line, d.message),
        DeviceFault::Command { formula, message, hint, .. } => {
            format!(
                "{}: {message} ({})",
                if formula { "cycles" } else { "function" },
                hint.unwrap_or_default()
            )
        }
    });
    shown.collect()
}

#[test]
fn a_command_runs_over_registers_and_memories_as_often_as_a_register_says() {
    let commands = [CommandText { function: "sum", cycles: Some("3 + cost()") }];
    let (states, commands) =
        load_commands("d.core_desc", TEXT, &table(), &commands, &|_| Err("no".into())).unwrap();
    let names: Vec<&str> = states.iter().map(|state| state.name.as_str()).collect();
    assert_eq!(names, ["LENGTH", "SUM", "BUFFER", "ROUNDS", ""]);
    let mut own = OwnState::new(&states);
    for length in [0, 1, 5, 64] {
        own.register_mut(0, 0)[0] = length;
        (0..64).for_each(|at| own.register_mut(2, at)[0] = at as u64 * 1000);
        assert_eq!(commands[0].perform(&mut own, u64::MAX), Ok(length + 4));
        assert_eq!(own.register(1, 0), [7 + (0..length).map(|at| at * 1000).sum::<u64>()]);
    }
    assert_eq!(commands[0].cost_reads(), [0]);
    assert_eq!(commands[0].writes(), [1, 3]);
    assert_eq!(commands[0].reads().into_iter().collect::<BTreeSet<_>>(), BTreeSet::from([0, 2]));
    own.register_mut(0, 0)[0] = 127;
    assert!(commands[0].perform(&mut own, u64::MAX).is_ok(), "an index of six bits stays in the memory");
}

#[test]
fn what_is_wrong_with_a_command_is_one_sentence() {
    assert_eq!(
        faults(TEXT, "sums", "1"),
        ["function: the device's text has no function \"sums\" (did you mean \"sum\"?)"]
    );
    assert_eq!(
        faults(TEXT, "wrong", "1"),
        [
            "function: a command's function takes and returns nothing, and \"wrong\" does (write `void wrong() { … }` \
          over the device's registers)"
        ]
    );
    assert_eq!(
        faults(TEXT, "sum", "LENGHT"),
        ["cycles: `LENGHT` is not known here (did you mean `LENGTH`?)"]
    );
    assert_eq!(faults(TEXT, "sum", "4 +"), ["cycles: expected an expression; found the end of the file ()"]);
    assert_eq!(faults(TEXT, "sum", "4 5"), ["cycles: `5` does not belong into a formula ()"]);
    assert_eq!(
        faults(TEXT, "sum", "LENGTH - 1"),
        [
            "cycles: the number of cycles is signed<33> and does not fit into unsigned<64> (write `(unsigned<64>)(…)` \
          if the sign may be read as a value bit or the reverse)"
        ]
    );
}

#[test]
fn what_is_wrong_with_the_text_is_told_with_its_line() {
    let with = |line: &str| faults(&format!("InstructionSet D {{\n{line}\n}}"), "f", "1");
    assert_eq!(
        with("architectural_state { register unsigned<32> SUM; }"),
        ["2: `SUM` is declared twice; it is a register already"]
    );
    assert_eq!(with("functions { void f() { X[1] = 0; } }"), ["2: `X` is not known here"]);
    assert_eq!(
        with("functions { void f() { BUFFER[64] = 0; } }"),
        ["2: element 64 does not exist; there are 64, numbered from 0"]
    );
    assert_eq!(
        faults("InstructionSet D extends RV32I { functions { void f() { } } }", "f", "1"),
        ["1: a device extends no base set such as `RV32I`: it has no hart's registers"]
    );
    assert_eq!(faults("", "f", "1"), ["1: this file describes no device"]);
}

#[test]
fn an_engine_counts_the_cycles_of_the_segments_that_it_goes_through() {
    let commands = [CommandText { function: "sum", cycles: None }];
    let (states, mut commands) =
        load_commands("d.core_desc", TEXT, &table(), &commands, &|_| Err("no".into())).unwrap();
    let memories: Vec<bool> = states.iter().map(|state| state.array).collect();
    let mut own = OwnState::new(&states);
    assert_eq!(commands[0].perform(&mut own, u64::MAX), Err(CommandFault::Uncounted));
    assert_eq!(commands[0].cost_reads(), [0], "as many rounds as LENGTH says, whatever the words are");
    let segments = commands[0].engine(&states, &memories).segments.len();
    assert_eq!(segments, 2, "its beginning, and a round");
    commands[0].count(&states, &memories, &[1, 2]).unwrap();
    for length in [0, 1, 5, 64] {
        own.register_mut(0, 0)[0] = length;
        (0..64).for_each(|at| own.register_mut(2, at)[0] = at as u64 * 1000);
        assert_eq!(commands[0].perform(&mut own, u64::MAX), Ok(2 + 2 * length));
        assert_eq!(own.register(1, 0), [7 + (0..length).map(|at| at * 1000).sum::<u64>()]);
        assert_eq!(own.register(3, 0), [length]);
    }
}

const NESTED: &str = "InstructionSet Steps {
  architectural_state { register unsigned<8> AT; }
  functions {
    void count() {
      unsigned<32> sum = 0;
      for (unsigned<7> i = 0; i < LENGTH[6:0]; i++) {
        unsigned<32> word = BUFFER[i[5:0]];
        for (unsigned<17> j = 0; j < word; j++) sum = (unsigned<32>)(sum + i + 1);
        AT = (unsigned<8>)(AT + 1);
      }
      SUM = sum;
    }
    void fill() {
      for (unsigned<7> i = 0; i < LENGTH[6:0]; i++) BUFFER[i[5:0]] = SUM;
      AT = (unsigned<8>)LENGTH;
    }
  }
}";

#[test]
fn loops_whose_rounds_only_a_run_knows_stand_in_one_another_and_are_counted_together() {
    let texts = ["count", "fill"].map(|function| CommandText { function, cycles: None });
    let (states, mut commands) =
        load_commands("d.core_desc", NESTED, &table(), &texts, &|_| Err("no".into())).unwrap();
    let memories: Vec<bool> = states.iter().map(|state| state.array).collect();
    // Its beginning, a word that is read, a round within, and what comes after that.
    let segments = commands[0].engine(&states, &memories).segments.len() as u32;
    commands[0].count(&states, &memories, &vec![1; segments as usize]).unwrap();
    let mut own = OwnState::new(&states);
    let mut run = |length: u64, word: u64| {
        own.register_mut(0, 0)[0] = length;
        (0..64).for_each(|at| own.register_mut(2, at)[0] = word * (at as u64 % 2));
        (commands[0].perform(&mut own, u64::MAX), own.register(1, 0)[0])
    };
    assert_eq!(run(0, 3).1, 0);
    assert_eq!(run(4, 3).1, 3 * 2 + 3 * 4);
    let (short, long) = (run(6, 1).0.unwrap(), run(6, 5).0.unwrap());
    assert_eq!(long - short, 3 * 4, "a cycle for each round within");
    assert!(run(5, 32_765).0.is_ok(), "65,535 rounds in all");
    assert_eq!(run(5, 32_766).0, Err(CommandFault::Function), "65,537");
}

#[test]
fn what_a_command_leaves_follows_from_what_it_is_computed_from_and_from_the_way_there() {
    let texts = ["count", "fill"].map(|function| CommandText { function, cycles: None });
    let (states, commands) =
        load_commands("d.core_desc", NESTED, &table(), &texts, &|_| Err("no".into())).unwrap();
    let memories: Vec<bool> = states.iter().map(|state| state.array).collect();
    // LENGTH, SUM, BUFFER, AT. The rounds of the inner loop follow from the words, and all after
    // it.
    assert_eq!(commands[0].flows(&states, &memories), [(1, vec![0, 1, 2]), (3, vec![0, 2, 3])]);
    assert_eq!(commands[0].cost_reads(), [0, 2]);
    assert_eq!(commands[1].flows(&states, &memories), [(2, vec![0, 1, 2]), (3, vec![0, 3])]);
}
