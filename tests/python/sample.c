// Functions of every kind of argument, and state that calls change; main prints and runs some of them.
#include <stddef.h>
#include <stdint.h>

int32_t table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
uint32_t counter = 5;

int add(int a, int b) { return a + b; }

uint64_t wide(uint8_t small, uint64_t value, int16_t negative) { return value + small + (uint64_t)negative; }

uintptr_t last_of_ten(int a, int b, int c, int d, int e, int f, int g, int h, int i, uintptr_t j) {
  return a + b + c + d + e + f + g + h + i == 45 ? j : 0;
}

uint32_t count(void) { return counter++; }

void scale(int32_t *values, size_t n, int32_t factor) {
  for (size_t i = 0; i < n; i++) values[i] *= factor;
}

void interleave(const uint8_t *from, uint16_t *to, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = from[i] | from[n - 1 - i] << 8;
}

int32_t sum_of(const int32_t *values, size_t n) {
  int32_t sum = 0;
  for (size_t i = 0; i < n; i++) sum += values[i];
  return sum;
}

uint32_t spin(uint32_t rounds) {
  volatile uint32_t x = 0;
  while (rounds--) x += rounds;
  return x;
}

int load_outside(int rounds) {
  spin(rounds);
  return *(volatile int *)0x10;
}

static void print(const char *text, size_t n) {
  register int file __asm__("a0") = 1;
  register const char *start __asm__("a1") = text;
  register size_t length __asm__("a2") = n;
  register int number __asm__("a7") = 64;
  __asm__ volatile("ecall" : "+r"(file) : "r"(start), "r"(length), "r"(number) : "memory");
}

int shout(void) {
  print("hey\n", 4);
  return 1;
}

int main(void) {
  print("running\n", 8);
  table[0] = (int32_t)spin(1000);
  if (counter == 99) return load_outside(0);
  return (int)count();
}
