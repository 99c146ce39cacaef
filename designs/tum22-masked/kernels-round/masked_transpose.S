#include "../kernels/masked_transpose.S"
