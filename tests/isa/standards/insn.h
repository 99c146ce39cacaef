// Instructions as C expressions. `number` must be a constant.
// Source: the mnemonics of The RISC-V Instruction Set Manual, Volume I, chapter "Zk".

#include <stdint.h>

typedef uintptr_t reg;

#define UNARY(mnemonic, a)                                          \
  ({                                                                \
    reg rd_;                                                        \
    __asm__(mnemonic " %0, %1" : "=r"(rd_) : "r"((reg)(a)));        \
    rd_;                                                            \
  })

#define BINARY(mnemonic, a, b)                                                      \
  ({                                                                                \
    reg rd_;                                                                        \
    __asm__(mnemonic " %0, %1, %2" : "=r"(rd_) : "r"((reg)(a)), "r"((reg)(b)));     \
    rd_;                                                                            \
  })

#define IMMEDIATE(mnemonic, a, number)                                              \
  ({                                                                                \
    reg rd_;                                                                        \
    __asm__(mnemonic " %0, %1, %2" : "=r"(rd_) : "r"((reg)(a)), "i"(number));       \
    rd_;                                                                            \
  })

#define BYTE(mnemonic, a, b, number)                                                                   \
  ({                                                                                                   \
    reg rd_;                                                                                           \
    __asm__(mnemonic " %0, %1, %2, %3" : "=r"(rd_) : "r"((reg)(a)), "r"((reg)(b)), "i"(number));       \
    rd_;                                                                                               \
  })

// One word through all four of its bytes.
#define BYTES(mnemonic, a, b0, b1, b2, b3) \
  BYTE(mnemonic, BYTE(mnemonic, BYTE(mnemonic, BYTE(mnemonic, a, b0, 0), b1, 1), b2, 2), b3, 3)
