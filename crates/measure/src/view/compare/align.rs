//! Which instruction of one function stands for which of another.
//!
//! Source: the longest common subsequence of their texts (Wagner and Fischer), jump targets left
//! out.

/// Places in both lists, with the same text; one of them where there is no partner.
pub type Pair = (Option<usize>, Option<usize>);

/// Beyond this product of lengths two lists count as having nothing in common.
const MOST: usize = 50_000_000;

/// Aligns two lists of texts, in order.
pub fn align(a: &[String], b: &[String]) -> Vec<Pair> {
    let head = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let tail = a[head..].iter().rev().zip(b[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (middle_a, middle_b) = (&a[head..a.len() - tail], &b[head..b.len() - tail]);
    let mut pairs: Vec<Pair> = (0..head).map(|at| (Some(at), Some(at))).collect();
    let shift = |(a, b): Pair| (a.map(|at| at + head), b.map(|at| at + head));
    pairs.extend(common(middle_a, middle_b).into_iter().map(shift));
    pairs.extend((0..tail).map(|at| (Some(a.len() - tail + at), Some(b.len() - tail + at))));
    pairs
}

fn common(a: &[String], b: &[String]) -> Vec<Pair> {
    let width = b.len() + 1;
    if a.len() * width > MOST {
        let alone_a = (0..a.len()).map(|at| (Some(at), None));
        return alone_a.chain((0..b.len()).map(|at| (None, Some(at)))).collect();
    }
    // Length of the longest common subsequence from each pair of places on.
    let mut longest = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i * width + j] = if a[i] == b[j] {
                longest[(i + 1) * width + j + 1] + 1
            } else {
                longest[(i + 1) * width + j].max(longest[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j, mut pairs) = (0, 0, Vec::new());
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            pairs.push((Some(i), Some(j)));
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || i < a.len() && longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            pairs.push((Some(i), None));
            i += 1;
        } else {
            pairs.push((None, Some(j)));
            j += 1;
        }
    }
    pairs
}

/// An instruction without the address that a jump leads to, which moves with the code around it.
pub fn without_target(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    if words.last().is_some_and(|last| last.starts_with("0x")) {
        words.pop();
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aligned(a: &str, b: &str) -> String {
        let split = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
        let (a, b) = (split(a), split(b));
        let show = |(i, j): Pair| match (i, j) {
            (Some(i), Some(j)) => {
                assert_eq!(a[i], b[j]);
                a[i].clone()
            }
            (Some(i), None) => format!("-{}", a[i]),
            (None, Some(j)) => format!("+{}", b[j]),
            (None, None) => "?".to_owned(),
        };
        align(&a, &b).into_iter().map(show).collect()
    }

    #[test]
    fn what_both_have_is_paired_and_the_rest_stands_alone() {
        assert_eq!(aligned("abcd", "abcd"), "abcd");
        assert_eq!(aligned("abcd", "abxd"), "ab-c+xd");
        assert_eq!(aligned("abd", "abcd"), "ab+cd");
        assert_eq!(aligned("", "ab"), "+a+b");
        assert_eq!(aligned("aaab", "ab"), "a-a-ab");
        assert_eq!(aligned("xay", "paq"), "-x+pa-y+q");
    }
}
