//! Claims about `[[device]]` of design.toml: what is read, and the sentence for each wrong table.
//!
//! Source: docs/reference/design.md, "`[[device]]`".

use instar_coredsl::device::{RegisterAccess, RegisterBits, WhileBusy};

use super::{Folder, project_library, shown};
use crate::{CoreFile, Design, Error, HostCore, Library};

pub const DEVICE: &str = r#"[design]
name = "sums"
title = "A checksum engine"
summary = "On the bus."
cores = ["cv32e40p"]

[[device]]
name = "checksum"
base = 0x1a108000
bytes = 0x1000
bus = "pulpino-apb"
behavior = "checksum.core_desc"
while_busy = "error"
busy = "STATUS.busy"
error = "STATUS.error"

[[device.registers]]
name = "CTRL"
offset = 0
access = "wo"
fields = { start = 0, clear = 1 }

[[device.registers]]
name = "STATUS"
offset = 4
access = "clear-on-read"
fields = { busy = 0, done = 1, error = 2, count = [8, 15] }

[[device.registers]]
name = "LENGTH"
offset = 8
reset = 4

[[device.registers]]
name = "SUM"
offset = 12
access = "ro"

[[device.memories]]
name = "BUFFER"
offset = 0x800
words = 64
secret = true

[[device.commands]]
name = "sum"
start = "CTRL.start"
cycles = "4 + LENGTH"
done = "STATUS.done"

[[baselines]]
name = "portable"
"#;

pub const TEXT: &str = "InstructionSet Checksum {
  functions {
    void sum() {
      unsigned<32> sum = 0;
      for (unsigned<7> i = 0; i < LENGTH[6:0]; i++) sum = (unsigned<32>)(sum + BUFFER[i[5:0]]);
      SUM = sum;
    }
    void status() { STATUS = 1; }
  }
}
";

fn folder(name: &str, design: &str) -> (Folder, Library) {
    let folder = Folder::new(&format!("device-{name}"));
    folder.write("designs/sums/design.toml", design);
    folder.write("designs/sums/checksum.core_desc", TEXT);
    let library = Library { here: folder.0.clone(), ..project_library() };
    (folder, library)
}

fn faults(change: (&str, &str)) -> Vec<String> {
    assert!(DEVICE.contains(change.0), "{}", change.0);
    let (_folder, library) = folder("faults", &DEVICE.replacen(change.0, change.1, 1));
    match Design::find(&library, "sums") {
        Err(Error::Diagnostics(problems)) => shown(&problems),
        Err(error) => vec![error.to_string()],
        Ok(_) => Vec::new(),
    }
}

#[test]
fn a_device_is_read_with_its_registers_memories_and_commands() {
    let (_folder, library) = folder("read", DEVICE);
    let design = Design::find(&library, "sums").unwrap();
    let [device] = &design.devices[..] else { panic!("one device") };
    let described = &device.described;
    assert_eq!((described.base, described.bytes, &described.widths[..]), (0x1a10_8000, 0x1000, &[4][..]));
    let names: Vec<_> = described.registers.iter().map(|r| (r.name.as_str(), r.offset, r.reset)).collect();
    assert_eq!(names, [("CTRL", 0, 0), ("STATUS", 4, 0), ("LENGTH", 8, 4), ("SUM", 12, 0)]);
    assert_eq!(described.registers[1].access, RegisterAccess::ClearOnRead);
    assert_eq!(described.registers[1].fields[3].mask(), 0xff00);
    assert_eq!((described.memories[0].words, described.memories[0].secret), (64, true));
    assert_eq!(described.busy, Some(RegisterBits { register: 1, mask: 1 }));
    assert_eq!(described.while_busy, WhileBusy::Error(RegisterBits { register: 1, mask: 4 }));
    let [sum] = &described.commands[..] else { panic!("one command") };
    assert_eq!((sum.start.mask, sum.done), (1, Some(RegisterBits { register: 1, mask: 2 })));
    let regions = &device.region;
    assert_eq!((regions.load_latency, regions.store_latency, regions.cached), (5, 6, false));
}

