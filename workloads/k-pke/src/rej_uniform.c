/* Takes coefficients in [0, q) from a stream of bytes, three bytes for two candidates.
   Source: FIPS 203 §4.2.2, Algorithm 7. SPDX-License-Identifier: Apache-2.0 */

#include "sample.h"

uint32_t kpke_rej_uniform(int16_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    uint32_t stored = 0;
    const uint8_t *end = bytes + length;
    for (; stored < wanted && end - bytes >= 3; bytes += 3) {
        const uint32_t middle = bytes[1];
        const uint32_t first = bytes[0] | (middle & 15) << 8;
        const uint32_t second = middle >> 4 | (uint32_t)bytes[2] << 4;
        if (first < KPKE_Q) {
            a[stored++] = (int16_t)first;
        }
        if (second < KPKE_Q && stored < wanted) {
            a[stored++] = (int16_t)second;
        }
    }
    return stored;
}
