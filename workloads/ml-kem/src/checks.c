/* The checks of keys.
   Source: FIPS 203 §7.2 and §7.3. SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of the second. */

#include "hash.h"
#include "layout.h"

/* A coefficient of q or more is not the encoding of a residue: encoding what was decoded would not give it back. */
int mlkem_ek_check(const uint8_t *ek, size_t ek_length) {
    if (ek_length != MLKEM_EK_BYTES) {
        return MLKEM_ENCAPSULATION_KEY_LENGTH;
    }
    for (unsigned i = 0; i < KPKE_VECTOR_BYTES; i += 3) {
        const uint32_t two = ek[i] | (uint32_t)ek[i + 1] << 8 | (uint32_t)ek[i + 2] << 16;
        if ((two & 0xfff) >= KPKE_Q || two >> 12 >= KPKE_Q) {
            return MLKEM_ENCAPSULATION_KEY_MODULUS;
        }
    }
    return MLKEM_OK;
}

int mlkem_dk_check(const uint8_t *dk, size_t dk_length) {
    uint8_t h[32];
    uint32_t difference = 0;
    if (dk_length != MLKEM_DK_BYTES) {
        return MLKEM_DECAPSULATION_KEY_LENGTH;
    }
    mlkem_hash_ek(h, dk + MLKEM_DK_EK);
    for (unsigned i = 0; i < 32; i++) {
        difference |= (uint32_t)(h[i] ^ dk[MLKEM_DK_HASH + i]);
    }
    return (int)((difference + 255) >> 8) * MLKEM_DECAPSULATION_KEY_HASH;
}
