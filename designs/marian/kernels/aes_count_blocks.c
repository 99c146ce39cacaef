/* The cipher on counter blocks, for CTR and GCM, a block at a time.
   Source: SP 800-38D §6.5, Algorithm 3. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_count_blocks(const slice schedule[AES_SCHEDULE_SLICES], const uint8_t counter[16], uint8_t *out,
                      const uint8_t *in, size_t length) {
    const uint64_t first = load_le64(counter), second = load_le64(counter + 8) & 0xffffffff;
    uint32_t number = (uint32_t)(rev8(load_le64(counter + 8)) & 0xffffffff);
    for (; length > 0; number++) {
        uint64_t s[2] = {first, second | rev8((uint64_t)number)};
        encrypt(schedule, s);
        if (length < 16) {
            for (size_t i = 0; i < length; i++) {
                out[i] = in[i] ^ (uint8_t)(s[i / 8] >> 8 * (i % 8));
            }
            return;
        }
        store_le64(out, load_le64(in) ^ s[0]);
        store_le64(out + 8, load_le64(in + 8) ^ s[1]);
        in += 16;
        out += 16;
        length -= 16;
    }
}
