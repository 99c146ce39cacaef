/* Prime numbers by a sieve: stores with growing strides. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned char composite[3000];

int main(void) {
  int primes = 0;
  for (int i = 2; i < 3000; i++) {
    if (composite[i]) continue;
    primes++;
    for (int j = i * i; j < 3000; j += i) composite[j] = 1;
  }
  return primes != 430;
}
