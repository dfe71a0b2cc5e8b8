"""`patolli serve`: the tables, for everybody who can reach this machine's address."""

import asyncio
import gc
import signal
import socket
import sys
from ipaddress import ip_network
from typing import Annotated

import typer

from patolli.cli.arguments import WrongUsage, whole_number
from patolli.players.cluster import LOCAL_CLUSTER, REMOTE_CLUSTER

LOG_LEVELS = ("debug", "info", "warning", "error")
EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address that is kept for documents
DEFAULT_DATABASE = "sqlite:///patolli.db"
NO_CLIENT = (
    "The browser client is not built, so there is nothing to see in a browser. `make web` builds it; then "
    "install patolli again, if it is installed as a package, and start again."
)
COLLECTING = (2_000, 5, 1_000)
"""After how much that is new Python looks for what can be thrown away, in its three generations."""


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
    bot_processes: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number,
            help="How many processes computer players think in.",
            envvar="PATOLLI_BOT_PROCESSES",
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
            help="How many requests one address may make in a minute; other limits are in proportion.",
            envvar="PATOLLI_REQUESTS_A_MINUTE",
        ),
    ] = 1200,
    proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front of this, which tells where people come from: its address or network.",
            envvar="PATOLLI_PROXY",
            show_default=False,
        ),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help=f"What is logged: {', '.join(LOG_LEVELS)}; info if not given, or warning at a terminal.",
            envvar="PATOLLI_LOG_LEVEL",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Serve tables to play at with friends, until Ctrl-C.

    \b
    Examples:
      patolli serve
      patolli serve --host 0.0.0.0 --port 80
      patolli serve --database postgresql://localhost/patolli
    """
    if not 1 <= bot_processes <= 64:
        raise WrongUsage("--bot-processes is a whole number from 1 to 64.")
    if port > 65535:
        raise WrongUsage("--port is a whole number from 0 to 65535.")
    if requests_a_minute < 1:
        raise WrongUsage("--requests-a-minute is a whole number from 1 up.")
    level = (log_level or ("warning" if sys.stderr.isatty() else "info")).lower()
    if level not in LOG_LEVELS:
        raise WrongUsage(f"--log-level is one of: {', '.join(LOG_LEVELS)}.")
    if proxy is not None:
        _check_proxy(proxy)
    try:
        import uvicorn

        from patolli.server.app import Config, application
        from patolli.server.logs import set_up_logs
        from patolli.server.pages import has_client
        from patolli.tables.bot_pool import BotPool, Cluster
        from patolli.tables.database import check_database, only_server
    except ModuleNotFoundError as missing:
        raise WrongUsage(
            f"Serving needs {missing.name}, which is not installed: pip install 'patolli[server]'"
        ) from None
    # In good order: it would end Python where it stands, and the first process of a container not at all.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    cluster = None if think_on is None else _cluster(think_on)
    listener = _listen(host, port)
    with only_server(database):
        asyncio.run(check_database(database))
        settings = Config(database, bot_processes, https, requests_a_minute)
        pool = BotPool(bot_processes, Cluster(cluster, bot_processes)) if think_on is not None else None
        config = uvicorn.Config(
            application(settings, pool),
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,  # what it remembers of a connection is more than a whole table
            timeout_graceful_shutdown=5,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
        )
        server = uvicorn.Server(config)
        set_up_logs(level)
        # To look through all that tables keep for what can be thrown away takes a quarter of a second, in
        # which everybody waits: what is new is looked through more often, and all of it seldom.
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        print(greeting(host, listener.getsockname()[1], https, has_client()), flush=True)
        try:
            server.run(sockets=[listener])
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            if server.started:
                print("patolli has ended; tables and people are kept.", flush=True)
    if not server.started:
        sys.exit(1)


def greeting(host: str, port: int, https: bool, has_client: bool) -> str:
    """Say where the tables are, for the reader at the terminal, and whether a browser shows them."""
    where = _where(host, port, https)
    return where if has_client else f"{where}\n{NO_CLIENT}"


def _where(host: str, port: int, https: bool) -> str:
    if https:
        return f"patolli is behind its proxy and listens to it at {_url(host, port)} (Ctrl-C ends it)"
    if host not in EVERYWHERE:
        return f"patolli is at {_url(host, port)} (Ctrl-C ends it)"
    here = f"patolli is at {_url('127.0.0.1', port)} (Ctrl-C ends it)"
    own = _own_address()
    return f"{here}, for others in this network at {_url(own, port)}" if own else here


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str | None:
    """Return this machine's address in its network: the one that it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        return str(asking.getsockname()[0])


def _check_proxy(addresses: str) -> None:
    for each in addresses.split(","):
        try:
            ip_network(each.strip())
        except ValueError:
            raise WrongUsage(
                f"--proxy is an address like 127.0.0.1 or a network like 10.0.0.0/8, not {each.strip()!r}."
            ) from None


def _cluster(where: str) -> str | None:
    """Return the address of a cluster that is there; None for one that is started here."""
    if where == LOCAL_CLUSTER:
        return None
    if where.startswith(REMOTE_CLUSTER) and len(where) > len(REMOTE_CLUSTER):
        return where
    raise WrongUsage(f"--think-on cannot be {where!r}; it is ray, or ray://HOST:PORT for one that is there.")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        raise WrongUsage(
            f"Nobody can listen at {host}, port {port}: {error.strerror or error}. "
            "Choose another one with --host and --port, or PATOLLI_HOST and PATOLLI_PORT."
        ) from None
