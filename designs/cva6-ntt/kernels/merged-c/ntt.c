/* The number-theoretic transform with butterfly instructions, three, three and two layers merged in registers.
   Source: FIPS 204 section 7.5, algorithm 41. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"
#include "xpqntt.h"

/* Layers `first` to `first + 2` of the blocks below block `high` of layer `first`, on the eight words from a. */
static inline __attribute__((always_inline)) void three_layers(int32_t *a, unsigned stride, const int32_t z[7]) {
    int32_t x[8];
    for (unsigned k = 0; k < 8; k++) {
        x[k] = a[k * stride];
    }
    for (unsigned k = 0; k < 4; k++) {
        pq_bfct(&x[k], &x[k + 4], z[0]);
    }
    for (unsigned k = 0; k < 2; k++) {
        pq_bfct(&x[k], &x[k + 2], z[1]);
        pq_bfct(&x[k + 4], &x[k + 6], z[2]);
    }
    for (unsigned k = 0; k < 4; k++) {
        pq_bfct(&x[2 * k], &x[2 * k + 1], z[3 + k]);
    }
    for (unsigned k = 0; k < 8; k++) {
        a[k * stride] = x[k];
    }
}

/* Layers `first` to `first + 2`: each of the 2^first blocks has its own seven twiddles. */
static inline __attribute__((always_inline)) void three_layer_pass(int32_t a[256], unsigned first) {
    const unsigned stride = 32U >> first;
#pragma clang loop unroll(disable)
    for (unsigned high = 0; high < 1U << first; high++) {
        int32_t z[7];
        for (unsigned layer = 0; layer < 3; layer++) {
            for (unsigned block = 0; block < 1U << layer; block++) {
                z[(1U << layer) - 1 + block] = mldsa_zetas[(1U << (first + layer)) + (high << layer) + block];
            }
        }
        /* Eight words, seven twiddles and the loop's own registers: two turns at once would spill. */
#pragma clang loop unroll(disable)
        for (unsigned low = 0; low < stride; low++) {
            three_layers(a + high * 8 * stride + low, stride, z);
        }
    }
}

void mldsa_ntt(int32_t a[256]) {
    three_layer_pass(a, 0);
    three_layer_pass(a, 3);
    for (unsigned high = 0; high < 64; high++) {
        int32_t *x = a + 4 * high;
        int32_t x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3];
        pq_bfct(&x0, &x2, mldsa_zetas[64 + high]);
        pq_bfct(&x1, &x3, mldsa_zetas[64 + high]);
        pq_bfct(&x0, &x1, mldsa_zetas[128 + 2 * high]);
        pq_bfct(&x2, &x3, mldsa_zetas[129 + 2 * high]);
        x[0] = x0, x[1] = x1, x[2] = x2, x[3] = x3;
    }
}
