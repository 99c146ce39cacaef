/* Takes coefficients in [0, q) from a stream of bytes, three bytes a candidate.
   Source: FIPS 204 §7.1, Algorithm 14 (CoeffFromThreeBytes); §7.3, Algorithm 30. SPDX-License-Identifier: Apache-2.0 */

#include "sample.h"

uint32_t mldsa_rej_uniform(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    uint32_t stored = 0;
    const uint8_t *end = bytes + length;
    for (; stored < wanted && end - bytes >= 3; bytes += 3) {
        const int32_t candidate = bytes[0] | bytes[1] << 8 | (bytes[2] & 0x7f) << 16;
        if (candidate < MLDSA_Q) {
            a[stored++] = candidate;
        }
    }
    return stored;
}
