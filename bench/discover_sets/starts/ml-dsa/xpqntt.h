/* The instructions of designs/cva6-ntt in plain C, as workloads/ml-dsa/src computes them: its kernels are software with this
   header, whose layers are merged. SPDX-License-Identifier: Apache-2.0 */

#ifndef STARTS_XPQNTT_H
#define STARTS_XPQNTT_H

#include "montgomery.h"

static inline int32_t pq_mulq(int32_t a, int32_t b) {
    return mldsa_montgomery_multiply(a, b);
}

/* (a, b) <- (a + z·b, a - z·b). */
static inline void pq_bfct(int32_t *a, int32_t *b, int32_t z) {
    const int32_t t = mldsa_montgomery_multiply(*b, z), first = *a;
    *a = first + t;
    *b = first - t;
}

/* (a, b) <- (a + b, (a - b)·z). */
static inline void pq_bfgs(int32_t *a, int32_t *b, int32_t z) {
    const int32_t difference = *a - *b;
    *a = *a + *b;
    *b = mldsa_montgomery_multiply(difference, z);
}

#endif
