//! Where the RTL stands still for ever, and the model says so and goes on.
//!
//! Source: runs of the RTL of soc-hub-fi/Marian e107560; `docs/reference/core.md` says what is
//! known.

/// At what the RTL stands still for ever, and the model does not.
#[derive(Clone, Copy, Debug, Default)]
pub struct StandsStill {
    /// A reduction, at results that it holds up itself.
    pub reduction: bool,
    /// An instruction that wants a register in two widths.
    pub widths: bool,
    /// A slide that needs more rows of its operand than it reads.
    pub slide: bool,
    /// A slide that goes round for ever.
    pub round: bool,
    /// A masked instruction for which no further mask comes, or whose masks nobody uses.
    pub masks: bool,
    /// Instructions in flight of which none can go on for another reason.
    pub all: bool,
}

impl StandsStill {
    /// At what one or the other does.
    pub fn or(self, other: Self) -> Self {
        Self {
            reduction: self.reduction || other.reduction,
            widths: self.widths || other.widths,
            slide: self.slide || other.slide,
            round: self.round || other.round,
            masks: self.masks || other.masks,
            all: self.all || other.all,
        }
    }

    /// One sentence for each.
    pub fn sentences(self) -> impl Iterator<Item = String> {
        let all = [
            (
                self.reduction,
                "a vector reduction came while the ALU held results for which it waits: in RTL it waits for ever, here they \
                 are written first",
            ),
            (
                self.widths,
                "a vector instruction wants a register in two widths at once: in RTL that is rearranged for ever, here four times",
            ),
            (
                self.slide,
                "a vector slide needs more rows of its operand than it reads: in RTL it may wait for ever, here it goes on \
                 without them",
            ),
            (
                self.round,
                "a vector slide goes by a distance that is no power of two and has no bit below that of a row's bytes: in \
                 RTL it goes round for ever, here once",
            ),
            (
                self.masks,
                "a masked vector instruction asks for another number of masks than are read for it: in RTL it may wait for \
                 ever, here it goes on",
            ),
            (
                self.all,
                "none of the vector instructions in flight could go on: in RTL they may wait for ever, here all of them end \
                 once the unit has stood still",
            ),
        ];
        all.into_iter().filter(|(happened, _)| *happened).map(|(_, sentence)| sentence.to_owned())
    }
}
