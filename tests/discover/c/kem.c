/* What known answers say of ML-KEM, by the C of the workload. */

#define butterfly forward
#include "ntt.c"
#undef butterfly
#define butterfly backward
#define two_layers two_layers_back
#include "invntt.c"
#undef butterfly

void kem_product(int32_t *out, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = kpke_multiply(rs1[i], rs2[i]);
    }
}

void kem_butterfly(int32_t *out, const int32_t *rd, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[2 * i] = rd[i];
        out[2 * i + 1] = rs1[i];
        forward(out + 2 * i, out + 2 * i + 1, rs2[i]);
    }
}

void kem_inverse_butterfly(int32_t *out, const int32_t *rd, const int32_t *rs1, const int32_t *rs2, int n) {
    for (int i = 0; i < n; i++) {
        out[2 * i] = rd[i];
        out[2 * i + 1] = rs1[i];
        backward(out + 2 * i, out + 2 * i + 1, rs2[i]);
    }
}

void kem_reduce(int32_t *out, const int32_t *rs1, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = kpke_multiply(rs1[i], KPKE_FRACTION(1));
    }
}

void kem_remainder(int32_t *out, const int32_t *rs1, int n) {
    for (int i = 0; i < n; i++) {
        out[i] = kpke_remainder(rs1[i]);
    }
}
