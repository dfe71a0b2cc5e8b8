"""Processes that work for this one: they end when it does, and leave Ctrl-C to it."""

import os
import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import parent_process


@contextmanager
def interrupts_held() -> Generator[None]:
    """Shield processes that are started here from Ctrl-C, even while they start: their parent stops them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this process when its parent ends: a worker whose parent was killed would wait for ever."""
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
