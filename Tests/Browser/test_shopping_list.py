"""The shopping list, which two browsers edit at the same time."""

import pytest
from conftest import Server, visit
from playwright.sync_api import expect


@pytest.fixture
def open_list(browser):
    """Opens the list in browsers that share nothing."""
    contexts = []

    def open_list(address: str):
        contexts.append(browser.new_context(viewport={"width": 390, "height": 844}))
        page = contexts[-1].new_page()
        visit(page, address + "/shopping-list")
        return page

    yield open_list
    for context in contexts:
        context.close()


def add(page, name: str) -> None:
    page.get_by_placeholder("New item").fill(name)
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_two_browsers_edit_the_list_and_see_each_other(gallery, open_list):
    ada, bo = pages = [open_list(gallery.address) for _ in range(2)]
    expect(ada.get_by_label("Also here")).to_be_visible()
    expect(bo.get_by_label("Also here")).to_be_visible()
    add(ada, "Milk")
    add(bo, "Bread")
    for page in pages:
        page.get_by_role("button", name="Increment").first.click()
    for page in pages:
        expect(page.get_by_text("3", exact=True)).to_be_visible()
        expect(page.get_by_text("All changes are saved.")).to_be_visible()
    bo.get_by_role("button", name="Mark Milk as bought").click()
    expect(ada.get_by_role("button", name="Mark Milk as not bought")).to_be_visible()

    # Both rename the same item. The second person decides.
    for page in pages:
        page.get_by_role("button", name="Bread", exact=True).click()
    ada.get_by_role("textbox", name="Name").fill("Rye bread")
    ada.get_by_role("button", name="Rename", exact=True).click()
    expect(ada.get_by_role("button", name="Rye bread", exact=True)).to_be_visible()
    bo.get_by_role("textbox", name="Name").fill("White bread")
    bo.get_by_role("button", name="Rename", exact=True).click()
    question = bo.get_by_role("alertdialog").or_(bo.get_by_role("dialog")).filter(has_text="Renamed by somebody else")
    expect(question).to_contain_text("“Bread” is now “Rye bread”.")
    question.get_by_role("button", name="Use “White bread”").click()
    expect(ada.get_by_role("button", name="White bread", exact=True)).to_be_visible()

    # A page that is hidden or left is no longer listed.
    bo.goto("about:blank")
    expect(ada.get_by_text("Nobody else is here.")).to_be_visible()


def test_page_without_connection_is_no_longer_listed_until_it_returns(relay, open_list):
    # A disconnected page of this server is in the background after a second.
    with Server("BrowserFixture", "--brief-absence") as server:
        ada = open_list(server.address)
        line = relay(server)
        open_list(f"http://127.0.0.1:{line.port}")
        expect(ada.get_by_label("Also here")).to_be_visible()
        line.cut()
        # The entry disappears before it would expire, and long before the session ends.
        expect(ada.get_by_text("Nobody else is here.")).to_be_visible()
        line.restore()
        expect(ada.get_by_label("Also here")).to_be_visible()
