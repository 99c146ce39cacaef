/* T_l: a WOTS+ public key from the ends of its chains, a FORS public key from its roots.
   Source: FIPS 205 §4.1, §11. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"

#if SLHDSA_SHAKE

#include "sha3.h"

void slhdsa_t_l(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHAKE256_RATE);
    for (int i = 0; i < SLHDSA_N / 8; i++) {
        sponge.lanes[i] = seed->lanes[i];
    }
    sponge.offset = SLHDSA_N;
    keccak_absorb(&sponge, adrs->bytes, SLHDSA_ADRS_BYTES);
    keccak_absorb(&sponge, in->bytes, count * SLHDSA_N);
    keccak_finalise(&sponge, SHAKE_SUFFIX);
    keccak_squeeze(&sponge, out->bytes, SLHDSA_N);
}

#else

#include "sha2.h"

/* SHA-256 in category 1, SHA-512 above; the context goes on where PK.seed's block ends. */
#if SLHDSA_N == 16
typedef sha256_context context_t;
#define STATE(seed) (seed)->sha256
#define UPDATE sha256_update
#define FINAL sha256_final
enum { SEED_BLOCK = 64 };
#else
typedef sha512_context context_t;
#define STATE(seed) (seed)->sha512
#define UPDATE sha512_update
#define FINAL sha512_final
enum { SEED_BLOCK = 128 };
#endif

enum { ADRSC_BYTES = 22 };

void slhdsa_t_l(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count) {
    context_t context;
    for (int i = 0; i < 8; i++) {
        context.state[i] = STATE(seed)[i];
    }
    context.length = SEED_BLOCK;
    UPDATE(&context, adrs->bytes, ADRSC_BYTES);
    UPDATE(&context, in->bytes, count * SLHDSA_N);
    FINAL(&context, out->bytes, SLHDSA_N);
}

#endif
