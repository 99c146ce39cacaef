/* Greatest common divisors and digits: divides of any operands. Written for `make fidelity`; no rule of a model was found with it. */

int main(void) {
  unsigned state = 11, sum = 0;
  for (int i = 0; i < 120; i++) {
    unsigned a = state = state * 1664525 + 1013904223, b = (state = state * 1664525 + 1013904223) >> (i & 31);
    while (b) {
      unsigned rest = a % b;
      a = b;
      b = rest;
    }
    sum += a;
    for (int value = (int)state; value; value /= 10) sum += value % 10;
  }
  return sum == 0;
}
