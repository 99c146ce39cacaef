//! Small programs: what they compute, what they take, and what is wrong with others.

use num_bigint::BigUint;

use crate::{Assembled, Memories, Microprogram, Organisation, Ran, SourceFile};

/// 2^61 - 1, which is -1 modulo 2^32.
const HEAD: &str = "modulus 2^61 - 1\nradix 96\nio 2\n";
const TWO: Organisation = Organisation { units: 2, digit: 16 };
const P: u64 = (1 << 61) - 1;

struct Outside {
    key: u64,
    io: Vec<u32>,
}

impl Memories for Outside {
    fn key_bit(&self, at: u32) -> Option<bool> {
        (at < 64).then(|| self.key >> at & 1 == 1)
    }
    fn io(&self, word: u32) -> Option<u32> {
        self.io.get(word as usize).copied()
    }
    fn set_io(&mut self, word: u32, value: u32) -> bool {
        self.io.get_mut(word as usize).map(|place| *place = value).is_some()
    }
}

fn read(text: &str) -> Result<Microprogram, String> {
    let file = SourceFile { name: "a.mp".into(), text: format!("{HEAD}{text}") };
    Microprogram::read(vec![file])
        .map_err(|wrong| format!("{}:{}: {}", wrong.file, wrong.line, wrong.message))
}

/// Runs `main` of a text on these numbers in `IO`; what is there afterwards.
fn run_on(text: &str, organisation: Organisation, key: u64, io: &[u64]) -> (Vec<u64>, Ran) {
    let program = read(text).unwrap();
    let assembled = Assembled::new(&program, organisation).unwrap();
    let words = |number: &u64| [*number as u32, (number >> 32) as u32];
    let mut outside = Outside { key, io: io.iter().flat_map(words).collect() };
    let ran = assembled.run(&program, "main", &mut outside).unwrap();
    assert_eq!(assembled.cycles(&program, "main"), Ok(ran.cycles), "known before the run");
    let pairs = outside.io.chunks(2);
    (pairs.map(|pair| u64::from(pair[1]) << 32 | u64::from(pair[0])).collect(), ran)
}

fn wrong(text: &str) -> String {
    read(text).unwrap_err()
}

fn not_scheduled(text: &str) -> String {
    let wrong = Assembled::new(&read(text).unwrap(), TWO).unwrap_err();
    format!("{}:{}: {}", wrong.file, wrong.line, wrong.message)
}

/// A product of two numbers with imaginary parts, in Montgomery's form, written reduced.
const PRODUCT: &str = "fp2 a, b, c < 9\nfp2 x, y, z\nplain fp r2 = 2^192\nplain fp unit = 1
routine main {
  a = io[0]
  b = io[2]
  x.re = a.re * r2
  x.im = a.im * r2
  y.re = b.re * r2
  y.im = b.im * r2
  z = x * y
  x = z ^ 2
  y.re = x.re * unit
  y.im = x.im * unit
  z = reduce y
  io[0] = z
}";

#[test]
fn a_product_and_a_square_are_those_of_numbers_with_two_parts_on_every_organisation() {
    let (a, b, c, d) = (P - 2, 3u64, 1u64 << 60, P - 1);
    let times = |x: (u128, u128), y: (u128, u128)| {
        let p = u128::from(P);
        let (re, im) = (x.0 * y.0 % p + p - x.1 * y.1 % p, x.0 * y.1 % p + x.1 * y.0 % p);
        (re % p, im % p)
    };
    let first = times((a.into(), b.into()), (c.into(), d.into()));
    let (re, im) = times(first, first);
    let mut cycles = Vec::new();
    for (units, digit) in [(1, 16), (2, 16), (1, 32), (4, 8)] {
        let (found, ran) = run_on(PRODUCT, Organisation { units, digit }, 0, &[a, b, c, d]);
        assert_eq!((u128::from(found[0]), u128::from(found[1])), (re, im), "{units} units of {digit}");
        assert_eq!((ran.pairs, ran.products), ((1, 1), 4 + 3 + 2 + 2));
        cycles.push(ran.cycles);
    }
    assert!(cycles[2] < cycles[0] && cycles[0] < cycles[3]);
}

