//! Where a secret value came from: the instructions that it passed, one behind the other.
//!
//! Source: own design. An instruction has one step for each secret, made when that secret first
//! comes there, so that memory is bounded by the program and not by its run; a step's parent is
//! older than itself, so no flow is endless.

/// Which secret: an index into the labels.
pub type Label = u16;

/// Number of a step.
pub type StepId = u32;

/// A secret at an instruction, or at its source.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Static id; [`AT_SOURCE`] where the secret begins.
    entry: u32,
    /// The step before; itself at the source.
    parent: StepId,
    label: Label,
}

const AT_SOURCE: u32 = u32::MAX;

/// All steps of a run.
#[derive(Debug, Default)]
pub struct Steps {
    steps: Vec<Step>,
    /// Labels that there are.
    labels: usize,
    /// By static id and label: the number of the step plus one, 0 where there is none.
    known: Vec<StepId>,
}

impl Steps {
    /// The first step of secret `label`; labels come in order.
    pub fn source(&mut self, label: Label) -> StepId {
        let id = self.steps.len() as StepId;
        self.steps.push(Step { entry: AT_SOURCE, parent: id, label });
        let labels = usize::from(label) + 1;
        let mut known = vec![0; self.known.len() / self.labels.max(1) * labels];
        for (old, new) in self.known.chunks(self.labels.max(1)).zip(known.chunks_mut(labels)) {
            new[..old.len()].copy_from_slice(old);
        }
        (self.labels, self.known) = (labels, known);
        id
    }

    /// Further steps are new ones; those that there are stay.
    pub fn forget_ways(&mut self) {
        self.known.fill(0);
    }

    /// The step of the secret of `from` at the instruction with static id `entry`.
    #[inline]
    pub fn step(&mut self, from: StepId, entry: u32) -> StepId {
        let label = self.steps[from as usize].label;
        match self.known.get(entry as usize * self.labels + usize::from(label)) {
            Some(&id) if id != 0 => id - 1,
            _ => self.first(from, entry, label),
        }
    }

    #[cold]
    fn first(&mut self, from: StepId, entry: u32, label: Label) -> StepId {
        let id = self.steps.len() as StepId;
        self.steps.push(Step { entry, parent: from, label });
        let at = entry as usize * self.labels;
        self.known.resize(self.known.len().max(at + self.labels), 0);
        self.known[at + usize::from(label)] = id + 1;
        id
    }

    /// Which secret a step is of.
    pub fn label(&self, step: StepId) -> Label {
        self.steps[step as usize].label
    }

    /// Static ids from the secret's first instruction to `step`.
    pub fn flow(&self, step: StepId) -> Vec<u32> {
        let mut flow = Vec::new();
        let mut at = self.steps[step as usize];
        while at.entry != AT_SOURCE {
            flow.push(at.entry);
            at = self.steps[at.parent as usize];
        }
        flow.reverse();
        flow
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_adds_no_steps_and_a_flow_leads_back_to_its_source() {
        let mut steps = Steps::default();
        let [key, nonce] = [0, 1].map(|label| steps.source(label));
        let mut at = steps.step(key, 7);
        for _ in 0..1000 {
            at = steps.step(at, 8);
            at = steps.step(at, 9);
        }
        assert_eq!((steps.flow(at), steps.label(at)), (vec![7, 8, 9], 0));
        let other = steps.step(nonce, 8);
        assert_eq!(steps.flow(other), [8]);
        assert_eq!(steps.steps.len(), 6);
    }
}
