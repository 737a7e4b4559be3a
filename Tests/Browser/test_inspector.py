"""The inspector beside an example: the timeline, earlier states, views, charts, reports and access."""

import json
import re
import socket

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import Server, visit, wait_until_live
from playwright.sync_api import expect

DESK = {"width": 1280, "height": 860}


def inspect(context, server, path):
    """Opens a screen and the inspector of its session."""
    app, inspector = context.new_page(), context.new_page()
    for page in (app, inspector):
        page.set_viewport_size(DESK)
    visit(app, server.address + path)
    visit(inspector, f"{server.address}/-/inspector?path={path}")
    expect(rows(inspector).first).to_be_visible()
    return app, inspector


def rows(inspector):
    return inspector.get_by_role("listitem")


def row(inspector, text):
    return rows(inspector).filter(has_text=text)


def choose_tab(inspector, name):
    inspector.get_by_role("radio", name=name).focus()
    inspector.keyboard.press("Space")


def count(app, number):
    app.get_by_role("button", name="Counter").click()
    for _ in range(number):
        app.get_by_role("button", name="Increment").click()
    expect(app.get_by_role("textbox", name="Count")).to_have_value(str(number))


def import_report(inspector, file):
    inspector.get_by_role("button", name="Import").click()
    with inspector.expect_file_chooser() as chooser:
        inspector.get_by_role("button", name="Choose…").click()
    chooser.value.set_files(file)


def test_earlier_state_is_shown_and_resumed(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 3)
    field = app.get_by_role("textbox", name="Count")
    actions = row(inspector, ".counter(.incrementButtonTapped)")
    expect(actions).to_have_count(3)
    # The newest entry is the first one.
    actions.nth(2).click()
    expect(inspector.get_by_text("− 0")).to_be_visible()
    expect(inspector.get_by_text("+ 1")).to_be_visible()
    inspector.get_by_role("button", name="Show in page").click()
    expect(app.locator("view-root")).to_have_attribute("data-earlier", re.compile("entry"))
    expect(app.locator("[id=n0][inert]")).to_have_count(1)
    expect(app.locator("input").first).to_have_value("1")
    inspector.get_by_role("button", name="Live").click()
    expect(field).to_have_value("3")
    inspector.get_by_role("button", name="Show in page").click()
    inspector.get_by_role("button", name="Resume from here").click()
    expect(field).to_have_value("1")
    app.get_by_role("button", name="Increment").click()
    expect(field).to_have_value("2")
    expect(actions).to_have_count(4)


def test_filter_and_kinds(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 2)
    expect(row(inspector, "tap on button")).to_have_count(3)
    inspector.get_by_role("textbox", name="Filter").fill("increment")
    expect(rows(inspector)).to_have_count(4)
    inspector.get_by_role("switch", name="Actions").focus()
    inspector.keyboard.press("Space")
    expect(rows(inspector)).to_have_count(2)


