//! A space of designs: axes, what depends on them, and every point that they span.
//!
//! Source: docs/reference/explore.md.

mod area;
mod check;
mod expand;
mod picture;
mod read;
mod settings;

use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::lookup::Library;
use crate::tree::PlainValue;
pub use area::{Area, Circuits, PartArea};
pub use expand::Point;
use instar_diagnostic::Error;
pub use picture::{Picture, PublishedGrid};
pub use settings::{SettingCondition, Settings, SpaceSetting};

/// Most points that one space may have.
pub const MOST_POINTS: usize = 50_000;

/// One direction of a space.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "AxisInfo")]
pub struct Axis {
    /// Its name, a column of the results.
    pub name: String,
    /// As a picture shows it.
    pub title: Option<String>,
    /// Unit of its values.
    pub unit: Option<String>,
    /// Its values, in the order of the file.
    pub values: Vec<AxisValue>,
}

/// One value of an axis and what it sets.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "AxisValueInfo")]
pub struct AxisValue {
    /// As results name it.
    pub label: PlainValue,
    /// What it sets.
    #[serde(skip)]
    pub settings: Settings,
}

/// What follows from other settings.
#[derive(Clone, Debug)]
pub struct SpaceRule {
    /// Where it holds: all of these.
    pub when: Vec<SettingCondition>,
    /// What it sets there.
    pub set: Settings,
    /// Why there is no such hardware.
    pub refuse: Option<String>,
}

/// What a space file states, before its points are spanned.
pub struct StatedSpace {
    /// What holds everywhere.
    pub base: Settings,
    /// Its axes.
    pub axes: Vec<Axis>,
    /// What follows.
    pub rules: Vec<SpaceRule>,
    /// Areas of parts.
    pub areas: Vec<Area>,
    /// Whether areas come from synthesis.
    pub synthesised: bool,
}

/// A space, read, checked and spanned.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SpaceInfo")]
pub struct Space {
    /// Its file.
    pub path: PathBuf,
    /// Its name: that of its file, or of its folder where the file is called `space.toml`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Its axes; the last one turns fastest in `points`.
    pub axes: Vec<Axis>,
    /// Whether areas come from synthesis, and not from what files state.
    pub synthesised: bool,
    /// How it is drawn.
    pub picture: Picture,
    /// Figures of others to be shown beside ours.
    pub published: Vec<PublishedGrid>,
    /// All points, refused ones too.
    pub points: Vec<Point>,
}

impl Space {
    /// Reads a space; names in it are looked up in `library`, paths from the folder of the file.
    ///
    /// # Errors
    /// One sentence with its place for each fault of the file. Hardware that cannot be built is no
    /// fault: such a point says so itself.
    pub fn load(path: &Path, library: &Library) -> Result<Self, Error> {
        read::read(path, library)
    }
}
