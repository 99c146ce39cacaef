//! Which bits of which signals are used, so that those that are not can be named at the end.

use std::collections::BTreeMap;

/// Signals by name.
#[derive(Debug, Default)]
pub(super) struct Signals {
    used: BTreeMap<String, Vec<bool>>,
}

impl Signals {
    pub fn declare(&mut self, name: &str, width: u32) {
        self.used.entry(name.to_string()).or_insert_with(|| vec![false; width as usize]);
    }

    pub fn mark(&mut self, name: &str, low: u32, width: u32) {
        if let Some(bits) = self.used.get_mut(name) {
            bits[low as usize..(low + width) as usize].fill(true);
        }
    }

    /// Runs of bits that nothing uses, as expressions.
    pub fn unused(&self) -> Vec<String> {
        let mut found = vec![];
        for (name, bits) in &self.used {
            if bits.iter().all(|used| !used) {
                found.push(name.clone());
                continue;
            }
            let mut at = bits.len();
            while at > 0 {
                let end = at;
                while at > 0 && !bits[at - 1] {
                    at -= 1;
                }
                match end - at {
                    0 => at -= 1,
                    1 => found.push(format!("{name}[{at}]")),
                    _ => found.push(format!("{name}[{}:{at}]", end - 1)),
                }
            }
        }
        found
    }
}