#[test]
fn the_window_is_a_region_of_the_core_s_bus_and_of_what_names_it() {
    let (_folder, library) = folder("core", DEVICE);
    let design = std::sync::Arc::new(Design::find(&library, "sums").unwrap());
    let on = |core: &str| {
        let found = library.find(crate::DescriptionKind::Core, core).unwrap();
        HostCore::with(CoreFile::load(&found.path, &library).unwrap(), Some(&design), None, &[])
    };
    let core = on("cv32e40p").unwrap();
    assert_eq!(core.file.regions.len(), 1);
    assert!(core.fingerprint().contains("checksum"));
    let refused = on("cva6-superscalar").unwrap_err().to_string();
    let told = "on core \"cva6-superscalar\": device \"checksum\": bus \"pulpino-apb\" is known behind cores of family \
                cv32e40p only; state load_latency, store_latency and from in its place";
    assert!(refused.contains("sums/design.toml:7: ") && refused.ends_with(told), "{refused}");
}

#[test]
fn a_device_that_holds_accesses_up_is_on_cores_whose_models_wait_for_it() {
    let on = |core: &str| {
        let design = DEVICE
            .replace("\"cv32e40p\"", &format!("\"{core}\""))
            .replace("while_busy = \"error\"", "while_busy = \"stall\"")
            .replace("error = \"STATUS.error\"\n", "")
            .replace("bus = \"pulpino-apb\"", "load_latency = 9\nstore_latency = 9\nfrom = \"assumed\"");
        let (_folder, library) = folder(core, &design);
        Design::find(&library, "sums").map(|_| ()).map_err(|error| error.to_string())
    };
    for core in ["cv32e40p", "cva6-single", "ibex-small", "ibex-opentitan"] {
        assert_eq!(on(core), Ok(()));
    }
    for core in ["cv32e40x", "karu64", "picorv32", "vexriscv-lite"] {
        let told = on(core).unwrap_err();
        assert!(told.contains("and the model of this core does not wait for it"), "{told}");
    }
}

#[test]
fn a_window_in_cached_memory_or_in_another_region_is_refused() {
    let cached = DEVICE
        .replace("0x1a108000", "0x80001000")
        .replace("\"cv32e40p\"", "\"cva6-superscalar\"")
        .replace("bus = \"pulpino-apb\"", "load_latency = 9\nstore_latency = 9\nfrom = \"assumed\"");
    let (_folder, library) = folder("cached", &cached);
    let told = Design::find(&library, "sums").unwrap_err().to_string();
    assert!(
        told.contains("device \"checksum\", 0x80001000 to 0x80001fff, lies in what the core caches"),
        "{told}"
    );
    let twice = "[[device]]\nname = \"other\"\nbase = 0x1a108ff8\nbytes = 8\nbus = \"obi\"\n\n[[baselines]]";
    assert_eq!(
        faults(("[[baselines]]", twice))[0],
        "51: device \"other\", 0x1a108ff8 to 0x1a108fff, overlaps \"checksum\", 0x1a108000 to 0x1a108fff (give each a \
         name and a window of its own)"
    );
}