#[test]
fn a_swap_by_a_bit_of_the_key_changes_numbers_and_no_cycle() {
    let text = "fp a, b, c < 9\nregister i\nroutine main {\n a = io[0]\n b = io[1]\n c = io[2]
      repeat 2 as i {\n swap a b by key[i]\n c = a\n io[2] = c\n io[3] = b\n }\n swap a b by 0\n io[0] = a\n }";
    let mut taken = Vec::new();
    for (key, last) in [(0, (5, 7)), (1, (5, 7)), (2, (7, 5)), (3, (7, 5))] {
        let (found, ran) = run_on(text, TWO, key, &[5, 7, 0, 0]);
        assert_eq!((found[2], found[3], found[0]), (last.0, last.1, 5), "key {key}");
        taken.push(ran.cycles);
    }
    taken.dedup();
    assert_eq!(taken.len(), 1);
}

#[test]
fn registers_count_rounds_and_find_elements_and_numbers_of_tables() {
    let text =
        "fp s[4], t < 9\nregister i, j, n\ntable rows = 2 1 3\nroutine put {\n s[j] = t\n j = j + 1\n }
      routine main {\n t = io[0]\n n = rows[2]\n repeat n as i {\n call put\n }\n n = rows[j - 2]
      repeat n {\n io[j - 2] = s[i]\n }\n }";
    assert_eq!(run_on(text, TWO, 0, &[9, 0, 0]).0, [9, 9, 0]);
}

#[test]
fn a_run_says_which_element_bit_or_word_is_not_there() {
    let failed = |text: &str| {
        let program = read(text).unwrap();
        let assembled = Assembled::new(&program, TWO).unwrap();
        let mut outside = Outside { key: 0, io: vec![0; 2] };
        assembled.run(&program, "main", &mut outside).unwrap_err().to_string()
    };
    let head = "fp a < 9\nfp s[2] < 9\nregister i\nroutine main {\n a = io[0]\n i = 70\n";
    assert_eq!(failed(&format!("{head} s[i] = a\n}}")), "a.mp:10: \"s\" has no element 70");
    assert_eq!(
        failed(&format!("{head} s[0] = a\n i = 1\n a = s[i]\n}}")),
        "a.mp:12: \"s[i]\" is read and was never written"
    );
    assert_eq!(failed(&format!("{head} a = io[1]\n}}")), "a.mp:10: of IO there is no word 2");
    let swap = "fp a, b < 9\nregister i\nroutine main {\n i = 64\n swap a b by key[i]\n}";
    assert_eq!(failed(swap), "a.mp:8: KEY has no bit 64");
}

#[test]
fn what_was_never_written_is_not_read() {
    let head = "fp a, b\nregister n\nconst fp one = 1\n";
    assert_eq!(
        wrong(&format!("{head}routine main {{\n a = b + one\n}}")),
        "a.mp:8: \"b\" is read here and was never written"
    );
    // A loop by a register may have no round; one with a number has.
    let by = |count: &str| format!("{head}routine main {{\n repeat {count} {{\n b = one\n }}\n a = b\n}}");
    assert_eq!(wrong(&by("n")), "a.mp:11: \"b\" is read here and was never written");
    assert!(read(&by("2")).is_ok());
    // Half of a number is not all of it; and what a called routine writes is written.
    let half = "fp2 a, b\nconst fp one = 1\nroutine main {\n a.re = one\n b = a\n}";
    assert_eq!(wrong(half), "a.mp:8: \"a\" is read here and was never written");
    let called = format!("{head}routine put {{\n b = one\n}}\nroutine main {{\n call put\n a = b\n}}");
    assert!(read(&called).is_ok());
}

