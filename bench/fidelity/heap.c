/* A priority queue as a binary heap: branches that depend on data. Written for `make fidelity`; no rule of a model was found with it. */

static unsigned heap[512];
static int size;

static void push(unsigned value) {
  int at = size++;
  for (; at > 0 && heap[(at - 1) / 2] > value; at = (at - 1) / 2) heap[at] = heap[(at - 1) / 2];
  heap[at] = value;
}

static unsigned pop(void) {
  unsigned least = heap[0], last = heap[--size];
  int at = 0;
  for (int child; (child = 2 * at + 1) < size; at = child) {
    if (child + 1 < size && heap[child + 1] < heap[child]) child++;
    if (heap[child] >= last) break;
    heap[at] = heap[child];
  }
  heap[at] = last;
  return least;
}

int main(void) {
  unsigned state = 3, before = 0;
  for (int i = 0; i < 400; i++) push((state = state * 69069 + 1) >> 8);
  for (int i = 0; i < 400; i++) {
    unsigned now = pop();
    if (now < before) return 1;
    before = now;
  }
  return size;
}
