// Programs that go wrong at a known line; WHAT chooses how.
#include <stdint.h>

volatile uint32_t *odd = (uint32_t *)0x80004001u;

__attribute__((noinline)) int misaligned(void) { return (int)*odd; }

__attribute__((noinline)) int deep(int n) {
  volatile int room[4096];
  room[n & 4095] = n;
  return n ? deep(n - 1) + room[1] : 0;
}

__attribute__((noinline)) int outside(void) { return *(volatile int *)0x10; }

__attribute__((noinline)) int illegal(void) {
  __asm__ volatile(".4byte 0xffffffff");
  return 0;
}

__attribute__((noinline)) int jump(void) { return ((int (*)(void))0x20000000)(); }

int main(int argc, char **argv) {
  (void)argc;
  (void)argv;
  return WHAT;
}
