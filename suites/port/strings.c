/* Strings and characters for benchmarks without a C library, byte by byte.
   Source: ISO C11 §7.4 and §7.24; Dhrystone's score depends on strcmp and strcpy, so results say what they are:
   these, in C, compiled with the flags of the benchmark. SPDX-License-Identifier: Apache-2.0 */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

char *strcpy(char *__restrict destination, const char *__restrict source) {
    char *to = destination;
    while ((*to++ = *source++) != '\0') {
    }
    return destination;
}

int strcmp(const char *left, const char *right) {
    unsigned char a, b;
    do {
        a = (unsigned char)*left++;
        b = (unsigned char)*right++;
    } while (a == b && a != '\0');
    return a - b;
}

int strncmp(const char *left, const char *right, size_t n) {
    for (; n > 0; n--, left++, right++) {
        if (*left != *right || *left == '\0') {
            return (unsigned char)*left - (unsigned char)*right;
        }
    }
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end != '\0') {
        end++;
    }
    return (size_t)(end - text);
}

char *strchr(const char *text, int wanted) {
    for (;; text++) {
        if (*text == (char)wanted) {
            return (char *)text;
        }
        if (*text == '\0') {
            return NULL;
        }
    }
}

void *memchr(const void *place, int wanted, size_t n) {
    const unsigned char *at = place;
    for (; n > 0; n--, at++) {
        if (*at == (unsigned char)wanted) {
            return (void *)at;
        }
    }
    return NULL;
}

int isdigit(int c) {
    return c >= '0' && c <= '9';
}

int isspace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

int isxdigit(int c) {
    return isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

int tolower(int c) {
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

int abs(int value) {
    return value < 0 ? -value : value;
}

_Noreturn void abort(void) {
    exit(EXIT_FAILURE);
}
