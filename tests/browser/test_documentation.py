"""The site of the documentation, opened from a folder, as somebody without a network reads it."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from documents import build_site


def test_the_search_works_from_a_folder_and_asks_no_host(browser: Browser, tmp_path: Path) -> None:
    site = build_site(tmp_path / "site")
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("bonus cube")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Maya")
    assert asked
    assert all(url.startswith(site.as_uri()) for url in asked)
    page.close()
