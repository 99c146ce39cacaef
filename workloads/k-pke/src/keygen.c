/* Key generation of K-PKE.
   Source: FIPS 203 §5.1, Algorithm 13. SPDX-License-Identifier: Apache-2.0 */

#include "kpke.h"
#include "poly.h"
#include "sample.h"

static void pack(uint8_t bytes[KPKE_POLY_BYTES(12)], int16_t a[256]) {
    kpke_reduce(a);
    kpke_pack_12(bytes, a);
}

void kpke_keygen(uint8_t ek[KPKE_EK_BYTES], uint8_t dk[KPKE_DK_BYTES], const uint8_t rho[32], const uint8_t sigma[32]) {
    kpke_poly s[KPKE_K], row[KPKE_K], t, e;
    kpke_cache cache[KPKE_K];
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 8 to 11, 16 */
        kpke_sample_eta1(s[i], sigma, (uint8_t)i);
        kpke_ntt(s[i]);
        kpke_basemul_cache(cache[i], s[i]);
    }
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 3 to 7, 12 to 15, 17 to 19 */
        kpke_expand_row(row, rho, i, 0);
        kpke_basemul_acc(t, row, s, cache);
        kpke_sample_eta1(e, sigma, (uint8_t)(KPKE_K + i));
        kpke_ntt(e);
        kpke_add(t, t, e);
        pack(ek + i * KPKE_POLY_BYTES(12), t);
    }
    for (unsigned i = 0; i < 32; i++) {
        ek[KPKE_VECTOR_BYTES + i] = rho[i];
    }
    for (unsigned i = 0; i < KPKE_K; i++) { /* line 20 */
        pack(dk + i * KPKE_POLY_BYTES(12), s[i]);
    }
}
