//! Rules of the pipeline.
