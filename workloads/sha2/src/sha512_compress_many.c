/* The SHA-512 compression function on several states and blocks: here one after the other.
   Source: FIPS 180-4 §6.4.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

void sha512_compress_many(uint64_t (*states)[8], const uint8_t (*blocks)[128], size_t count) {
    for (size_t i = 0; i < count; i++) {
        sha512_compress(states[i], blocks[i]);
    }
}
