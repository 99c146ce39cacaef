/* Takes coefficients in [0, q) from a stream of bytes without vectors: sixteen candidates of three doublewords at a time.
   Source: FIPS 203 §4.2.2, Algorithm 7; own design. SPDX-License-Identifier: Apache-2.0

   Every candidate is written, and the next one over it where it was none: no branch depends on it. The bytes are public:
   they are expanded from rho. */

#include "sample.h"

#define MOST 16
#define GROUP 24

static inline int16_t *take(int16_t *a, uint64_t bits) {
    const uint64_t candidate = bits & 0xfff;
    *a = (int16_t)candidate;
    return a + (candidate < KPKE_Q);
}

uint32_t kpke_rej_uniform(int16_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    int16_t *const first = a, *const end = a + wanted;
    const uint8_t *const last = bytes + length / 3 * 3;
    if ((uintptr_t)bytes % 8 == 0) {
        for (; last - bytes >= GROUP && end - a >= MOST; bytes += GROUP) {
            const uint64_t *const words = (const uint64_t *)(const void *)bytes;
            const uint64_t x = words[0], y = words[1], z = words[2];
            a = take(take(take(take(take(a, x), x >> 12), x >> 24), x >> 36), x >> 48);
            a = take(a, x >> 60 | y << 4);
            a = take(take(take(take(a, y >> 8), y >> 20), y >> 32), y >> 44);
            a = take(a, y >> 56 | z << 8);
            a = take(take(take(take(take(a, z >> 4), z >> 16), z >> 28), z >> 40), z >> 52);
        }
    }
    for (; bytes < last; bytes += 3) {
        const uint32_t both = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
        for (unsigned shift = 0; shift < 24 && a < end; shift += 12) {
            a = take(a, both >> shift);
        }
    }
    return (uint32_t)(a - first);
}
