mod tape;
pub use self::tape::{Base, Op, Tape};
#[derive(Clone, Debug, Default)]
pub struct Memo;
