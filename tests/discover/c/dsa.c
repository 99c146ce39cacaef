/* What known answers say of ML-DSA, by the C of the workload. */

#include "caddq.c"
#include "montgomery.h"
#include "reduce.c"

void dsa_product(int32_t *out, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = mldsa_montgomery_multiply(rs1[i], rs2[i]);
    }
}

/* As in ntt.c. */
void dsa_butterfly(int32_t *out, const int32_t *rd, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        const int32_t t = mldsa_montgomery_multiply(rs2[i], rs1[i]);
        out[2 * i + 1] = (int32_t)((uint32_t)rd[i] - (uint32_t)t);
        out[2 * i] = (int32_t)((uint32_t)rd[i] + (uint32_t)t);
    }
}

/* As in invntt.c. */
void dsa_inverse_butterfly(int32_t *out, const int32_t *rd, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[2 * i] = (int32_t)((uint32_t)rd[i] + (uint32_t)rs1[i]);
        out[2 * i + 1] = mldsa_montgomery_multiply(rs2[i], (int32_t)((uint32_t)rd[i] - (uint32_t)rs1[i]));
    }
}

void dsa_caddq(int32_t *out, const int32_t *rs1, int n) {
    for (int at = 0; at < n; at += 256) {
        for (int i = 0; i < 256; i++) {
            out[at + i] = rs1[at + i];
        }
        mldsa_caddq(out + at);
    }
}

void dsa_reduce(int32_t *out, const int32_t *rs1, int n) {
    for (int at = 0; at < n; at += 256) {
        for (int i = 0; i < 256; i++) {
            out[at + i] = rs1[at + i];
        }
        mldsa_reduce(out + at);
    }
}
