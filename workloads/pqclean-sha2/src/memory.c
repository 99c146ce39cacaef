/* Memory for contexts of sha2.h that are pointers: PQClean takes it from the heap.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "memory.h"

/* A scheme has a few contexts at a time, ten where it hashes many at once. */
enum { MOST_CONTEXTS = 64, CONTEXT_BYTES = 72 };
static uint8_t memory[MOST_CONTEXTS][CONTEXT_BYTES] __attribute__((aligned(8)));
static uint8_t taken[MOST_CONTEXTS];

uint8_t *instar_sha2_take(void) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (!taken[i]) {
            taken[i] = 1;
            return memory[i];
        }
    }
    return 0;
}

void instar_sha2_give_back(const uint8_t *bytes) {
    for (int i = 0; i < MOST_CONTEXTS; i++) {
        if (memory[i] == bytes) {
            taken[i] = 0;
        }
    }
}
