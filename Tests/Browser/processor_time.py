"""The processor time of a program."""

import time


def processor_seconds(pid: int) -> float:
    """Returns the processor time of all threads of a process, from the Linux clock of the process in nanoseconds."""
    return time.clock_gettime_ns((~pid << 3) | 2) / 1e9
