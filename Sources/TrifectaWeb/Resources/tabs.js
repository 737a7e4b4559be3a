// Paged tab views.
trifecta.part("tabs", (page) => {
  "use strict";

  // The button of the page to which the last swipe turns.
  /** @type {Element | null} */
  let turned = null;

  // Selects the next or previous page. While the server has not answered the last swipe, the selection starts from the
  // page of this swipe, so that several swipes in a row turn several pages.
  /** @param {Element} tabs @param {"nextElementSibling" | "previousElementSibling"} sibling */
  function turn(tabs, sibling) {
    const bar = tabs.querySelector(":scope > tab-bar");
    const start = page.isWaiting() && bar?.contains(turned) ? turned : bar?.querySelector("[aria-current]") ?? null;
    turned = start?.[sibling] ?? start;
    if (turned !== start && turned instanceof HTMLElement) turned.click();
  }

  // A horizontal swipe changes the page.
  document.addEventListener("touchstart", ({ target, touches }) => {
    const isOther = target.closest("input, view-scroll[data-axes^=horizontal], [data-press]") || touches.length !== 1;
    const tabs = isOther ? null : target.closest("view-tabs[data-paged]");
    if (!tabs) return;
    const [{ clientX: startX, clientY: startY }] = touches;
    // The end is observed at the touched element, because a patch may remove this element during the swipe.
    target.addEventListener("touchend", (/** @type {TouchEvent} */ { changedTouches, touches: { length } }) => {
      const [{ clientX, clientY }] = changedTouches;
      const [x, y] = [clientX - startX, clientY - startY];
      if (length || Math.abs(x) < 50 || Math.abs(x) < Math.abs(y)) return;
      const isOn = x < 0 === (getComputedStyle(tabs).direction === "ltr");
      turn(tabs, isOn ? "nextElementSibling" : "previousElementSibling");
    }, { once: true });
  }, { passive: true });
});
