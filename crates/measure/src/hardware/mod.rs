//! A run whose values are those that hardware computes, also where the program's order says
//! another: instruction by instruction, beside a model that tells how long each stands in ID and
//! when its results come to the register file.
//!
//! Source: own design. An instruction that acts in ID reads the file as it is, without forwarding,
//! at the end of every cycle in which it stands there; all others read what forwarding gives, which
//! is what the machine holds.

mod coming;
mod load_unit;
mod unit;

use instar_cores::{ActsInDecode, CommitObserver, DecodeStage, Stay};
use instar_design::HostCore;
use instar_isa::{Class, StaticEntry};
use instar_sim::{Pause, Session, ShowText, Watch};
use instar_trace::{Flags, MemoryAccess, Observer, Retired};

use self::coming::{Coming, OnTheWay, read};
use self::load_unit::LoadUnit;
use self::unit::{Units, destinations};
use crate::subject::{RunObserver, Subject, Timed, failed};
use crate::{Error, GoOn, Show};

/// Which values a run has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhoseValues {
    /// Those of the program's order.
    #[default]
    Program,
    /// Those that the core's hardware computes, also where nothing stalls and the program's order
    /// says another.
    Hardware,
}

/// Instructions between two looks at whether the run is to go on.
const LOOK_UP: u64 = 4096;

/// A model, as such a run needs it.
pub(crate) trait Staged: RunObserver {
    /// The door to its stage ID.
    ///
    /// # Errors
    /// One sentence where it has none.
    fn decode_stage(&mut self) -> Result<&mut dyn DecodeStage, Error>;

    /// Instructions that committed.
    fn committed(&self) -> u64;
}

impl<O: CommitObserver + Clone + Send + 'static> Staged for Timed<O> {
    fn decode_stage(&mut self) -> Result<&mut dyn DecodeStage, Error> {
        Self::decode_stage(self)
    }

    fn committed(&self) -> u64 {
        Self::committed(self)
    }
}

/// What is on its way in a pipeline.
pub(crate) struct Pipeline {
    units: Units,
    sets: usize,
    coming: OnTheWay,
    loads: LoadUnit,
    /// What acts in the shadow of the branch that was just taken.
    shadow: Option<(StaticEntry, ActsInDecode)>,
    /// Cycles before this one are worked off; absent before the first.
    now: Option<u64>,
}

/// What is to be known of the instruction that retired last.
#[derive(Default)]
struct Last {
    access: Option<MemoryAccess>,
    taken: bool,
}

impl Observer for Last {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        if let Some(at) = batch.len().checked_sub(1) {
            self.access = batch.accesses_of(at).first().copied();
            self.taken = batch.flags[at].has(Flags::TAKEN);
        }
    }
}

impl Pipeline {
    /// Nothing is on its way.
    ///
    /// # Errors
    /// A sentence where the core has no design, or one whose units are not followed.
    pub fn of(subject: &Subject, core: &HostCore) -> Result<Self, Error> {
        let Some(design) = &core.design else {
            return Err(Error::new(format!(
                "values as hardware computes them are those of a design's instructions, and core \"{}\" has none; \
                 name the design",
                core.file.name
            )));
        };
        let units = Units::of(design, subject.descriptions())?;
        Ok(Self {
            units,
            sets: subject.descriptions().len(),
            coming: OnTheWay::default(),
            loads: LoadUnit::default(),
            shadow: None,
            now: None,
        })
    }

    /// Goes on with what was begun until it is over. The observers have begun.
    pub fn follow(
        &mut self,
        session: &mut Session,
        observers: &mut [&mut dyn RunObserver],
        model: &mut dyn Staged,
        mut console: Option<Show<'_>>,
        go_on: GoOn<'_>,
    ) -> Result<Pause, Error> {
        loop {
            let retired = session.machine().retired();
            if retired.is_multiple_of(LOOK_UP) && !go_on(retired) {
                return Err(Error::STOPPED);
            }
            let all = observers.iter_mut().map(|observer| &mut **observer as &mut dyn Observer);
            match self.step(session, all.collect(), model, &mut console)? {
                Pause::Stepped | Pause::Breakpoint(_) | Pause::Watchpoint(_) => {}
                over => return Ok(over),
            }
        }
    }

    /// One instruction.
    pub fn step(
        &mut self,
        session: &mut Session,
        observers: Vec<&mut dyn Observer>,
        model: &mut dyn Staged,
        console: &mut Option<Show<'_>>,
    ) -> Result<Pause, Error> {
        let mut last = Last::default();
        let step = |session: &mut Session, model: &mut dyn Staged, last: &mut Last| {
            retire(session, observers, model, last, console)
        };
        let Some(entry) = session.instruction_at(session.pc()) else {
            return step(session, model, &mut last);
        };
        let stage = model.decode_stage()?;
        let stay = stage.stay(&entry).map_err(Error::new)?;
        let acts = stage.acts(&entry);
        self.in_shadow(session, &stay)?;
        if let Some(acts) = acts {
            self.pass(session, stay.first())?;
            for _ in stay.first()..=stay.leaves {
                self.cycle(session, Some((&entry, acts)))?;
            }
            // It retires, and what that makes of the registers is of no use.
            let kept = self.registers(session);
            let pause = step(session, model, &mut last)?;
            self.put(session, kept);
            return Ok(pause);
        }
        self.pass(session, stay.leaves)?;
        let before: Vec<_> =
            destinations(&entry).map(|register| (register, read(session, register))).collect();
        let committed = model.committed();
        let pause = step(session, model, &mut last)?;
        if model.committed() > committed {
            let stage = model.decode_stage()?;
            self.results(session, &entry, stage, stay.leaves, &last, &before);
            if last.taken && entry.class == Class::Branch {
                let behind = session.instruction_at(entry.pc.wrapping_add(u64::from(entry.length)));
                self.shadow = behind.and_then(|entry| Some((entry.clone(), stage.acts(&entry)?)));
            }
        }
        Ok(pause)
    }

