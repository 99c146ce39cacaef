/* CoreMark's port: seeds of a performance run, its timer, and the main that calls it.
   Source: the porting guide of CoreMark. SPDX-License-Identifier: Apache-2.0

   ITERATIONS, MAINS and CLOCK_HZ are those of the rule (suite.toml): how many iterations are timed, how often the
   whole benchmark is run, and the clock by which CoreMark itself counts seconds, of which it wants ten. */

#include "coremark.h"
#include "timed.h"

#undef main

volatile ee_s32 seed1_volatile = 0;
volatile ee_s32 seed2_volatile = 0;
volatile ee_s32 seed3_volatile = 0x66;
volatile ee_s32 seed4_volatile = ITERATIONS;
volatile ee_s32 seed5_volatile = 0;

ee_u32 default_num_contexts = 1;

static CORE_TICKS began, ended;

int coremark_main(void);

void start_time(void) {
    began = suite_cycles();
    suite_begin();
}

void stop_time(void) {
    suite_end();
    ended = suite_cycles();
}

CORE_TICKS get_time(void) {
    return ended - began;
}

secs_ret time_in_secs(CORE_TICKS ticks) {
    return ticks / CLOCK_HZ;
}

void portable_init(core_portable *p, int *argc, char *argv[]) {
    (void)argc;
    (void)argv;
    p->portable_id = 1;
}

void portable_fini(core_portable *p) {
    p->portable_id = 0;
}

int main(void) {
    for (int n = 0; n < MAINS; n++) {
        coremark_main();
    }
    /* What it found stands on the console. */
    return 0;
}
