//! A session as GDB's own packets lead it.
//!
//! Source: GDB's manual, "GDB Remote Serial Protocol"; the program is a few instructions in a
//! hand-made ELF file.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use instar_debug::{Server, SessionEnd, Surroundings};
use instar_isa::{Isa, Xlen};
use instar_sim::{Options, Program, Session};

const BASE: u32 = 0x8000_0000;

/// li a0, 5 · loop: addi a0, a0, -1 · bnez a0, loop · lw a1, 0(zero) · li a0, 7 · li a7, 93 · ecall
const COUNTS: [u32; 7] =
    [0x0050_0513, 0xfff5_0513, 0xfe05_1ee3, 0x0000_2583, 0x0070_0513, 0x05d0_0893, 0x0000_0073];

/// li a0, 1 · loop: addi a0, a0, 1 · j loop
const ENDLESS: [u32; 3] = [0x0010_0513, 0x0015_0513, 0xffdf_f06f];

fn elf(code: &[u32]) -> Vec<u8> {
    let length = 4 * code.len() as u32;
    let mut file = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
    let header = [0x00f3_0002, 1, BASE, 52, 0, 0, 52 | 32 << 16, 1 | 40 << 16, 0];
    let segment = [1, 84, BASE, BASE, length, length, 5, 4];
    file.extend(header.iter().chain(&segment).chain(code).flat_map(|word: &u32| word.to_le_bytes()));
    file
}

/// GDB's side.
struct Client {
    stream: TcpStream,
    server: JoinHandle<(SessionEnd, Vec<String>)>,
    stop: Arc<AtomicBool>,
}

impl Client {
    fn connect(code: &[u32]) -> Self {
        let program = Program::from_elf("counts.elf", &elf(code)).unwrap();
        let server = Server::listen(0).unwrap();
        let port = server.port();
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        let server = std::thread::spawn(move || {
            let options = Options::new(Isa::everything(Xlen::Rv32));
            let mut session = Session::new(Arc::new(program), &options, &[]).unwrap();
            let mut said = Vec::new();
            let around = Surroundings {
                go_on: &mut |_| !asked.load(Ordering::Relaxed),
                console: &mut |_, _| {},
                say: &mut |text| said.push(text.to_string()),
                observers: vec![],
            };
            let ended = server.serve(&mut session, around).unwrap();
            (ended, said)
        });
        let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream, server, stop }
    }

    fn send(&mut self, packet: &str) {
        let sum = packet.bytes().fold(0u8, u8::wrapping_add);
        write!(self.stream, "${packet}#{sum:02x}").unwrap();
    }

    /// The next packet, acknowledged.
    fn receive(&mut self) -> String {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !(bytes.len() >= 3 && bytes[bytes.len() - 3] == b'#') {
            self.stream.read_exact(&mut byte).unwrap();
            if !bytes.is_empty() || byte[0] == b'$' {
                bytes.push(byte[0]);
            }
        }
        self.stream.write_all(b"+").unwrap();
        // Runs are shortened: a star, and how often the byte before comes again, plus 29.
        let mut text = Vec::new();
        let mut packet = bytes[1..bytes.len() - 3].iter();
        while let Some(&byte) = packet.next() {
            match (byte, packet.as_slice().first()) {
                (b'*', Some(&count)) => {
                    packet.next();
                    let again = *text.last().unwrap();
                    text.resize(text.len() + usize::from(count) - 29, again);
                }
                _ => text.push(byte),
            }
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    fn ask(&mut self, packet: &str) -> String {
        self.send(packet);
        self.receive()
    }

    /// Register `number` by its own packet.
    fn register(&mut self, number: u32) -> u32 {
        u32::from_str_radix(&self.ask(&format!("p{number:x}")), 16).unwrap().swap_bytes()
    }

    fn end(self) -> (SessionEnd, Vec<String>) {
        self.server.join().unwrap()
    }
}

#[test]
fn breakpoints_steps_and_registers_lead_to_the_exit() {
    let mut gdb = Client::connect(&COUNTS);
    gdb.ask("qSupported:swbreak+");
    assert!(gdb.ask("?").contains("05"));
    assert_eq!(gdb.register(32), BASE);
    assert_eq!(gdb.ask("Z0,80000004,4"), "OK");
    for a0 in [5, 4] {
        assert!(gdb.ask("vCont;c").contains("swbreak"), "{a0}");
        assert_eq!((gdb.register(10), gdb.register(32)), (a0, BASE + 4));
    }
    assert!(gdb.ask("vCont;s:1").contains("05"));
    assert_eq!((gdb.register(10), gdb.register(32)), (3, BASE + 8));
    assert_eq!(gdb.ask("z0,80000004,4"), "OK");
    // The load outside memory is a signal; a changed pc leads past it.
    assert!(gdb.ask("vCont;c").contains("0b"));
    assert_eq!(gdb.register(32), BASE + 12);
    assert_eq!(gdb.ask(&format!("P20={:08x}", (BASE + 16).swap_bytes())), "OK");
    assert_eq!(gdb.ask("vCont;c"), "W07");
    let (ended, said) = gdb.end();
    let SessionEnd::Exited(result) = ended else { panic!("{ended:?}") };
    assert_eq!(result.exit_code, 7);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("load of 4 bytes at 0x00000000"), "{said:?}");
}