    /// What stands behind a taken branch stands in ID until its target comes, and acts there.
    fn in_shadow(&mut self, session: &mut Session, stay: &Stay) -> Result<(), Error> {
        let Some((entry, acts)) = self.shadow.take() else { return Ok(()) };
        // The branch left in the cycle that is next to be worked off.
        let branch = self.now.unwrap_or(stay.arrived);
        self.pass(session, branch + 1)?;
        for _ in branch + 1..stay.first() {
            self.cycle(session, Some((&entry, acts)))?;
        }
        Ok(())
    }

    /// Cycles up to this one, in which nothing acts in ID.
    fn pass(&mut self, session: &mut Session, until: u64) -> Result<(), Error> {
        let now = self.now.get_or_insert(until);
        if !self.units.busy() {
            *now = until.max(*now);
        }
        while self.now.is_some_and(|now| now < until) {
            self.cycle(session, None)?;
        }
        Ok(())
    }

    /// The next cycle, in which this acts.
    fn cycle(
        &mut self,
        session: &mut Session,
        acting: Option<(&StaticEntry, ActsInDecode)>,
    ) -> Result<(), Error> {
        let Some(now) = self.now else { return Ok(()) };
        self.coming.settle(now);
        self.coming.lift(session);
        self.units.cycle(session, acting)?;
        self.coming.lay(session, now, acting.map_or(0, |(_, acts)| acts.ports));
        self.now = Some(now + 1);
        Ok(())
    }

    /// What an instruction sent on its way that left ID in this cycle.
    fn results(
        &mut self,
        session: &Session,
        entry: &StaticEntry,
        stage: &dyn DecodeStage,
        left: u64,
        last: &Last,
        before: &[(coming::Register, Vec<u64>)],
    ) {
        let results = stage.results();
        let loaded = results.iter().find(|result| result.loaded);
        let brings = loaded.and_then(|result| Some((*read(session, result.register).first()?, result.cycle)));
        let between = last.access.and_then(|access| self.loads.access(session, entry, access, left, brings));
        for &result in results {
            let Some((_, held)) = before.iter().find(|(register, _)| *register == result.register) else {
                continue;
            };
            let (mut before, value) = (held.clone(), read(session, result.register));
            let (register, loaded) = (result.register, result.loaded);
            if let Some(between) = between.filter(|_| loaded) {
                let (value, cycle) = (vec![between], result.cycle - 1);
                self.coming.push(Coming { register, before, value: value.clone(), cycle, loaded });
                before = value;
            }
            self.coming.push(Coming { register, before, value, cycle: result.cycle, loaded });
        }
    }

    fn registers(&self, session: &Session) -> ([u64; 32], Vec<instar_coredsl::OwnState>) {
        let own = (0..self.sets).map(|set| session.own(set).clone());
        (session.machine().hart().registers(), own.collect())
    }

    fn put(&self, session: &mut Session, (x, own): ([u64; 32], Vec<instar_coredsl::OwnState>)) {
        (1..32).for_each(|number| session.set_x(number, x[usize::from(number)]));
        own.into_iter().enumerate().for_each(|(set, state)| *session.own_mut(set) = state);
    }

    /// The registers as the file holds them in the cycle in which what retired last left ID.
    pub fn file(&mut self, session: &mut Session) -> ([u64; 32], Vec<instar_coredsl::OwnState>) {
        self.coming.settle(self.now.unwrap_or(0));
        self.coming.lift(session);
        let file = self.registers(session);
        self.coming.forward(session);
        file
    }
}

/// Executes one instruction, with everyone who looks on.
fn retire(
    session: &mut Session,
    observers: Vec<&mut dyn Observer>,
    model: &mut dyn Staged,
    last: &mut Last,
    console: &mut Option<Show<'_>>,
) -> Result<Pause, Error> {
    let mut show = console.as_mut().map(|show| |stream, text: &[u8]| show(stream, text));
    let mut all: Vec<&mut dyn Observer> = Vec::with_capacity(observers.len() + 2);
    for observer in observers {
        all.push(observer);
    }
    all.push(last);
    all.push(model);
    let console = show.as_mut().map(|show| show as ShowText<'_>);
    let pause = session.step(&mut Watch { observers: all, progress: None, console });
    pause.map_err(|fault| failed(session.program(), &fault))
}
