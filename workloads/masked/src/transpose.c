/* A matrix of 32 by 32 bits, transposed in place.
   Source: exchange of blocks of half the size, five times over. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_transpose(uint32_t words[32]) {
    uint32_t low = 0x0000ffff;
    for (unsigned half = 16; half != 0; half /= 2, low ^= low << half) {
        for (unsigned i = 0; i < 32; i = (i + half + 1) & ~half) {
            const uint32_t moved = (words[i] >> half ^ words[i + half]) & low;
            words[i] ^= moved << half;
            words[i + half] ^= moved;
        }
    }
}
