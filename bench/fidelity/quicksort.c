/* Quicksort with recursion, of numbers in no order. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned values[700];

static void sort(int low, int high) {
  while (low < high) {
    unsigned pivot = values[(low + high) / 2];
    int i = low, j = high;
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i <= j) {
        unsigned held = values[i];
        values[i++] = values[j];
        values[j--] = held;
      }
    }
    if (j - low < high - i) {
      sort(low, j);
      low = i;
    } else {
      sort(i, high);
      high = j;
    }
  }
}

int main(void) {
  unsigned state = 7;
  for (int i = 0; i < 700; i++) values[i] = state = state * 1664525 + 1013904223;
  sort(0, 699);
  for (int i = 1; i < 700; i++)
    if (values[i - 1] > values[i]) return 1;
  return 0;
}
