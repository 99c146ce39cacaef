/* Products of long numbers: mulhu, carries. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned a[12], b[12], product[24];

int main(void) {
  unsigned state = 23, check = 0;
  for (int round = 0; round < 8; round++) {
    for (int i = 0; i < 12; i++) {
      a[i] = state = state * 1664525 + 1013904223;
      b[i] = state = state * 1664525 + 1013904223;
    }
    for (int i = 0; i < 24; i++) product[i] = 0;
    for (int i = 0; i < 12; i++) {
      unsigned carry = 0;
      for (int j = 0; j < 12; j++) {
        unsigned long long sum = (unsigned long long)a[i] * b[j] + product[i + j] + carry;
        product[i + j] = (unsigned)sum;
        carry = (unsigned)(sum >> 32);
      }
      product[i + 12] = carry;
    }
    check ^= product[23];
  }
  return check == 0;
}
