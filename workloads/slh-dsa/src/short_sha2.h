/* Short hashes of the SHA-2 sets: one compression each after the block of PK.seed.
   Source: FIPS 205 §11.2.1 (category 1), §11.2.2 (categories 3 and 5), FIPS 180-4 §5.1. SPDX-License-Identifier: Apache-2.0

   F and PRF are SHA-256 in all sets. H is SHA-256 in category 1 and SHA-512 above, which is known by its two nodes. */

#ifndef SLHDSA_SHORT_SHA2_H
#define SLHDSA_SHORT_SHA2_H

#include "hash.h"
#include "sha2.h"

enum { ADRSC_BYTES = 22 };
_Static_assert(ADRSC_BYTES + 32 + 1 + 8 <= 64, "ADRS^c, one node (two of 16 bytes) and the padding are one block");

/* ADRS^c, `nodes` nodes, 1, zeros, and the length in bits with the block of PK.seed, into a block of `block_bytes`. */
static inline void short_block(uint8_t *block, int block_bytes, const slhdsa_adrs *adrs, const slhdsa_node *in, int nodes) {
    const int end = ADRSC_BYTES + nodes * SLHDSA_N;
    const uint32_t bits = 8 * (uint32_t)(block_bytes + end);
    for (int i = 0; i < SLHDSA_ADRS_BYTES; i++) { /* the last two are overwritten */
        block[i] = adrs->bytes[i];
    }
    for (int i = 0; i < nodes * SLHDSA_N; i++) {
        block[ADRSC_BYTES + i] = in[i / SLHDSA_N].bytes[i % SLHDSA_N];
    }
    block[end] = 0x80;
    for (int i = end + 1; i < block_bytes - 2; i++) {
        block[i] = 0;
    }
    block[block_bytes - 2] = (uint8_t)(bits >> 8);
    block[block_bytes - 1] = (uint8_t)bits;
}

static inline void sha256_group(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in,
                                size_t stride, int nodes, size_t group) {
    uint32_t states[SLHDSA_SIDE_BY_SIDE][8];
    _Alignas(8) uint8_t blocks[SLHDSA_SIDE_BY_SIDE][64];
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < 8; j++) {
            states[i][j] = seed->sha256[j];
        }
        short_block(blocks[i], 64, adrs + i, in + i * stride, nodes);
    }
    sha256_compress_many(states, (const uint8_t(*)[64])blocks, group);
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < SLHDSA_N; j++) {
            out[i].bytes[j] = (uint8_t)(states[i][j / 4] >> (32 - 8 - 8 * (j % 4)));
        }
    }
}

#if SLHDSA_N > 16
static inline void sha512_group(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in,
                                size_t stride, int nodes, size_t group) {
    uint64_t states[SLHDSA_SIDE_BY_SIDE][8];
    _Alignas(8) uint8_t blocks[SLHDSA_SIDE_BY_SIDE][128];
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < 8; j++) {
            states[i][j] = seed->sha512[j];
        }
        short_block(blocks[i], 128, adrs + i, in + i * stride, nodes);
    }
    sha512_compress_many(states, (const uint8_t(*)[128])blocks, group);
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < SLHDSA_N; j++) {
            out[i].bytes[j] = (uint8_t)(states[i][j / 8] >> (64 - 8 - 8 * (j % 8)));
        }
    }
}
#endif

static inline void short_hash_group(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs,
                                    const slhdsa_node *in, size_t stride, int nodes, size_t group) {
#if SLHDSA_N > 16
    if (nodes == 2) {
        sha512_group(out, seed, adrs, in, stride, nodes, group);
        return;
    }
#endif
    sha256_group(out, seed, adrs, in, stride, nodes, group);
}

#endif
