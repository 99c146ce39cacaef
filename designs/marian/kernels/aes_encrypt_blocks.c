/* The cipher by aes64esm and aes64es, a block at a time.
   Source: FIPS 197 §5.1, Algorithm 1. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_encrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length) {
    for (size_t at = 0; at < length; at += 16) {
        uint64_t s[2] = {load_le64(in + at), load_le64(in + at + 8)};
        encrypt(schedule, s);
        store_le64(out + at, s[0]);
        store_le64(out + at + 8, s[1]);
    }
}
