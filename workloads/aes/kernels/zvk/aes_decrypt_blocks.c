/* The inverse cipher, on as many blocks at once as four registers hold.
   Source: FIPS 197 §5.3, Algorithm 3. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_decrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length) {
    KEYS(schedule)
    for (size_t words = length / 4, vl; words > 0; words -= vl, in += 4 * vl, out += 4 * vl) {
        vl = __riscv_vsetvl_e32m4(words);
        vuint32m4_t x = load_blocks(in, vl);
        DECRYPT(x);
        store_blocks(out, x, vl);
    }
}
