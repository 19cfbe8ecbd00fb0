"""A file that one process writes keeps others from writing it, until the process is gone."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    def locked(handle: int) -> bool:
        """Take the lock of an open file; False where somebody else holds it."""
        os.lseek(handle, 2**40, os.SEEK_SET)  # a byte that is never written
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(handle: int) -> bool:
        """Take the lock of an open file; False where somebody else holds it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
