/* An interpreter of bytes by a switch: jumps through a table. Written for `make fidelity`; no rule of a model was found with it. */

enum { PUSH, ADD, MUL, SUB, DUP, SWAP, LOOP, DROP, AND, END };
static const signed char code[] = {PUSH, 1, PUSH, 60, DUP, PUSH, 3, MUL, PUSH, 127, AND, SWAP, PUSH, 1,
                                   SUB, SWAP, PUSH, 5, ADD, DROP, LOOP, -17, DROP, END};

int main(void) {
  int total = 0;
  for (int round = 0; round < 12; round++) {
    int stack[16], *top = stack;
    for (const signed char *at = code;; at++) {
      int held;
      switch (*at) {
        case PUSH: *++top = *++at; continue;
        case ADD: top--, *top += top[1]; continue;
        case MUL: top--, *top *= top[1]; continue;
        case SUB: top--, *top -= top[1]; continue;
        case DUP: top++, *top = top[-1]; continue;
        case SWAP: held = *top, *top = top[-1], top[-1] = held; continue;
        case AND: top--, *top &= top[1]; continue;
        case DROP: top--; continue;
        case LOOP: at += *top > 0 ? at[1] : 1; continue;
        default: total += *top;
      }
      break;
    }
  }
  return total != 12;
}
