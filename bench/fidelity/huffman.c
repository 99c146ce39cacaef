/* Counts, lengths of codes, and bits that are packed. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned weight[128];
static short parent[128];
static unsigned char depth[64], packed[1200];

int main(void) {
  unsigned state = 31, used = 64, bits = 0, held = 0, out = 0;
  for (int i = 0; i < 2000; i++) {
    state = state * 1664525 + 1013904223;
    weight[(state >> 26) & (state >> 20) & 63]++;
  }
  for (int i = 0; i < 64; i++) weight[i]++;
  for (int round = 0; round < 63; round++) {
    int least = -1, second = -1;
    for (unsigned i = 0; i < used; i++) {
      if (parent[i]) continue;
      if (least < 0 || weight[i] < weight[least])
        second = least, least = i;
      else if (second < 0 || weight[i] < weight[second])
        second = i;
    }
    weight[used] = weight[least] + weight[second];
    parent[least] = parent[second] = used++;
  }
  for (int i = 0; i < 64; i++)
    for (int at = i; parent[at]; at = parent[at]) depth[i]++;
  for (int i = 0; i < 300; i++) {
    state = state * 1664525 + 1013904223;
    int symbol = (state >> 26) & (state >> 20) & 63;
    held |= (unsigned)symbol << bits;
    for (bits += depth[symbol] & 15; bits >= 8 && out < 1200; bits -= 8, held >>= 8) packed[out++] = held;
  }
  return out == 0;
}