#[test]
fn memory_and_csrs_are_read_and_written() {
    let mut gdb = Client::connect(&COUNTS);
    gdb.ask("qSupported:swbreak+");
    assert_eq!(gdb.ask("m80000000,4"), "13055000");
    assert!(gdb.ask("m0,4").starts_with('E'));
    // The first instruction becomes li a0, 1.
    assert_eq!(gdb.ask("M80000000,4:13051000"), "OK");
    assert!(gdb.ask("vCont;s:1").contains("05"));
    assert_eq!(gdb.register(10), 1);
    let mscratch = 65 + 0x340;
    assert_eq!(gdb.ask(&format!("P{mscratch:x}=78563412")), "OK");
    assert_eq!(gdb.register(mscratch), 0x1234_5678);
    assert!(gdb.ask("qXfer:features:read:target.xml:0,fff").contains("org.gnu.gdb.riscv.cpu"));
    gdb.send("k");
    assert_eq!(gdb.end().0, SessionEnd::Killed);
}

#[test]
fn a_vector_register_is_read_and_written_as_long_as_it_is() {
    let mut gdb = Client::connect(&COUNTS);
    gdb.ask("?");
    assert!(gdb.ask("qXfer:features:read:target.xml:0,ffb").contains("riscv"));
    // v0 is register 4162; there are 128 bits.
    assert_eq!(gdb.ask("p1043"), "0".repeat(32));
    let written = format!("{:02x}", 7).repeat(16);
    assert_eq!(gdb.ask(&format!("P1043={written}")), "OK");
    assert_eq!(gdb.ask("p1043"), written);
    assert_eq!(gdb.ask("p1042"), "0".repeat(32));
    // Half of a register is none.
    assert!(gdb.ask("P1043=0707").starts_with('E'));
    gdb.send("k");
    assert_eq!(gdb.end().0, SessionEnd::Killed);
}

#[test]
fn a_running_program_is_interrupted_and_a_vanished_gdb_ends_it() {
    let mut gdb = Client::connect(&ENDLESS);
    gdb.ask("?");
    gdb.send("vCont;c");
    std::thread::sleep(std::time::Duration::from_millis(50));
    gdb.stream.write_all(&[3]).unwrap();
    assert!(gdb.receive().contains("02"));
    assert!(gdb.register(10) > 1);
    gdb.stream.shutdown(std::net::Shutdown::Both).unwrap();
    assert_eq!(gdb.end().0, SessionEnd::Killed);
}

#[test]
fn someone_else_can_end_the_session_while_the_program_runs() {
    let mut gdb = Client::connect(&ENDLESS);
    gdb.ask("?");
    gdb.send("vCont;c");
    gdb.stop.store(true, Ordering::Relaxed);
    assert_eq!(gdb.end().0, SessionEnd::Stopped);
}

