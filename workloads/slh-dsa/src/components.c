/* Components driven from outside, so that a set whose signing takes minutes can be tried by its parts.
   Source: FIPS 205, Algorithms 6, 7, 9 and 15. SPDX-License-Identifier: Apache-2.0

   An address is given by its layer (0 for FORS), the index of the XMSS tree in it, and the key pair. */

#include "components.h"
#include "internal.h"

static void read_secret(slhdsa_secret *secret, const uint8_t sk_seed[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N]) {
    slhdsa_absorb_seed(&secret->seed, pk_seed);
    slhdsa_node_read(&secret->sk_seed, sk_seed);
}

void slhdsa_component_wots_pk(uint8_t pk[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N],
                              uint32_t layer, uint64_t tree, uint32_t keypair) {
    const slhdsa_adrs adrs = adrs_of_tree(layer, tree);
    slhdsa_secret secret;
    slhdsa_node node;
    read_secret(&secret, sk_seed, pk_seed);
    slhdsa_wots_pk_gen(&node, &secret, &adrs, keypair);
    slhdsa_node_write(pk, &node);
}

void slhdsa_component_wots_sign(uint8_t sig[SLHDSA_WOTS_BYTES], const uint8_t message[SLHDSA_N],
                                const uint8_t sk_seed[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N], uint32_t layer,
                                uint64_t tree, uint32_t keypair) {
    const slhdsa_adrs adrs = adrs_of_tree(layer, tree);
    slhdsa_secret secret;
    slhdsa_node signed_node;
    read_secret(&secret, sk_seed, pk_seed);
    slhdsa_node_read(&signed_node, message);
    slhdsa_wots_sign(sig, &signed_node, &secret, &adrs, keypair);
}

void slhdsa_component_xmss_node(uint8_t bytes[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N],
                                const uint8_t pk_seed[SLHDSA_N], uint32_t layer, uint64_t tree, uint32_t index,
                                uint32_t height) {
    const slhdsa_adrs adrs = adrs_of_tree(layer, tree);
    slhdsa_secret secret;
    slhdsa_node node;
    read_secret(&secret, sk_seed, pk_seed);
    slhdsa_xmss_node(&node, &secret, index, height, &adrs);
    slhdsa_node_write(bytes, &node);
}

void slhdsa_component_fors_node(uint8_t bytes[SLHDSA_N], const uint8_t sk_seed[SLHDSA_N],
                                const uint8_t pk_seed[SLHDSA_N], uint64_t tree, uint32_t keypair, uint32_t index,
                                uint32_t height) {
    const slhdsa_adrs adrs = adrs_of_tree(0, tree);
    slhdsa_secret secret;
    slhdsa_node node;
    read_secret(&secret, sk_seed, pk_seed);
    slhdsa_fors_node(&node, &secret, index, height, &adrs, keypair);
    slhdsa_node_write(bytes, &node);
}
