/* The cipher by sm4ed, a block at a time.
   Source: GB/T 32907-2016 §7.1. SPDX-License-Identifier: Apache-2.0 */

#include "sm4_rounds.h"

void sm4_crypt_blocks(const uint32_t rk[SM4_ROUNDS], uint8_t *out, const uint8_t *in, size_t length) {
    for (; length > 0; length -= 16, in += 16, out += 16) {
        uint32_t a = load_le32(in), b = load_le32(in + 4), c = load_le32(in + 8), d = load_le32(in + 12);
        for (int i = 0; i < SM4_ROUNDS; i += 4) {
            a = ALL_BYTES(sm4ed, a, b ^ c ^ d ^ turned(rk[i]));
            b = ALL_BYTES(sm4ed, b, c ^ d ^ a ^ turned(rk[i + 1]));
            c = ALL_BYTES(sm4ed, c, d ^ a ^ b ^ turned(rk[i + 2]));
            d = ALL_BYTES(sm4ed, d, a ^ b ^ c ^ turned(rk[i + 3]));
        }
        store_le32(out, d);
        store_le32(out + 4, c);
        store_le32(out + 8, b);
        store_le32(out + 12, a);
    }
}
