"""The documentation runs: every block of code on a page, from top to bottom, in a folder of its own.

Python blocks of a page share their names. Commands are carried out for real, with two bounds: at most
`MOST_GAMES` games where a command asks for more, and a person who leaves a game after some moves. Servers are
started, asked whether they are well, and stopped. What a machine is changed by (`make`, `pip`) is looked up
instead: there is such a target, there is such an extra. A block that cannot run here says so, with the
reason, in a comment before it.
"""

import doctest
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import typer

import patolli
import write_rules
from documents import (
    DOCS,
    PACKAGE,
    PAGES,
    REMARK,
    ROOT,
    Block,
    blocks,
    build_site,
    complete_package,
    environment,
    write_files,
)
from patolli import Match
from patolli.cli.app import app
from patolli.engine.journal import read_journal
from patolli.research.tensors import layout

MOST_GAMES: Final = 20
PERSON: Final = "1\n" * 25 + "q\n"
"""Takes the first move, some ten times and more, and leaves."""
LONGEST: Final = 60.0
NOT_CODE: Final = ("text", "toml")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_block_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)
    write_files(page, tmp_path)
    if (tmp_path / "src" / "patolli").exists():
        complete_package(tmp_path, with_our_games=True)
    names: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.remark:
            check_what_is_not_run(block)
        elif block.title:
            continue  # it is a file by now
        elif block.language == "python":
            run_python(block, names)
        elif block.language == "sh":
            for line in block.text.splitlines():
                if "postgresql://localhost/patolli" in line:
                    address = request.getfixturevalue("postgresql_database")
                    line = line.replace("postgresql://localhost/patolli", shlex.quote(address))
                carry_out(shlex.split(line, comments=True), block)
        elif block.text.lstrip("{").startswith(("patolli journal", '"patolli_journal"')):
            Match.replay(read_journal(block.text, patolli.game))
        else:
            assert block.language in NOT_CODE, f"{block.where}: say what it is, or why it does not run"


def check_what_is_not_run(block: Block) -> None:
    """It says why; a test that is said to run it instead knows its page; its commands can be read."""
    remark = REMARK.fullmatch(block.remark or "")
    assert remark, f"{block.where}: the remark is 'not run: REASON' or 'run by tests/FILE.py: REASON'"
    if remark["test"]:
        assert block.page.name in (ROOT / remark["test"]).read_text(encoding="utf-8"), block.where
    for line in block.text.splitlines() if block.language == "sh" else []:
        command = shlex.split(line, comments=True)
        if command[:1] == ["patolli"]:
            read(command[1:])


def read(arguments: list[str]) -> None:
    """Have the command line read what it would carry out; a wrong option is an error."""
    group = typer.main.get_group(app)
    with group.make_context("patolli", arguments) as above:
        name, command, rest = group.resolve_command(above, arguments)
        assert command
        with command.make_context(name, rest, parent=above):
            pass


