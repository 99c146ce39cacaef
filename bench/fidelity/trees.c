/* Decisions of many small trees on random features, as boosted trees make them. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned char feature[15 * 24], threshold[15 * 24];
static unsigned char input[16];

int main(void) {
  unsigned state = 5, votes = 0;
  for (int i = 0; i < 15 * 24; i++) {
    state = state * 1664525 + 1013904223;
    feature[i] = state >> 28;
    threshold[i] = state >> 16;
  }
  for (int round = 0; round < 40; round++) {
    for (int i = 0; i < 16; i++) input[i] = (state = state * 1664525 + 1013904223) >> 24;
    for (int tree = 0; tree < 24; tree++) {
      const unsigned char *features = feature + 15 * tree, *thresholds = threshold + 15 * tree;
      int at = 0;
      while (at < 7) {
        if (input[features[at]] < thresholds[at])
          at = 2 * at + 1;
        else
          at = 2 * at + 2;
      }
      votes += at;
    }
  }
  return votes == 0;
}
