"""Random screens: after random edits, a live page shows the same as a newly opened page.

`RANDOM_SCREENS_EDITS` sets the total number of edits, `RANDOM_SCREENS_SEED` the first seed.
"""

import difflib
import os
import random
import time

import pytest
from conftest import visit
from waits import next_frame

EDITS = int(os.environ.get("RANDOM_SCREENS_EDITS", 200))
SEED = int(os.environ.get("RANDOM_SCREENS_SEED", 1))
EDITS_OF_A_SCREEN = 20
PATIENCE = 10  # seconds until two pages with the same state match

# Describes the screen of a page: tags, attributes, text, field values, and the computed styles that differ from the
# parent element. Class names are excluded, because they depend on the order in which styles were added.
PICTURE = """() => {
  const lines = [];
  const numbered = /^(id|class|style|data-choice)$/;
  const initial = /^(value|checked|selected)$/; // a field's initial value; the lines below add its current value
  const look = (style) => Object.fromEntries([...style].filter((name) => name[0] !== "-").map((name) => [name, style[name]]));
  const words = (node, around, depth) => {
    const indentation = "  ".repeat(depth);
    // Excludes the status line, and placeholder options, which exist only if nothing was selected at some time.
    if (node.id === "line" || (node.localName === "option" && node.hidden)) return;
    if (node.nodeType === Node.TEXT_NODE) return lines.push(indentation + JSON.stringify(node.data));
    const own = look(getComputedStyle(node));
    // For a positioned dialog, Chromium reports either the resolved margins or none.
    if (node.localName === "dialog") for (const name in own) if (name.startsWith("margin")) delete own[name];
    const differing = Object.keys(own).filter((name) => own[name] !== around[name]);
    const isField = /^(input|select|option)$/.test(node.localName);
    const attributes = [...node.attributes].filter(({ name }) => !(numbered.test(name) || (isField && initial.test(name))));
    const said = attributes.map(({ name, value }) => name + "=" + JSON.stringify(value)).sort();
    if (node.localName === "input") said.push("holds " + JSON.stringify(node.value) + node.checked + node.disabled);
    if (node.localName === "select") said.push("holds " + (node.selectedOptions[0]?.label ?? "") + node.disabled);
    if (node.id && document.querySelectorAll("#" + node.id).length > 1) said.push("shares its number");
    lines.push(indentation + [node.localName, ...said].join(" "));
    for (const name of differing) lines.push(indentation + "  | " + name + ": " + own[name]);
    for (const part of ["::before", "::after"]) {
      const content = getComputedStyle(node, part).content;
      if (content !== "none" && content !== "normal") lines.push(indentation + "  | " + part + ": " + content);
    }
    node.normalize();
    for (const child of node.childNodes) words(child, own, depth + 1);
  };
  // Cancels infinite animations and finishes the others.
  for (const animation of document.getAnimations()) {
    if (animation.effect.getTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
  // The focused element has different styles.
  document.activeElement.blur();
  words(document.querySelector("[data-testid=screen]"), {}, 0);
  for (const dialog of document.querySelectorAll("view-root > dialog")) words(dialog, {}, 0);
  return lines;
}"""

# Operates one control of the screen, selected by a number. Navigation links change only this page and are excluded.
ACT = """([number, text]) => {
  const places = "[data-testid=screen], view-root > dialog";
  const all = [...document.querySelectorAll(`:is(${places}) :is(input, select, button, [data-tap])`)];
  const controls = all.filter((control) => !control.disabled && control.textContent !== "link");
  const control = controls[number % controls.length];
  if (!control) return "nothing";
  const name = control.localName + " " + JSON.stringify(control.textContent);
  if (!control.matches("input, select") || control.type === "checkbox") {
    control.click();
    return name;
  }
  if (control.localName === "select") control.selectedIndex = number % control.options.length;
  else control.value = control.type === "range" ? String(number % 3) : text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return name;
}"""

# Types into the field above the screen, even if it is covered.
START = """(seed) => {
  const field = document.querySelector("[placeholder=Seed]");
  field.value = seed;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""


@pytest.fixture(scope="module")
def pages(fixture, browser):
    """A page that is edited, a page that is reopened repeatedly, and the errors of both."""
    context = browser.new_context(reduced_motion="reduce")
    live, fresh = context.new_page(), context.new_page()
    errors = []
    for page in (live, fresh):
        page.on("pageerror", lambda error: errors.append(str(error)))
        # A patch that cannot be applied logs an error, and the page requests a full render.
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    visit(live, fixture.address + "/random")
    yield live, fresh, errors
    context.close()


def said(page, name: str) -> str:
    return page.evaluate("(name) => document.querySelector(`[data-testid=${name}]`).textContent", name)


def wait_for_edit(page, before: int) -> None:
    page.wait_for_function(
        "(before) => Number(document.querySelector('[data-testid=edits]').textContent) > before", arg=before
    )


def start(page, seed: int) -> None:
    before = int(said(page, "edits"))
    page.evaluate(START, str(seed))
    wait_for_edit(page, before)


def edit(page) -> str:
    before = int(said(page, "edits"))
    page.evaluate("[...document.querySelectorAll('button')].find((button) => button.textContent === 'Edit').click()")
    wait_for_edit(page, before)
    return said(page, "edit")


def difference(live, fresh) -> list[str]:
    """Returns the difference between two pages. Waits, because requested rows and measured sizes arrive later."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shown, expected = live.evaluate(PICTURE), fresh.evaluate(PICTURE)
        if shown == expected or time.monotonic() > deadline:
            return list(difflib.unified_diff(expected, shown, "opened anew", "live", lineterm=""))
        next_frame(live)
        next_frame(fresh)


@pytest.mark.parametrize("seed", range(SEED, SEED + max(1, EDITS // EDITS_OF_A_SCREEN)))
def test_live_page_matches_newly_opened_page(fixture, pages, seed):
    live, fresh, errors = pages
    chance = random.Random(seed)
    start(live, seed)
    screen = said(live, "blueprint")
    made, history = 0, []
    while made < EDITS_OF_A_SCREEN:
        for _ in range(chance.randint(1, 5)):
            made += 1
            if chance.random() < 0.2:
                act = [chance.randrange(1000), chance.choice(["", "a", "t1", "<b>&amp;"])]
                history.append(f"a person: {act} on {live.evaluate(ACT, act)}")
            else:
                history.append(edit(live))
        visit(fresh, fixture.address + "/random")
        found = difference(live, fresh)
        assert not found and not errors, "\n".join([f"seed {seed}, {made} edits of {screen}:", *history, *errors, *found])
