/* The SHA-256 compression function on several states and blocks: here one after the other.
   Source: FIPS 180-4 §6.2.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

void sha256_compress_many(uint32_t (*states)[8], const uint8_t (*blocks)[64], size_t count) {
    for (size_t i = 0; i < count; i++) {
        sha256_compress(states[i], blocks[i]);
    }
}
