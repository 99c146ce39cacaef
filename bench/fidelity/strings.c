/* Byte and string code: copies, comparisons, words of a text. Written for `make fidelity`; no rule of a model was found with it. */

static const char text[] =
    "It is a truth universally acknowledged that a cycle model in possession of good rules must be in want of a test. "
    "Whoever says every cycle means the ones behind a branch too, and those that nobody retires.";
static char copy[512], words[64][16];

static int length(const char *at) {
  int count = 0;
  while (at[count]) count++;
  return count;
}

static int compare(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

int main(void) {
  int count = 0, at = 0, equal = 0;
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i <= length(text) && i < 511; i += 7)
      for (int j = 0; j < 7; j++) copy[i + j] = text[i + j];
    count = 0;
    for (const char *c = copy; *c; c++) {
      if (*c == ' ') {
        words[count][at] = 0;
        count += at > 0 && count < 63;
        at = 0;
      } else if (at < 15) {
        words[count][at++] = *c >= 'A' && *c <= 'Z' ? *c + 32 : *c;
      }
    }
    at = 0;
    for (int i = 0; i < count; i++)
      for (int j = i + 1; j < count; j++) equal += compare(words[i], words[j]) == 0;
  }
  return equal == 0;
}
