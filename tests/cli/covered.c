// A program with lines and branches that are reached so many times, and some that are not.
__attribute__((noinline)) int absolute(int n) {
  if (n < 0)
    return -n;
  return n;
}

__attribute__((noinline)) int never(int n) { return n * 3; }

int main(int argc, char **argv) {
  (void)argv;
  volatile int sum = 0, rounds = 10;
  for (int i = 0; i < rounds; i++)
    sum += absolute(i);
  if (sum != 45)
    sum = never(argc);
  return sum;
}
