/* Bit packing and the encodings of keys and signatures.
   Source: FIPS 204 §7.1 and §7.2. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_ENCODE_H
#define MLDSA_ENCODE_H

#include "poly.h"

/* Algorithms 17 to 19 for the coefficient ranges that keys use; a packed polynomial has 32 bytes per bit. */
void mldsa_pack_t1(uint8_t *bytes, const int32_t t1[256]);
void mldsa_unpack_t1(int32_t t1[256], const uint8_t *bytes);
void mldsa_pack_t0(uint8_t *bytes, const int32_t t0[256]);
void mldsa_unpack_t0(int32_t t0[256], const uint8_t *bytes);
void mldsa_pack_eta(uint8_t *bytes, const int32_t s[256]);
/* 0, or -1 where a coefficient is below -eta, which mldsa_pack_eta never writes. */
int mldsa_unpack_eta(int32_t s[256], const uint8_t *bytes);

/* BitPack(z, gamma1 - 1, gamma1) and its inverse; z in [-gamma1 + 1, gamma1]. */
void mldsa_pack_z(uint8_t *bytes, const int32_t z[256]);
void mldsa_unpack_z(int32_t z[256], const uint8_t *bytes);

/* SimpleBitPack(w1, (q - 1)/(2·gamma2) - 1). */
void mldsa_pack_w1(uint8_t *bytes, const int32_t w1[256]);

/* Algorithm 20; at most omega hints. */
void mldsa_hint_bit_pack(uint8_t bytes[MLDSA_OMEGA + MLDSA_K], const int32_t h[MLDSA_K][256]);

/* Algorithm 21; 0, or -1 for the malformed encodings (order, count, padding). */
int mldsa_hint_bit_unpack(int32_t h[MLDSA_K][256], const uint8_t bytes[MLDSA_OMEGA + MLDSA_K]);

/* Where the parts of a private key start, Algorithm 24. */
enum {
    MLDSA_SK_RHO = 0,
    MLDSA_SK_K = 32,
    MLDSA_SK_TR = 64,
    MLDSA_SK_S1 = MLDSA_SK_TR + MLDSA_TR_BYTES,
    MLDSA_SK_S2 = MLDSA_SK_S1 + MLDSA_L * MLDSA_POLY_BYTES(MLDSA_ETA_BITS),
    MLDSA_SK_T0 = MLDSA_SK_S2 + MLDSA_K * MLDSA_POLY_BYTES(MLDSA_ETA_BITS),
};

/* Algorithm 25 for the vectors; rho, K and tr are read in place. 0, or -1 where s1 or s2 is not in [-eta, eta]: the
   standard leaves it to the caller to trust such a key, the callers here refuse it. */
int mldsa_sk_decode_vectors(mldsa_poly s1[MLDSA_L], mldsa_poly s2[MLDSA_K], mldsa_poly t0[MLDSA_K],
                            const uint8_t sk[MLDSA_SK_BYTES]);

/* Algorithm 26, ctilde being in its place already. */
void mldsa_sig_encode(uint8_t sig[MLDSA_SIG_BYTES], const mldsa_poly z[MLDSA_L], const mldsa_poly h[MLDSA_K]);

/* Algorithm 27 without ctilde, which is read in place; -1 for a malformed hint. */
int mldsa_sig_decode(mldsa_poly z[MLDSA_L], mldsa_poly h[MLDSA_K], const uint8_t sig[MLDSA_SIG_BYTES]);

#endif
