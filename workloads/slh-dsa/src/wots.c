/* WOTS+, the one-time signature: a key signs n bytes by revealing a place in each of its chains.
   Source: FIPS 205 §4.4 (Algorithm 4), §5 (Algorithms 6 to 8). SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

void slhdsa_digits(uint32_t *digits, const uint8_t *bytes, unsigned b, unsigned count) {
    uint32_t total = 0; /* only its lowest bits count; b + 7 of them at most */
    unsigned bits = 0;
    for (unsigned i = 0; i < count; i++) {
        while (bits < b) {
            total = total << 8 | *bytes++;
            bits += 8;
        }
        bits -= b;
        digits[i] = total >> bits & ((1u << b) - 1);
    }
}

/* The digits of a message and of its checksum: Algorithm 7 lines 1 to 7. */
static void places(uint8_t place[SLHDSA_LEN], const slhdsa_node *message) {
    uint32_t digits[SLHDSA_LEN1];
    uint32_t checksum = 0;
    slhdsa_digits(digits, message->bytes, SLHDSA_LG_W, SLHDSA_LEN1);
    for (int i = 0; i < SLHDSA_LEN1; i++) {
        place[i] = (uint8_t)digits[i];
        checksum += SLHDSA_W - 1 - digits[i];
    }
    for (int i = 0; i < SLHDSA_LEN2; i++) {
        place[SLHDSA_LEN1 + i] = (uint8_t)(checksum >> (SLHDSA_LG_W * (SLHDSA_LEN2 - 1 - i)) & (SLHDSA_W - 1));
    }
}

/* The beginnings of all chains, Algorithm 6 lines 1 to 6. */
static void chain_beginnings(slhdsa_node values[SLHDSA_LEN], const slhdsa_secret *secret, const slhdsa_adrs *tree,
                             uint32_t keypair) {
    slhdsa_adrs adrs[SLHDSA_LEN];
    const slhdsa_adrs first = adrs_of_type(tree, WOTS_PRF, keypair);
    for (int i = 0; i < SLHDSA_LEN; i++) {
        adrs[i] = first;
        adrs_set_chain(&adrs[i], (uint32_t)i);
    }
    slhdsa_prf(values, &secret->seed, adrs, &secret->sk_seed, SLHDSA_LEN);
}

static void chains(slhdsa_node values[SLHDSA_LEN], const slhdsa_seed *seed, const slhdsa_adrs *tree, uint32_t keypair,
                   const uint8_t begin[SLHDSA_LEN], const uint8_t end[SLHDSA_LEN]) {
    const slhdsa_adrs adrs = adrs_of_type(tree, WOTS_HASH, keypair);
    slhdsa_chains(values, seed, &adrs, begin, end);
}

/* T_len over the ends of all chains: Algorithm 6 lines 10 to 13, Algorithm 8 lines 13 to 16. */
static void compress(slhdsa_node *pk, const slhdsa_node ends[SLHDSA_LEN], const slhdsa_seed *seed,
                     const slhdsa_adrs *tree, uint32_t keypair) {
    const slhdsa_adrs adrs = adrs_of_type(tree, WOTS_PK, keypair);
    slhdsa_t_l(pk, seed, &adrs, ends, SLHDSA_LEN);
}

static void fill(uint8_t place[SLHDSA_LEN], uint8_t value) {
    for (int i = 0; i < SLHDSA_LEN; i++) {
        place[i] = value;
    }
}

/* Algorithm 6. */
void slhdsa_wots_pk_gen(slhdsa_node *pk, const slhdsa_secret *secret, const slhdsa_adrs *tree, uint32_t keypair) {
    slhdsa_node values[SLHDSA_LEN];
    uint8_t begin[SLHDSA_LEN], end[SLHDSA_LEN];
    fill(begin, 0);
    fill(end, SLHDSA_W - 1);
    chain_beginnings(values, secret, tree, keypair);
    chains(values, &secret->seed, tree, keypair, begin, end);
    compress(pk, values, &secret->seed, tree, keypair);
}

/* Algorithm 7. */
void slhdsa_wots_sign(uint8_t sig[SLHDSA_WOTS_BYTES], const slhdsa_node *message, const slhdsa_secret *secret,
                      const slhdsa_adrs *tree, uint32_t keypair) {
    slhdsa_node values[SLHDSA_LEN];
    uint8_t begin[SLHDSA_LEN], end[SLHDSA_LEN];
    fill(begin, 0);
    places(end, message);
    chain_beginnings(values, secret, tree, keypair);
    chains(values, &secret->seed, tree, keypair, begin, end);
    for (int i = 0; i < SLHDSA_LEN; i++) {
        slhdsa_node_write(sig + i * SLHDSA_N, &values[i]);
    }
}

/* Algorithm 8. */
void slhdsa_wots_pk_from_sig(slhdsa_node *pk, const uint8_t sig[SLHDSA_WOTS_BYTES], const slhdsa_node *message,
                             const slhdsa_seed *seed, const slhdsa_adrs *tree, uint32_t keypair) {
    slhdsa_node values[SLHDSA_LEN];
    uint8_t begin[SLHDSA_LEN], end[SLHDSA_LEN];
    for (int i = 0; i < SLHDSA_LEN; i++) {
        slhdsa_node_read(&values[i], sig + i * SLHDSA_N);
    }
    places(begin, message);
    fill(end, SLHDSA_W - 1);
    chains(values, seed, tree, keypair, begin, end);
    compress(pk, values, seed, tree, keypair);
}
