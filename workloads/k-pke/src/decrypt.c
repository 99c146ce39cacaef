/* Decryption of K-PKE.
   Source: FIPS 203 §5.3, Algorithm 15. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "kpke.h"
#include "poly.h"

void kpke_decrypt(uint8_t m[32], const uint8_t dk[KPKE_DK_BYTES], const uint8_t c[KPKE_C_BYTES]) {
    kpke_poly s[KPKE_K], u[KPKE_K], v, w;
    kpke_cache cache[KPKE_K];
    kpke_unpack_vector(s, dk);
    for (unsigned i = 0; i < KPKE_K; i++) {
        kpke_decompress_u(u[i], c + i * KPKE_POLY_BYTES(KPKE_DU));
        kpke_ntt(u[i]);
        kpke_basemul_cache(cache[i], u[i]);
    }
    kpke_basemul_acc(w, s, u, cache);
    kpke_invntt(w);
    kpke_decompress_v(v, c + KPKE_C1_BYTES);
    kpke_subtract(w, v, w);
    kpke_pack_message(m, w);
}
