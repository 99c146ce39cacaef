/* GHASH by carry-less products (Zbkc): with the bits of each byte turned round, bit i is the coefficient of x^i.
   Source: SP 800-38D §6.4, Algorithm 2. SPDX-License-Identifier: Apache-2.0 */

#include "doublewords.h"
#include "gcm.h"
#include "xscalar.h"

void ghash_blocks(uint8_t y[16], const uint8_t h[16], const uint8_t *data, size_t length) {
    const uint64_t h0 = brev8(load_le64(h)), h1 = brev8(load_le64(h + 8)), h2 = h0 ^ h1;
    uint64_t y0 = brev8(load_le64(y)), y1 = brev8(load_le64(y + 8));
    for (; length > 0; length -= 16, data += 16) {
        y0 ^= brev8(load_le64(data));
        y1 ^= brev8(load_le64(data + 8));
        const uint64_t l0 = clmul(y0, h0), l1 = clmulh(y0, h0), u0 = clmul(y1, h1), u1 = clmulh(y1, h1);
        const uint64_t m0 = clmul(y0 ^ y1, h2) ^ l0 ^ u0, m1 = clmulh(y0 ^ y1, h2) ^ l1 ^ u1; /* Karatsuba */
        const uint64_t z2 = u0 ^ m1;
        /* x^128 = x^7 + x^2 + x + 1 */
        const uint64_t upper = z2 ^ clmulh(u1, 0x87);
        y1 = l1 ^ m0 ^ clmul(u1, 0x87) ^ clmulh(upper, 0x87);
        y0 = l0 ^ clmul(upper, 0x87);
    }
    store_le64(y, brev8(y0));
    store_le64(y + 8, brev8(y1));
}
