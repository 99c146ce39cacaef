#include "../kernels/masked_planes.S"
