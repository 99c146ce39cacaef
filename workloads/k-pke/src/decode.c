/* Keys as vectors.
   Source: FIPS 203 Algorithm 14 lines 2 and 3. SPDX-License-Identifier: Apache-2.0

   In a file of its own, so that no compiler inlines it: the constant-time check looks for calls of kpke_ek_decode. */

#include "decode.h"

void kpke_unpack_vector(kpke_poly t[KPKE_K], const uint8_t bytes[KPKE_VECTOR_BYTES]) {
    for (unsigned i = 0; i < KPKE_K; i++) {
        kpke_unpack_12(t[i], bytes + i * KPKE_POLY_BYTES(12));
    }
}

void kpke_ek_decode(kpke_poly t[KPKE_K], uint8_t rho[32], const uint8_t ek[KPKE_EK_BYTES]) {
    kpke_unpack_vector(t, ek);
    for (unsigned i = 0; i < 32; i++) {
        rho[i] = ek[KPKE_VECTOR_BYTES + i];
    }
}
