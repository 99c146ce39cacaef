/* printf for benchmarks without a C library: %d %i %u %x %X %c %s %%, with l, a width and zeros before it.
   Source: ISO C11 §7.21.6.1; the system call write (64) of Linux, which `instar run` knows.
   SPDX-License-Identifier: Apache-2.0 */

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

enum { STDOUT = 1, WRITE = 64, ROOM = 128 };

/* Characters that wait to be written. */
static char line[ROOM];
static size_t waiting;

static void written(void) {
    register long file __asm__("a0") = STDOUT;
    register const char *text __asm__("a1") = line;
    register size_t length __asm__("a2") = waiting;
    register long call __asm__("a7") = WRITE;
    __asm__ volatile("ecall" : "+r"(file) : "r"(text), "r"(length), "r"(call) : "memory");
    waiting = 0;
}

static void put(char c) {
    line[waiting++] = c;
    if (waiting == ROOM) {
        written();
    }
}

static int put_number(unsigned long value, unsigned base, char ten, int width, char before) {
    char digits[sizeof value * 8];
    int count = 0;
    do {
        unsigned digit = (unsigned)(value % base);
        digits[count++] = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
        value /= base;
    } while (value != 0);
    int length = count > width ? count : width;
    for (int n = length; n > count; n--) {
        put(before);
    }
    while (count > 0) {
        put(digits[--count]);
    }
    return length;
}

int printf(const char *format, ...) {
    int length = 0;
    va_list arguments;
    va_start(arguments, format);
    for (; *format != '\0'; format++) {
        if (*format != '%') {
            put(*format);
            length++;
            continue;
        }
        format++;
        char before = ' ';
        if (*format == '0') {
            before = '0';
        }
        int width = 0;
        for (; *format >= '0' && *format <= '9'; format++) {
            width = width * 10 + (*format - '0');
        }
        int is_long = *format == 'l';
        if (is_long) {
            format++;
        }
        switch (*format) {
        case 'd':
        case 'i': {
            long value = is_long ? va_arg(arguments, long) : va_arg(arguments, int);
            if (value < 0) {
                put('-');
                length++;
            }
            length += put_number(value < 0 ? 0UL - (unsigned long)value : (unsigned long)value, 10, 'a', width, before);
            break;
        }
        case 'u':
        case 'x':
        case 'X': {
            unsigned long value = is_long ? va_arg(arguments, unsigned long) : va_arg(arguments, unsigned);
            length += put_number(value, *format == 'u' ? 10 : 16, *format == 'X' ? 'A' : 'a', width, before);
            break;
        }
        case 'c':
            put((char)va_arg(arguments, int));
            length++;
            break;
        case 's':
            for (const char *text = va_arg(arguments, const char *); *text != '\0'; text++) {
                put(*text);
                length++;
            }
            break;
        case '%':
            put('%');
            length++;
            break;
        default:
            /* What is not known stands there as it is. */
            put('%');
            put(*format);
            length += 2;
        }
        if (*format == '\0') {
            break;
        }
    }
    va_end(arguments);
    written();
    return length;
}

/* Compilers make these two of a printf that is as simple. */
int puts(const char *text) {
    for (; *text != '\0'; text++) {
        put(*text);
    }
    put('\n');
    written();
    return 0;
}

int putchar(int c) {
    put((char)c);
    written();
    return (unsigned char)c;
}