#[test]
fn a_value_beyond_its_bound_is_refused() {
    let head = "fp2 a, b\nfp2 w < 4\nfp2 h < 30\nconst fp2 one = 1, 0\nfp v < R\nfp u\nfp2 q < R\n";
    let of = |line: &str| wrong(&format!("{head}routine main {{\n h = one\n a = one\n {line}\n}}"));
    assert_eq!(
        of("b = a ++ a"),
        "a.mp:14: \"b\" may become nearly 4 times the modulus, and is below 2 times the modulus"
    );
    assert_eq!(
        of("b = h + h"),
        "a.mp:14: a sum may become nearly 60 times the modulus, and one correction takes 2 off"
    );
    assert_eq!(of("b = h - a"), "a.mp:14: a difference of numbers beyond twice the modulus is not corrected");
    assert_eq!(
        of("q = one\n b = q * a"),
        "a.mp:15: a product of parts may become nearly 3 times the modulus, and what combines them takes less than 2 times the modulus"
    );
    assert_eq!(
        of("u = io[0]"),
        "a.mp:14: \"u\" may become nearly 9 times the modulus, and is below 2 times the modulus"
    );
    let fine = |line: &str| read(&format!("{head}routine main {{\n h = one\n a = one\n {line}\n}}")).is_ok();
    assert!(fine("w = a ++ a") && fine("v = io[0]"));
}

#[test]
fn the_bounds_are_those_of_the_numbers_themselves() {
    // The largest that may go in gives what comes out, and that is within the limit.
    let text = "fp a < 7\nfp b\nroutine main {\n a = io[0]\n b = a * a\n io[0] = b\n}";
    let program = read(&text.replace("< 7", "< 9")).unwrap();
    let most = |at| program.most(at);
    let product = (most(0) * most(0) + ((BigUint::from(1u32) << 64) - 1u32) * P) >> 64;
    assert!(product > most(1) - P, "it is no idle bound");
}

#[test]
fn every_run_ends() {
    let head = "fp a\nconst fp one = 1\n";
    assert_eq!(
        wrong(&format!("{head}routine main {{\n repeat {{\n a = one\n }}\n}}")),
        "a.mp:7: this is a loop without end"
    );
    let circle =
        format!("{head}routine main {{\n call other\n}}\nroutine other {{\n a = one\n call main\n}}");
    assert_eq!(wrong(&circle), "a.mp:11: routine \"main\" calls itself: a loop without end");
}

#[test]
fn a_run_that_nobody_waits_for_is_refused_before_it_begins() {
    let most = "repeat 65535 {\n";
    let deep = |loops: usize, body: &str| {
        format!(
            "fp a\nregister i, j\nconst fp one = 1\nroutine main {{\n{}{body}\n{}}}",
            most.repeat(loops),
            "}\n".repeat(loops)
        )
    };
    assert!(read(&deep(1, "a = one")).is_ok());
    assert_eq!(wrong(&deep(3, "a = one")), "a.mp:9: with this a run takes more than 4294967296 cycles");
    // Rounds that set a register are followed one by one, but not for ever.
    assert_eq!(
        wrong(&deep(2, "i = j + 1")),
        "a.mp:9: with this a run takes more than 4194304 steps that no two rounds share"
    );
    // Each routine calls the one before twice, so that the first is called two to the 31 times.
    let mut calls = "fp a\nconst fp one = 1\nroutine r0 {\na = one\n}\n".to_owned();
    for at in 1..=31 {
        calls += &format!("routine r{at} {{\ncall r{0}\ncall r{0}\n}}\n", at - 1);
    }
    assert_eq!(
        wrong(&calls),
        "a.mp:11: with this a run takes more than 4194304 steps that no two rounds share"
    );
    // What it takes on the unit is known when it is scheduled.
    let long = read(&deep(2, "a = one\na = a * a\na = a * a").replace("65535", "40000")).unwrap();
    let told = Assembled::new(&long, TWO).unwrap().cycles(&long, "main").unwrap_err();
    assert_eq!((told.line, told.message), (8, "with this a run takes more than 4294967296 cycles".into()));
}

#[test]
fn a_register_or_a_number_of_a_table_that_is_not_there_is_told_before_a_run() {
    let of = |line: &str| {
        wrong(&format!(
            "register i, n\ntable rows = 2 1\nroutine main {{\n repeat 3 as i {{\n {line}\n }}\n}}"
        ))
    };
    assert_eq!(of("n = rows[i]"), "a.mp:8: table \"rows\" has no number 2");
    assert_eq!(of("n = i - 1"), "a.mp:8: a register would become -1");
}

