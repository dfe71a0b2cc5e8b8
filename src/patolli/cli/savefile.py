"""A journal in a file, written entry by entry, so that a crash loses nothing."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from patolli.engine.errors import PatolliError
from patolli.engine.journal import Journal


class CannotSave(PatolliError):
    """A file that cannot be written."""


class SavingFailed(PatolliError):
    """A decision that could not be written: the game must not go on without it."""


class SaveFile:
    """An open journal file. Every line is on the disk before the game goes on."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path, journal: Journal) -> "SaveFile":
        """Begin a file that must not be there yet, with all that the journal holds so far."""
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError:
            raise CannotSave(
                f"{path} is there already and is left as it is; choose another name, "
                f"or go on with the game in it: patolli play --continue {path}"
            ) from None
        except OSError as error:
            raise CannotSave(f"{path} cannot be written: {error.strerror}.") from None
        except ValueError:
            raise CannotSave(f"{str(path)!r} cannot be the name of a file.") from None
        file = cls(path, descriptor)
        _lock(descriptor, path)
        try:
            file.append(journal.to_text())
            _sync_folder(path)
        except SavingFailed as error:
            path.unlink()
            raise CannotSave(str(error)) from None
        return file

    @classmethod
    def open(cls, path: Path) -> tuple["SaveFile", bytes]:
        """Open a file to go on with, and read it. Nothing is written until the first `append`."""
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_NONBLOCK)
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise CannotSave(f"{path} is not a file that a game can be saved in.")
            _lock(descriptor, path)
            with os.fdopen(os.dup(descriptor), "rb") as reader:
                return cls(path, descriptor), reader.read()
        except OSError as error:
            raise CannotSave(f"{path} cannot be read and written: {error.strerror}.") from None

    def append(self, text: str) -> None:
        """Add text and wait until it is on the disk; if that fails, the file is as it was before."""
        before = os.fstat(self._descriptor).st_size
        try:
            left = text.encode()
            while left:
                left = left[os.write(self._descriptor, left) :]
            os.fsync(self._descriptor)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._descriptor, before)
            raise SavingFailed(
                f"{self.path} cannot be written: {error.strerror}; what was saved before is still there."
            ) from None


def _lock(descriptor: int, path: Path) -> None:
    """Lock the file: two games must not write it. The lock ends with the process."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotSave(f"The game in {path} is being played in another window; go on there.") from None
    except OSError:
        pass  # a file system without locks


def _sync_folder(path: Path) -> None:
    """Make sure that the new file's name survives a crash too, where the system can."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
