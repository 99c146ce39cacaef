/* Reads the secret vector of a private key.
   Source: Saber round 3 specification, Saber.PKE.Dec; the check is ours (internal.h). SPDX-License-Identifier: Apache-2.0

   In a file of its own, so that no compiler inlines it: the constant-time check looks for calls of it. */

#include "internal.h"

int saber_unpack_secret(saber_poly s[SABER_L], const uint8_t *sk) {
    int32_t wrong = 0;
    for (int i = 0; i < SABER_L; i++) {
        saber_unpack_q(s[i], sk + i * SABER_Q_BYTES);
        for (int j = 0; j < SABER_N; j++) {
            wrong |= (SABER_S_MAX + s[i][j]) | (SABER_S_MAX - s[i][j]);
        }
    }
    return wrong >> 31;
}
