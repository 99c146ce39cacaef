//! Arithmetic on values of several 64-bit limbs, least significant first, within one frame.
//!
//! Source: schoolbook methods (Knuth, The Art of Computer Programming, volume 2, section 4.3.1).

/// d = a + b over `n` limbs; `d` may be `a` or `b`.
pub(crate) fn add(f: &mut [u64], d: usize, a: usize, b: usize, n: usize) {
    let mut carry = false;
    for i in 0..n {
        let (sum, c1) = f[a + i].overflowing_add(f[b + i]);
        let (sum, c2) = sum.overflowing_add(u64::from(carry));
        f[d + i] = sum;
        carry = c1 | c2;
    }
}

/// d = a - b over `n` limbs; `d` may be `a` or `b`.
pub(crate) fn sub(f: &mut [u64], d: usize, a: usize, b: usize, n: usize) {
    let mut borrow = false;
    for i in 0..n {
        let (difference, b1) = f[a + i].overflowing_sub(f[b + i]);
        let (difference, b2) = difference.overflowing_sub(u64::from(borrow));
        f[d + i] = difference;
        borrow = b1 | b2;
    }
}

/// d = a * b modulo 2^(64 n); `d` overlaps neither.
pub(crate) fn mul(f: &mut [u64], d: usize, a: usize, b: usize, n: usize) {
    f[d..d + n].fill(0);
    for i in 0..n {
        let factor = u128::from(f[a + i]);
        let mut carry = 0;
        for j in 0..n - i {
            let sum = factor * u128::from(f[b + j]) + u128::from(f[d + i + j]) + carry;
            f[d + i + j] = sum as u64;
            carry = sum >> 64;
        }
    }
}

/// d = -a over `n` limbs; `d` may be `a`.
pub(crate) fn negate(f: &mut [u64], d: usize, a: usize, n: usize) {
    let mut carry = true;
    for i in 0..n {
        let (value, overflow) = (!f[a + i]).overflowing_add(u64::from(carry));
        f[d + i] = value;
        carry = overflow;
    }
}

/// d = a << amount over `n` limbs; `d` does not overlap `a`.
pub(crate) fn shift_left(f: &mut [u64], d: usize, a: usize, amount: u64, n: usize) {
    let (limbs, bits) = ((amount / 64).min(n as u64) as usize, amount % 64);
    for i in 0..n {
        let low = if i >= limbs { f[a + i - limbs] << bits } else { 0 };
        let carried = if bits > 0 && i > limbs { f[a + i - limbs - 1] >> (64 - bits) } else { 0 };
        f[d + i] = low | carried;
    }
}

/// d = a >> amount over `n` limbs, filled with the sign if `signed`; `d` does not overlap `a`.
pub(crate) fn shift_right(f: &mut [u64], d: usize, a: usize, amount: u64, n: usize, signed: bool) {
    let fill = if signed && (f[a + n - 1] as i64) < 0 { u64::MAX } else { 0 };
    let (limbs, bits) = ((amount / 64).min(n as u64) as usize, amount % 64);
    let limb = |f: &[u64], i: usize| if i < n { f[a + i] } else { fill };
    for i in 0..n {
        let low = limb(f, i + limbs) >> bits;
        let carried = if bits > 0 { limb(f, i + limbs + 1) << (64 - bits) } else { 0 };
        f[d + i] = low | carried;
    }
}

/// d = `n` limbs of `a` (which has `from`, zero beyond) from bit `low` on; `d` does not overlap
/// `a`.
pub(crate) fn slice(f: &mut [u64], d: usize, a: usize, low: usize, from: usize, n: usize) {
    let (limbs, bits) = (low / 64, low % 64);
    let limb = |f: &[u64], i: usize| if i < from { f[a + i] } else { 0 };
    for i in 0..n {
        let value = limb(f, i + limbs) >> bits;
        let carried = if bits > 0 { limb(f, i + limbs + 1) << (64 - bits) } else { 0 };
        f[d + i] = value | carried;
    }
}

/// d |= a << low, where `d` has `of` limbs and `a` has `n`; they do not overlap.
pub(crate) fn or_into(f: &mut [u64], d: usize, a: usize, low: usize, n: usize, of: usize) {
    let (limbs, bits) = (low / 64, low % 64);
    for i in 0..n {
        let value = f[a + i];
        if i + limbs < of {
            f[d + i + limbs] |= value << bits;
        }
        if bits > 0 && i + limbs + 1 < of {
            f[d + i + limbs + 1] |= value >> (64 - bits);
        }
    }
}

/// Replaces `width` bits of `d` from bit `low` on by those of `a`; they do not overlap.
pub(crate) fn insert(f: &mut [u64], d: usize, a: usize, low: usize, width: usize) {
    let mut done = 0;
    while done < width {
        let (limb, bit) = ((low + done) / 64, (low + done) % 64);
        let (source, offset) = (done / 64, done % 64);
        let count = (64 - bit).min(64 - offset).min(width - done);
        let mask = u64::MAX >> (64 - count);
        let value = f[a + source] >> offset & mask;
        f[d + limb] = f[d + limb] & !(mask << bit) | value << bit;
        done += count;
    }
}

/// a < b over `n` limbs.
pub(crate) fn less(f: &[u64], a: usize, b: usize, n: usize, signed: bool) -> bool {
    let (top_a, top_b) = (f[a + n - 1], f[b + n - 1]);
    if top_a != top_b {
        return if signed { (top_a as i64) < top_b as i64 } else { top_a < top_b };
    }
    (0..n - 1).rev().find(|i| f[a + i] != f[b + i]).is_some_and(|i| f[a + i] < f[b + i])
}

/// Quotient or remainder, truncated; division by zero gives all ones and the dividend.
pub(crate) fn divide(f: &mut [u64], d: usize, a: usize, b: usize, n: usize, signed: bool, remainder: bool) {
    let mut dividend = f[a..a + n].to_vec();
    let mut divisor = f[b..b + n].to_vec();
    if divisor.iter().all(|limb| *limb == 0) {
        if remainder {
            f[d..d + n].copy_from_slice(&dividend);
        } else {
            f[d..d + n].fill(u64::MAX);
        }
        return;
    }
    let negative = |value: &[u64]| signed && (value[n - 1] as i64) < 0;
    let (sign_a, sign_b) = (negative(&dividend), negative(&divisor));
    if sign_a {
        negate(&mut dividend, 0, 0, n);
    }
    if sign_b {
        negate(&mut divisor, 0, 0, n);
    }
    // One bit per step: shift the remainder up, subtract where it fits. The extra limb takes the
    // bit shifted out.
    let mut scratch = vec![0; 2 * (n + 1)];
    scratch[n + 1..2 * n + 1].copy_from_slice(&divisor);
    let mut quotient = vec![0; n];
    for bit in (0..64 * n).rev() {
        let mut carry = dividend[bit / 64] >> (bit % 64) & 1;
        for limb in &mut scratch[..=n] {
            (*limb, carry) = (*limb << 1 | carry, *limb >> 63);
        }
        if !less(&scratch, 0, n + 1, n + 1, false) {
            sub(&mut scratch, 0, 0, n + 1, n + 1);
            quotient[bit / 64] |= 1 << (bit % 64);
        }
    }
    let (result, negate_it) =
        if remainder { (&scratch[..n], sign_a) } else { (&quotient[..], sign_a != sign_b) };
    f[d..d + n].copy_from_slice(result);
    if negate_it {
        negate(f, d, d, n);
    }
}
