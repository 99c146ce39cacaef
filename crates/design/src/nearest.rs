//! The sentence that tells what a misspelt name most likely meant, or what is known.
//!
//! Source: edit distance, `instar_coredsl::nearest`.

use instar_coredsl::nearest;

/// `did you mean "x"?` where a candidate is near, otherwise the list of what is known.
pub fn suggestion<'a>(
    word: &str,
    known: &str,
    candidates: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    if let Some(name) = nearest(word, candidates.clone()) {
        return format!("did you mean \"{name}\"?");
    }
    let names: Vec<&str> = candidates.into_iter().collect();
    format!("{known}: {}", if names.is_empty() { "none".to_owned() } else { names.join(", ") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_answered_with_its_name_and_a_stranger_with_the_list() {
        let units = ["keccak", "mulmont"];
        assert_eq!(suggestion("kecak", "known units", units), "did you mean \"keccak\"?");
        assert_eq!(suggestion("divider", "known units", units), "known units: keccak, mulmont");
        assert_eq!(suggestion("divider", "known units", []), "known units: none");
    }
}
