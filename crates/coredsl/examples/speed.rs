//! Prints the time of one execution of every instruction of a description: `speed FILE`.

use std::hint::black_box;
use std::time::Instant;

use instar_coredsl::{Host, OwnState, Trap, load};

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
    fn load(&mut self, address: u64, _: u32) -> Result<u64, Trap> {
        Ok(address)
    }
    fn store(&mut self, _: u64, _: u32, _: u64) -> Result<(), Trap> {
        Ok(())
    }
    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}

fn main() {
    let path = std::env::args().nth(1).expect("usage: speed FILE");
    let text = std::fs::read_to_string(&path).expect("the description can be read");
    let description = load(&path, &text).unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]));
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
        let rounds = 1_000_000;
        let start = Instant::now();
        for _ in 0..rounds {
            let _ = black_box(instruction.behaviour.execute(black_box(word), &mut registers));
        }
        let nanoseconds = start.elapsed().as_secs_f64() * 1e9 / f64::from(rounds);
        let operations = instruction.behaviour.program().ops().len();
        println!("{:<16} {nanoseconds:>8.1} ns  {operations:>5} operations", instruction.decode.mnemonic);
    }
}
