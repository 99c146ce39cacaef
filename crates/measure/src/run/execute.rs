//! A plan, carried out.

use instar_design::HostCore;
use instar_sim::{CallSpec, Pause, Session, Stream};

use super::model::Model;
use super::observers::close;
use super::phases::{begin, ended, place};
use super::plan::{Call, Plan, ProgramRun, RunEnd, RunOutcome, RunTarget};
use crate::hardware::{Pipeline, WhoseValues};
use crate::secret::Following;
use crate::subject::follow;
use crate::subject::{RunObserver, Subject, sentence};
use crate::{Error, GoOn, Show};

impl Subject {
    /// Calls a function. Without a core once; with one twice, and the second call is measured; if
    /// `cold` once, with empty caches and predictors. Each call starts from the same memory; with
    /// [`CallSpec::keep_memory`] later calls start from what this one leaves there.
    pub fn call(
        &self,
        spec: &CallSpec,
        core: Option<&HostCore>,
        cold: bool,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<Call, Error> {
        let plan = Plan { core, cold, limit, ..Plan::of(RunTarget::Call(spec)) };
        Ok(self.execute(plan, &mut |_, _| {}, go_on)?.call()?.0)
    }

    /// Runs from the entry point to the exit. What it prints is shown as it comes.
    pub fn run(
        &self,
        core: Option<&HostCore>,
        limit: Option<u64>,
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<ProgramRun, Error> {
        let plan = Plan { core, limit, ..Plan::of(RunTarget::Whole) };
        Ok(self.execute(plan, console, go_on)?.run()?.0)
    }

    /// Goes through what was begun; where `hardware` is a core, by the values that it computes.
    fn go(
        &self,
        session: &mut Session,
        observers: &mut [&mut dyn RunObserver],
        model: &mut Model,
        hardware: Option<&HostCore>,
        console: Option<Show<'_>>,
        go_on: GoOn<'_>,
    ) -> Result<Pause, Error> {
        if let (Some(core), Some(staged)) = (hardware, model.staged()) {
            return Pipeline::of(self, core)?.follow(session, observers, staged, console, go_on);
        }
        let mut all: Vec<&mut dyn RunObserver> = observers.iter_mut().map(|one| &mut **one as _).collect();
        all.extend(model.observer());
        follow(self.program(), session, &mut all, console, go_on)
    }

    /// Carries out a plan. What the program prints is shown as it comes, also where it fails; files
    /// are whole, or not there.
    ///
    /// # Errors
    /// One sentence where the program fails, a file cannot be written, or `go_on` says no.
    pub fn execute(&self, plan: Plan<'_>, console: Show<'_>, go_on: GoOn<'_>) -> Result<RunOutcome, Error> {
        plan.refuse_cycles_without_core()?;
        plan.refuse_values()?;
        let mut silence = |_: Stream, _: &[u8]| {};
        let mut console = console;
        let by = if plan.values == WhoseValues::Program { plan.sampled(self.reads_stdin())? } else { None };
        if let Some(by) = by {
            if let Some(outcome) = self.execute_sampled(&plan, by, console, go_on)? {
                return Ok(outcome);
            }
            // It has been shown.
            console = &mut silence;
        }
        let Plan { what, core, cold, limit, cycles, observers, secrets, values, .. } = plan;
        let keeps = matches!(what, RunTarget::Call(spec) if spec.keep_memory);
        let (mut loan, mut followed) = match secrets {
            Some(secrets) => (None, Some(secrets)),
            None if keeps => (Some(self.take_own(limit)?), None),
            None => (Some(self.take(limit)?), None),
        };
        let (session, mut following): (&mut Session, Option<&mut Following>) =
            match (&mut loan, &mut followed) {
                (_, Some(of)) => {
                    let (session, following) = of.checker.parts(of.secrets, matches!(what, RunTarget::Whole));
                    (session, Some(following))
                }
                (Some(loan), None) => (&mut *loan, None),
                (None, None) => return Err(Error::new("there is no machine for the run")),
            };
        let mut model = Model::new(self, core, cycles.is_some())?;
        if matches!(what, RunTarget::Whole) {
            model.begin_at_reset();
        }
        let warmup = u32::from(model.is_there() && !cold && matches!(what, RunTarget::Call(_)));
        place(session, what)?;
        if warmup > 0 {
            begin(self, session, what)?;
            self.go(
                session,
                &mut [],
                &mut model,
                core.filter(|_| values == WhoseValues::Hardware),
                None,
                go_on,
            )?;
            let _ = session.take_console();
        }
        model.start(self, core, cycles)?;
        begin(self, session, what)?;
        let mut all: Vec<&mut dyn RunObserver> =
            observers.into_iter().map(|observer| observer as _).collect();
        all.extend(following.as_deref_mut().map(|following| following as &mut dyn RunObserver));
        all.iter_mut().try_for_each(|observer| observer.begin(session))?;
        model.observer().map_or(Ok(()), |observer| observer.begin(session))?;
        let hardware = core.filter(|_| values == WhoseValues::Hardware);
        let over = self.go(session, &mut all, &mut model, hardware, Some(console), go_on);
        let ended = over.and_then(|over| ended(over, session));
        if ended.is_err() {
            let _ = session.take_console();
        }
        all.extend(model.observer());
        let ended = close(&mut all, session, ended)?;
        let (cycles, profile) = model.finish(cycles)?;
        let cautions = model.cautions();
        if let Some(following) = &mut following {
            following.count(match &ended {
                RunEnd::Returned(result) => result.instructions,
                RunEnd::Exited(run) => run.instructions,
            });
        }
        if keeps {
            session.keep_memory().map_err(sentence)?;
            self.memory_changed();
        }
        Ok(RunOutcome { ended, cycles, sample: None, cautions, warmup, profile })
    }
}
