// What a program asks of a C library and of whoever runs it: arguments, heap, input, console, time, an exit code.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Initialised data that is written: start-up code copies it from read-only memory where a linker script says so.
static char greeting[] = "hello";
static _Thread_local int calls = 40;

int main(int argc, char **argv) {
  char *large = malloc(300000);
  char *small = malloc(100);
  if (!large || !small) return 1;
  memset(large, 7, 300000);
  for (int i = 0; i < 300000; i++) calls += large[i] == 7;
  greeting[0] ^= 0x20;
  printf("%s %d\n", greeting, calls);
  for (int i = 1; i < argc; i++) printf("argument %s\n", argv[i]);
  if (fgets(small, 100, stdin)) printf("read %s", small);
#ifdef ASK_TIME
  if (argc > 1 && !strcmp(argv[1], "time")) printf("%s\n", time(NULL) != (time_t)-1 ? "time" : "none");
#endif
  free(large);
  free(small);
  return 7;
}
