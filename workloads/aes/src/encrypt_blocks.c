/* The cipher, on as many blocks at once as slices have lanes.
   Source: FIPS 197 §5.1, Algorithm 1. SPDX-License-Identifier: Apache-2.0 */

#include "rounds.h"
#include "sub_bytes.h"

/* Round `round` but the last; `t` is round mod 4. */
ALWAYS_INLINE void one_round(slice q[8], const slice *schedule, unsigned round, unsigned t) {
    sub_bytes(q);
    mix_columns(q, t);
    add_round_key(q, schedule, round);
}

static void encrypt(const slice *schedule, uint8_t *out, const uint8_t *in, size_t blocks) {
    slice q[8];
    load_blocks(q, in, blocks, 0);
    add_round_key(q, schedule, 0);
    for (unsigned round = 1;; round += 4) {
        one_round(q, schedule, round, 1);
        if (AES_ENDS_TURNED && round == AES_ROUNDS - 1) {
            break;
        }
        one_round(q, schedule, round + 1, 2);
        one_round(q, schedule, round + 2, 3);
        if (!AES_ENDS_TURNED && round + 2 == AES_ROUNDS - 1) {
            break;
        }
        one_round(q, schedule, round + 3, 0);
    }
    sub_bytes(q);
    add_round_key(q, schedule, AES_ROUNDS);
    store_blocks(out, q, blocks, AES_ENDS_TURNED);
}

void aes_encrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length) {
    for (size_t done = 0; done < length; done += 16 * AES_LANES) {
        encrypt(schedule, out + done, in + done, (length - done) / 16);
    }
}