#[test]
fn a_port_that_is_taken_is_an_error() {
    let server = Server::listen(0).unwrap();
    assert_eq!(Server::listen(server.port()).unwrap_err().kind(), ErrorKind::AddrInUse);
}

#[test]
fn a_detached_program_runs_on() {
    let mut code = COUNTS;
    code[3] = 0x0000_0013;
    let mut gdb = Client::connect(&code);
    gdb.ask("qSupported:swbreak+");
    assert_eq!(gdb.ask("Z0,80000004,4"), "OK");
    assert!(gdb.ask("vCont;c").contains("swbreak"));
    assert_eq!(gdb.ask("D"), "OK");
    let SessionEnd::Exited(result) = gdb.end().0 else { panic!("no exit") };
    assert_eq!(result.exit_code, 7);
}

/// lui a1, 0x80001 · li a0, 7 · loop: sw a0, 8(a1) · lw a2, 8(a1) · sb a0, 20(a1) · amoadd.w a3,
/// a0, (a1) · addi a0, a0, -1 · bnez a0, loop · li a7, 93 · ecall
const ACCESSES: [u32; 10] = [
    0x8000_15b7,
    0x0070_0513,
    0x00a5_a423,
    0x0085_a603,
    0x00a5_8a23,
    0x00a5_a6af,
    0xfff5_0513,
    0xfe05_16e3,
    0x05d0_0893,
    0x0000_0073,
];

#[test]
fn watchpoints_stop_behind_the_access_that_touches_their_bytes() {
    let mut gdb = Client::connect(&ACCESSES);
    gdb.ask("qSupported:swbreak+;hwbreak+");
    // A write to the middle of a range, a read, either, and an atomic operation, which reads. The
    // program seems to stand at the access, and a step leads after it and executes nothing.
    for (set, clear, told, pc) in [
        ("Z2,8000100a,1", "z2,8000100a,1", "watch:8000100a;", BASE + 8),
        ("Z3,80001008,4", "z3,80001008,4", "rwatch:80001008;", BASE + 12),
        ("Z4,80001000,40", "z4,80001000,40", "awatch:80001014;", BASE + 16),
        ("Z3,80001000,2", "z3,80001000,2", "rwatch:80001000;", BASE + 20),
        ("Z2,80001000,2", "z2,80001000,2", "watch:80001000;", BASE + 20),
    ] {
        assert_eq!(gdb.ask(set), "OK");
        let stop = gdb.ask("vCont;c");
        assert!(stop.starts_with("T05") && stop.contains(&format!(";{told}")), "{set}: {stop}");
        assert_eq!(gdb.register(32), pc, "{set}");
        assert_eq!(gdb.ask(clear), "OK");
        let before = gdb.register(10);
        assert!(gdb.ask("vCont;s:1").ends_with("thread:1;"), "{set}");
        assert_eq!((gdb.register(32), gdb.register(10)), (pc + 4, before), "{set}");
    }
    // A step tells it too; reads are no writes.
    assert_eq!(gdb.ask("Z2,80001008,4"), "OK");
    assert!(gdb.ask("vCont;s:1").ends_with("thread:1;"));
    assert!(gdb.ask("vCont;c").contains("watch:80001008"));
    assert_eq!(gdb.register(32), BASE + 8);
    // Memory shows what was watched as it was, until the step after the access.
    assert_eq!(gdb.ask("m80001006,8"), "0000060000000000");
    assert!(gdb.ask("vCont;s:1").ends_with("thread:1;"));
    assert_eq!(gdb.ask("m80001006,8"), "0000050000000000");
    assert!(gdb.ask("vCont;s:1").ends_with("thread:1;"));
    assert_eq!(gdb.register(32), BASE + 16);
    assert_eq!(gdb.ask("z2,80001008,4"), "OK");
    assert_eq!(gdb.ask("vCont;c"), "W00");
    gdb.end();
}

