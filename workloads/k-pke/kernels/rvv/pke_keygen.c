/* Key generation of K-PKE with all Keccak states side by side.
   Source: FIPS 203 §5.1, Algorithm 13. SPDX-License-Identifier: Apache-2.0

   Constant time but for rho, which is public. */

#include "add_many.h"
#include "expand_many.h"
#include "kpke.h"

static void pack(uint8_t bytes[KPKE_POLY_BYTES(12)], int16_t a[256]) {
    kpke_reduce(a);
    kpke_pack_12(bytes, a);
}

void kpke_keygen(uint8_t ek[KPKE_EK_BYTES], uint8_t dk[KPKE_DK_BYTES], const uint8_t rho[32], const uint8_t sigma[32]) {
    kpke_poly a[KPKE_K][KPKE_K], s[KPKE_K], e[KPKE_K], t;
    kpke_cache cache[KPKE_K];
    uint8_t bytes[2 * KPKE_K][64 * KPKE_ETA1];
    kpke_expand_matrix(a, rho, 0); /* lines 3 to 7 */
    kpke_prf_many(bytes[0], 64 * KPKE_ETA1, sigma, 0, 2 * KPKE_K);
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 8 to 17 */
        kpke_cbd_eta1(s[i], bytes[i]);
        kpke_ntt(s[i]);
        kpke_basemul_cache(cache[i], s[i]);
        kpke_cbd_eta1(e[i], bytes[KPKE_K + i]);
        kpke_ntt(e[i]);
    }
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 18 to 20 */
        kpke_basemul_acc(t, a[i], s, cache);
        kpke_vector_add(t, t, e[i]);
        pack(ek + i * KPKE_POLY_BYTES(12), t);
    }
    kpke_copy(ek + KPKE_VECTOR_BYTES, rho, 32);
    for (unsigned i = 0; i < KPKE_K; i++) {
        pack(dk + i * KPKE_POLY_BYTES(12), s[i]);
    }
}