def test_views_show_why_they_were_evaluated(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    choose_tab(inspector, "Views")
    view = row(inspector, "CounterScreen")
    expect(view).to_contain_text(r"changed: \State.count")
    view.click()
    expect(app.locator("[data-highlighted]")).to_have_count(1)
    choose_tab(inspector, "Entry")
    expect(app.locator("[data-highlighted]")).to_have_count(0)


def test_chart_follows_page_and_takes_route(gallery, context):
    app, inspector = inspect(context, gallery, "/car-list")
    expect(app.get_by_text("5 cars")).to_be_visible()
    choose_tab(inspector, "Charts")
    inspector.get_by_role("button", name="refresh, from results to refreshing").click()
    expect(row(inspector, ".event(.refresh)").first).to_be_visible()
    # Pressing the transition changes the page's session, whose machine then loads the cars again.
    expect(row(inspector, "fetched").first).to_be_visible()


def test_dependency_is_overridden(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    app.get_by_role("button", name="Counter").click()
    choose_tab(inspector, "Dependencies")
    picker = inspector.get_by_role("combobox", name="nthPrime")
    picker.select_option("Failing")
    expect(inspector.get_by_text("set by the inspector")).to_be_visible()
    app.get_by_role("button", name="Increment").click()
    question = app.get_by_role("button", name="What is the")
    question.click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_contain_text("was not found")
    picker.select_option("Value of the app")
    expect(inspector.get_by_text("set by the inspector")).to_have_count(0)


def test_tabs_are_a_menu_on_a_phone(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    inspector.set_viewport_size({"width": 390, "height": 844})
    tabs = inspector.get_by_role("combobox", name="Details")
    tabs.select_option("Dependencies")
    expect(inspector.get_by_role("combobox", name="nthPrime")).to_be_visible()
    expect(inspector.get_by_role("radio", name="Dependencies")).to_have_count(0)


def test_report_is_shown_by_another_server(gallery, context, tmp_path):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 4)
    inspector.get_by_role("button", name="Export").click()
    with inspector.expect_download() as download:
        inspector.get_by_role("alertdialog").get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["path"] == "/prime-time"
    with Server("gallery", "--port", "0") as other:
        fresh, inspector = inspect(context, other, "/prime-time")
        import_report(inspector, file)
        expect(fresh.locator("input").first).to_have_value("4")
        inspector.get_by_role("button", name="Live").click()
        expect(fresh.get_by_role("button", name="Counter")).to_be_visible()
        # A report of another screen is refused with the reason.
        dialer, inspector = inspect(context, other, "/phone-dialer")
        import_report(inspector, file)
        expect(inspector.get_by_text("it belongs to the screen at /prime-time")).to_be_visible()


def test_json_has_sessions_and_entries(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    expect(row(inspector, "tap on button “Increment”")).to_have_count(1)
    sessions = json.loads(context.request.get(gallery.address + "/-/inspector.json").text())["sessions"]
    entries = [entry["title"] for session in sessions for entry in session["entries"]]
    assert ".counter(.incrementButtonTapped)" in entries


def test_gallery_shows_inspector_beside_example(gallery, page):
    page.set_viewport_size(DESK)
    visit(page, gallery.address + "/examples/prime-time")
    page.get_by_role("button", name="Inspect").click()
    # The frame is loaded when it is visible.
    page.locator("iframe[src*='/-/inspector']").scroll_into_view_if_needed()
    frame = page.frame_locator("iframe[src*='/-/inspector']")
    expect(frame.get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Hide inspector").click()
    expect(page.locator("iframe[src*='/-/inspector']")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_inspector_is_accessible(gallery, browser, scheme):
    context = browser.new_context(color_scheme=scheme)
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    row(inspector, ".counter(.incrementButtonTapped)").first.click()
    expect(inspector.get_by_role("button", name="Show in page")).to_be_visible()
    results = Axe().run(inspector)
    assert results.violations_count == 0, results.generate_report()
    context.close()


def request(server, lines):
    """Returns the status line and the headers without the date."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall("\r\n".join([*lines, "connection: close", "", ""]).encode())
        answer = b""
        while part := connection.recv(65_536):
            answer += part
    head = answer.split(b"\r\n\r\n")[0].decode()
    return [line for line in head.split("\r\n") if not line.lower().startswith("date:")]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT"])
@pytest.mark.parametrize("path", ["/-/inspector", "/-/inspector.json", "/-/inspector/live", "/-/inspector?token=0", "/-/inspector/live/files", "/-/inspector/live/files/x"])
def test_inspector_does_not_exist_for_strangers(gallery, method, path):
    host = f"host: 127.0.0.1:{gallery.port}"
    proxy = "x-forwarded-for: 203.0.113.7"
    unknown = request(gallery, [f"{method} /-/unknown HTTP/1.1", host, proxy])
    assert "404" in unknown[0]
    assert request(gallery, [f"{method} {path} HTTP/1.1", host, proxy]) == unknown


def test_inspector_follows_reloaded_page(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 2)
    expect(row(inspector, ".counter(.incrementButtonTapped)")).to_have_count(2)
    app.reload()
    wait_until_live(app)
    # The session of the reloaded page has a new recording.
    expect(row(inspector, ".counter(.incrementButtonTapped)")).to_have_count(0)
    app.get_by_role("button", name="Increment").click()
    expect(row(inspector, ".counter(.incrementButtonTapped)")).to_have_count(1)


def selected(inspector):
    return inspector.locator("[role=listitem][aria-current=true], [aria-selected=true]")


def press_button(inspector, name):
    """Presses a button with the keyboard, which does not move the pointer."""
    inspector.get_by_role("button", name=name, exact=True).focus()
    inspector.keyboard.press("Enter")


def test_view_is_picked_in_page(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    taps = row(inspector, "tap on button")
    expect(taps).to_have_count(2)
    choose_tab(inspector, "Views")
    press_button(inspector, "Pick")
    expect(app.locator("view-root[data-picking]")).to_have_count(1)
    button = app.get_by_role("button", name="Increment")
    button.hover()
    expect(app.locator("[data-aimed]")).to_have_count(1)
    # The click picks the view, and does not press the button.
    button.click()
    expect(app.locator("[data-picking], [data-aimed]")).to_have_count(0)
    expect(selected(inspector)).to_have_count(1)
    expect(selected(inspector)).to_contain_text("StepButton")
    expect(app.locator("[data-highlighted]")).to_have_count(1)
    expect(app.get_by_role("textbox", name="Count")).to_have_value("1")
    expect(taps).to_have_count(2)
    # The next click uses the control again.
    button.click()
    expect(app.get_by_role("textbox", name="Count")).to_have_value("2")


@pytest.mark.parametrize("place", ["page", "inspector"])
def test_escape_cancels_pick(gallery, context, place):
    app, inspector = inspect(context, gallery, "/prime-time")
    choose_tab(inspector, "Views")
    press_button(inspector, "Pick")
    expect(inspector.get_by_role("button", name="Cancel", exact=True)).to_be_visible()
    expect(app.locator("view-root[data-picking]")).to_have_count(1)
    app.get_by_role("button", name="Counter").hover()
    expect(app.locator("[data-aimed]")).to_have_count(1)
    (app if place == "page" else inspector).keyboard.press("Escape")
    expect(inspector.get_by_role("button", name="Pick", exact=True)).to_be_visible()
    expect(app.locator("[data-picking]")).to_have_count(0)
    expect(selected(inspector)).to_have_count(0)
    app.get_by_role("button", name="Counter").click()
    expect(app.locator("[data-aimed]")).to_have_count(0)
    expect(app.get_by_role("button", name="Increment")).to_be_visible()


def test_disabled_control_and_focused_element_are_picked(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    app.get_by_role("button", name="Increment").evaluate("button => { button.disabled = true }")
    choose_tab(inspector, "Views")
    press_button(inspector, "Pick")
    expect(app.locator("view-root[data-picking]")).to_have_count(1)
    app.get_by_role("button", name="Increment").click(force=True)
    expect(selected(inspector)).to_contain_text("StepButton")
    press_button(inspector, "Pick")
    expect(app.locator("view-root[data-picking]")).to_have_count(1)
    app.get_by_role("textbox", name="Count").focus()
    # A typed character does not reach the field.
    app.keyboard.press("7")
    app.keyboard.press("Enter")
    expect(app.locator("[data-picking]")).to_have_count(0)
    expect(app.get_by_role("textbox", name="Count")).to_have_value("1")
    expect(selected(inspector)).to_contain_text("CounterScreen")


def test_row_is_not_swiped_while_view_is_picked(browser):
    server = Server("BrowserFixture", "--inspect")
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    try:
        app, inspector = inspect(phone, server, "/hands")
        app.set_viewport_size({"width": 390, "height": 844})
        devtools = phone.new_cdp_session(app)
        choose_tab(inspector, "Views")

        def swipe():
            """Swipes the row toward its trailing actions, and returns how far it has moved."""
            text = app.get_by_text("Swipe x")
            text.scroll_into_view_if_needed()
            y = text.bounding_box()["y"] + 8
            devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 340, "y": y}]})
            for x in range(340, 10, -15):
                devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
            moved = text.evaluate("each => each.closest('.sr').scrollLeft")
            devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return moved

        press_button(inspector, "Pick")
        expect(app.locator("view-root[data-picking]")).to_have_count(1)
        assert swipe() == 0
        # Depending on the browser, the touch has picked the row or was cancelled.
        app.keyboard.press("Escape")
        expect(app.locator("[data-picking]")).to_have_count(0)
        assert swipe() > 50
    finally:
        phone.close()
        server.stop()


def test_view_under_pointer_is_highlighted(gallery, context):
    app, inspector = inspect(context, gallery, "/prime-time")
    count(app, 1)
    choose_tab(inspector, "Views")
    view = row(inspector, "CounterScreen")
    view.hover()
    expect(app.locator("[data-highlighted]")).to_have_count(1)
    inspector.get_by_role("textbox", name="Filter").hover()
    expect(app.locator("[data-highlighted]")).to_have_count(0)


def test_view_is_picked_beside_inspector(gallery, page):
    page.set_viewport_size(DESK)
    visit(page, gallery.address + "/examples/prime-time")
    page.get_by_role("button", name="Inspect").click()
    page.locator("iframe[src*='/-/inspector']").scroll_into_view_if_needed()
    inspector = page.frame_locator("iframe[src*='/-/inspector']")
    app = page.frame_locator("iframe[src*='/prime-time']").first
    inspector.get_by_role("radiogroup", name="Details").get_by_text("Views").click()
    inspector.get_by_role("button", name="Pick", exact=True).click()
    expect(app.locator("view-root[data-picking]")).to_have_count(1)
    app.get_by_role("button", name="Counter").click()
    expect(app.locator("[data-picking]")).to_have_count(0)
    expect(app.locator("[data-highlighted]")).to_have_count(1)
    expect(inspector.get_by_role("button", name="Pick", exact=True)).to_be_visible()
    expect(app.get_by_role("button", name="Increment")).to_have_count(0)


def test_timeline_of_10000_entries_mounts_visible_rows_only(context):
    with Server("BrowserFixture", "--inspect") as server:
        app, inspector = inspect(context, server, "/many-actions")
        app.get_by_role("button", name="Count").click()
        expect(row(inspector, ".counted(10000)")).to_be_visible()
        assert rows(inspector).count() < 200
        # The oldest entry was the first action, which is removed with the entries before it.
        timeline = inspector.locator("view-list").first
        timeline.evaluate("list => { list.scrollTop = list.scrollHeight }")
        expect(row(inspector, re.compile(r"\.counted\(2\)"))).to_be_in_viewport()
        assert rows(inspector).count() < 200
        row(inspector, re.compile(r"\.counted\(2\)")).click()
        expect(inspector.get_by_role("heading", name="Entry 4", exact=True)).to_be_visible()
        # An inspector that is opened now has the same entries.
        other = context.new_page()
        other.set_viewport_size(DESK)
        visit(other, f"{server.address}/-/inspector?path=/many-actions")
        expect(row(other, ".counted(10000)")).to_be_visible()
        assert rows(other).count() < 200


def test_page_with_earlier_state_works_after_restart_of_server(context, relay):
    with Server("gallery", "--port", "0", "--state", "memory") as server:
        line = relay(server)
        app, inspector = context.new_page(), context.new_page()
        visit(app, f"http://127.0.0.1:{line.port}/prime-time")
        visit(inspector, f"{server.address}/-/inspector?path=/prime-time")
        count(app, 1)
        row(inspector, ".counter(.incrementButtonTapped)").click()
        inspector.get_by_role("button", name="Show in page").click()
        expect(app.locator("view-root[inert][data-earlier]")).to_have_count(1)
        line.cut()
        server.kill()
    with Server("gallery", "--port", "0", "--state", "memory") as server:
        line.upstream = server.port
        line.restore()
        wait_until_live(app)
        count(app, 1)
        expect(app.locator("[inert], [data-earlier]")).to_have_count(0)


def test_inspector_does_not_follow_other_tab(gallery, context):
    first, inspector = inspect(context, gallery, "/prime-time")
    second = context.new_page()
    visit(second, gallery.address + "/prime-time")
    count(first, 1)
    expect(row(inspector, ".counter(.incrementButtonTapped)")).to_have_count(1)
    first.close()
    expect(inspector.get_by_text("The session has ended.")).to_be_visible()
    second.reload()
    wait_until_live(second)
    count(second, 1)
    # A tap in the other tab is not recorded, and the inspector still shows the closed page.
    expect(inspector.get_by_text("The session has ended.")).to_be_visible()
    expect(row(inspector, ".counter(.incrementButtonTapped)")).to_have_count(1)
