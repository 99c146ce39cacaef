/* Products of matrices: multiplies in loops of fixed length. Written for `make fidelity`; no rule of a model was found with it. */

static int a[18][18], b[18][18], c[18][18];

int main(void) {
  for (int i = 0; i < 18; i++)
    for (int j = 0; j < 18; j++) a[i][j] = i - j, b[i][j] = i * j & 15;
  for (int round = 0; round < 2; round++)
    for (int i = 0; i < 18; i++)
      for (int j = 0; j < 18; j++) {
        int sum = 0;
        for (int k = 0; k < 18; k++) sum += a[i][k] * b[k][j];
        c[i][j] = sum + round;
      }
  return c[0][0] == 0;
}