#[test]
fn two_writes_through_one_port_are_refused() {
    // A sum is written after 5 cycles, a copy after 4, a product after 13.
    let text = |second: &str| {
        format!("fp a, b\nconst fp one = 1\nroutine main {{\n @0: a = one + one\n @{second}: b = one\n}}")
    };
    assert_eq!(
        not_scheduled(&text("1")),
        "a.mp:8: two reads in cycle 1, and there is one port: this and that of a.mp:7"
    );
    assert!(Assembled::new(&read(&text("2")).unwrap(), TWO).is_ok());
    let product = "fp a, b\nconst fp one = 1\nroutine main {\n @0: a = one * one\n @9: b = one\n}";
    assert_eq!(
        not_scheduled(product),
        "a.mp:8: two writes in cycle 13, and there is one port: this and that of a.mp:7"
    );
}

#[test]
fn what_is_not_finished_is_not_read_and_what_is_needed_is_not_overwritten() {
    let head = "fp a, b, c\nconst fp one = 1\n";
    let products = format!("{head}routine main {{\n @0 u0: a = one * one\n @3: b = a\n}}");
    assert_eq!(not_scheduled(&products), "a.mp:8: \"a\" is read in cycle 3, and a.mp:7 has it ready in 14");
    let late = format!("{head}routine main {{\n @0 u0: a = one * one\n @14: b = a\n}}");
    assert!(Assembled::new(&read(&late).unwrap(), TWO).is_ok());
    let over = format!(
        "{head}routine main {{\n a = one\n call next\n}}\nroutine next {{\n @9: b = a\n @2: a = one\n}}"
    );
    assert_eq!(not_scheduled(&over), "a.mp:12: \"a\" is written in cycle 6, and read by a.mp:11 in cycle 9");
    let unit = format!("{head}routine main {{\n @0 u2: a = one * one\n}}");
    assert_eq!(not_scheduled(&unit), "a.mp:7: there is no unit 2, as there are 2");
}

#[test]
fn a_unit_makes_three_products_at_once() {
    let text = |last: &str| {
        format!(
            "fp2 a, b\nfp c\nconst fp2 k = 1, 1\nconst fp one = 1\nroutine main {{\n @0 u0: a = k ^ 2\n @2 u0: c = one * one\n @{last}\n}}"
        )
    };
    assert_eq!(
        not_scheduled(&text("4 u0: b = k * k")),
        "a.mp:11: unit 0 has more than 3 products under way in cycle 7"
    );
    assert!(Assembled::new(&read(&text("4 u1: b = k * k")).unwrap(), TWO).is_ok());
}

#[test]
fn an_organisation_that_cannot_compute_it_is_refused() {
    let program = read(PRODUCT).unwrap();
    let refused = |units, digit| {
        Assembled::new(&program, Organisation { units, digit }).map(|_| ()).map_err(|wrong| wrong.message)
    };
    assert!(refused(0, 16).is_err() && refused(1, 65).is_err());
    assert_eq!(refused(1, 40).unwrap_err(), "R is 2^96, which digits of 40 bits do not divide");
    let other = SourceFile {
        name: "a.mp".into(),
        text: PRODUCT.replacen("fp2", "modulus 2^61 - 3\nradix 96\nio 2\nfp2", 1),
    };
    let other = Microprogram::read(vec![other]).unwrap();
    let wrong = Assembled::new(&other, TWO).unwrap_err().message;
    assert_eq!(wrong, "the modulus is not -1 modulo 2^16, as a unit without products for quotients needs");
}

