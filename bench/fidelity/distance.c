/* Edit distance by dynamic programming: minima of three. Written for `make fidelity`; no rule of a model was found with it. */

static const char left[] = "every cycle of every instruction", right[] = "ever icy clues of very constructions";
static unsigned char row[40];

int main(void) {
  for (int round = 0; round < 2; round++) {
    for (int j = 0; j < 37; j++) row[j] = j;
    for (int i = 0; left[i]; i++) {
      int diagonal = row[0];
      row[0] = i + 1;
      for (int j = 0; right[j]; j++) {
        int best = diagonal + (left[i] != right[j]);
        diagonal = row[j + 1];
        if (row[j] + 1 < best) best = row[j] + 1;
        if (diagonal + 1 < best) best = diagonal + 1;
        row[j + 1] = best;
      }
    }
  }
  return row[36] == 0;
}
