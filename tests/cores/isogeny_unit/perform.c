/* One command of the unit on a key and numbers, and the cycles from its start until the first of its results was read.
   SPDX-License-Identifier: Apache-2.0 */

#include "isogeny.h"

static uint32_t now(void) {
    uint32_t cycles;
    __asm__ volatile("csrr %0, mcycle" : "=r"(cycles));
    return cycles;
}

void perform(uint32_t io[144], uint32_t cycles[1], const uint32_t key[16], uint32_t command) {
    for (int i = 0; i < 16; i++) {
        ISOGENY->KEY[i] = key[i];
    }
    for (int i = 0; i < 144; i++) {
        ISOGENY->IO[i] = io[i];
    }
    __asm__ volatile("csrw mcountinhibit, zero");
    const uint32_t start = now();
    ISOGENY->CTRL = command;
    io[0] = ISOGENY->IO[0];
    cycles[0] = now() - start;
    for (int i = 1; i < 144; i++) {
        io[i] = ISOGENY->IO[i];
    }
}
