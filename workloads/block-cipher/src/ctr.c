/* Counter mode: counter blocks are encrypted, many at a time, and added to the message.
   Source: SP 800-38A §6.5 and Appendix B.1; SP 800-38D §6.5, Algorithm 3. SPDX-License-Identifier: Apache-2.0 */

#include "ctr.h"

#include "bytes.h"

/* Counter blocks that a cipher gets at once: as many as the widest of the slices take. */
enum { COUNTERS = 16 };

void count_by_blocks(void (*encrypt)(const void *key, uint8_t *out, const uint8_t *in, size_t length), const void *key,
                     const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length) {
    uint32_t words[4];
    uint8_t stream[16 * COUNTERS];
    for (int i = 0; i < 4; i++) {
        words[i] = load_be32(counter + 4 * i);
    }
    while (length > 0) {
        const size_t taken = length < sizeof stream ? length : sizeof stream;
        const size_t blocks = (taken + 15) / 16;
        for (size_t block = 0; block < blocks; block++) {
            for (int i = 0; i < 4; i++) {
                store_be32(stream + 16 * block + 4 * i, words[i]);
            }
            words[3]++;
        }
        encrypt(key, stream, stream, 16 * blocks);
        for (size_t i = 0; i < taken; i++) {
            out[i] = in[i] ^ stream[i];
        }
        out += taken;
        in += taken;
        length -= taken;
    }
}

/* Where the last word is full, it carries into the words before it, and the cipher starts again. */
void ctr_crypt(const block_cipher *cipher, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length) {
    uint8_t block[16];
    for (int i = 0; i < 16; i++) {
        block[i] = counter[i];
    }
    for (;;) {
        const uint64_t until_full = 16 * (((uint64_t)1 << 32) - load_be32(block + 12));
        if (length <= until_full) {
            cipher->count(cipher->key, block, out, in, length);
            return;
        }
        cipher->count(cipher->key, block, out, in, (size_t)until_full);
        out += until_full;
        in += until_full;
        length -= (size_t)until_full;
        store_be32(block + 12, 0);
        for (int i = 11; i >= 0 && ++block[i] == 0; i--) {
        }
    }
}
