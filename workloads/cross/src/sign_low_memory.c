/* Signing in at most CROSS_RAM_BYTES of memory, 128 KiB if nothing else was said.
   Source: CROSS 2.2, sign. SPDX-License-Identifier: Apache-2.0

   Whole trees are kept if they have room, since to compute their nodes once more costs most for its bytes; then as many
   rounds as there is room for; then the second commitments. */

#include "sign_in.h"

#ifndef CROSS_RAM_BYTES
#define CROSS_RAM_BYTES 131072
#endif

enum {
    FRAMES = 4096, /* of the functions that are called: sponges, one round, one piece of a stream */
    LEAST = FRAMES + sizeof(cross_signer) + CROSS_T * (CROSS_SEED + CROSS_HASH),
    WHOLE = FRAMES + sizeof(cross_signer) + CROSS_NODES * (CROSS_SEED + CROSS_HASH) <= CROSS_RAM_BYTES,
    NODES = WHOLE ? CROSS_NODES : CROSS_T,
    LEFT = CROSS_RAM_BYTES - LEAST - (NODES - CROSS_T) * (CROSS_SEED + CROSS_HASH),
    KEPT = LEFT / (int)sizeof(cross_kept) < CROSS_T ? LEFT / (int)sizeof(cross_kept) : CROSS_T,
    SECOND = LEFT - KEPT * (int)sizeof(cross_kept) >= CROSS_T * CROSS_HASH,
};

_Static_assert(LEAST <= CROSS_RAM_BYTES, "CROSS_RAM_BYTES is less than this parameter set needs when it keeps no round");

int cross_sign_low_memory(uint8_t sig[CROSS_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                          size_t message_length, const uint8_t randomness[CROSS_SEED + CROSS_SALT]) {
    cross_signer signer;
    uint8_t seeds[NODES * CROSS_SEED], first[NODES * CROSS_HASH];
    cross_kept kept[KEPT > 0 ? KEPT : 1];
    uint8_t second[SECOND ? CROSS_T * CROSS_HASH : 1];
    const cross_memory memory = {seeds, first, SECOND ? second : 0, kept, KEPT, WHOLE};
    if (sk_length != CROSS_SK_BYTES) {
        return CROSS_PRIVATE_KEY_LENGTH;
    }
    cross_sign_in(sig, sk, message, message_length, randomness, &signer, &memory);
    return CROSS_OK;
}
