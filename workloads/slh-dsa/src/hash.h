/* The six functions that everything is made of, F, H, T_l, PRF, PRF_msg and H_msg, over SHAKE256 or SHA-2.
   Source: FIPS 205 §4.1, §11.1, §11.2. SPDX-License-Identifier: Apache-2.0

   F, H and PRF take many inputs at once, since a WOTS+ public key or a tree has many that do not wait for one another: a
   kernel may compute them side by side. Each has a file of its own, which a kernel may replace (workload.toml). */

#ifndef SLHDSA_HASH_H
#define SLHDSA_HASH_H

#include <stddef.h>
#include <stdint.h>

#include "address.h"
#include "params.h"
#include "prehash.h"

/* A string of n bytes; neighbours in an array have nothing between them. */
typedef struct {
    _Alignas(8) uint8_t bytes[SLHDSA_N];
} slhdsa_node;
_Static_assert(sizeof(slhdsa_node) == SLHDSA_N, "nodes are concatenated by standing in an array");

/* PK.seed as F, H, T_l and PRF begin with it: for SHAKE its lanes, for SHA-2 the state after the padded block of PK.seed,
   which is the same for all hashes of a key. */
typedef struct {
#if SLHDSA_SHAKE
    uint64_t lanes[SLHDSA_N / 8];
#else
    uint32_t sha256[8];
#if SLHDSA_N > 16
    uint64_t sha512[8]; /* H and T_l of categories 3 and 5 */
#endif
#endif
} slhdsa_seed;

void slhdsa_absorb_seed(slhdsa_seed *seed, const uint8_t pk_seed[SLHDSA_N]);

/* out[i] = F(PK.seed, adrs[i], in[i]); `out` may be `in`. */
void slhdsa_f(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count);

/* out[i] = H(PK.seed, adrs[i], in[2i] || in[2i + 1]); `out` may be `in`. */
void slhdsa_h(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count);

/* out[i] = PRF(PK.seed, SK.seed, adrs[i]). */
void slhdsa_prf(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *sk_seed,
                size_t count);

/* out = T_count(PK.seed, adrs, in[0] || in[1] || ...). */
void slhdsa_t_l(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count);

/* Algorithm 5 for the chains of a WOTS+ key at once: values[i] goes from place begin[i] to end[i] of chain i. A chain
   that does not end behind its beginning stays where it is. `keypair` is an address of type WOTS_HASH. */
void slhdsa_chains(slhdsa_node values[SLHDSA_LEN], const slhdsa_seed *seed, const slhdsa_adrs *keypair,
                   const uint8_t begin[SLHDSA_LEN], const uint8_t end[SLHDSA_LEN]);

/* R = PRF_msg(SK.prf, opt_rand, M), with M given as its parts. */
void slhdsa_prf_msg(uint8_t r[SLHDSA_N], const uint8_t sk_prf[SLHDSA_N], const uint8_t opt_rand[SLHDSA_N],
                    const message_part *parts, int count);

/* digest = H_msg(R, PK.seed, PK.root, M); pk is PK.seed || PK.root. */
void slhdsa_h_msg(uint8_t digest[SLHDSA_M], const uint8_t r[SLHDSA_N], const uint8_t pk[SLHDSA_PK_BYTES],
                  const message_part *parts, int count);

#endif
