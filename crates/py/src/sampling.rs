//! How a long run is sampled.
//!
//! Source: `instar_measure::run::Sampling`, which has the defaults and refuses what is out of
//! range.

use instar_measure::run::Sampling as Wanted;
use pyo3::prelude::*;

/// How a long run is timed: it is executed whole, and the core model sees windows of it (SMARTS).
///
/// Runs shorter than `from_instructions` (300 million) are timed whole; `confidence` of the
/// interval (0.997) is between 0.5 and 1; `error` is half the interval's width over the cycles
/// (0.01), at most 0.5; `seed` (0) says where the windows lie.
#[pyclass(frozen, module = "instar._core")]
pub struct Sampling(pub Wanted);

#[pymethods]
impl Sampling {
    #[new]
    #[pyo3(signature = (*, from_instructions = None, confidence = None, error = None, seed = None))]
    fn new(
        from_instructions: Option<u64>,
        confidence: Option<f64>,
        error: Option<f64>,
        seed: Option<u64>,
    ) -> PyResult<Self> {
        let usual = Wanted::USUAL;
        let wanted = Wanted {
            from: from_instructions.unwrap_or(usual.from),
            confidence: confidence.unwrap_or(usual.confidence),
            error: error.unwrap_or(usual.error),
            seed: seed.unwrap_or(usual.seed),
            ..usual
        };
        wanted.check().map_err(crate::error::raise)?;
        Ok(Self(wanted))
    }

    #[getter(from_instructions)]
    fn shortest(&self) -> u64 {
        self.0.from
    }

    /// All that decides a result, the same for the same.
    fn __repr__(&self) -> String {
        let Wanted { from, confidence, error, seed, unit, detail, warming } = self.0;
        format!(
            "Sampling(from_instructions={from}, confidence={confidence}, error={error}, seed={seed}, unit={unit}, \
             detail={detail}, warming={warming})"
        )
    }
}
