/* The cipher on counter blocks, for CTR and GCM.
   Source: SP 800-38D §6.5, Algorithm 3. SPDX-License-Identifier: Apache-2.0 */

#include "aes.h"
#include "ctr.h"

static void encrypt(const void *schedule, uint8_t *out, const uint8_t *in, size_t length) {
    aes_encrypt_blocks(schedule, out, in, length);
}

void aes_count_blocks(const slice schedule[AES_SCHEDULE_SLICES], const uint8_t counter[16], uint8_t *out,
                      const uint8_t *in, size_t length) {
    count_by_blocks(encrypt, schedule, counter, out, in, length);
}
