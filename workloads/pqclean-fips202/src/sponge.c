/* The sponge over a context of fips202.h.
   Source: sponge.h. SPDX-License-Identifier: Apache-2.0 */

#include "sponge.h"

#include "keccak.h"

/* The sponge of the workload sha3 with the context's content, and back. */
static void enter(keccak_sponge *sponge, const uint64_t *words, uint32_t place, uint32_t rate) {
    for (int i = 0; i < LANES; i++) {
        sponge->lanes[i] = words[i];
    }
    sponge->offset = place;
    sponge->rate = rate;
}

static void leave(uint64_t *words, const keccak_sponge *sponge) {
    for (int i = 0; i < LANES; i++) {
        words[i] = sponge->lanes[i];
    }
}

void instar_fips202_init(uint64_t *words) {
    for (int i = 0; i < WORDS_OF_PIECES; i++) {
        words[i] = 0;
    }
}

void instar_fips202_absorb(uint64_t *words, uint32_t rate, const uint8_t *input, size_t length) {
    keccak_sponge sponge;
    enter(&sponge, words, (uint32_t)words[PLACE], rate);
    keccak_absorb(&sponge, input, length);
    leave(words, &sponge);
    words[PLACE] = sponge.offset;
}

void instar_fips202_finalize(uint64_t *words, uint32_t rate, uint8_t suffix) {
    keccak_sponge sponge;
    enter(&sponge, words, (uint32_t)words[PLACE], rate);
    keccak_finalise(&sponge, suffix);
    leave(words, &sponge);
    words[PLACE] = sponge.offset;
}

void instar_fips202_squeeze(uint64_t *words, uint32_t rate, uint8_t *output, size_t length) {
    keccak_sponge sponge;
    enter(&sponge, words, (uint32_t)words[PLACE], rate);
    keccak_squeeze(&sponge, output, length);
    leave(words, &sponge);
    words[PLACE] = sponge.offset;
}

void instar_fips202_absorb_once(uint64_t lanes[LANES], uint32_t rate, const uint8_t *input, size_t length) {
    keccak_sponge sponge;
    keccak_init(&sponge, rate);
    keccak_absorb(&sponge, input, length);
    keccak_finalise(&sponge, SUFFIX_OF_SHAKE);
    leave(lanes, &sponge);
}

void instar_fips202_squeeze_blocks(uint64_t lanes[LANES], uint32_t rate, uint8_t *output, size_t blocks) {
    keccak_sponge sponge;
    enter(&sponge, lanes, rate, rate); /* at the end of a block: the permutation comes first */
    keccak_squeeze(&sponge, output, blocks * rate);
    leave(lanes, &sponge);
}

/* PQClean takes this memory from the heap. A scheme has a few contexts at a time, ten where it hashes many at once. */
enum { MOST_CONTEXTS = 64 };
static uint64_t memory[MOST_CONTEXTS][WORDS_OF_PIECES];
static uint8_t taken[MOST_CONTEXTS];

uint64_t *instar_fips202_take(void) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (!taken[i]) {
            taken[i] = 1;
            return memory[i];
        }
    }
    return 0;
}

void instar_fips202_give_back(uint64_t *words) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (memory[i] == words) {
            taken[i] = 0;
        }
    }
}
