//! Control and status registers: a table of modules, each with the registers of one extension or
//! one part of the manual.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "CSR Listing". The hart has machine and
//! user mode. A further extension's registers are a file here and a line in the table below.

mod counter;
mod counters;
mod hardwired;
mod jump_table;
mod machine;
mod seed;
mod trap;
mod trigger;
pub(crate) mod vector;

use instar_isa::{Equipment, Extension, Isa, Xlen, csr};

pub(crate) use self::counters::is_clock;
use crate::fault::FaultReason;

/// Privilege modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    User = 0,
    #[default]
    Machine = 3,
}

/// Counts that CSRs show.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// Cycles, or what stands for them.
    pub(crate) cycles: u64,
    /// Instructions retired.
    pub(crate) retired: u64,
    /// Interrupts that are pending, by their numbers.
    pub(crate) pending: u64,
}

/// Interrupts 16 to 31.
const FAST_LINES: u64 = 0xffff_0000;

/// What a module may ask at an access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    isa: Isa,
    counts: Counts,
}

impl Context {
    fn rv32(&self) -> bool {
        self.isa.xlen() == Xlen::Rv32
    }

    fn has(&self, extension: Extension) -> bool {
        self.isa.has(extension)
    }
}

/// Some CSRs that belong together. A number that is none of them is `None` everywhere.
trait Module {
    /// The value of CSR `number`. One whose reading has an effect is not for looking at, and
    /// `None`.
    fn read(&self, number: u16, context: &Context) -> Option<u64>;

    /// Writes CSR `number`, of which it keeps what can be written.
    fn write(&mut self, number: u16, value: u64, context: &Context) -> Option<()>;

    /// What an instruction gets of a CSR whose reading has an effect; `writes`: whether the
    /// instruction writes it too, which this has then done.
    fn take(&mut self, _number: u16, _writes: bool, _context: &Context) -> Option<Result<u64, FaultReason>> {
        None
    }

    /// Whether this module lets user mode access CSR `number`, which by its number user mode may.
    fn lets_user(&self, _number: u16) -> bool {
        true
    }
}

