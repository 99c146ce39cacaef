/* Embench's triggers: what is timed lies between them. SPDX-License-Identifier: Apache-2.0 */

#include "timed.h"

void initialise_board(void) {
}

void start_trigger(void) {
    suite_begin();
}

void stop_trigger(void) {
    suite_end();
}
