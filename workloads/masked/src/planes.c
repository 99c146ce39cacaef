/* Fields of bits, transposed. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_planes(uint32_t planes[32], const uint32_t *words, unsigned d) {
    for (unsigned i = 0, at = 0; i < 32; i++, at += d) {
        const uint32_t low = words[at / 32] >> at % 32;
        const uint32_t high = at % 32 + d > 32 ? words[at / 32 + 1] << (31 - at % 32) << 1 : 0;
        planes[i] = (low | high) & ((1U << d) - 1);
    }
    masked_transpose(planes);
}
