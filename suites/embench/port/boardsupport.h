/* Embench's board: a clock of 1 MHz, and one repetition to warm caches.
   Source: doc/README.md of Embench, "board support". SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_EMBENCH_BOARDSUPPORT_H
#define INSTAR_EMBENCH_BOARDSUPPORT_H

#define CPU_MHZ 1
#define WARMUP_HEAT 1

#endif
