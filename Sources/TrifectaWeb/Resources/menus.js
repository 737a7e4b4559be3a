// Menus of buttons, and context menus, which open by long press or secondary click.
trifecta.part("menus", (page) => {
  "use strict";

  /** @type {Page["listen"]} */
  const on = (name, listener) => page.listen(name, listener, true);
  const disabled = ":is(:disabled, [disabled], [aria-disabled])";
  const items = `:is(button, inner-button, select, input):not(${disabled})`;
  // The server inserts the list of a menu after its button.
  /** @param {Element} button */
  const listOf = (button) => /** @type {Element} */ (button.nextElementSibling);
  const open = () => [...document.querySelectorAll("menu-items:popover-open")];
  // Whether the next click ends a press that has opened a menu.
  let swallows = false;
  // Whether the current press is outside the open menus.
  let isOutside = false;
  const close = () => open().reverse().forEach((list) => list.hidePopover());

  /** @param {Element} list @param {number} x @param {number} y */
  function show(list, x, y, above = y) {
    list.showPopover();
    const { offsetWidth: width, offsetHeight: height } = list;
    const isBelow = y + height + 8 <= innerHeight || above < height;
    const left = Math.max(8, Math.min(x, innerWidth - width - 8));
    const top = Math.max(8, Math.min(isBelow ? y : above - height, innerHeight - height - 8));
    Object.assign(list.style, { left: left + "px", top: top + "px" });
    list.querySelector(items)?.focus();
  }

  /** @param {Element} button */
  function showOf(button) {
    const { left, right, top, bottom, width } = button.getBoundingClientRect();
    const isFar = left + width / 2 > innerWidth / 2;
    show(listOf(button), isFar ? right - 250 : left, bottom + 4, top - 4);
  }

  // Shows the menu of an element, at a point or in the middle. Returns whether the element has one.
  /** @param {Element} target @param {number} [x] @param {number} [y] */
  function offer(target, x, y) {
    const button = target.closest?.("view-root button[data-primary]:enabled");
    if (button) {
      showOf(button);
      return true;
    }
    const box = target.closest?.("view-root [data-context]");
    const list = box?.querySelector(":scope > view-layer > menu-items");
    if (!box || !list || target.closest("menu-items")) return false;
    // An empty menu does not open, but a long press on its view is not a tap either.
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
      close();
    } else {
      event.stopPropagation();
      if (listOf(button).matches(":popover-open")) listOf(button).hidePopover();
      else if (!button.matches(disabled)) showOf(button);
    }
  });
  on("change", ({ target }) => target.closest?.("menu-items") && close());
  on("toggle", (event) => {
    const { target, timeStamp } = event;
    const { newState } = /** @type {ToggleEvent} */ (/** @type {Event} */ (event));
    if (newState === "closed" && lifted && timeStamp - lifted.timeStamp < 200) {
      const { target, x, y } = lifted;
      lifted = null;
      offer(target, x, y);
    }
    const button = target.matches?.("menu-items") && target.previousElementSibling;
    if (button) button.ariaExpanded = String(newState === "open");
  });

  on("contextmenu", (event) => {
    if (offer(event.target, event.clientX, event.clientY)) event.preventDefault();
  });
  // Not every device has a contextmenu event for long presses.
  let holding = 0;
  on("pointerdown", ({ target, pointerType, clientX, clientY }) => {
    clearTimeout(holding);
    swallows = false;
    isOutside = open().length > 0 && !target.closest?.("menu-items");
    if (pointerType === "touch") holding = setTimeout(() => (swallows = !open().length && offer(target, clientX, clientY)), 500);
  });
  on("pointermove", ({ movementX, movementY }) => Math.hypot(movementX, movementY) > 4 && clearTimeout(holding));
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) on(name, () => clearTimeout(holding));
  // The browser closes menus after a tap outside them, but not after a touch that scrolls the page.
  on("pointercancel", () => isOutside && close());
  // The pointer is lifted outside the menu, so the browser would close the menu immediately.
  /** @type {{ timeStamp: number, target: Element, x: number, y: number } | null} When and where the pointer is lifted */
  let lifted = null;
  on("pointerup", ({ timeStamp, target, clientX: x, clientY: y }) => (lifted = swallows ? { timeStamp, target, x, y } : null));

  /** @type {Record<string, number>} */
  const steps = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 };
  on("keydown", (event) => {
    const { key, target } = event;
    const take = () => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const list = open().at(-1);
    // The browser closes the menu. The event must have no other effect.
    if (list && key === "Escape") return event.stopImmediatePropagation();
    if (!list && key === "ArrowDown" && target.matches?.(`[data-menu]:not(${disabled})`)) {
      take();
      return showOf(target);
    }
    if (!list && (key === "Enter" || key === " ") && target.matches?.("[data-context][tabindex]:not([data-tap])")) {
      take();
      return offer(target);
    }
    // Options can be selected by either key, like buttons.
    if (list && key === "Enter" && target.matches?.("input")) {
      take();
      return target.click();
    }
    const step = steps[key];
    if (!list || step === undefined) return;
    const all = [...list.querySelectorAll(items)].filter((each) => each.closest("menu-items") === list);
    const at = all.findIndex((each) => each === document.activeElement);
    take();
    all.at(step ? (at + step) % all.length : key === "Home" ? 0 : -1)?.focus();
  });

  // The label of a menu is also the name of its button, which has the focus.
  function call() {
    for (const button of document.querySelectorAll("view-menu > :is(button, inner-button)")) {
      const menu = button.parentElement;
      if (menu?.ariaLabel) button.setAttribute("aria-labelledby", menu.id);
      else button.removeAttribute("aria-labelledby");
    }
  }
  page.on("applied", call);
  page.on("live", call);
});
