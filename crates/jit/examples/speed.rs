//! Prints the time of one execution of every instruction of a description, interpreted and as
//! machine code, and the time to compile it: `speed FILE`.

use std::hint::black_box;
use std::time::Instant;

use instar_coredsl::{Host, OwnState, RaisedException};
use instar_jit::{Context, Doors, compile};

struct Registers {
    x: [u64; 32],
    own: OwnState,
}

impl Host for Registers {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }
    fn set_x(&mut self, index: u32, value: u64) {
        self.x[index as usize] = value;
    }
    fn pc(&self) -> u64 {
        0
    }
    fn set_pc(&mut self, _: u64) {}
    fn load(&mut self, address: u64, _: u32) -> Result<u64, RaisedException> {
        Ok(address)
    }
    fn store(&mut self, _: u64, _: u32, _: u64) -> Result<(), RaisedException> {
        Ok(())
    }
    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}

fn main() {
    let path = std::env::args().nth(1).expect("usage: speed FILE");
    let text = std::fs::read_to_string(&path).expect("the description can be read");
    let description =
        instar_coredsl::load(&path, &text).unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]));
    for instruction in &description.instructions {
        let mut registers = Registers {
            x: std::array::from_fn(|i| i as u64 * 0x0123_4567 % (1 << 32)),
            own: description.own_state(),
        };
        // Registers 10, 11, 12 … in whatever order the fields stand.
        let word = instruction
            .decode
            .fields
            .iter()
            .zip(10..)
            .fold(instruction.decode.value, |word, (field, n)| field.insert(word, n));
        let operations = instruction.behaviour.program().ops().len();
        let rounds = 20_000_000 / (operations as u32 + 100);
        let interpreted = nanoseconds(rounds, || {
            let _ = black_box(instruction.behaviour.execute(black_box(word), &mut registers));
        });
        let begin = Instant::now();
        let entry = compile(instruction.behaviour.program());
        let compiling = begin.elapsed().as_secs_f64() * 1e3;
        let compiled = entry.map_or(f64::NAN, |entry| {
            let mut x = [0; 33];
            x[..32].copy_from_slice(&registers.x);
            nanoseconds(rounds, || {
                let mut context = Context::new(0, &DOORS, std::ptr::null_mut());
                let own = registers.own.limbs_mut().as_mut_ptr();
                // SAFETY: 33 registers, all limbs; the doors use no host.
                unsafe { entry.execute(x.as_mut_ptr(), own, &mut context, black_box(word)) };
                black_box(context.failed);
            })
        });
        println!(
            "{:<16} {operations:>5} operations  {interpreted:>9.1} ns interpreted  {compiled:>8.1} ns compiled  \
             {compiling:>7.1} ms to compile",
            instruction.decode.mnemonic
        );
    }
}

const DOORS: Doors = Doors { load, store };

extern "C" fn load(_: &mut Context, address: u64, _: u32) -> u64 {
    address
}

extern "C" fn store(_: &mut Context, _: u64, _: u32, _: u64) {}

/// Nanoseconds of one execution.
fn nanoseconds(rounds: u32, mut run: impl FnMut()) -> f64 {
    let start = Instant::now();
    (0..rounds).for_each(|_| run());
    start.elapsed().as_secs_f64() * 1e9 / f64::from(rounds)
}
