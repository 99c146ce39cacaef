/* A search for matches as compressors make it. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned char text[900], packed[1800];
static short heads[256];

int main(void) {
  unsigned state = 1;
  int out = 0;
  for (int i = 0; i < 900; i++) {
    state = state * 1664525 + 1013904223;
    text[i] = i > 40 && state >> 30 ? text[i - 1 - (state >> 24 & 31)] : state >> 27;
  }
  for (int i = 0; i < 256; i++) heads[i] = -1;
  for (int i = 0; i + 3 < 900;) {
    int slot = (text[i] * 7 ^ text[i + 1] * 3 ^ text[i + 2]) & 255, from = heads[slot], length = 0;
    heads[slot] = i;
    if (from >= 0)
      while (i + length < 900 && length < 255 && text[from + length] == text[i + length]) length++;
    if (length > 3) {
      packed[out++] = 255;
      packed[out++] = length;
      packed[out++] = i - from;
      i += length;
    } else {
      packed[out++] = text[i++];
    }
  }
  return out == 0;
}
