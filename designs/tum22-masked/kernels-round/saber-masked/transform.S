#include "../../kernels/saber-masked/transform.S"
