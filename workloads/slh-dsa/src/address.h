/* Addresses: where in the structure a hash is computed, so that no two are computed alike.
   Source: FIPS 205 §4.2 (layout), §4.3 (member functions), §11.2 (compressed form of the SHA-2 sets).
   SPDX-License-Identifier: Apache-2.0

   An address is kept as its hash takes it: 32 bytes for SHAKE; for SHA-2 the 22 bytes of ADRS^c, and two that keep the
   length a multiple of words. Numbers are big-endian. The last three words have other names by type: key pair, chain and
   hash of WOTS+; nothing (or the key pair), height and index of a tree's node. */

#ifndef SLHDSA_ADDRESS_H
#define SLHDSA_ADDRESS_H

#include <stdint.h>

#include "params.h"

#if SLHDSA_SHAKE
enum { SLHDSA_ADRS_BYTES = 32, AT_LAYER = 3, AT_TREE = 8, AT_TYPE = 19, AT_KEYPAIR = 20, AT_CHAIN = 24, AT_HASH = 28 };
#else
enum { SLHDSA_ADRS_BYTES = 24, AT_LAYER = 0, AT_TREE = 1, AT_TYPE = 9, AT_KEYPAIR = 10, AT_CHAIN = 14, AT_HASH = 18 };
#endif

typedef struct {
    _Alignas(8) uint8_t bytes[SLHDSA_ADRS_BYTES];
} slhdsa_adrs;

/* §4.2, Table 1. */
typedef enum {
    WOTS_HASH = 0,
    WOTS_PK = 1,
    TREE = 2,
    FORS_TREE = 3,
    FORS_ROOTS = 4,
    WOTS_PRF = 5,
    FORS_PRF = 6,
} slhdsa_adrs_type;

static inline void adrs_set_word(slhdsa_adrs *adrs, int at, uint32_t value) {
    adrs->bytes[at] = (uint8_t)(value >> 24);
    adrs->bytes[at + 1] = (uint8_t)(value >> 16);
    adrs->bytes[at + 2] = (uint8_t)(value >> 8);
    adrs->bytes[at + 3] = (uint8_t)value;
}

/* setLayerAddress and setTreeAddress on toByte(0, 32): where every address begins. */
static inline slhdsa_adrs adrs_of_tree(uint32_t layer, uint64_t tree) {
    slhdsa_adrs adrs = {{0}};
    adrs.bytes[AT_LAYER] = (uint8_t)layer; /* at most 21 */
    adrs_set_word(&adrs, AT_TREE, (uint32_t)(tree >> 32));
    adrs_set_word(&adrs, AT_TREE + 4, (uint32_t)tree);
    return adrs;
}

/* getKeyPairAddress. */
static inline uint32_t adrs_keypair(const slhdsa_adrs *adrs) {
    const uint8_t *const p = adrs->bytes + AT_KEYPAIR;
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

/* setTypeAndClear, then setKeyPairAddress. */
static inline slhdsa_adrs adrs_of_type(const slhdsa_adrs *tree, slhdsa_adrs_type type, uint32_t keypair) {
    slhdsa_adrs adrs = *tree;
    adrs.bytes[AT_TYPE] = (uint8_t)type;
    adrs_set_word(&adrs, AT_KEYPAIR, keypair);
    adrs_set_word(&adrs, AT_CHAIN, 0);
    adrs_set_word(&adrs, AT_HASH, 0);
    return adrs;
}

/* setChainAddress; at most 66. */
static inline void adrs_set_chain(slhdsa_adrs *adrs, uint32_t chain) {
    adrs->bytes[AT_CHAIN + 3] = (uint8_t)chain;
}

/* setHashAddress; at most 14. */
static inline void adrs_set_hash(slhdsa_adrs *adrs, uint32_t hash) {
    adrs->bytes[AT_HASH + 3] = (uint8_t)hash;
}

/* setTreeHeight (at most 14) and setTreeIndex. */
static inline void adrs_set_node(slhdsa_adrs *adrs, uint32_t height, uint32_t index) {
    adrs->bytes[AT_CHAIN + 3] = (uint8_t)height;
    adrs_set_word(adrs, AT_HASH, index);
}

#endif
