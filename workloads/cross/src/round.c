/* The first commitment of a round.
   Source: CROSS 2.2, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "round.h"

void cross_commit_syndrome(uint8_t commitment[CROSS_HASH], const cross_fp s[CROSS_S],
                           const uint8_t word[CROSS_WORD_BYTES], const uint8_t salt[CROSS_SALT], uint32_t round) {
    uint8_t packed[CROSS_S_BYTES];
    keccak_sponge sponge;
    cross_pack_syndrome(packed, s);
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, packed, sizeof packed);
    keccak_absorb(&sponge, word, CROSS_WORD_BYTES);
    keccak_absorb(&sponge, salt, CROSS_SALT);
    cross_digest(commitment, &sponge, CROSS_OF_ROUND(round));
}
