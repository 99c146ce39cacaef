/* The vectors inside private keys and signatures.
   Source: FIPS 204 §7.2, Algorithms 25 to 27. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"

int mldsa_sk_decode_vectors(mldsa_poly s1[MLDSA_L], mldsa_poly s2[MLDSA_K], mldsa_poly t0[MLDSA_K],
                            const uint8_t sk[MLDSA_SK_BYTES]) {
    int status = 0;
    for (int i = 0; i < MLDSA_L; i++) {
        status |= mldsa_unpack_eta(s1[i], sk + MLDSA_SK_S1 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS));
    }
    for (int i = 0; i < MLDSA_K; i++) {
        status |= mldsa_unpack_eta(s2[i], sk + MLDSA_SK_S2 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS));
        mldsa_unpack_t0(t0[i], sk + MLDSA_SK_T0 + i * MLDSA_POLY_BYTES(MLDSA_T0_BITS));
    }
    return status;
}

void mldsa_sig_encode(uint8_t sig[MLDSA_SIG_BYTES], const mldsa_poly z[MLDSA_L], const mldsa_poly h[MLDSA_K]) {
    uint8_t *bytes = sig + MLDSA_C_TILDE_BYTES;
    for (int i = 0; i < MLDSA_L; i++, bytes += MLDSA_Z_BYTES) {
        mldsa_pack_z(bytes, z[i]);
    }
    mldsa_hint_bit_pack(bytes, h);
}

int mldsa_sig_decode(mldsa_poly z[MLDSA_L], mldsa_poly h[MLDSA_K], const uint8_t sig[MLDSA_SIG_BYTES]) {
    const uint8_t *bytes = sig + MLDSA_C_TILDE_BYTES;
    for (int i = 0; i < MLDSA_L; i++, bytes += MLDSA_Z_BYTES) {
        mldsa_unpack_z(z[i], bytes);
    }
    return mldsa_hint_bit_unpack(h, bytes);
}
