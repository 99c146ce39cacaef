/* What the steps of the scheme ask of one another.
   Source: SIKE specification, round 3 (2020-10-01), §1.2, §1.3, appendix A. SPDX-License-Identifier: Apache-2.0

   Elements are in Montgomery's form, a·R modulo p, with R = 2^(64·SIKE_WORDS), and below 2p, but for sums and differences
   that go straight into a product. There R has room: 2^14·p of SIKEp434, 2^17·p of SIKEp751. */

#ifndef SIKE_INTERNAL_H
#define SIKE_INTERNAL_H

#include "sike.h"

/* GF(p), and GF(p^2) with i^2 = -1: the real part, then the imaginary one. Lowest word first. */
typedef uint64_t fp[SIKE_WORDS];
typedef uint64_t fp2[2 * SIKE_WORDS];

/* A point of y^2 = x^3 + a·x^2 + x, up to its sign: its x is x/z. */
typedef struct {
    fp2 x, z;
} sike_point;

/* x of P, of Q and of P - Q. */
typedef struct {
    fp2 p, q, difference;
} sike_basis;

/* The a of a curve as a fraction a/c: a + 2c, and beside it 4c for steps of the 2-side, a - 2c for those of the 3-side. */
typedef struct {
    fp2 plus, other;
} sike_curve;

/* --- Integers, and GF(p) */

/* out = a·b. */
void sike_mp_mul(uint64_t out[2 * SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]);
/* out = a/R modulo p, below 2p, for a < R·p. */
void sike_redc(uint64_t out[SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS]);
/* out = a + b and a - b modulo p, below 2p, of such below 2p. */
void sike_fp_add(uint64_t out[SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]);
void sike_fp_sub(uint64_t out[SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]);

void sike_fp_mul(fp out, const fp a, const fp b);
/* Below p, of what is below 2p. */
void sike_fp_reduce(fp a);
void sike_fp_halve(fp out, const fp a);
/* a^(p - 2): 1/a, and 0 of 0. */
void sike_fp_invert(fp out, const fp a);

/* --- GF(p^2) */

/* Products and squares of what is below 8p. */
void sike_fp2_mul(uint64_t out[2 * SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS], const uint64_t b[2 * SIKE_WORDS]);
void sike_fp2_sqr(uint64_t out[2 * SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS]);

void sike_fp2_copy(fp2 out, const fp2 a);
void sike_fp2_one(fp2 out);
void sike_fp2_add(fp2 out, const fp2 a, const fp2 b);
void sike_fp2_sub(fp2 out, const fp2 a, const fp2 b);
/* Not reduced: a + b; a - b + 4p, for b < 4p. */
void sike_fp2_sum(fp2 out, const fp2 a, const fp2 b);
void sike_fp2_difference(fp2 out, const fp2 a, const fp2 b);
void sike_fp2_invert(fp2 a);

void sike_fp2_decode(fp2 out, const uint8_t bytes[2 * SIKE_FP_BYTES]);
void sike_fp2_encode(uint8_t bytes[2 * SIKE_FP_BYTES], const fp2 a);

/* --- Curves */

/* The a of the curve that has these points. */
void sike_curve_of(fp2 a, const sike_basis *basis);
/* j of y^2 = x^3 + (a/c)·x^2 + x. */
void sike_j_invariant(fp2 j, const fp2 a, const fp2 c);
/* P + k·Q for k of so many bits, lowest first, on the curve with a. */
void sike_ladder(sike_point *out, const sike_basis *basis, const uint8_t *k, uint32_t bits, const fp2 a);
void sike_double(sike_point *p, const sike_curve *curve);
void sike_triple(sike_point *p, const sike_curve *curve);
/* q = q + p where r = q - p, or q + p; p = 2p; a24 is (a + 2)/4. */
void sike_ladder_step(sike_point *p, sike_point *q, const sike_point *r, const fp2 a24);

/* --- Isogenies: the curve beyond one, what its images need, an image */

void sike_isogeny_4(sike_curve *curve, fp2 coefficients[3], const sike_point *kernel);
void sike_image_4(sike_point *p, fp2 coefficients[3]);
void sike_isogeny_3(sike_curve *curve, fp2 coefficients[2], const sike_point *kernel);
void sike_image_3(sike_point *p, fp2 coefficients[2]);

/* Along the isogeny of which this point generates the kernel, of degree 2^e2 or 3^e3; the first `count` points go along. */
void sike_walk_2(sike_curve *curve, sike_point *kernel, sike_point *points, uint32_t count);
void sike_walk_3(sike_curve *curve, sike_point *kernel, sike_point *points, uint32_t count);
/* 1/z of three points, multiplied with their x. */
void sike_affine(sike_basis *out, sike_point points[3]);

/* --- Keys: the other side's basis beyond the isogeny, and the j-invariant of the curve there */

void sike_public_2(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_2_BYTES]);
void sike_public_3(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_3_BYTES]);
void sike_shared_2(uint8_t j[SIKE_J_BYTES], const uint8_t key[SIKE_KEY_2_BYTES], const uint8_t pk[SIKE_PK_BYTES]);
void sike_shared_3(uint8_t j[SIKE_J_BYTES], const uint8_t key[SIKE_KEY_3_BYTES], const uint8_t pk[SIKE_PK_BYTES]);

#endif
