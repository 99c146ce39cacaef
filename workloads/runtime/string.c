/* memcpy, memmove, memset and memcmp, word by word, for programs without a C library.
   Source: ISO C11 §7.24.2, §7.24.4, §7.24.6. SPDX-License-Identifier: Apache-2.0

   A compiler may recognise a copying loop and replace it by a call of memcpy, which here would call itself. Clang does
   not with -ffreestanding; GCC needs the attribute below. */

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(__clang__)
#define KEEP_LOOPS __attribute__((optimize("no-tree-loop-distribute-patterns")))
#else
#define KEEP_LOOPS
#endif

/* One register, allowed to alias any object. */
typedef uintptr_t __attribute__((may_alias)) word;

#define WORD sizeof(word)

static int is_aligned(const void *p) {
    return ((uintptr_t)p & (WORD - 1)) == 0;
}

/* Copies upwards; right for memmove too when the destination lies below the source. */
static inline KEEP_LOOPS void copy_up(unsigned char *d, const unsigned char *s, size_t n) {
    if ((((uintptr_t)d ^ (uintptr_t)s) & (WORD - 1)) == 0) {
        for (; n > 0 && !is_aligned(d); n--) {
            *d++ = *s++;
        }
        for (; n >= 4 * WORD; n -= 4 * WORD, d += 4 * WORD, s += 4 * WORD) {
            word a = ((const word *)s)[0], b = ((const word *)s)[1];
            word e = ((const word *)s)[2], f = ((const word *)s)[3];
            ((word *)d)[0] = a;
            ((word *)d)[1] = b;
            ((word *)d)[2] = e;
            ((word *)d)[3] = f;
        }
        for (; n >= WORD; n -= WORD, d += WORD, s += WORD) {
            *(word *)d = *(const word *)s;
        }
    }
    for (; n > 0; n--) {
        *d++ = *s++;
    }
}

KEEP_LOOPS void *memcpy(void *restrict destination, const void *restrict source, size_t n) {
    copy_up(destination, source, n);
    return destination;
}

KEEP_LOOPS void *memmove(void *destination, const void *source, size_t n) {
    unsigned char *d = destination;
    const unsigned char *s = source;
    if ((uintptr_t)d - (uintptr_t)s >= n) { /* below the source, or clear of it */
        copy_up(d, s, n);
        return destination;
    }
    d += n;
    s += n;
    if ((((uintptr_t)d ^ (uintptr_t)s) & (WORD - 1)) == 0) {
        for (; n > 0 && !is_aligned(d); n--) {
            *--d = *--s;
        }
        for (; n >= WORD; n -= WORD) {
            d -= WORD;
            s -= WORD;
            *(word *)d = *(const word *)s;
        }
    }
    for (; n > 0; n--) {
        *--d = *--s;
    }
    return destination;
}

KEEP_LOOPS void *memset(void *destination, int value, size_t n) {
    unsigned char *d = destination;
    const word pattern = (word)-1 / 255 * (unsigned char)value;
    for (; n > 0 && !is_aligned(d); n--) {
        *d++ = (unsigned char)value;
    }
    for (; n >= 4 * WORD; n -= 4 * WORD, d += 4 * WORD) {
        ((word *)d)[0] = pattern;
        ((word *)d)[1] = pattern;
        ((word *)d)[2] = pattern;
        ((word *)d)[3] = pattern;
    }
    for (; n >= WORD; n -= WORD, d += WORD) {
        *(word *)d = pattern;
    }
    for (; n > 0; n--) {
        *d++ = (unsigned char)value;
    }
    return destination;
}

KEEP_LOOPS int memcmp(const void *left, const void *right, size_t n) {
    const unsigned char *a = left, *b = right;
    if (is_aligned(a) && is_aligned(b)) {
        for (; n >= WORD && *(const word *)a == *(const word *)b; n -= WORD) {
            a += WORD;
            b += WORD;
        }
    }
    for (; n > 0; n--, a++, b++) {
        if (*a != *b) {
            return *a - *b;
        }
    }
    return 0;
}
