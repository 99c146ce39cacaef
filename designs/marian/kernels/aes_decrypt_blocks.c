/* The inverse cipher by aes64dsm and aes64ds, a block at a time.
   Source: FIPS 197 §5.3.5. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_decrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length) {
    for (size_t at = 0; at < length; at += 16) {
        uint64_t a = load_le64(in + at) ^ schedule[2 * AES_ROUNDS];
        uint64_t b = load_le64(in + at + 8) ^ schedule[2 * AES_ROUNDS + 1];
        for (int round = AES_ROUNDS - 1; round > 0; round--) {
            const uint64_t next = aes64dsm(a, b) ^ schedule[2 * round];
            b = aes64dsm(b, a) ^ schedule[2 * round + 1];
            a = next;
        }
        store_le64(out + at, aes64ds(a, b) ^ schedule[0]);
        store_le64(out + at + 8, aes64ds(b, a) ^ schedule[1]);
    }
}