#[test]
fn several_watchpoints_and_breakpoints_of_hardware_are_there_at_once() {
    let mut gdb = Client::connect(&ACCESSES);
    gdb.ask("qSupported:swbreak+;hwbreak+");
    for set in ["Z2,80001014,1", "Z3,80001008,4", "Z1,80000018,4", "Z1,80000018,4"] {
        assert_eq!(gdb.ask(set), "OK");
    }
    for told in ["rwatch:80001008;", ";watch:80001014;", "hwbreak:;", "rwatch:80001008;"] {
        let stop = gdb.ask("vCont;c");
        assert!(stop.contains(told), "{told}: {stop}");
    }
    for clear in ["z2,80001014,1", "z3,80001008,4", "z1,80000018,4", "z1,80000018,4"] {
        assert_eq!(gdb.ask(clear), "OK");
    }
    assert_eq!(gdb.ask("c"), "W00");
    gdb.end();
}

#[test]
fn a_packet_that_is_wrong_is_answered_and_the_connection_stays() {
    let mut gdb = Client::connect(&COUNTS);
    gdb.ask("qSupported:swbreak+");
    let mut byte = [0];
    for damaged in ["$?#00", "$m80000000,4#zz"] {
        write!(gdb.stream, "{damaged}").unwrap();
        gdb.stream.read_exact(&mut byte).unwrap();
        assert_eq!(&byte, b"-", "{damaged}");
    }
    for wrong in [
        "mzz,4",
        "m80000000",
        "Z0,",
        "Z0,180000000,4",
        "vCont;x",
        "Hgzz",
        "M80000000,1:zz",
        "M80000000,4:ab",
        "Pa=01",
        "Pa=0102030405",
        "P999999=00000000",
        "p999999",
        "G00",
        "m180000000,4",
        "M0,4:00000000",
        "c180000000",
    ] {
        assert!(gdb.ask(wrong).starts_with('E'), "{wrong}");
    }
    assert_eq!((gdb.register(10), gdb.register(32)), (0, BASE));
    let long = format!("M80000000,9000:{}", "0".repeat(1 << 16));
    assert!(gdb.ask(&long).starts_with('E'));
    // Not understood: it is told again, and bytes between packets are nothing.
    assert_eq!(gdb.ask("qC"), "QC1");
    gdb.stream.write_all(b"-").unwrap();
    assert_eq!(gdb.receive(), "QC1");
    gdb.stream.write_all(b"nothing\n\xff+\x03").unwrap();
    assert_eq!(gdb.ask("p20"), "00000080");
    gdb.send("k");
    assert_eq!(gdb.end().0, SessionEnd::Killed);
}

#[test]
fn random_packets_never_end_the_session() {
    let mut gdb = Client::connect(&COUNTS);
    let mut state = 99u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as usize % below
    };
    let parts = [
        "m",
        "M",
        "X",
        "Z0,",
        "z1,",
        "Z4,",
        "H",
        "P",
        "p",
        "G",
        "g",
        "?",
        "T",
        "qXfer:features:read:target.xml:",
        "qSupported:",
        ":",
        ",",
        ";",
        "=",
        "80000000",
        "4",
        "ff",
        "}",
        "-1",
        "vCont?",
        "QStart",
        "x",
        "\u{1}",
        "~",
    ];
    for round in 0..500 {
        let packet: String = (0..random(6)).map(|_| parts[random(parts.len())]).collect();
        let reply = gdb.ask(&packet);
        assert!(reply.is_ascii(), "{round}: {packet}: {reply}");
    }
    // Bytes that are no packets at all.
    for _ in 0..2000 {
        let byte = random(256) as u8;
        // A whole packet is answered; here none is begun.
        gdb.stream.write_all(&[if matches!(byte, b'$' | b'-') { b'+' } else { byte }]).unwrap();
    }
    assert_eq!(gdb.ask("p20"), "00000080");
    gdb.send("k");
    assert_eq!(gdb.end().0, SessionEnd::Killed);
}
