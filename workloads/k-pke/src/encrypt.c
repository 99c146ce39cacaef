/* Encryption of K-PKE.
   Source: FIPS 203 §5.2, Algorithm 14. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "kpke.h"
#include "poly.h"
#include "sample.h"

/* u, v and w = v - su are sums of at most three of: an inverse transform or a decompressed polynomial (below q), an
   error, and a message. */
_Static_assert(KPKE_Q + KPKE_ETA2 + (KPKE_Q + 1) / 2 < 2 * KPKE_Q, "u, v and w may be compressed without reduction");

void kpke_encrypt(uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES], const uint8_t m[32], const uint8_t r[32]) {
    kpke_poly t[KPKE_K], y[KPKE_K], row[KPKE_K], sum, e;
    kpke_cache cache[KPKE_K];
    uint8_t rho[32];
    kpke_ek_decode(t, rho, ek);
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 9 to 12, 18 */
        kpke_sample_eta1(y[i], r, (uint8_t)i);
        kpke_ntt(y[i]);
        kpke_basemul_cache(cache[i], y[i]);
    }
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 4 to 8, 13 to 16, 19, 22 */
        kpke_expand_row(row, rho, i, 1);
        kpke_basemul_acc(sum, row, y, cache);
        kpke_invntt(sum);
        kpke_sample_eta2(e, r, (uint8_t)(KPKE_K + i));
        kpke_add(sum, sum, e);
        kpke_compress_u(c + i * KPKE_POLY_BYTES(KPKE_DU), sum);
    }
    kpke_basemul_acc(sum, t, y, cache); /* lines 17, 20, 21, 23 */
    kpke_invntt(sum);
    kpke_sample_eta2(e, r, 2 * KPKE_K);
    kpke_add(sum, sum, e);
    kpke_unpack_message(e, m);
    kpke_add(sum, sum, e);
    kpke_compress_v(c + KPKE_C1_BYTES, sum);
}
