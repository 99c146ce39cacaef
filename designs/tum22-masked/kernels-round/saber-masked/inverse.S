#include "../../kernels/saber-masked/inverse.S"
