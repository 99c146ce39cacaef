/* Calls through pointers, and a chain of short functions. Written for `make fidelity`; no rule of a model was found with it. */

static int twice(int x) { return 2 * x; }
static int less(int x) { return x - 3; }
static int halved(int x) { return x / 2; }
static int turned(int x) { return -x; }
static int (*const functions[])(int) = {twice, less, halved, turned};

__attribute__((noinline)) static int deep(int depth, int x) {
  if (depth == 0) return x;
  int below = deep(depth - 1, functions[(x ^ depth) & 3](x));
  return below + depth;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 60; i++) sum += deep(i & 15, i);
  return sum == 0;
}