#[test]
fn each_wrong_table_has_one_sentence_with_its_line_and_what_would_be_right() {
    let cases = [
        (
            ("\"pulpino-apb\"", "\"pulpino-abp\""),
            "11: there is no bus \"pulpino-abp\" (did you mean \"pulpino-apb\"?)",
        ),
        (
            ("offset = 12", "offset = 8"),
            "36: \"SUM\", 0x8 to 0xb, overlaps \"LENGTH\", 0x8 to 0xb (give each bytes of its own)",
        ),
        (
            ("offset = 12", "offset = 0x1000"),
            "36: \"SUM\", 0x1000 to 0x1003, lies beyond the window of 0x1000 bytes (give it a smaller offset, or the \
             window more `bytes`)",
        ),
        (
            ("offset = 0x800", "offset = 0xff0"),
            "41: \"BUFFER\", 0xff0 to 0x10ef, lies beyond the window of 0x1000 bytes (give it a smaller offset, or the \
             window more `bytes`)",
        ),
        (
            ("offset = 12", "offset = 14"),
            "36: \"SUM\" at 0xe does not begin at a multiple of 4 (registers and words have 32 bits)",
        ),
        (
            ("\"clear-on-read\"", "\"cor\""),
            "26: register \"STATUS\" has no access \"cor\" (kinds of access: rw, ro, wo, w1c, clear-on-read)",
        ),
        (
            ("cycles = \"4 + LENGTH\"\n", ""),
            "45: command \"sum\" does not say how long it takes (add cycles = \"<formula over registers>\", as in \"4 + \
             LENGTH\", or \"engine\")",
        ),
        (
            ("4 + LENGTH", "4 + BUFFER[0]"),
            "48: the cycles of command \"sum\" depend on \"BUFFER\", which is secret (whoever waits for its end learns \
             it: let a register without secrets say it)",
        ),
        (
            ("4 + LENGTH", "4 + LENGHT"),
            "48: command \"sum\": `LENGHT` is not known here (did you mean `LENGTH`?)",
        ),
        (
            ("name = \"sum\"\n", "name = \"sum\"\nfunction = \"status\"\n"),
            "47: command \"sum\" writes \"STATUS\", which says whether a command has ended (put results into another \
             register: that one is read before the end)",
        ),
        (
            ("\"CTRL.start\"", "\"CTRL.strat\""),
            "47: register \"CTRL\" has no field \"strat\" (did you mean \"start\"?)",
        ),
        (
            ("\"CTRL.start\"", "\"STATUS.count\""),
            "47: a store to \"STATUS\" sets no bit, and so starts nothing (name a field of its own in a register with \
             access rw or wo)",
        ),
        (
            ("while_busy = \"error\"", "while_busy = \"ignore\""),
            "13: `while_busy` cannot be \"ignore\" (\"stall\" (the bus waits) or \"error\" (a bit is set) is right; to \
             ignore an access is no choice)",
        ),
        (
            ("while_busy = \"error\"\n", ""),
            "7: [device] lacks `while_busy` (add while_busy = \"stall\" or \"error\": what an access meets before a \
             command has ended)",
        ),
        (
            ("access = \"clear-on-read\"", "access = \"rw\""),
            "14: a store to \"STATUS\" would set `busy` (give the register access ro, w1c or clear-on-read)",
        ),
        (
            ("count = [8, 15]", "count = [2, 15]"),
            "27: fields `error` and `count` of \"STATUS\" share a bit (give each bits of its own)",
        ),
        (
            ("busy = \"STATUS.busy\"", "busy = \"STATUS.busy\"\ninterrupt = \"STATUS.error\""),
            "15: `interrupt` names a bit that the end of no command sets (name the one of a command's `done`)",
        ),
        (
            (
                "busy = \"STATUS.busy\"",
                "busy = \"STATUS.busy\"\ninterrupt = \"STATUS.done\"\ninterrupt_number = 13",
            ),
            "16: interrupt 13 is none that a device raises (right is 11, the external one, or one of a core's own, 16 \
             to 31)",
        ),
        (
            ("words = 64", "words = 64\nwide = 2"),
            "43: [device.memories] has no key `wide` (known keys: name, words, offset, secret)",
        ),
        (
            (
                "bus = \"pulpino-apb\"",
                "load_latency = 2\nstore_latency = 2\nwidths = [1, 2]\nfrom = \"assumed\"",
            ),
            "13: a bus that has no access of 4 bytes reaches no register (add 4 to `widths`)",
        ),
        (
            ("behavior = \"checksum.core_desc\"\n", ""),
            "7: [device] lacks `behavior` (add behavior = \"<file>.core_desc\", with a function for each command)",
        ),
        (
            ("\"checksum.core_desc\"", "\"none.core_desc\""),
            "12: there is no file \"none.core_desc\" in this design (name a CoreDSL file, relative to this one)",
        ),
        (
            ("name = \"SUM\"", "name = \"Sum\""),
            "35: \"Sum\" cannot be the name of a register (capitals, digits and _, as \
          in \"LENGTH\", and none of X, PC, MEM, XLEN, RFS, NULL, EOF, BUFSIZ)",
        ),
    ];
    let found = cases.map(|(change, told)| (faults(change).first().cloned().unwrap_or_default(), told));
    let wrong: Vec<_> = found.iter().filter(|(found, told)| found != told).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_variant_hangs_a_device_on_another_bus_and_changes_what_a_register_holds_at_reset() {
    let variant =
        "[[variants]]\nname = \"quick\"\ndevice.checksum = { bus = \"obi\", reset = { LENGTH = 9 } }\n";
    let (_folder, library) = folder("variant", &format!("{DEVICE}\n{variant}"));
    let design = std::sync::Arc::new(Design::find(&library, "sums").unwrap());
    let own = design.of_variant("quick").unwrap();
    let (before, after) = (&design.devices[0], &own.devices[0]);
    assert_eq!((before.region.store_latency, after.region.store_latency), (6, 1));
    assert_eq!((before.region.serial, after.region.serial), (true, false));
    assert_eq!((before.described.registers[2].reset, after.described.registers[2].reset), (4, 9));
    assert_eq!(after.described.states[2].reset, [9.into()]);
    assert_eq!(after.described.widths, [1, 2, 4]);
    assert_ne!(design.fingerprint(), own.fingerprint());
    let found = library.find(crate::DescriptionKind::Core, "cv32e40p").unwrap();
    let file = || CoreFile::load(&found.path, &library).unwrap();
    let latency =
        |variant| HostCore::with(file(), Some(&design), variant, &[]).unwrap().file.regions[0].store_latency;
    assert_eq!((latency(None), latency(Some("quick"))), (6, 1));
}

#[test]
fn what_a_variant_says_wrong_of_a_device_has_one_sentence() {
    let cases = [
        ("checksun = { bus = \"obi\" }", "there is no device \"checksun\" (did you mean \"checksum\"?)"),
        ("checksum = { bus = \"obj\" }", "there is no bus \"obj\" (did you mean \"obi\"?)"),
        (
            "checksum = { reset = { LENGHT = 1 } }",
            "there is no register \"LENGHT\" (did you mean \"LENGTH\"?)",
        ),
        (
            "checksum = { cycles = \"4 + LENGTH\" }",
            "a variant changes no formula of cycles, as \"4 + LENGTH\" (write cycles = \"engine\", or the formula with \
             its command)",
        ),
    ];
    for (change, sentence) in cases {
        let variant = format!("[[variants]]\nname = \"quick\"\ndevice.{change}\n\n[[baselines]]");
        let (_folder, library) = folder("variant-faults", &DEVICE.replacen("[[baselines]]", &variant, 1));
        let told = match Design::find(&library, "sums") {
            Err(Error::Diagnostics(problems)) => shown(&problems),
            _ => Vec::new(),
        };
        assert!(told.len() == 1 && told[0].ends_with(sentence), "{told:?}");
    }
}

#[test]
fn an_engine_says_how_long_its_commands_take_and_tells_no_secret_by_it() {
    let by_engine = DEVICE.replace("cycles = \"4 + LENGTH\"", "cycles = \"engine\"");
    let (_folder, library) = folder("by-engine", &by_engine);
    let design = Design::find(&library, "sums").unwrap();
    assert!(design.devices[0].described.commands[0].behaviour.by_engine());
    assert_eq!(design.devices[0].formulas, ["engine"]);
    // As many rounds as a secret says, by the table and by a variant.
    let secret = "name = \"LENGTH\"\nsecret = true";
    let told = "the cycles of command \"sum\" depend on \"LENGTH\", which is secret (whoever waits for its end learns \
                it: let a register without secrets say it)";
    let variant = "[[variants]]\nname = \"quick\"\ndevice.checksum = { cycles = \"engine\" }\n";
    let changed = DEVICE.replace("cycles = \"4 + LENGTH\"", "cycles = \"4\"") + variant;
    for text in [by_engine, changed] {
        let (_folder, library) = folder("by-engine", &text.replacen("name = \"LENGTH\"", secret, 1));
        let Err(Error::Diagnostics(problems)) = Design::find(&library, "sums") else { panic!("{text}") };
        let problems = shown(&problems);
        assert!(problems.len() == 1 && problems[0].ends_with(told), "{problems:?}");
    }
}
