//! A field of the encoding as bits of the instruction word.

use instar_isa::CustomField;

/// The field's value out of the signal `word`, the highest bits first; those that the encoding
/// leaves out are 0.
pub fn field_bits(field: &CustomField, word: &str) -> String {
    let mut pieces: Vec<_> = field.segments.iter().collect();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.field_lsb));
    let one = |lsb: u8, width: u8| match width {
        1 => format!("{word}[{lsb}]"),
        _ => format!("{word}[{}:{lsb}]", lsb + width - 1),
    };
    let (mut bits, mut above) = (vec![], field.width);
    for piece in pieces {
        let top = piece.field_lsb + piece.width;
        if top < above {
            bits.push(format!("{}'d0", above - top));
        }
        bits.push(one(piece.word_lsb, piece.width));
        above = piece.field_lsb;
    }
    if above > 0 {
        bits.push(format!("{above}'d0"));
    }
    if bits.len() == 1 { bits.remove(0) } else { format!("{{{}}}", bits.join(", ")) }
}
