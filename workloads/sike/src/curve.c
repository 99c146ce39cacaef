/* Points and curves: doubling, tripling, the ladder for three points, coefficients and invariants.
   Source: SIKE specification, round 3 (2020-10-01), appendix A. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "internal.h"

/* 4M + 2S. */
void sike_double(sike_point *p, const sike_curve *curve) {
    fp2 minus, plus, product;
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_sqr(minus, minus);
    sike_fp2_sqr(plus, plus);
    sike_fp2_mul(p->z, curve->other, minus);
    sike_fp2_mul(p->x, p->z, plus);
    sike_fp2_difference(plus, plus, minus);
    sike_fp2_mul(product, curve->plus, plus);
    sike_fp2_sum(p->z, p->z, product);
    sike_fp2_mul(p->z, p->z, plus);
}

/* 7M + 5S. */
void sike_triple(sike_point *p, const sike_curve *curve) {
    fp2 minus, plus, minus_2, plus_2, twice_x, twice_z, cross, left, right;
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_sum(twice_x, p->x, p->x);
    sike_fp2_sum(twice_z, p->z, p->z);
    sike_fp2_sqr(minus_2, minus);
    sike_fp2_sqr(plus_2, plus);
    sike_fp2_sqr(cross, twice_x);
    sike_fp2_sub(cross, cross, plus_2);
    sike_fp2_sub(cross, cross, minus_2);
    sike_fp2_mul(left, curve->plus, plus_2);
    sike_fp2_mul(right, curve->other, minus_2);
    sike_fp2_mul(plus_2, left, plus_2);
    sike_fp2_mul(minus_2, right, minus_2);
    sike_fp2_sub(minus_2, minus_2, plus_2);
    sike_fp2_sub(left, left, right);
    sike_fp2_mul(cross, cross, left);
    sike_fp2_sum(left, minus_2, cross);
    sike_fp2_difference(right, minus_2, cross);
    sike_fp2_sqr(left, left);
    sike_fp2_sqr(right, right);
    sike_fp2_mul(p->x, twice_x, left);
    sike_fp2_mul(p->z, twice_z, right);
}

/* 7M + 4S. */
void sike_ladder_step(sike_point *p, sike_point *q, const sike_point *r, const fp2 a24) {
    fp2 plus, minus, other, left, right;
    sike_fp2_sum(plus, p->x, p->z);
    sike_fp2_difference(minus, p->x, p->z);
    sike_fp2_difference(other, q->x, q->z);
    sike_fp2_mul(left, plus, other);
    sike_fp2_sum(other, q->x, q->z);
    sike_fp2_mul(right, minus, other);
    sike_fp2_sqr(plus, plus);
    sike_fp2_sqr(minus, minus);
    sike_fp2_mul(p->x, plus, minus);
    sike_fp2_difference(plus, plus, minus);
    sike_fp2_mul(other, a24, plus);
    sike_fp2_sum(other, other, minus);
    sike_fp2_mul(p->z, other, plus);
    sike_fp2_sum(q->x, left, right);
    sike_fp2_difference(q->z, left, right);
    sike_fp2_sqr(q->x, q->x);
    sike_fp2_sqr(q->z, q->z);
    sike_fp2_mul(q->x, q->x, r->z);
    sike_fp2_mul(q->z, q->z, r->x);
}

static void swap_if(sike_point *p, sike_point *q, uint32_t bit) {
    uint32_t half = -bit;
    __asm__("" : "+r"(half));
    const uint64_t mask = (uint64_t)half << 32 | half;
    uint64_t *a = p->x, *b = q->x;
    for (uint32_t part = 0; part < 2; part++, a = p->z, b = q->z) {
        for (uint32_t i = 0; i < 2 * SIKE_WORDS; i++) {
            const uint64_t change = mask & (a[i] ^ b[i]);
            a[i] ^= change;
            b[i] ^= change;
        }
    }
}

/* Before step i, d = 2^i·Q, sum = P + (k mod 2^i)·Q, and behind = sum - d; the two are swapped where k's bit is set. */
void sike_ladder(sike_point *out, const sike_basis *basis, const uint8_t *k, uint32_t bits, const fp2 a) {
    sike_point d, behind;
    fp2 a24;
    sike_fp2_one(a24);
    sike_fp2_add(a24, a24, a24);
    sike_fp2_add(a24, a24, a);
    for (uint32_t i = 0; i < 2; i++) {
        sike_fp_halve(a24, a24);
        sike_fp_halve(a24 + SIKE_WORDS, a24 + SIKE_WORDS);
    }
    sike_fp2_copy(d.x, basis->q);
    sike_fp2_one(d.z);
    sike_fp2_copy(out->x, basis->p);
    sike_fp2_one(out->z);
    sike_fp2_copy(behind.x, basis->difference);
    sike_fp2_one(behind.z);
    uint32_t before = 0;
    for (uint32_t i = 0; i < bits; i++) {
        const uint32_t bit = (uint32_t)k[i / 8] >> (i % 8) & 1;
        swap_if(out, &behind, bit ^ before);
        before = bit;
        sike_ladder_step(&d, &behind, out, a24);
    }
    swap_if(out, &behind, before);
}

/* (1 - xP·xQ - xR·(xP + xQ))^2 / (4·xP·xQ·xR) - (xP + xQ + xR). */
void sike_curve_of(fp2 a, const sike_basis *basis) {
    fp2 sum, product, one;
    sike_fp2_one(one);
    sike_fp2_add(sum, basis->p, basis->q);
    sike_fp2_mul(product, basis->p, basis->q);
    sike_fp2_mul(a, basis->difference, sum);
    sike_fp2_add(a, a, product);
    sike_fp2_sub(a, a, one);
    sike_fp2_sqr(a, a);
    sike_fp2_mul(product, product, basis->difference);
    sike_fp2_add(product, product, product);
    sike_fp2_add(product, product, product);
    sike_fp2_invert(product);
    sike_fp2_mul(a, a, product);
    sike_fp2_add(sum, sum, basis->difference);
    sike_fp2_sub(a, a, sum);
}

/* 256·(a^2 - 3c^2)^3 / (c^4·(a^2 - 4c^2)). */
void sike_j_invariant(fp2 j, const fp2 a, const fp2 c) {
    fp2 top, below, square;
    sike_fp2_sqr(top, a);
    sike_fp2_sqr(square, c);
    sike_fp2_sub(top, top, square);
    sike_fp2_sub(top, top, square);
    sike_fp2_sub(top, top, square);
    sike_fp2_sub(below, top, square);
    sike_fp2_sqr(square, square);
    sike_fp2_mul(below, below, square);
    sike_fp2_invert(below);
    sike_fp2_add(top, top, top);
    sike_fp2_add(top, top, top);
    sike_fp2_sqr(square, top);
    sike_fp2_mul(top, top, square);
    sike_fp2_add(top, top, top);
    sike_fp2_add(top, top, top);
    sike_fp2_mul(j, top, below);
}