def run_python(block: Block, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        exec(compile("\n" * block.line + block.text, named(block.page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, block.where, named(block.page), block.line)
    test.globs = names
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


def carry_out(command: list[str], block: Block) -> None:
    match command:
        case []:
            pass
        case ["patolli", "serve", *flags]:
            serve(flags)
        case ["patolli", *arguments]:
            done = subprocess.run(
                [sys.executable, "-m", "patolli", *bounded(arguments)],
                input=PERSON,
                capture_output=True,
                text=True,
                env=environment(Path.cwd()),
                timeout=LONGEST,
                check=False,
            )
            assert done.returncode == 0, f"{block.where}: {shlex.join(command)}\n{done.stdout}{done.stderr}"
        case ["make", *targets]:
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets), block.where
        case ["pip", "install", *requirements]:
            assert requirements, block.where
            assert all(is_ours(requirement) for requirement in requirements), block.where
        case _:
            pytest.fail(f"{block.where}: nobody here knows how to run {shlex.join(command)!r}")


def bounded(arguments: list[str]) -> list[str]:
    """The same command with few games."""
    games = [at + 1 for at, each in enumerate(arguments) if each == "--games"]
    return [str(min(int(each), MOST_GAMES)) if at in games else each for at, each in enumerate(arguments)]


def serve(flags: list[str]) -> None:
    """It says where it is, answers there, and ends when it is asked to."""
    command = [sys.executable, "-m", "patolli", "serve", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(Path.cwd())) as server:
        try:
            assert server.stdout
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address
            httpx.get(f"{address[0]}/healthz", timeout=LONGEST).raise_for_status()
        finally:
            server.send_signal(signal.SIGTERM)


def is_ours(requirement: str) -> bool:
    """Whether this names our package, with extras that it has."""
    found = re.fullmatch(r"(?:patolli|\.)(?:\[([\w,-]+)\])?", requirement)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    return found is not None and set((found[1] or "").split(",")) <= {*extras, ""}


def test_the_game_of_the_engine_guide_passes_the_contract_suite(tmp_path: Path) -> None:
    """The suite runs for all games there are; here that is the one of the guide."""
    write_files(DOCS / "engine.md", tmp_path)
    complete_package(tmp_path, with_our_games=False)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--verbose", "tests/contract"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert set(re.findall(r"\[(\w+)-\d", done.stdout)) == {"goofspiel"}


OF_EVERY_GAME: Final = ("tables/test_messages", "research/test_openspiel", "research/test_openspiel_suites")


def test_the_game_of_the_engine_guide_passes_what_is_tested_of_every_game(tmp_path: Path) -> None:
    """It is short, has no board in the browser and speaks one language, unlike ours."""
    write_files(DOCS / "engine.md", tmp_path)
    complete_package(tmp_path, with_our_games=True)
    files = [f"tests/{name}.py" for name in ("test_locales", *OF_EVERY_GAME)]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--verbose", *files]
    done = subprocess.run(
        [*command, "-k", "goofspiel or test_locales"],
        cwd=ROOT,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for name in OF_EVERY_GAME:
        assert re.search(rf"{name}\.py::.*goofspiel.* PASSED", done.stdout), name


def test_the_game_of_the_engine_guide_is_translated_to_c(tmp_path: Path) -> None:
    """By mypyc, with the engine. What it writes is not compiled here: that is a C compiler's work."""
    write_files(DOCS / "engine.md", tmp_path)
    complete_package(tmp_path, with_our_games=False)
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    translate = "import sys; sys.argv = ['setup.py', '--version']; import setup; setup.translated()"
    done = subprocess.run(
        [sys.executable, "-c", translate],
        cwd=tmp_path,
        env=environment(tmp_path) | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "build" / "c" / "__native_patolli_goofspiel.c").exists()


def test_the_code_of_the_engine_guide_is_in_our_style(tmp_path: Path) -> None:
    write_files(DOCS / "engine.md", tmp_path)
    complete_package(tmp_path, with_our_games=False)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for command in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--no-cache", "src/patolli/games/goofspiel"]
        done = subprocess.run(ruff, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_edition_in_the_research_guide_is_the_one_that_is_tested(tmp_path: Path) -> None:
    write_files(DOCS / "research.md", tmp_path)
    tested = ROOT / "tests" / "research" / "editions" / "tiny-gold.toml"
    told, known = (tomllib.loads(path.read_text()) for path in (tmp_path / "tiny-gold.toml", tested))
    assert told == known


# What is in an observation


def observation_tables() -> dict[str, dict[str, str]]:
    """By heading: the sizes of slices by their names, of which a number may be written as N."""
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    return {
        section.partition("\n")[0]: {
            name: size
            for names, size in re.findall(r"^\| (`[^|]+`) \| ([^|]+) \|", section, re.MULTILINE)
            for name in re.findall(r"`(.+?)`", names)
        }
        for section in page.split("\n## ")[1:]
    }


@pytest.mark.parametrize("title", [title for title in observation_tables() if title != "In every game"])
def test_the_page_about_observations_has_every_slice_with_its_size(title: str) -> None:
    tables = observation_tables()
    told = tables["In every game"] | tables[title]
    [game] = [game for game in patolli.games() if game.title == title]
    found: set[str] = set()
    for setup in game.setups():
        in_row = []
        for name, place in layout(setup).slices.items():
            [as_told] = [each for each in told if re.fullmatch(each.replace("N", r"\d+"), name)]
            sizes = told[as_told].replace("\N{MULTIPLICATION SIGN}", "*").split(" or ")
            assert place.stop - place.start in [eval(size, {"players": setup.players}) for size in sizes], (
                name
            )
            in_row.append(as_told)
        for whose in ("own.", "other.", ""):
            assert of_whom(whose, dict.fromkeys(in_row)) == of_whom(whose, told, among=in_row)
        found.update(in_row)
    assert found == set(told)


def of_whom(whose: str, names: Iterable[str], among: Container[str] | None = None) -> list[str]:
    """Those of the own seat, of others, or of the table, in their order."""
    return [
        name
        for name in names
        if (name.startswith(whose) if whose else not name.startswith(("own.", "other.", "hidden.")))
        and (among is None or name in among)
    ]


def test_the_page_about_observations_tells_of_our_games() -> None:
    titles = {game.title for game in patolli.games() if (DOCS / "rules" / f"{game.name}.md").exists()}
    assert titles == {title for title in observation_tables() if title != "In every game"}


# The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("documentation") / "site")


def test_the_site_has_every_page_and_asks_no_other_host_for_anything(site: Path) -> None:
    made = {page.relative_to(site).with_suffix("") for page in site.rglob("*.html")}
    for page in PAGES[1:]:
        name = page.relative_to(DOCS).with_suffix("")
        assert (name.with_name("index") if name.name == "README" else name) in made
    assert {Path("changelog"), Path("notebooks/train-yaxha")} <= made
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"?(?:https?:)?//", text), path


def test_the_search_finds_what_the_pages_are_made_of(site: Path) -> None:
    """Words of the client, numbers of the editions, text of the notebook, and the changelog."""
    found = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    for words in (
        "Who swaps with whom",
        "Chichen Itza",
        "half lei",
        "REINFORCE",
        "fair shuffles that anybody",
    ):
        assert words in found, words


@pytest.mark.parametrize(
    "game", sorted(path.stem.removesuffix("-rules") for path in PACKAGE.glob("locale/en/*-rules.ftl"))
)
def test_a_page_of_rules_leaves_nothing_out(game: str) -> None:
    """All texts of several lines are on it, but for one that explains a drawing."""
    text = (PACKAGE / "locale" / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    long = set(re.findall(r"^([\w-]+) =\n", text, re.MULTILINE)) - {"maori-rules-atoll-text"}
    page = (write_rules.TEMPLATES / f"{game}.md").read_text(encoding="utf-8")
    assert long
    assert {name for name in long if f"{{{{ {name} }}}}" not in page} == set()


def test_the_pages_of_rules_are_up_to_date() -> None:
    """If they are not, `make rules` writes them."""
    written = write_rules.pages()
    assert set(written) == {path.name for path in (DOCS / "rules").glob("*.md")} - {"README.md"}
    for name, page in written.items():
        assert (DOCS / "rules" / name).read_text(encoding="utf-8") == page, name
