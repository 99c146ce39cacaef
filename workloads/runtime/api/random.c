/* The function randombytes of PQClean and pqm4, over bytes that the caller of an operation hands over.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "random.h"

/* Both names: PQClean's own header makes a macro of the first. It is not included, since it may be the scheme's. */
int randombytes(uint8_t *output, size_t n);
int PQCLEAN_randombytes(uint8_t *output, size_t n);

static const uint8_t *next;
static size_t left;
static int asked_for_more;

void instar_api_begin(const uint8_t *random, size_t length) {
    next = random;
    left = length;
    asked_for_more = 0;
}

int instar_api_end(int returned) {
    return asked_for_more ? INSTAR_API_OUT_OF_RANDOMNESS : returned != 0 ? INSTAR_API_REFUSED : INSTAR_API_OK;
}

int randombytes(uint8_t *output, size_t n) {
    if (n > left) {
        asked_for_more = 1;
        for (size_t i = 0; i < n; i++) {
            output[i] = (uint8_t)i; /* not all equal: a loop that waits for distinct values ends */
        }
        return -1;
    }
    for (size_t i = 0; i < n; i++) {
        output[i] = next[i];
    }
    next += n;
    left -= n;
    return 0;
}

int PQCLEAN_randombytes(uint8_t *output, size_t n) {
    return randombytes(output, n);
}
