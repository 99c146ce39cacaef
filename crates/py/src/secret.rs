//! Secrets followed through calls and programs.
//!
//! Source: `instar_measure::secret`; findings are its serialised form.

use std::sync::{Mutex, PoisonError};

use instar_measure::Error;
use instar_measure::secret::{DataDependent, Declassify, Findings, NamedSecret, SecretPlace};
use pyo3::prelude::*;

use crate::arguments::{Arg, Returned};
use crate::convert::Record;
use crate::core::Core;
use crate::design::Design;
use crate::error::raise;
use crate::program::{CallResult, Program, call_spec};
use crate::progress::{Progress, run_detached};

/// Follows secrets through calls of a program and says what depends on them.
///
/// `declassify` are (function, what, elements) as in workload.toml; `public` are symbols: what a
/// function returns is public, and whatever is stored in memory. Latencies are those of `core`;
/// without one divisions count, and instructions of `design` whose latency depends on data on some
/// core.
#[pyclass(frozen, module = "instar._core")]
pub struct Checker(Mutex<instar_measure::secret::Checker>);

#[pymethods]
impl Checker {
    #[new]
    #[pyo3(signature = (program, *, design = None, core = None, declassify = Vec::new(), public = Vec::new(),
                        max_instructions = None))]
    fn new(
        program: PyRef<'_, Program>,
        design: Option<PyRef<'_, Design>>,
        core: Option<PyRef<'_, Core>>,
        declassify: Vec<(String, String, Option<u64>)>,
        public: Vec<String>,
        max_instructions: Option<u64>,
    ) -> PyResult<Self> {
        let latency = match &core {
            Some(core) => DataDependent::on(core.inner()).map_err(raise)?,
            None => DataDependent::anywhere(design.as_ref().map(|design| &**design.inner())),
        };
        let declassify =
            declassify.iter().map(|(function, what, count)| Declassify::new(function, what, *count));
        let declassify: Result<Vec<_>, Error> = declassify.collect();
        let mut checker = instar_measure::secret::Checker::new(
            &program.subject,
            latency,
            &declassify.map_err(raise)?,
            max_instructions,
        )
        .map_err(raise)?;
        public.iter().try_for_each(|text| checker.publish(text)).map_err(raise)?;
        Ok(Self(Mutex::new(checker)))
    }

    /// Calls a function once; `secrets` are (name, argument, first byte, byte after the last).
    #[pyo3(signature = (symbol, args = Vec::new(), *, returns = None, secrets = Vec::new(), progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn call(
        &self,
        py: Python<'_>,
        symbol: &str,
        args: Vec<PyRef<'_, Arg>>,
        returns: Option<&str>,
        secrets: Vec<(String, usize, u64, Option<u64>)>,
        progress: Option<Progress>,
    ) -> PyResult<Record<CallResult>> {
        let returned = Returned::new(returns)?;
        let spec = call_spec(symbol, &args, &returned);
        let secrets: Vec<NamedSecret> = secrets
            .into_iter()
            .map(|(name, index, start, end)| NamedSecret {
                name,
                place: SecretPlace::Argument { index, start, end },
            })
            .collect();
        let result = run_detached(py, progress, |go_on| self.inner().call(&spec, &secrets, go_on))?;
        Ok(Record(CallResult::untimed(result, &returned)))
    }

    /// Forgets what was found: findings are those of the calls from here on.
    fn forget_findings(&self) {
        self.inner().forget_findings();
    }

    /// What was found in all calls and runs since the checker began or forgot.
    fn findings(&self, py: Python<'_>) -> Record<Findings> {
        Record(py.detach(|| self.inner().findings()))
    }
}

impl Checker {
    pub fn inner(&self) -> std::sync::MutexGuard<'_, instar_measure::secret::Checker> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
