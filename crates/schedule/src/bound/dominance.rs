//! Instructions of which one may always come first: equal trees of work whose results are needed
//! one after the other.
//!
//! Source: own design, by exchange: where both trees do the same, and the result of the one is
//! needed no later than that of the other, each instruction of the one can change places with its
//! like in the other that comes before it, and nothing is later for it.

use instar_cores::Rules;

use super::piece::Piece;

/// By instruction those that come before it in some best order, if there is one at all.
pub fn leaders(piece: &Piece) -> Vec<u64> {
    let size = piece.size();
    let mut leaders = vec![0u64; size];
    let mut out: Vec<Vec<(u32, u32)>> = vec![Vec::new(); size];
    for edge in piece.into.iter().flatten() {
        // Everything waits for its turn before the last.
        let turn = piece.ends && edge.cycles == 0 && edge.to as usize == size - 1;
        if !turn {
            out[edge.from as usize].push((edge.to, edge.cycles));
        }
    }
    let near = piece.near.iter().fold(0u64, |all, near| all | 1 << near.0 | 1 << near.1);
    // By instruction what it is made of, if nobody else needs that.
    let mut trees: Vec<Option<Vec<u32>>> = Vec::with_capacity(size);
    for at in 0..size {
        let mut tree = Some(Vec::new());
        for edge in &piece.into[at] {
            let from = edge.from as usize;
            match (&mut tree, &trees[from]) {
                (Some(tree), Some(part)) if out[from].len() == 1 => tree.extend(part),
                _ => tree = None,
            }
        }
        let tree = tree.filter(|_| near >> at & 1 == 0).map(|mut tree| {
            tree.push(at as u32);
            tree.sort_unstable();
            tree
        });
        trees.push(tree);
    }
    let root = |at: usize| match (&trees[at], &out[at][..]) {
        (Some(tree), &[(user, cycles)]) => Some((tree, user, cycles)),
        _ => None,
    };
    for b in 0..size {
        let Some((second, late, wait)) = root(b) else { continue };
        let far = piece.distances(late);
        for a in (0..size).filter(|a| *a != b) {
            let Some((first, early, same)) = root(a) else { continue };
            let ordered = if early == late { a < b } else { far[early as usize].is_some() };
            if ordered && same == wait && equal(piece, first, second) {
                for (x, y) in first.iter().zip(second) {
                    leaders[*y as usize] |= 1 << x;
                }
            }
        }
    }
    leaders
}

/// Whether two trees are the same, instruction by instruction.
fn equal(piece: &Piece, a: &[u32], b: &[u32]) -> bool {
    let edges = |tree: &[u32], at: u32| -> Vec<_> {
        let place = |from: u32| tree.iter().position(|member| *member == from);
        piece.into[at as usize].iter().map(|edge| (place(edge.from), edge.cycles)).collect()
    };
    a.len() == b.len()
        && a.iter().zip(b).all(|(&x, &y)| {
            let (one, other) = (&piece.rules[x as usize], &piece.rules[y as usize]);
            Rules { results: other.results.clone(), ..one.clone() } == *other && edges(a, x) == edges(b, y)
        })
}
