/* A cyclic redundancy check, bit by bit and by a table. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned table[256];
static unsigned char data[600];

int main(void) {
  unsigned slow = ~0u, fast = ~0u;
  for (unsigned i = 0; i < 256; i++) {
    unsigned value = i;
    for (int bit = 0; bit < 8; bit++) value = value & 1 ? value >> 1 ^ 0xedb88320 : value >> 1;
    table[i] = value;
  }
  for (int i = 0; i < 600; i++) data[i] = i * 31 ^ i >> 3;
  for (int i = 0; i < 600; i++) {
    fast = table[(fast ^ data[i]) & 255] ^ fast >> 8;
    slow ^= data[i];
    for (int bit = 0; bit < 8; bit++) slow = slow & 1 ? slow >> 1 ^ 0xedb88320 : slow >> 1;
  }
  return slow != fast;
}
