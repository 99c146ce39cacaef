//! The sentence that tells what a misspelt name most likely meant, or what is known.
//!
//! Source: the edit distance of V. Levenshtein, "Binary codes capable of correcting deletions,
//! insertions, and reversals", 1966.

/// As many candidates that begin with a word are proposed instead of one that is near.
const MOST_BEGINNING: usize = 6;

/// `did you mean "x"?` where a candidate is near or several begin with the word, otherwise the list
/// of what is known.
pub fn suggestion<'a>(
    word: &str,
    known: &str,
    candidates: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    match beginning(word, candidates.clone()).as_slice() {
        [one] => return format!("did you mean {one}?"),
        [others @ .., last] if others.len() < MOST_BEGINNING => {
            return format!("did you mean {} or {last}?", others.join(", "));
        }
        _ => {}
    }
    if let Some(name) = nearest(word, candidates.clone()) {
        return format!("did you mean \"{name}\"?");
    }
    let names: Vec<&str> = candidates.into_iter().collect();
    format!("{known}: {}", if names.is_empty() { "none".to_owned() } else { names.join(", ") })
}

/// The candidates that go on after `word`, in quotes; none for a word of one or two letters.
fn beginning<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let goes_on = |candidate: &&str| candidate.starts_with(word) && *candidate != word;
    let found = candidates.into_iter().filter(goes_on).map(|candidate| format!("\"{candidate}\""));
    if word.chars().count() < 3 { Vec::new() } else { found.collect() }
}

/// Letters and digits in lower case: what is left of a name when it is spelt in another manner.
fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The candidate that is `name` but for case and separators, else the nearest to it by edit
/// distance, if any is near enough to be a likely misspelling.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    let limit = (length / 3).max(1) + 1;
    candidates
        .into_iter()
        .map(|candidate| {
            let same = !letters(name).is_empty() && letters(name) == letters(candidate);
            let distance = edit_distance(&name.to_lowercase(), &candidate.to_lowercase());
            (if same { 0 } else { distance }, candidate)
        })
        // What shares no letter, or one of two, is another word.
        .filter(|(distance, candidate)| *distance <= limit && *distance < candidate.len().min(length).max(2))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// The candidate with the smallest edit distance to `name`, however far; None only without
/// candidates.
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates.into_iter().min_by_key(|candidate| edit_distance(name, candidate))
}

/// Levenshtein distance in characters.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, cb) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
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

    #[test]
    fn names_that_begin_with_the_word_are_proposed_together() {
        let cores = ["cv64a6", "cva6-single", "cva6-superscalar"];
        assert_eq!(
            suggestion("cva6", "known", cores),
            "did you mean \"cva6-single\" or \"cva6-superscalar\"?"
        );
        assert_eq!(suggestion("cva6-si", "known", cores), "did you mean \"cva6-single\"?");
        assert_eq!(suggestion("cv", "known", ["cva", "cvb"]), "did you mean \"cva\"?");
    }

    #[test]
    fn case_and_separators_are_no_distance() {
        let sets = ["ml-dsa", "ml-dsa-44", "slh-dsa-sha2-128f"];
        assert_eq!(nearest("ML-DSA-44", sets), Some("ml-dsa-44"));
        assert_eq!(nearest("mldsa44", sets), Some("ml-dsa-44"));
        assert_eq!(nearest("SLHDSA_SHA2_128F", sets), Some("slh-dsa-sha2-128f"));
    }

    #[test]
    fn the_nearest_name_is_a_misspelling_not_a_stranger() {
        assert_eq!(nearest("rs3", ["rd", "rs1", "imm"]), Some("rs1"));
        assert_eq!(nearest("montgomry", ["montgomery", "barrett"]), Some("montgomery"));
        assert_eq!(nearest("keccak", ["rd", "rs1", "rs2"]), None);
        assert_eq!(nearest("my", ["sm3", "sha2"]), None);
        assert_eq!(nearest("r", ["rd"]), Some("rd"));
    }

    #[test]
    fn the_closest_name_may_be_far_and_the_first_of_equals_wins() {
        assert_eq!(closest("zkne2", ["zba", "zkne", "zknd"]), Some("zkne"));
        assert_eq!(closest("q", ["zba", "m", "c"]), Some("m"));
        assert_eq!(closest("q", []), None);
    }
}
