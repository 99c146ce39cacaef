/* What rounds and inverse rounds share: blocks to slices and back, and MixColumns where ShiftRows is never done.
   Source: FIPS 197 §5.1; A. Adomnicai, T. Peyrin, Fixslicing AES-like ciphers (TCHES 2021/1).
   SPDX-License-Identifier: Apache-2.0

   Field r of a slice (slice.h) holds row r of the state: for each column c from 0 to 3 one bit for each of AES_LANES
   blocks. ShiftRows would move bits within the fields of every slice in every round. Instead the state stays where it
   is: after t rounds it is the standard's state with ShiftRows undone t times. The columns that MixColumns mixes lie
   aslant then, by t columns from one row to the next, and since ShiftRows done four times is nothing, t counts modulo
   4. SubBytes does not care; round keys are turned alike when they are expanded; and what is left at the end is done to
   the words of the output. */

#ifndef INSTAR_AES_ROUNDS_H
#define INSTAR_AES_ROUNDS_H

#include "aes.h"
#include "bytes.h"

enum { AES_LANES = SLICE_WORDS / 4 };

#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/* Each row's bits from `rows` rows further down, `columns` columns further right; both wrap. */
ALWAYS_INLINE slice from(slice x, unsigned rows, unsigned columns) {
    const slice turned = slice_rotate_right(x, columns % 4 * AES_LANES);
    const slice near = slice_rotate_right(turned, rows * SLICE_WORDS);
    if (columns % 4 == 0) {
        return near;
    }
    /* Bits of the last columns came from one field further than those of the first. */
    const slice far = slice_rotate_right(turned, (rows - 1) * SLICE_WORDS);
    const slice first = SLICE_FIELDS * (((slice)1 << (4 - columns % 4) * AES_LANES) - 1);
    return (near & first) | (far & ~first);
}

/* MixColumns after t rounds: s'_r = {02}(s_r + s_(r+1)) + s_(r+1) + (s_(r+2) + s_(r+3)), §5.1.3. */
ALWAYS_INLINE void mix_columns(slice q[8], unsigned t) {
    slice next[8], sum[8];
    for (int i = 0; i < 8; i++) {
        next[i] = from(q[i], 1, t);
        sum[i] = q[i] ^ next[i];
    }
    for (int i = 0; i < 8; i++) {
        q[i] = next[i] ^ from(sum[i], 2, 2 * t);
    }
    q[0] ^= sum[7];
    q[1] ^= sum[0] ^ sum[7];
    q[2] ^= sum[1];
    q[3] ^= sum[2] ^ sum[7];
    q[4] ^= sum[3] ^ sum[7];
    q[5] ^= sum[4];
    q[6] ^= sum[5];
    q[7] ^= sum[6];
}

ALWAYS_INLINE void add_round_key(slice q[8], const slice *schedule, unsigned round) {
    for (int i = 0; i < 8; i++) {
        q[i] ^= schedule[8 * round + i];
    }
}

/* ShiftRows done or undone twice, which is the same, to one block's columns: rows 1 and 3 move by two columns. */
ALWAYS_INLINE void shift_rows_twice(uint32_t columns[4]) {
    for (int c = 0; c < 2; c++) {
        const uint32_t t = (columns[c] ^ columns[c + 2]) & 0xff00ff00;
        columns[c] ^= t;
        columns[c + 2] ^= t;
    }
}

/* Whether the rounds leave the state turned by two columns a row, else by none. */
enum { AES_ENDS_TURNED = AES_ROUNDS % 4 == 2 };
_Static_assert(AES_ROUNDS % 2 == 0, "the state would be turned by an odd number of columns");

/* `blocks` blocks, at most AES_LANES, to slices; lanes to spare hold the first block. */
ALWAYS_INLINE void load_blocks(slice q[8], const uint8_t *in, size_t blocks, int turned) {
    uint32_t words[SLICE_WORDS];
    for (size_t lane = 0; lane < AES_LANES; lane++) {
        const uint8_t *block = in + (lane < blocks ? 16 * lane : 0);
        uint32_t columns[4];
        for (int c = 0; c < 4; c++) {
            columns[c] = load_le32(block + 4 * c);
        }
        if (turned) {
            shift_rows_twice(columns);
        }
        for (size_t c = 0; c < 4; c++) {
            words[AES_LANES * c + lane] = columns[c];
        }
    }
    slice_words(q, words);
}

/* The inverse; what was in the slices is lost. */
ALWAYS_INLINE void store_blocks(uint8_t *out, slice q[8], size_t blocks, int turned) {
    uint32_t words[SLICE_WORDS];
    slice_unwords(words, q);
    for (size_t lane = 0; lane < AES_LANES && lane < blocks; lane++) {
        uint32_t columns[4];
        for (size_t c = 0; c < 4; c++) {
            columns[c] = words[AES_LANES * c + lane];
        }
        if (turned) {
            shift_rows_twice(columns);
        }
        for (int c = 0; c < 4; c++) {
            store_le32(out + 16 * lane + 4 * c, columns[c]);
        }
    }
}

#endif
