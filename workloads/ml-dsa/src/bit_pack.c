/* Packs and unpacks the polynomials of keys.
   Source: FIPS 204 §7.1, Algorithms 16 to 19. SPDX-License-Identifier: Apache-2.0

   A coefficient takes a fixed number of bits, lowest first. Control flow depends on that number only. */

#include "encode.h"

/* Packs offset + sign·a, a value of `bits` bits. */
static inline void pack(uint8_t *bytes, const int32_t a[256], unsigned bits, int32_t offset, int32_t sign) {
    uint32_t buffer = 0;
    unsigned filled = 0;
    for (int i = 0; i < MLDSA_N; i++) {
        buffer |= (uint32_t)(offset + sign * a[i]) << filled;
        for (filled += bits; filled >= 8; filled -= 8) {
            *bytes++ = (uint8_t)buffer;
            buffer >>= 8;
        }
    }
}

/* Unpacks values of `bits` bits, a = offset + sign·value; -1 if one of them is above `largest`, else 0. Whether there is
   one shows at the end only, so that time tells nothing of its place. */
static inline int unpack(int32_t a[256], const uint8_t *bytes, unsigned bits, int32_t offset, int32_t sign,
                         uint32_t largest) {
    uint32_t buffer = 0, above = 0;
    unsigned filled = 0;
    for (int i = 0; i < MLDSA_N; i++) {
        for (; filled < bits; filled += 8) {
            buffer |= (uint32_t)*bytes++ << filled;
        }
        const uint32_t value = buffer & ((1u << bits) - 1);
        above |= largest - value; /* bit 31 is a borrow */
        a[i] = offset + sign * (int32_t)value;
        buffer >>= bits;
        filled -= bits;
    }
    return -(int)(above >> 31);
}

void mldsa_pack_t1(uint8_t *bytes, const int32_t t1[256]) {
    pack(bytes, t1, MLDSA_T1_BITS, 0, 1);
}

void mldsa_unpack_t1(int32_t t1[256], const uint8_t *bytes) {
    (void)unpack(t1, bytes, MLDSA_T1_BITS, 0, 1, (1u << MLDSA_T1_BITS) - 1);
}

void mldsa_pack_t0(uint8_t *bytes, const int32_t t0[256]) {
    pack(bytes, t0, MLDSA_T0_BITS, 1 << (MLDSA_D - 1), -1);
}

void mldsa_unpack_t0(int32_t t0[256], const uint8_t *bytes) {
    (void)unpack(t0, bytes, MLDSA_T0_BITS, 1 << (MLDSA_D - 1), -1, (1u << MLDSA_T0_BITS) - 1);
}

void mldsa_pack_eta(uint8_t *bytes, const int32_t s[256]) {
    pack(bytes, s, MLDSA_ETA_BITS, MLDSA_ETA, -1);
}

int mldsa_unpack_eta(int32_t s[256], const uint8_t *bytes) {
    return unpack(s, bytes, MLDSA_ETA_BITS, MLDSA_ETA, -1, 2 * MLDSA_ETA);
}
