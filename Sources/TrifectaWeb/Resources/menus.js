// Menus of buttons, and context menus, which open by long press or secondary click.
trifecta.part("menus", (page) => {
  "use strict";

  const on = (name, listener) => document.addEventListener(name, listener, true);
  const disabled = ":is(:disabled, [disabled], [aria-disabled])";
  const items = `:is(button, inner-button, select, input):not(${disabled})`;
  const listOf = (button) => button.nextElementSibling;
  const open = () => [...document.querySelectorAll("menu-items:popover-open")];
  let swallows = false; // whether the next click ends a press that has opened a menu

  function show(list, x, y, above = y) {
    list.showPopover();
    const { offsetWidth: width, offsetHeight: height } = list;
    const isBelow = y + height + 8 <= innerHeight || above < height;
    const left = Math.max(8, Math.min(x, innerWidth - width - 8));
    const top = Math.max(8, Math.min(isBelow ? y : above - height, innerHeight - height - 8));
    Object.assign(list.style, { left: left + "px", top: top + "px" });
    list.querySelector(items)?.focus();
  }

  function showOf(button) {
    const { left, right, top, bottom, width } = button.getBoundingClientRect();
    const isFar = left + width / 2 > innerWidth / 2;
    show(listOf(button), isFar ? right - 250 : left, bottom + 4, top - 4);
  }

  function offer(target, x, y) {
    const button = target.closest?.("view-root button[data-primary]:enabled");
    if (button) return showOf(button), true;
    const box = target.closest?.("view-root [data-context]");
    const list = box?.querySelector(":scope > view-layer > menu-items");
    if (!list || target.closest("menu-items")) return false;
    // An empty menu does not open. The long press on its view is still not a tap.
    if (!list.firstElementChild) return true;
    const { left, top, width, height } = box.getBoundingClientRect();
    show(list, x || left + width / 4, y || top + height / 2);
    return true;
  }

  on("click", (event) => {
    if (swallows) {
      swallows = false;
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const pressed = event.target.closest?.("view-root :is(button, inner-button)");
    // A button in the label of a menu opens the menu.
    const button = pressed?.closest("[data-menu]:not([data-primary]), menu-items");
    if (!button) return;
    if (button.matches("menu-items")) {
      for (const list of open().reverse()) list.hidePopover();
    } else {
      event.stopPropagation();
      if (listOf(button).matches(":popover-open")) listOf(button).hidePopover();
      else if (!button.matches(disabled)) showOf(button);
    }
  });
  on("change", ({ target }) => target.closest?.("menu-items") && open().reverse().forEach((list) => list.hidePopover()));
  on("toggle", ({ target, newState, timeStamp }) => {
    const [then, ...place] = lifted || [];
    if (newState === "closed" && timeStamp - then < 200) lifted = offer(...place) && null;
    const button = target.matches?.("menu-items") && target.previousElementSibling;
    if (button) button.ariaExpanded = String(newState === "open");
  });

  on("contextmenu", (event) => {
    if (offer(event.target, event.clientX, event.clientY)) event.preventDefault();
  });
  // Not every device has a contextmenu event for long presses.
  let holding;
  on("pointerdown", ({ target, pointerType, clientX, clientY }) => {
    clearTimeout(holding);
    swallows = false;
    if (pointerType === "touch") holding = setTimeout(() => (swallows = !open().length && offer(target, clientX, clientY)), 500);
  });
  on("pointermove", ({ movementX, movementY }) => Math.hypot(movementX, movementY) > 4 && clearTimeout(holding));
  for (const name of ["pointerup", "pointercancel"]) on(name, () => clearTimeout(holding));
  // The pointer is lifted outside the menu, so the browser would close the menu immediately.
  let lifted; // the time and place at which the pointer is lifted
  on("pointerup", ({ timeStamp, target, clientX, clientY }) => (lifted = swallows && [timeStamp, target, clientX, clientY]));

  on("keydown", (event) => {
    const { key, target } = event;
    const take = () => (event.preventDefault(), event.stopImmediatePropagation());
    const list = open().at(-1);
    // The browser closes the menu. The event must have no other effect.
    if (list && key === "Escape") return event.stopImmediatePropagation();
    if (!list && key === "ArrowDown" && target.matches?.(`[data-menu]:not(${disabled})`)) return take(), showOf(target);
    if (!list && (key === "Enter" || key === " ") && target.matches?.("[data-context][tabindex]:not([data-tap])")) {
      return take(), offer(target);
    }
    // Options can be selected by either key, like buttons.
    if (list && key === "Enter" && target.matches?.("input")) return take(), target.click();
    const step = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 }[key];
    if (!list || step === undefined) return;
    const all = [...list.querySelectorAll(items)].filter((each) => each.closest("menu-items") === list);
    const at = all.indexOf(document.activeElement);
    take();
    all.at(step ? (at + step) % all.length : key === "Home" ? 0 : -1)?.focus();
  });

  // The label of a menu is also the name of its button, which has the focus.
  function call() {
    for (const button of document.querySelectorAll("view-menu > :is(button, inner-button)")) {
      const menu = button.parentElement;
      if (menu.ariaLabel) button.setAttribute("aria-labelledby", menu.id);
      else button.removeAttribute("aria-labelledby");
    }
  }
  page.on("applied", call);
  page.on("live", call);
});
