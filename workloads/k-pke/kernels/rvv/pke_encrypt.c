/* Encryption of K-PKE with all Keccak states side by side.
   Source: FIPS 203 §5.2, Algorithm 14. SPDX-License-Identifier: Apache-2.0

   Constant time but for ek, which is public. Bounds are those of the portable code: u and v may be compressed without
   reduction. */

#include "add_many.h"
#include "decode.h"
#include "expand_many.h"
#include "kpke.h"

void kpke_encrypt(uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES], const uint8_t m[32], const uint8_t r[32]) {
    kpke_poly a[KPKE_K][KPKE_K], t[KPKE_K], y[KPKE_K], sum, e;
    kpke_cache cache[KPKE_K];
    uint8_t rho[32], bytes[2 * KPKE_K + 1][64 * KPKE_ETA1];
    const unsigned errors = KPKE_ETA1 == KPKE_ETA2 ? 0 : KPKE_K; /* nonces whose bytes are fewer, sampled by themselves */
    kpke_ek_decode(t, rho, ek);
    kpke_expand_matrix(a, rho, 1); /* lines 4 to 8 */
    kpke_prf_many(bytes[0], 64 * KPKE_ETA1, r, 0, errors ? errors : 2 * KPKE_K + 1);
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 9 to 12, 18 */
        kpke_cbd_eta1(y[i], bytes[i]);
        kpke_ntt(y[i]);
        kpke_basemul_cache(cache[i], y[i]);
    }
    uint8_t(*const few)[64 * KPKE_ETA2] = (uint8_t(*)[64 * KPKE_ETA2])bytes[errors ? 0 : KPKE_K];
    if (errors) {
        kpke_prf_many(few[0], 64 * KPKE_ETA2, r, KPKE_K, KPKE_K + 1);
    }
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 13 to 16, 19, 22 */
        kpke_basemul_acc(sum, a[i], y, cache);
        kpke_invntt(sum);
        kpke_cbd_eta2(e, few[i]);
        kpke_vector_add(sum, sum, e);
        kpke_compress_u(c + i * KPKE_POLY_BYTES(KPKE_DU), sum);
    }
    kpke_basemul_acc(sum, t, y, cache); /* lines 17, 20, 21, 23 */
    kpke_invntt(sum);
    kpke_cbd_eta2(e, few[KPKE_K]);
    kpke_vector_add(sum, sum, e);
    kpke_unpack_message(e, m);
    kpke_vector_add(sum, sum, e);
    kpke_compress_v(c + KPKE_C1_BYTES, sum);
}
