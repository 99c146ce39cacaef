/* A cellular automaton: loads of neighbours, branches on counts. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned char now[26][26], next[26][26];

int main(void) {
  unsigned state = 2, alive = 0;
  for (int i = 1; i < 25; i++)
    for (int j = 1; j < 25; j++) now[i][j] = (state = state * 1664525 + 1013904223) >> 31;
  for (int round = 0; round < 3; round++) {
    for (int i = 1; i < 25; i++)
      for (int j = 1; j < 25; j++) {
        int count = 0;
        for (int k = -1; k <= 1; k++)
          for (int l = -1; l <= 1; l++)
            if (k || l) count += now[i + k][j + l];
        next[i][j] = count == 3 || (count == 2 && now[i][j]);
      }
    for (int i = 1; i < 25; i++)
      for (int j = 1; j < 25; j++) now[i][j] = next[i][j];
  }
  for (int i = 1; i < 25; i++)
    for (int j = 1; j < 25; j++) alive += now[i][j];
  return alive == 0;
}
