/* A hash table with open addressing, inserted to and searched. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned keys[1024], counts[1024];

int main(void) {
  unsigned state = 17, distinct = 0;
  for (int i = 0; i < 1500; i++) {
    state = state * 1664525 + 1013904223;
    unsigned key = (state >> 22) + 1, at = key * 2654435761u >> 22;
    while (keys[at] && keys[at] != key) at = (at + 1) & 1023;
    distinct += keys[at] == 0;
    keys[at] = key;
    counts[at]++;
  }
  return distinct < 500;
}
