/* What the modules of key generation, signing and verification share: WOTS+, trees, XMSS, the hypertree and FORS.
   Source: FIPS 205 §5 to §9. SPDX-License-Identifier: Apache-2.0 */

#ifndef SLHDSA_INTERNAL_H
#define SLHDSA_INTERNAL_H

#include "hash.h"
#include "slhdsa.h"

/* What signing and key generation compute with: the absorbed PK.seed and SK.seed. */
typedef struct {
    slhdsa_seed seed;
    slhdsa_node sk_seed;
} slhdsa_secret;

/* Algorithm 4, base_2^b: `count` digits of b bits (b <= 14), the highest bit of a byte first. */
void slhdsa_digits(uint32_t *digits, const uint8_t *bytes, unsigned b, unsigned count);

/* WOTS+ (§5). `tree` is the address of the XMSS tree, `keypair` the leaf. */
void slhdsa_wots_pk_gen(slhdsa_node *pk, const slhdsa_secret *secret, const slhdsa_adrs *tree, uint32_t keypair);
void slhdsa_wots_sign(uint8_t sig[SLHDSA_WOTS_BYTES], const slhdsa_node *message, const slhdsa_secret *secret,
                      const slhdsa_adrs *tree, uint32_t keypair);
void slhdsa_wots_pk_from_sig(slhdsa_node *pk, const uint8_t sig[SLHDSA_WOTS_BYTES], const slhdsa_node *message,
                             const slhdsa_seed *seed, const slhdsa_adrs *tree, uint32_t keypair);

/* Writes the leaves `first` to `first + count - 1` of a tree. */
typedef void slhdsa_leaves(slhdsa_node *leaves, const slhdsa_secret *secret, const slhdsa_adrs *nodes, uint32_t first,
                           uint32_t count);

/* Algorithms 9 and 15: node `index` at height z above its leaves. `nodes` is the address of the tree's nodes. */
void slhdsa_tree_node(slhdsa_node *node, slhdsa_leaves *leaves, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *nodes);

/* The climb of Algorithms 11 and 17 for `count` trees at once: nodes[i], at the bottom of its tree at indices[i], becomes
   the root. Tree i has its authentication path at auth + i * stride. */
void slhdsa_climb(slhdsa_node *nodes, const slhdsa_seed *seed, const slhdsa_adrs *address, const uint8_t *auth,
                  size_t stride, uint32_t *indices, unsigned height, unsigned count);

/* XMSS (§6). `tree` is the tree's address. */
void slhdsa_xmss_node(slhdsa_node *node, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *tree);
void slhdsa_xmss_sign(uint8_t sig[SLHDSA_XMSS_BYTES], const slhdsa_node *message, const slhdsa_secret *secret,
                      uint32_t index, const slhdsa_adrs *tree);
void slhdsa_xmss_pk_from_sig(slhdsa_node *pk, uint32_t index, const uint8_t sig[SLHDSA_XMSS_BYTES],
                             const slhdsa_node *message, const slhdsa_seed *seed, const slhdsa_adrs *tree);

/* The hypertree (§7); line 5 of Algorithm 13 is the caller's: the root comes out. */
void slhdsa_ht_sign(uint8_t sig[SLHDSA_HT_BYTES], const slhdsa_node *message, const slhdsa_secret *secret, uint64_t tree,
                    uint32_t leaf);
void slhdsa_ht_root(slhdsa_node *root, const slhdsa_node *message, const uint8_t sig[SLHDSA_HT_BYTES],
                    const slhdsa_seed *seed, uint64_t tree, uint32_t leaf);

/* FORS (§8). `md` is the first part of the digest, `tree` and `keypair` the leaf of the hypertree that signs the key. */
void slhdsa_fors_node(slhdsa_node *node, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *tree, uint32_t keypair);
void slhdsa_fors_sign(uint8_t sig[SLHDSA_FORS_BYTES], const uint8_t md[SLHDSA_MD_BYTES], const slhdsa_secret *secret,
                      const slhdsa_adrs *tree, uint32_t keypair);
void slhdsa_fors_pk_from_sig(slhdsa_node *pk, const uint8_t sig[SLHDSA_FORS_BYTES], const uint8_t md[SLHDSA_MD_BYTES],
                             const slhdsa_seed *seed, const slhdsa_adrs *tree, uint32_t keypair);

/* The parts of H_msg's digest, Algorithm 19 lines 6 to 10. */
typedef struct {
    uint8_t md[SLHDSA_MD_BYTES];
    uint64_t tree;
    uint32_t leaf;
} slhdsa_digest;
void slhdsa_digest_message(slhdsa_digest *digest, const uint8_t r[SLHDSA_N], const uint8_t pk[SLHDSA_PK_BYTES],
                           const message_part *parts, int count);

/* Algorithms 19 and 20 with M given as its parts. */
int slhdsa_sign_parts(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const message_part *parts,
                      int count, const uint8_t addrnd[SLHDSA_N]);
int slhdsa_verify_parts(const uint8_t *pk, size_t pk_length, const message_part *parts, int count, const uint8_t *sig,
                        size_t sig_length);

static inline void slhdsa_node_read(slhdsa_node *node, const uint8_t *bytes) {
    for (int i = 0; i < SLHDSA_N; i++) {
        node->bytes[i] = bytes[i];
    }
}

static inline void slhdsa_node_write(uint8_t *bytes, const slhdsa_node *node) {
    for (int i = 0; i < SLHDSA_N; i++) {
        bytes[i] = node->bytes[i];
    }
}

#endif
