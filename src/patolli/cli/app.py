"""The commands together, and how their errors are shown."""

import io
import os
import sys
from typing import Annotated

import typer

from patolli.cli.about import about
from patolli.cli.admin import backup, reset_password
from patolli.cli.arena import arena
from patolli.cli.bot import bot
from patolli.cli.edition import edition_app
from patolli.cli.games import games
from patolli.cli.play import play
from patolli.cli.players import players
from patolli.cli.replay import replay
from patolli.cli.screen import printable
from patolli.cli.serve import serve
from patolli.cli.simulate import simulate
from patolli.cli.verify import verify
from patolli.engine.build import VERSION
from patolli.engine.errors import PatolliError

INTERRUPTED = 130
WRONG = 2

app = typer.Typer(
    add_completion=False,
    # Plain help and plain sentences: no boxes.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.command()(serve)
app.command()(bot)
app.command()(backup)
app.command()(reset_password)
app.command()(games)
app.command()(players)
app.command()(replay)
app.command()(verify)
app.command()(simulate)
app.command()(arena)
app.add_typer(edition_app, name="edition")
app.command()(about)


@app.callback(invoke_without_command=True)
def patolli(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Tabletop games to play in the terminal, to replay and to study.

    \b
    Examples:
      patolli play yaxha                     play against a computer player
      patolli play yaxha --save game.txt     the same, kept in a file
      patolli play --continue game.txt       go on with it
      patolli COMMAND --help                 all about a command
    """
    if show_version:
        print(f"patolli {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    sys.exit(run())


def run() -> int:
    """Carry out the command line. An error that a person can put right is one sentence and exit code 2."""
    _ready_streams()
    try:
        code = app(standalone_mode=False, prog_name="patolli")
        sys.stdout.flush()
    except typer.TyperException as error:
        return _complain(_usage_sentence(error))
    except PatolliError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_is_gone()
    except RecursionError:
        return _complain("This file cannot be read: it is nested too deeply.")
    except OSError as error:
        what = (
            f"{error.filename} cannot be read or written"
            if error.filename
            else "The output cannot be written"
        )
        return _complain(f"{what}: {error.strerror}.")
    return code if isinstance(code, int) else 0


def _ready_streams() -> None:
    """Prepare the streams: neither a closed one nor a character that cannot be read or shown must stop a
    game."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str) -> int:
    print(printable(sentence), file=sys.stderr)
    return WRONG


def _usage_sentence(error: typer.TyperException) -> str:
    """Turn Typer's message into one sentence that says where to look."""
    command = getattr(getattr(error, "ctx", None), "command_path", "patolli")
    message = error.format_message().rstrip(".")
    return f"{message}; see '{command} --help'."


def _reader_is_gone() -> int:
    """Exit quietly after `patolli … | head`: nobody reads any more, so nothing is left to say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
