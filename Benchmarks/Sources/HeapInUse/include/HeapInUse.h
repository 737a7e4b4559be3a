#pragma once
#include <stddef.h>

/// The bytes that are allocated on this process's heap, 0 where that cannot be asked.
size_t heapInUse(void);