#[test]
fn a_listing_is_a_schedule_by_hand_of_the_same_length() {
    let program = read(PRODUCT).unwrap();
    let assembled = Assembled::new(&program, TWO).unwrap();
    let listing = assembled.listing(&program, "main").unwrap();
    let length: u32 =
        listing.lines().nth(1).unwrap().trim().strip_suffix(" cycles").unwrap().parse().unwrap();
    let (begin, _) = PRODUCT.split_once("routine").unwrap();
    // Operations in the text's order, each with its cycle.
    let mut lines: Vec<&str> = listing.lines().skip(2).map(str::trim).collect();
    let place = |line: &str| PRODUCT.find(line.split_once(": ").unwrap().1).unwrap();
    lines.sort_by_key(|line| place(line));
    let by_hand = format!("{begin}routine main {{\n{}\n}}", lines.join("\n"));
    let again = read(&by_hand).unwrap();
    let scheduled = Assembled::new(&again, TWO).unwrap();
    assert_eq!(scheduled.blocks["main"][0].length, length);
    assert_eq!(scheduled.blocks["main"][0].begins, assembled.blocks["main"][0].begins);
}

#[test]
fn mistakes_of_a_text_are_one_sentence() {
    let of = |text: &str| wrong(text);
    assert_eq!(of("fpp a\n"), "a.mp:4: there is no declaration \"fpp\"");
    assert_eq!(of("fp a, a\nroutine main {\n}"), "a.mp:4: \"a\" is there already");
    assert_eq!(of("radix 64\n"), "a.mp:4: `radix` is there twice");
    assert_eq!(of("fp key\n"), "a.mp:4: \"key\" cannot be a name");
    assert_eq!(of("fp a\n"), "a.mp:4: the program has no routine");
    assert_eq!(of("fp a[2000]\n"), "a.mp:4: there is no address left for \"a\"");
    assert_eq!(of("const fp a = 1, 2\n"), "a.mp:4: \"a\" has 1 parts, and 2 are given");
    assert_eq!(of("routine main {\n a = b\n}"), "a.mp:5: there is no number in memory \"a\"");
    assert_eq!(of("fp a\nroutine main {\n a = a ^ 3\n}"), "a.mp:6: only squares are there");
    assert_eq!(
        of("fp a\nfp2 b\nroutine main {\n a = b\n}"),
        "a.mp:7: numbers of one and of two parts meet here"
    );
    assert_eq!(of("const fp a = 1\nroutine main {\n a = a\n}"), "a.mp:6: \"a\" is a constant");
    assert_eq!(of("fp a[3]\nroutine main {\n a[3] = a[0]\n}"), "a.mp:6: \"a\" has no element 3");
    assert_eq!(of("routine main {\n call other\n}"), "a.mp:5: there is no routine \"other\"");
    assert_eq!(of("routine main {\n"), "a.mp:4: what begins here is not closed");
    assert_eq!(
        of("fp a\nroutine main {\n swap a a by 0\n}"),
        "a.mp:6: \"a\" and \"a\" cannot take one another's place"
    );
    assert_eq!(
        of("fp a, b\nroutine main {\n @1: a = b\n b = a\n}"),
        "a.mp:6: \"b\" is read here and was never written"
    );
}

#[test]
fn no_text_stops_the_reader() {
    // Words of a right text, left out, doubled and put elsewhere by chance.
    let text = format!(
        "{HEAD}{PRODUCT}\nregister i\ntable t = 1 2\nroutine other {{\n repeat 3 as i {{\n swap a b by key[i]\n}}\n}}"
    );
    let words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    let mut chance = 0x1234_5678_9abc_def0u64;
    let mut next = |below: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        (chance % below as u64) as usize
    };
    let mut refused = 0;
    for _ in 0..3000 {
        let mut damaged = words.clone();
        for _ in 0..=next(3) {
            let (at, other) = (next(damaged.len()), words[next(words.len())]);
            match next(3) {
                0 => drop(damaged.remove(at)),
                1 => damaged[at] = other,
                _ => damaged.insert(at, other),
            }
        }
        let file = SourceFile { name: "a.mp".into(), text: damaged.concat() };
        match Microprogram::read(vec![file]) {
            Ok(program) => drop(Assembled::new(&program, TWO)),
            Err(wrong) => {
                refused += 1;
                assert!(!wrong.message.is_empty() && wrong.line > 0);
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}