macro_rules! modules {
    ($($(#[$doc:meta])* $name:ident: $module:ty;)+) => {
        /// All CSRs of a hart, and its privilege.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) struct Csrs {
            isa: Isa,
            /// The present privilege.
            mode: Mode,
            /// What of a core's own they have.
            equipment: Equipment,
            $($(#[$doc])* $name: $module,)+
        }

        impl Csrs {
            fn modules(&self) -> [&dyn Module; [$(stringify!($name)),+].len()] {
                [$(&self.$name),+]
            }

            fn modules_mut(&mut self) -> [&mut dyn Module; [$(stringify!($name)),+].len()] {
                [$(&mut self.$name),+]
            }

            fn at_reset(isa: Isa) -> Self {
                Self {
                    isa,
                    mode: Mode::default(),
                    equipment: Equipment::PLAIN,
                    $($name: <$module>::default(),)+
                }
            }
        }
    };
}

// The first module that has a number answers for it.
modules! {
    /// Counters and clocks.
    counters: counters::Counters;
    /// Traps and the machine's set-up.
    machine: machine::Machine;
    /// `jvt` of Zcmt.
    jump_table: jump_table::JumpTable;
    /// `seed` of Zkr.
    seed: seed::Seed;
    /// Those of the vector unit.
    vector: vector::Vector;
    /// A debug trigger, where there is one.
    trigger: trigger::Trigger;
    /// What reads 0 on this hart.
    hardwired: hardwired::Hardwired;
}

/// How a CSR instruction changes a register.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    /// It gets this value.
    Write(u64),
    /// These bits become 1.
    Set(u64),
    /// These bits become 0.
    Clear(u64),
}

impl Change {
    fn of(self, old: u64) -> u64 {
        match self {
            Self::Write(value) => value,
            Self::Set(bits) => old | bits,
            Self::Clear(bits) => old & !bits,
        }
    }
}

impl Csrs {
    /// As after reset. From `entropy_seed` the CSR `seed` makes its bits; `agnostic_ones` as in
    /// [`crate::Options`].
    pub(crate) fn new(isa: Isa, entropy_seed: u64, agnostic_ones: bool) -> Self {
        let mut csrs = Self { seed: seed::Seed::new(entropy_seed), ..Self::at_reset(isa) };
        csrs.vector = vector::Vector::new(isa, agnostic_ones);
        csrs.machine.status = trap::Status::new(isa);
        csrs
    }

    /// What of a core's own they have. Only at reset.
    pub(crate) fn equip(&mut self, equipment: Equipment) {
        self.equipment = equipment;
        self.trigger.there = equipment.debug_trigger;
        self.counters = counters::Counters::new(equipment.counters_stopped);
        self.machine.own_lines = if equipment.fast_interrupts { FAST_LINES } else { 0 };
    }

    /// The same.
    pub(crate) fn equipment(&self) -> Equipment {
        self.equipment
    }

    /// The instruction set.
    pub(crate) fn isa(&self) -> Isa {
        self.isa
    }

    /// Whether the hart is in machine mode.
    pub(crate) fn in_machine_mode(&self) -> bool {
        self.mode == Mode::Machine
    }

    /// Where the table of `cm.jt` and `cm.jalt` starts.
    #[inline]
    pub(crate) fn jump_table(&self) -> u64 {
        self.jump_table.base()
    }

    /// The vector unit's registers.
    #[inline(always)]
    pub(crate) fn vector(&self) -> &vector::Vector {
        &self.vector
    }

    /// The same for writing.
    #[inline(always)]
    pub(crate) fn vector_mut(&mut self) -> &mut vector::Vector {
        &mut self.vector
    }

    /// Whether vector instructions may be executed: mstatus.VS is not Off.
    #[inline(always)]
    pub(crate) fn vectors_on(&self) -> bool {
        self.machine.status.vectors != trap::OFF
    }

    /// The vector unit's state has changed: mstatus.VS is Dirty.
    #[inline(always)]
    pub(crate) fn vectors_changed(&mut self) {
        self.machine.status.vectors = trap::DIRTY;
    }

    /// What the vector unit's shape is by now.
    #[inline(always)]
    pub(crate) fn reshape(&mut self) {
        let unit = &mut self.vector;
        let alone = unit.vstart == 0 && self.machine.status.vectors == trap::DIRTY;
        unit.shape = if alone { unit.shape_of(unit.vtype) } else { vector::Shape::NONE };
    }

    /// Whether the present mode may access CSR `number`.
    pub(crate) fn check(&self, number: u16) -> Result<(), FaultReason> {
        let allowed = self.mode == Mode::Machine
            || number >> 8 & 3 == 0 && self.modules().iter().all(|module| module.lets_user(number));
        if !allowed {
            return Err(FaultReason::CsrPrivilege { number });
        }
        if csr::is_vector(number) && self.vector.vlen > 0 && !self.vectors_on() {
            return Err(FaultReason::VectorsOff);
        }
        Ok(())
    }

    /// What an instruction that [`Self::check`] allows reads of CSR `number`, after it has changed
    /// it. A register that is only written still must exist.
    pub(crate) fn access(
        &mut self,
        number: u16,
        change: Option<Change>,
        counts: Counts,
    ) -> Result<u64, FaultReason> {
        let context = self.context(counts);
        let take = |module: &mut dyn Module| module.take(number, change.is_some(), &context);
        if let Some(taken) = self.modules_mut().into_iter().find_map(take) {
            return taken;
        }
        let old = self.read(number, counts)?;
        if let Some(change) = change {
            self.write(number, change.of(old), counts)?;
        }
        Ok(old)
    }

    /// Value of CSR `number`.
    pub(crate) fn read(&self, number: u16, counts: Counts) -> Result<u64, FaultReason> {
        let context = self.context(counts);
        let value = self.modules().iter().find_map(|module| module.read(number, &context));
        value.map(|value| self.isa.xlen().truncate(value)).ok_or(FaultReason::UnknownCsr { number })
    }

    /// Writes CSR `number`.
    pub(crate) fn write(&mut self, number: u16, value: u64, counts: Counts) -> Result<(), FaultReason> {
        if number >> 10 == 3 {
            return Err(FaultReason::ReadOnlyCsr { number });
        }
        let context = self.context(counts);
        if csr::is_vector(number) && self.vector.vlen > 0 {
            self.vectors_changed();
        }
        let write = |module: &mut dyn Module| module.write(number, value, &context);
        let written = self.modules_mut().into_iter().find_map(write);
        self.reshape();
        written.ok_or(FaultReason::UnknownCsr { number })
    }

    fn context(&self, counts: Counts) -> Context {
        Context { isa: self.isa, counts }
    }
}
