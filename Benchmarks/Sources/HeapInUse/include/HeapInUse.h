#pragma once
#include <stddef.h>

/// Returns the number of bytes that are allocated on the heap of this process; 0 if it is unknown.
size_t heapInUse(void);
