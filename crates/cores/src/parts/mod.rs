//! Parts that families of cores are put together from: each follows one piece of hardware, or of
//! the stream that a model is fed with, and knows no pipeline.
//!
//! Source: each file names the RTL that it follows.

pub mod cache;
pub mod divide;
pub mod fifo;
pub mod image;
pub mod predict;
pub mod registers;
pub mod round_robin;
pub mod stream;
