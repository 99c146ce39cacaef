/* Shares of a key that is not shared, for known answers. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "masked_poly.h"

void kpke_masked_split(kpke_poly s[2][KPKE_K], const uint8_t dk[KPKE_DK_BYTES], uint32_t *state) {
    kpke_unpack_vector(s[0], dk);
    for (unsigned i = 0; i < KPKE_K; i++) {
        for (unsigned j = 0; j < KPKE_N; j++) {
            const int32_t mask = (int32_t)((uint64_t)masked_number(state) * KPKE_Q >> 32);
            s[0][i][j] = (int16_t)(s[0][i][j] + KPKE_Q - mask);
            s[1][i][j] = (int16_t)mask;
        }
        kpke_reduce(s[0][i]);
        for (unsigned j = 0; j < KPKE_N; j++) {
            s[0][i][j] = (int16_t)(s[0][i][j] + (KPKE_Q & s[0][i][j] >> 15));
        }
    }
}
