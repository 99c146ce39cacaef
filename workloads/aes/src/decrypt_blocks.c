/* The inverse cipher, on as many blocks at once as slices have lanes.
   Source: FIPS 197 §5.3, Algorithm 3. SPDX-License-Identifier: Apache-2.0

   A round key has 0x63 added. That is what inv_sub_bytes wants of its input, and InvMixColumns, whose coefficients sum
   to one, leaves it in every byte. */

#include "inv_sub_bytes.h"
#include "rounds.h"

/* InvMixColumns after t rounds: MixColumns of s_r + {04}(s_r + s_(r+2)), since the product of its polynomial with
   {04}x^2 + {05} is that of §5.3.3. */
ALWAYS_INLINE void inv_mix_columns(slice q[8], unsigned t) {
    slice sum[8];
    for (int i = 0; i < 8; i++) {
        sum[i] = q[i] ^ from(q[i], 2, 2 * t);
    }
    const slice sum67 = sum[6] ^ sum[7];
    q[0] ^= sum[6];
    q[1] ^= sum67;
    q[2] ^= sum[0] ^ sum[7];
    q[3] ^= sum[1] ^ sum[6];
    q[4] ^= sum[2] ^ sum67;
    q[5] ^= sum[3] ^ sum[7];
    q[6] ^= sum[4];
    q[7] ^= sum[5];
    mix_columns(q, t);
}

/* Undoes round `round` + 1 but for its key, adds key `round` and undoes MixColumns; `t` is round mod 4. */
ALWAYS_INLINE void one_round(slice q[8], const slice *schedule, unsigned round, unsigned t) {
    inv_sub_bytes(q);
    add_round_key(q, schedule, round);
    inv_mix_columns(q, t);
}

static void decrypt(const slice *schedule, uint8_t *out, const uint8_t *in, size_t blocks) {
    slice q[8];
    load_blocks(q, in, blocks, AES_ENDS_TURNED);
    add_round_key(q, schedule, AES_ROUNDS);
    unsigned round = AES_ROUNDS - 1;
    if (!AES_ENDS_TURNED) {
        one_round(q, schedule, round, 3);
        one_round(q, schedule, round - 1, 2);
        round -= 2;
    }
    one_round(q, schedule, round, 1);
    for (round--; round > 0; round -= 4) {
        one_round(q, schedule, round, 0);
        one_round(q, schedule, round - 1, 3);
        one_round(q, schedule, round - 2, 2);
        one_round(q, schedule, round - 3, 1);
    }
    inv_sub_bytes(q);
    add_round_key(q, schedule, 0);
    store_blocks(out, q, blocks, 0);
}

void aes_decrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length) {
    for (size_t done = 0; done < length; done += 16 * AES_LANES) {
        decrypt(schedule, out + done, in + done, (length - done) / 16);
    }
}
