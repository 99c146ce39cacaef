/* The inverse number-theoretic transform, times 2^32, with butterfly instructions: two, three and three layers merged.
   Source: FIPS 204 section 7.5, algorithm 42. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"
#include "xpqntt.h"

/* 2^64/256 mod q: the last product divides by 256 and multiplies by 2^32. */
#define FACTOR 41978
_Static_assert((int64_t)FACTOR * 256 % MLDSA_Q == (4294967296 % MLDSA_Q) * (4294967296 % MLDSA_Q) % MLDSA_Q,
               "the factor is 2^64/256 mod q");

/* (a, b) <- (a + b, -(a - b)·z): the inverse multiplies by -zeta, so the operands change places and so do results. */
static inline __attribute__((always_inline)) void butterfly(int32_t *a, int32_t *b, int32_t zeta) {
    int32_t sum = *b, product = *a;
    pq_bfgs(&sum, &product, zeta);
    *a = sum;
    *b = product;
}

/* Three layers on the eight words from a; z is in the order of the forward transform, so the last one comes first. */
static inline __attribute__((always_inline)) void three_layers(int32_t *a, unsigned stride, const int32_t z[7], int scale) {
    int32_t x[8];
    for (unsigned k = 0; k < 8; k++) {
        x[k] = a[k * stride];
    }
    for (unsigned k = 0; k < 4; k++) {
        butterfly(&x[2 * k], &x[2 * k + 1], z[3 + k]);
    }
    for (unsigned k = 0; k < 2; k++) {
        butterfly(&x[k], &x[k + 2], z[1]);
        butterfly(&x[k + 4], &x[k + 6], z[2]);
    }
    for (unsigned k = 0; k < 4; k++) {
        butterfly(&x[k], &x[k + 4], z[0]);
        x[k] = scale ? pq_mulq(x[k], FACTOR) : x[k];
    }
    for (unsigned k = 0; k < 8; k++) {
        a[k * stride] = x[k];
    }
}

/* Layers `first + 2` down to `first`; the twiddles of a layer are used from the last block to the first. */
static inline __attribute__((always_inline)) void three_layer_pass(int32_t a[256], unsigned first) {
    const unsigned stride = 32U >> first;
#pragma clang loop unroll(disable)
    for (unsigned high = 0; high < 1U << first; high++) {
        int32_t z[7];
        for (unsigned layer = 0; layer < 3; layer++) {
            for (unsigned block = 0; block < 1U << layer; block++) {
                z[(1U << layer) - 1 + block] = mldsa_zetas[(2U << (first + layer)) - 1 - (high << layer) - block];
            }
        }
        if (first == 0) {
            z[0] = pq_mulq(z[0], FACTOR);
        }
        /* Eight words, seven twiddles and the loop's own registers: two turns at once would spill. */
#pragma clang loop unroll(disable)
        for (unsigned low = 0; low < stride; low++) {
            three_layers(a + high * 8 * stride + low, stride, z, first == 0);
        }
    }
}

void mldsa_invntt_tomont(int32_t a[256]) {
    for (unsigned high = 0; high < 64; high++) {
        int32_t *x = a + 4 * high;
        int32_t x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3];
        butterfly(&x0, &x1, mldsa_zetas[255 - 2 * high]);
        butterfly(&x2, &x3, mldsa_zetas[254 - 2 * high]);
        butterfly(&x0, &x2, mldsa_zetas[127 - high]);
        butterfly(&x1, &x3, mldsa_zetas[127 - high]);
        x[0] = x0, x[1] = x1, x[2] = x2, x[3] = x3;
    }
    three_layer_pass(a, 3);
    three_layer_pass(a, 0);
}
