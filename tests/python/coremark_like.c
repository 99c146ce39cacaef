// What a run's cycles must not depend on anything but the program: branches that are hard to predict, with loads,
// divides, multiplications and calls through a table behind them, most of which are seldom or never executed.

#include <stddef.h>
#include <stdint.h>

typedef struct node {
  struct node *next;
  int16_t index, value;
} node;

static node list[64];
static int32_t matrix[3][8][8];
static const char text[] = "5012,-874,+1.5e3,T0.3e-1F,-110.700,+0.64400,3.500e+50,INVALID,0x7g,.5,";
static volatile uint32_t never;

static uint32_t crc(uint32_t value, uint32_t sum) {
  for (int i = 0; i < 16; i++) {
    uint32_t carry = (value ^ sum) & 1;
    value >>= 1;
    sum >>= 1;
    if (carry) sum ^= 0xa001;
  }
  return sum;
}

static node *reversed(node *head) {
  node *before = NULL;
  while (head) {
    node *next = head->next;
    head->next = before;
    before = head;
    head = next;
  }
  return before;
}

static uint32_t states(const char *at, uint32_t step) {
  enum { START, SIGN, NUMBER, FRACTION, EXPONENT, WRONG } state = START;
  uint32_t counts[6] = {0};
  for (; *at; at++) {
    counts[state]++;
    if (*at == ',') {
      state = START;
      continue;
    }
    switch (state) {
      case START: state = *at == '+' || *at == '-' ? SIGN : *at >= '0' && *at <= '9' ? NUMBER : WRONG; break;
      case SIGN: state = *at >= '0' && *at <= '9' ? NUMBER : WRONG; break;
      case NUMBER: state = *at == '.' ? FRACTION : *at >= '0' && *at <= '9' ? NUMBER : WRONG; break;
      case FRACTION: state = *at == 'e' ? EXPONENT : *at >= '0' && *at <= '9' ? FRACTION : WRONG; break;
      case EXPONENT: state = *at == '+' || *at == '-' || (*at >= '0' && *at <= '9') ? EXPONENT : WRONG; break;
      default: break;
    }
    if (never) state = (state * counts[1] / (counts[2] | 1)) % 6;
  }
  return counts[NUMBER] * 5 + counts[WRONG] * step + counts[EXPONENT];
}

static int32_t product(int seed) {
  int32_t sum = 0;
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      int32_t all = 0;
      for (int k = 0; k < 8; k++) all += matrix[0][i][k] * matrix[1][k][j];
      matrix[2][i][j] = all;
      if (all % 13 == seed % 13) sum += all / (seed | 1);
      else if ((all & 31) == 7) sum -= all >> 2;
      if (never) sum = sum / (all | 1) + matrix[1][j][i] % (seed | 3);
    }
  return sum;
}

static uint32_t (*const steps[])(uint32_t, uint32_t) = {crc, crc};

int main(void) {
  uint32_t random = 12345, sum = 0;
  for (int i = 0; i < 64; i++) {
    random = random * 1103515245 + 12345;
    list[i] = (node){i < 63 ? &list[i + 1] : NULL, (int16_t)i, (int16_t)(random >> 16)};
    matrix[0][i / 8][i % 8] = (int32_t)(random >> 20);
    matrix[1][i % 8][i / 8] = (int32_t)(random >> 24);
  }
  node *head = list;
  for (int round = 0; round < 12; round++) {
    head = reversed(head);
    for (node *at = head; at; at = at->next) {
      if (at->value & 1) sum = steps[at->index & 1]((uint32_t)at->value, sum);
      else if (at->value % 7 == 3) sum += (uint32_t)(at->value / (round + 1));
      if (round == 9 && at->value > 16000) sum ^= (uint32_t)(at->index * at->value) / 7;
      if (never) sum = sum % (uint32_t)(at->index + 1) + (uint32_t)at->next->value;
    }
    sum = crc(states(text, (uint32_t)round), sum);
    sum = crc((uint32_t)product(round), sum);
  }
  return (int)(sum & 0x3f);
}
