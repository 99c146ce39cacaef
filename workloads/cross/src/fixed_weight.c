/* Samples the second challenge: ones first, then zeros, then a shuffle.
   Source: CROSS 2.2, the sampler of strings of fixed weight. SPDX-License-Identifier: Apache-2.0

   Branches and addresses depend on the digest, which is a part of the signature. */

#include "hash.h"
#include "sample.h"

/* Bits of the stream, lowest of a byte first; zeros behind the last. */
typedef struct {
    keccak_sponge xof;
    uint8_t block[136];
    uint32_t at, left; /* within the block; bytes to squeeze */
    uint32_t held, count;
} bit_stream;

static uint32_t next_bits(bit_stream *stream, uint32_t bits) {
    while (stream->count < bits) {
        if (stream->at == sizeof stream->block) {
            const uint32_t length = stream->left < sizeof stream->block ? stream->left : sizeof stream->block;
            for (uint32_t i = length; i < sizeof stream->block; i++) {
                stream->block[i] = 0;
            }
            keccak_squeeze(&stream->xof, stream->block, length);
            stream->left -= length;
            stream->at = 0;
        }
        stream->held |= (uint32_t)stream->block[stream->at++] << stream->count;
        stream->count += 8;
    }
    const uint32_t found = stream->held & ((1u << bits) - 1);
    stream->held >>= bits;
    stream->count -= bits;
    return found;
}

void cross_fixed_weight(uint8_t challenge[CROSS_T], const uint8_t digest[CROSS_HASH]) {
    bit_stream stream = {.at = sizeof stream.block, .left = CROSS_BYTES(CROSS_SHUFFLE_DRAWN)};
    cross_hash_start(&stream.xof);
    keccak_absorb(&stream.xof, digest, CROSS_HASH);
    cross_hash_finish(&stream.xof, CROSS_STREAM + CROSS_OF_CHALLENGE_2);

    for (uint32_t i = 0; i < CROSS_T; i++) {
        challenge[i] = i < CROSS_WEIGHT;
    }
    uint32_t bits = 10; /* of the highest distance that can still be drawn */
    for (uint32_t i = 0; i < CROSS_T;) {
        while (bits > 1 && CROSS_T - 1 - i < 1u << (bits - 1)) {
            bits--;
        }
        const uint32_t j = i + next_bits(&stream, bits);
        if (j < CROSS_T) {
            const uint8_t other = challenge[j];
            challenge[j] = challenge[i];
            challenge[i++] = other;
        }
    }
}
