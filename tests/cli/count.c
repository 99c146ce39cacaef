/* Prints its arguments and returns the sum of five calls: for `instar run` with arguments and under GDB. */

static volatile int counter;

static void put(const char *text) {
    long length = 0;
    while (text[length] != 0) length++;
    register long a0 __asm__("a0") = 1;
    register const char *a1 __asm__("a1") = text;
    register long a2 __asm__("a2") = length;
    register long a7 __asm__("a7") = 64;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a7) : "memory");
}

__attribute__((noinline)) int step(int n) {
    counter += n;
    return counter;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        put(argv[i]);
        put("\n");
    }
    for (int i = 0; i < 5; i++) step(i);
    return counter;
}
