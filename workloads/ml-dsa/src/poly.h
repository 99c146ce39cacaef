/* Polynomials of 256 coefficients and the hot functions on them, each of which a kernel may replace.
   Source: FIPS 204 §7.4 (rounding), §7.5 (NTT), §7.6 (arithmetic under NTT). SPDX-License-Identifier: Apache-2.0

   Bounds are part of the contract: callers accept every result within the bounds given here, whichever representative
   modulo q it is. workload.toml states the same contracts for tools. */

#ifndef MLDSA_POLY_H
#define MLDSA_POLY_H

#include <stdint.h>

#include "params.h"

/* Polynomials begin at a doubleword, so that kernels may load two coefficients at once; the contracts of the transforms
   and of the product in workload.toml promise it. */
typedef int32_t mldsa_poly[MLDSA_N] __attribute__((aligned(8)));

/* zetas[i] = 1753^BitRev8(i)·2^32 mod± q, Appendix B; entry 0 is not used by the transforms. */
extern const int32_t mldsa_zetas[256];

/* |a| < q in; |a| < 9q out, in the order of Algorithm 41. */
void mldsa_ntt(int32_t a[256]);

/* |a| < q in; 2^32 times the inverse transform, |a| < q, out. */
void mldsa_invntt_tomont(int32_t a[256]);

/* c = a·b·2^-32 for |a|, |b| < 9q; |c| < q. c may be a or b. */
void mldsa_pointwise_montgomery(int32_t c[256], const int32_t a[256], const int32_t b[256]);

/* c = sum of a[i]·b[i]·2^-32 for |a| < q, |b| < 9q; |c| < q. */
void mldsa_pointwise_acc_montgomery(int32_t c[256], const int32_t a[MLDSA_L][256], const int32_t b[MLDSA_L][256]);

/* |a| <= 2^31 - 2^22 - 1 in; |a| <= 6283008 out, and a = a mod± q where |a mod± q| < q - 6283008. */
void mldsa_reduce(int32_t a[256]);

/* |a| < q in; 0 <= a < q out. */
void mldsa_caddq(int32_t a[256]);

/* 1 if some |a| >= bound, else 0, for a as mldsa_reduce leaves it and bound <= (q - 1)/8. */
uint32_t mldsa_norm_exceeds(const int32_t a[256], int32_t bound);

/* Algorithm 35, r in [0, q): r = r1·2^13 + r0. r1 or r0 may be r. */
void mldsa_power2round(int32_t r1[256], int32_t r0[256], const int32_t r[256]);

/* Algorithm 36, r in [0, q): r = r1·2·gamma2 + r0 modulo q. r1 or r0 may be r. */
void mldsa_decompose(int32_t r1[256], int32_t r0[256], const int32_t r[256]);

/* h = 1 where r1·2·gamma2 + r0 has high bits other than r1, for |r0| <= 2·gamma2; the number of ones. h may be r0. */
uint32_t mldsa_make_hint(int32_t h[256], const int32_t r0[256], const int32_t r1[256]);

/* Algorithm 40, r in [0, q), h in {0, 1}. w1 may be r. */
void mldsa_use_hint(int32_t w1[256], const int32_t h[256], const int32_t r[256]);

/* c = a + b and c = a - b without reduction. */
static inline void mldsa_add(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        c[i] = a[i] + b[i];
    }
}

static inline void mldsa_subtract(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        c[i] = a[i] - b[i];
    }
}

#endif
