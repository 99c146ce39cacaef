/* Queens on a board: recursion and backtracking. Written for `make fidelity`; no rule of a model was found with it. */

static int place(int row, unsigned columns, unsigned left, unsigned right) {
  int count = 0;
  if (row == 6) return 1;
  for (unsigned free = ~(columns | left | right) & 63; free; free &= free - 1) {
    unsigned bit = free & -free;
    count += place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}

int main(void) { return place(0, 0, 0, 0) != 4; }
