/* Comparison of tags in a time that depends on their length only.
   Source: SP 800-38D Algorithm 5 step 8. SPDX-License-Identifier: Apache-2.0 */

#include "gcm.h"

int gcm_tags_differ(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t difference = 0;
    for (size_t i = 0; i < length; i++) {
        difference |= a[i] ^ b[i];
    }
    return (int)((difference + 0xff) >> 8);
}
