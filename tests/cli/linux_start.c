// What a static musl program asks of the kernel, without a C library: the first stack with its auxiliary vector, the
// heap by brk and mmap, pieces written and read by writev and readv, the time, an exit.
#include <stddef.h>
#include <stdint.h>

enum {
  IOCTL = 29, READV = 65, WRITEV = 66, EXIT_GROUP = 94, SET_TID_ADDRESS = 96, CLOCK_GETTIME = 113,
  CLOCK_GETTIME64 = 403, BRK = 214, MUNMAP = 215, MMAP = 222,
};
enum { AT_NULL = 0, AT_PAGESZ = 6, AT_RANDOM = 25, TIOCGWINSZ = 0x5413, ANONYMOUS = 0x22, WRITABLE = 3 };

typedef struct { const void *base; size_t length; } Piece;

static long call(long number, long a, long b, long c, long d, long e, long f) {
  register long a0 __asm__("a0") = a, a1 __asm__("a1") = b, a2 __asm__("a2") = c, a3 __asm__("a3") = d;
  register long a4 __asm__("a4") = e, a5 __asm__("a5") = f, a7 __asm__("a7") = number;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a3), "r"(a4), "r"(a5), "r"(a7) : "memory");
  return a0;
}

static size_t length(const char *text) {
  size_t n = 0;
  while (text[n]) n++;
  return n;
}

static void print(const char *first, const char *second) {
  const Piece pieces[] = {{first, length(first)}, {second, length(second)}, {"\n", 1}};
  call(WRITEV, 1, (long)pieces, 3, 0, 0, 0);
}

static _Noreturn void leave(int code) {
  call(EXIT_GROUP, code, 0, 0, 0, 0, 0);
  for (;;) {}
}

// A wrong answer is the exit code: each check has its number.
static void check(int number, int holds) {
  if (!holds) leave(number);
}

static int tid;

void begin(long *stack) {
  long argc = stack[0];
  char **argv = (char **)(stack + 1), **environment = argv + argc + 1;
  while (*environment) environment++;
  long *vector = (long *)(environment + 1), page = 0, chance = 0;
  for (; vector[0] != AT_NULL; vector += 2) {
    if (vector[0] == AT_PAGESZ) page = vector[1];
    if (vector[0] == AT_RANDOM) chance = vector[1];
  }
  check(11, page == 4096 && chance != 0);
  check(12, call(SET_TID_ADDRESS, (long)&tid, 0, 0, 0, 0, 0) > 0);
  uint16_t window[4];
  check(13, call(IOCTL, 1, TIOCGWINSZ, (long)window, 0, 0, 0) < 0);  // No terminal: standard output is buffered.
  long end = call(BRK, 0, 0, 0, 0, 0, 0);
  check(14, call(BRK, end + page, 0, 0, 0, 0, 0) == end + page);
  ((volatile char *)end)[page - 1] = 1;
  volatile char *large = (char *)call(MMAP, 0, 300000, WRITABLE, ANONYMOUS, -1, 0);
  check(15, (unsigned long)large < -4096UL && large[299999] == 0);
  large[299999] = 7;
  check(16, call(MUNMAP, (long)large, 300000, 0, 0, 0, 0) == 0);
  print("Hello", "");
  for (long i = 1; i < argc; i++) print("argument ", argv[i]);
  static char line[100];
  const Piece pieces[] = {{line, 4}, {line + 4, 95}};
  long got = call(READV, 0, (long)pieces, 2, 0, 0, 0);
  check(17, got > 0 && line[got - 1] == '\n');
  line[got - 1] = 0;
  print("read ", line);
  if (argc > 1 && argv[1][0] == 't') {
    int64_t now[2] = {0, -1};
    long number = sizeof(long) == 4 ? CLOCK_GETTIME64 : CLOCK_GETTIME;
    check(18, call(number, 0, (long)now, 0, 0, 0, 0) == 0 && now[1] >= 0);
    print("time", "");
  }
  leave(7);
}

__asm__(".globl _start\n_start:\n  mv a0, sp\n  andi sp, sp, -16\n  call begin\n");
