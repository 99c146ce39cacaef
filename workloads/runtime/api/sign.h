/* What both forms of signatures share: numbers of bytes, and lengths of either type.
   Source: the interface crypto_sign_* of the NIST call; docs/reference/workload.md. SPDX-License-Identifier: Apache-2.0

   instar_api.h is generated: it includes the scheme's header and says what that calls its functions and numbers, and
   whether a signature holds its message (INSTAR_HOLDS_MESSAGE). */

#ifndef INSTAR_API_SIGN_H
#define INSTAR_API_SIGN_H

#include "instar_api.h"
#include "random.h"

/* A length that is written through a pointer to size_t or to unsigned long long, as the scheme has it. */
typedef union {
    size_t size;
    unsigned long long wide;
} instar_api_length;

/* What lies behind a signature that is shorter than the longest one is zero. */
static inline void instar_api_clear(uint8_t *sig, size_t length, size_t longest) {
    for (size_t i = length; i < longest; i++) {
        sig[i] = 0;
    }
}

int instar_api_keygen(uint8_t *pk, uint8_t *sk, const uint8_t *random, size_t random_length);
int instar_api_sign(uint8_t *sig, uint32_t *sig_length, const uint8_t *sk, const uint8_t *message,
                    size_t message_length, const uint8_t *random, size_t random_length);
int instar_api_verify(const uint8_t *sig, const uint32_t *sig_length, const uint8_t *message, size_t message_length,
                      const uint8_t *pk);

#endif
