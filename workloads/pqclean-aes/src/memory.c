/* Memory for contexts of aes.h that are pointers: PQClean takes it from the heap.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "memory.h"

/* A scheme has a context or two at a time. AES-256 has 15 round keys of eight slices. */
enum { MOST_CONTEXTS = 16, CONTEXT_WORDS = 15 * 8 };
static uint64_t memory[MOST_CONTEXTS][CONTEXT_WORDS];
static uint8_t taken[MOST_CONTEXTS];

uint64_t *instar_aes_take(void) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (!taken[i]) {
            taken[i] = 1;
            return memory[i];
        }
    }
    return 0;
}

void instar_aes_give_back(const uint64_t *words) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (memory[i] == words) {
            taken[i] = 0;
        }
    }
}
