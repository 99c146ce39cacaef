/* Signing.
   Source: FIPS 205 §9.2, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

int slhdsa_sign_parts(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const message_part *parts,
                      int count, const uint8_t addrnd[SLHDSA_N]) {
    const uint8_t *const pk = sk + 2 * SLHDSA_N;
    uint8_t *const sig_fors = sig + SLHDSA_N;
    slhdsa_secret secret;
    slhdsa_digest digest;
    slhdsa_node fors_pk;
    if (sk_length != SLHDSA_SK_BYTES) {
        return SLHDSA_PRIVATE_KEY_LENGTH;
    }
    slhdsa_prf_msg(sig, sk + SLHDSA_N, addrnd, parts, count);
    slhdsa_digest_message(&digest, sig, pk, parts, count);

    slhdsa_absorb_seed(&secret.seed, pk);
    slhdsa_node_read(&secret.sk_seed, sk);
    const slhdsa_adrs adrs = adrs_of_tree(0, digest.tree);
    slhdsa_fors_sign(sig_fors, digest.md, &secret, &adrs, digest.leaf);
    slhdsa_fors_pk_from_sig(&fors_pk, sig_fors, digest.md, &secret.seed, &adrs, digest.leaf);
    slhdsa_ht_sign(sig_fors + SLHDSA_FORS_BYTES, &fors_pk, &secret, digest.tree, digest.leaf);
    return SLHDSA_OK;
}
