#include "../kernels/masked_add.S"
