/* Polynomials of 256 coefficients and the hot functions on them, each of which a kernel may replace.
   Source: FIPS 203 §4.2.1 (packing, compression), §4.3 (NTT, arithmetic under NTT). SPDX-License-Identifier: Apache-2.0

   Bounds are part of the contract: callers accept every result within the bounds given here, whichever representative
   modulo q it is. workload.toml states the same contracts for tools. */

#ifndef KPKE_POLY_H
#define KPKE_POLY_H

#include <stdint.h>

#include "params.h"

/* Polynomials begin at a doubleword, so that kernels may load several coefficients at once; the contracts of the
   transforms and of the products in workload.toml promise it. */
typedef int16_t kpke_poly[KPKE_N] __attribute__((aligned(8)));

/* For each pair of coefficients of a polynomial in the NTT domain, the second one times the pair's root gamma. */
typedef int16_t kpke_cache[KPKE_N / 2] __attribute__((aligned(8)));

/* KPKE_FRACTION of 17^BitRev7(i), Appendix A; entry 0 is not used by the transforms. */
extern const int32_t kpke_zetas[128];

/* |a| < q in; |a| < 9q/2 out, in the order of Algorithm 9. */
void kpke_ntt(int16_t a[256]);

/* |a| < 2q in; the inverse transform, |a| < q, out. */
void kpke_invntt(int16_t a[256]);

/* cache[i] = b[2i + 1]·gamma_i with gamma_i = 17^(2·BitRev7(i) + 1), for |b| < 9q/2; |cache| < q. */
void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]);

/* c = sum of a[i]·b[i] in the NTT domain for |a| <= 4095 and |b| < 9q/2, the cache being that of b; |c| < 2q. */
void kpke_basemul_acc(int16_t c[256], const int16_t a[KPKE_K][256], const int16_t b[KPKE_K][256],
                      const int16_t cache[KPKE_K][128]);

/* Any a in; |a| < q out. */
void kpke_reduce(int16_t a[256]);

/* Algorithm 5 with d = 12, for |a| < q: the bytes of the representatives in [0, q). */
void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]);

/* Algorithm 6 with d = 12, not reduced: 0 <= a <= 4095. */
void kpke_unpack_12(int16_t a[256], const uint8_t bytes[384]);

/* ByteEncode_d(Compress_d(a)) for |a| < 2q, with d = du and d = dv. */
void kpke_compress_u(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)], const int16_t a[256]);
void kpke_compress_v(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)], const int16_t a[256]);

/* Decompress_d(ByteDecode_d(bytes)), with d = du and d = dv; 0 <= a < q. */
void kpke_decompress_u(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)]);
void kpke_decompress_v(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)]);

/* ByteEncode_1(Compress_1(a)) for |a| < 2q: the message that a polynomial is nearest to. */
void kpke_pack_message(uint8_t message[32], const int16_t a[256]);

/* Decompress_1(ByteDecode_1(message)): 0 or (q + 1)/2. */
void kpke_unpack_message(int16_t a[256], const uint8_t message[32]);

/* c = a + b and c = a - b without reduction. */
static inline void kpke_add(int16_t c[256], const int16_t a[256], const int16_t b[256]) {
    for (int i = 0; i < KPKE_N; i++) {
        c[i] = (int16_t)(a[i] + b[i]);
    }
}

static inline void kpke_subtract(int16_t c[256], const int16_t a[256], const int16_t b[256]) {
    for (int i = 0; i < KPKE_N; i++) {
        c[i] = (int16_t)(a[i] - b[i]);
    }
}

#endif
