/* Memory for implementations behind api.h that ask for it: contexts of hash functions, mostly.
   Source: own design. SPDX-License-Identifier: Apache-2.0

   What is given back is kept for the next request of the same size; nothing is joined. Time depends on sizes alone. */

#include <stdint.h>
#include <stdlib.h>

enum { HEAP_BYTES = 1 << 20, UNIT = 16 };

/* What stands before each piece: its size, and the next free piece of this size. */
typedef struct piece {
    size_t size;
    struct piece *next;
} piece;

_Static_assert(sizeof(piece) <= UNIT, "a piece's head fits the room before it");

static uint8_t heap[HEAP_BYTES] __attribute__((aligned(UNIT)));
static size_t used;
static piece *given_back;

void *malloc(size_t size) {
    if (size > HEAP_BYTES) {
        return NULL;
    }
    size = (size + UNIT - 1) / UNIT * UNIT;
    for (piece **at = &given_back; *at != NULL; at = &(*at)->next) {
        if ((*at)->size == size) {
            piece *found = *at;
            *at = found->next;
            return (uint8_t *)found + UNIT;
        }
    }
    if (size + UNIT > HEAP_BYTES - used) {
        return NULL;
    }
    piece *made = (piece *)(heap + used);
    used += size + UNIT;
    made->size = size;
    return (uint8_t *)made + UNIT;
}

void *calloc(size_t count, size_t size) {
    if (size != 0 && count > HEAP_BYTES / size) {
        return NULL;
    }
    uint8_t *memory = malloc(count * size);
    for (size_t i = 0; memory != NULL && i < count * size; i++) {
        memory[i] = 0;
    }
    return memory;
}

void free(void *memory) {
    if (memory != NULL) {
        piece *freed = (piece *)((uint8_t *)memory - UNIT);
        freed->next = given_back;
        given_back = freed;
    }
}

_Noreturn void abort(void) {
    exit(EXIT_FAILURE);
}
