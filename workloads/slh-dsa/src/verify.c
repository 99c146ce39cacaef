/* Verification.
   Source: FIPS 205 §9.3, Algorithm 20. SPDX-License-Identifier: Apache-2.0

   Nothing here is secret. */

#include "internal.h"

int slhdsa_verify_parts(const uint8_t *pk, size_t pk_length, const message_part *parts, int count, const uint8_t *sig,
                        size_t sig_length) {
    const uint8_t *const sig_fors = sig + SLHDSA_N;
    slhdsa_seed seed;
    slhdsa_digest digest;
    slhdsa_node fors_pk, root;
    uint8_t difference = 0;
    if (pk_length != SLHDSA_PK_BYTES) {
        return SLHDSA_PUBLIC_KEY_LENGTH;
    }
    if (sig_length != SLHDSA_SIG_BYTES) {
        return SLHDSA_SIGNATURE_LENGTH;
    }
    slhdsa_digest_message(&digest, sig, pk, parts, count);

    slhdsa_absorb_seed(&seed, pk);
    const slhdsa_adrs adrs = adrs_of_tree(0, digest.tree);
    slhdsa_fors_pk_from_sig(&fors_pk, sig_fors, digest.md, &seed, &adrs, digest.leaf);
    slhdsa_ht_root(&root, &fors_pk, sig_fors + SLHDSA_FORS_BYTES, &seed, digest.tree, digest.leaf);
    for (int i = 0; i < SLHDSA_N; i++) {
        difference |= root.bytes[i] ^ pk[SLHDSA_N + i];
    }
    return difference == 0 ? SLHDSA_OK : SLHDSA_INVALID_SIGNATURE;
}
