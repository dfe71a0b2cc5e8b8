"""`patolli serve`: the tables, for everybody who can reach this machine's address."""

import asyncio
import os
import socket
import sys
from typing import Annotated

import typer

from patolli.cli.arguments import WrongUsage, whole_number
from patolli.players.cluster import LOCAL_CLUSTER, REMOTE_CLUSTER

DEFAULT_DATABASE = "sqlite:///patolli.db"


def serve(
    host: Annotated[
        str,
        typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 is everywhere.", envvar="PATOLLI_HOST"),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            metavar="PORT",
            parser=whole_number,
            help="The port to listen on; 0 takes any that is free.",
            envvar="PATOLLI_PORT",
        ),
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Where everything is kept: sqlite:///FILE or postgresql://HOST/NAME.",
            envvar="PATOLLI_DATABASE",
        ),
    ] = DEFAULT_DATABASE,
    thinkers: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number,
            help="How many processes computer players think in.",
            envvar="PATOLLI_THINKERS",
        ),
    ] = 1,
    think_on: Annotated[
        str | None,
        typer.Option(
            metavar="WHERE",
            help="Let them think on Ray: 'ray' starts a cluster here, 'ray://HOST:PORT' is one somewhere.",
            envvar="PATOLLI_THINK_ON",
            show_default=False,
        ),
    ] = None,
    https: Annotated[
        bool,
        typer.Option(
            "--https", help="People come over HTTPS, by a proxy in front of this.", envvar="PATOLLI_HTTPS"
        ),
    ] = False,
    requests_a_minute: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number,
            help="How many requests one address may make in a minute.",
            envvar="PATOLLI_REQUESTS_A_MINUTE",
        ),
    ] = 1200,
) -> None:
    """Serve tables to play at with friends, until Ctrl-C.

    \b
    Examples:
      patolli serve
      patolli serve --host 0.0.0.0 --port 80
      patolli serve --database postgresql://localhost/patolli
    """
    if not 1 <= thinkers <= 64:
        raise WrongUsage("--thinkers is a whole number from 1 to 64.")
    if port > 65535:
        raise WrongUsage("--port is a whole number from 0 to 65535.")
    try:
        import uvicorn

        from patolli.server.app import Config, application
        from patolli.server.logs import set_up_logs
        from patolli.tables.database import check_database
        from patolli.tables.thinkers import RayThinkers
    except ModuleNotFoundError as missing:
        raise WrongUsage(
            f"Serving needs {missing.name}, which is not installed: pip install 'patolli[server]'"
        ) from None
    asyncio.run(check_database(database))
    thinking = None if think_on is None else RayThinkers(_cluster(think_on), thinkers)
    set_up_logs()
    listener = _listen(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}"
    config = uvicorn.Config(
        application(Config(database, thinkers, https, requests_a_minute), thinking),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = uvicorn.Server(config)
    print(f"patolli is at {address} (Ctrl-C ends it)", flush=True)
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def _cluster(where: str) -> str | None:
    """The address of a cluster that is there; None for one that is started here."""
    if where == LOCAL_CLUSTER:
        return None
    if where.startswith(REMOTE_CLUSTER) and len(where) > len(REMOTE_CLUSTER):
        return where
    raise WrongUsage(f"--think-on cannot be {where!r}; it is ray, or ray://HOST:PORT for one that is there.")


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=512)
    except OSError as error:
        raise WrongUsage(
            f"Nobody can listen at {host}, port {port}: {os.strerror(error.errno or 0)}."
        ) from None
