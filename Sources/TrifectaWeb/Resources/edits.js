// Deleting, moving and swiping rows.
trifecta.part("edits", (page) => {
  "use strict";

  /** @param {Element} row @param {string} kind @param {string} value */
  const press = (row, kind, value) => (page.isLive() ? page.sendPress(row, kind, value) : page.lose());

  // In edit mode, a row is moved by its handle, with a pointer or keys. Otherwise it is lifted by a long press.
  /** @param {Element} row */
  const rowsAround = (row) => [...(row.parentElement?.children ?? [])].filter((child) => child.dataset.edits?.includes("move"));
  /**
   * The touch that may be a swipe: its start, its row, the leading actions, and the factor of distances toward the
   * trailing edge; the scroll position at the start, and the distance by which the leading actions are shown.
   *
   * @typedef {{ x: number, row: Element, leads: Element | null, forward: 1 | -1, scrolled: number, led: number }} Swipe
   */
  /** @type {Swipe | null} */
  let finger = null;
  let lifting = 0;
  /** @type {Element | null} The row that is being moved */
  let dragging = null;
  /** @type {PointerEvent | null} The pointer event of the row that may be lifted */
  let grip = null;
  function letGo() {
    clearTimeout(lifting);
    grip = null;
  }
  const others = "[data-editing], [data-context], [data-drag], input, textarea, select";
  /** @param {Aimed<PointerEvent>} event */
  function hold(event) {
    letGo();
    const row = event.target.closest?.("view-row[data-edits~=move]");
    // For draggable views and views with a context menu, a long press has a different meaning.
    if (!row || !event.isPrimary || event.button || event.target.closest(others)) return;
    grip = event;
    // The delay is shorter than the delay after which the system starts a text selection.
    lifting = setTimeout(() => page.isLive() && row.isConnected && drag(event, row), 400);
  }
  window.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (grip && Math.hypot(clientX - grip.clientX, clientY - grip.clientY) > 8) letGo();
  });
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) window.addEventListener(kind, letGo);
  // While a row is lifted, the page does not scroll and the row is not clicked.
  const still = (/** @type {Event} */ event) => dragging && event.preventDefault();
  document.addEventListener("touchstart", ({ target }) => {
    const row = target.closest?.("view-row[data-edits~=move]");
    row?.addEventListener("touchmove", still, { passive: false });
  }, { passive: true });

  /** @param {Aimed<PointerEvent>} event @param {Element | null} [row] */
  function drag(event, row = event.target.closest?.("[data-event=move]")?.parentElement) {
    const handle = row?.querySelector(":scope > [data-event=move]");
    if (!row || !handle || !event.isPrimary) return;
    letGo();
    const rows = rowsAround(row);
    const place = rows.indexOf(row);
    const middles = rows.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const ending = new AbortController();
    let target = place;
    const follow = (/** @type {PointerEvent} */ { clientY }) => {
      row.style.translate = `0 ${clientY - event.clientY}px`;
      const middle = middles[place] + clientY - event.clientY;
      target = middles.filter((each, index) => index !== place && each < middle).length;
    };
    const end = (/** @type {Event} */ { type }) => {
      ending.abort();
      row.style.translate = "";
      // Reset only after the click event that may follow, so that the click is ignored.
      setTimeout(() => (dragging = null));
      delete row.dataset.dragged;
      if (type === "pointerup" && target !== place && row.isConnected) press(row, "move", String(target - place));
    };
    event.preventDefault();
    getSelection()?.empty();
    page.tell("cancelPresses");
    finger = null;
    dragging = row;
    row.dataset.dragged = "";
    handle.focus({ preventScroll: true });
    const held = handle.offsetParent ? handle : row;
    held.setPointerCapture(event.pointerId);
    held.addEventListener("pointermove", follow, { signal: ending.signal });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) held.addEventListener(kind, end, { signal: ending.signal });
  }
  /** @param {Aimed<KeyboardEvent>} event */
  function nudge(event) {
    const way = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const row = event.target.closest?.("[data-event=move]")?.parentElement;
    if (!way || !row) return;
    event.preventDefault();
    press(row, "move", String(way));
  }

  // In edit mode, deleting a row requires a second click. Any other click cancels it.
  window.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-editing] > view-row > [data-event=delete]");
    const row = button?.parentElement;
    const isAsked = row && "asked" in row.dataset;
    for (const each of document.querySelectorAll("[data-asked]")) delete each.dataset.asked;
    if (!row || isAsked) return;
    row.dataset.asked = "";
    event.stopPropagation();
  }, true);

  // Only one row shows its swipe actions at a time. They are hidden when something else is touched, or after an action
  // was triggered.
  /** @param {Element[]} rows */
  function close(rows) {
    for (const row of rows) {
      row.style.removeProperty("--lead");
      if (row.scrollLeft) row.scrollTo({ left: 0, behavior: "smooth" });
    }
  }
  window.addEventListener("touchstart", ({ target }) => {
    close([...document.querySelectorAll(".sr")].filter((row) => !row.contains(target)));
  }, { passive: true });
  window.addEventListener("click", ({ target }) => {
    const row = target.closest?.(".sr");
    if (row && target.closest(":is(.sa, .sl) > view-layer, .sr > [data-event=delete]")) close([row]);
  });

  // A full swipe triggers the first action.
  window.addEventListener("touchstart", ({ target, touches }) => {
    const { clientX: x } = touches[0];
    // Sliders and scroll views in the row handle the touch themselves.
    const row = target.closest("[type=range], .sr view-scroll") ? null : target.closest(".sr");
    if (!target.closest(".sl > view-layer")) target.closest(".sr")?.style.removeProperty("--lead");
    if (!row || touches.length !== 1) {
      finger = null;
      return;
    }
    const leads = row.querySelector(".sl > view-layer");
    const forward = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    finger = { x, row, leads, forward, scrolled: row.scrollLeft, led: 0 };
  }, { passive: true });
  window.addEventListener("touchmove", ({ touches: [{ clientX }] }) => {
    if (!finger) return;
    const { row, leads } = finger;
    const led = leads && !finger.scrolled ? Math.min(Math.max((clientX - finger.x) * finger.forward, 0), leads.offsetWidth) : 0;
    if (led > 10 || finger.led) row.style.setProperty("--lead", (finger.led = led) + "px");
  }, { passive: true });
  /** @param {TouchEvent} event */
  function lift({ type, changedTouches: [{ clientX }] }) {
    if (!finger) return;
    const { row, leads, led, forward } = finger;
    const aside = (clientX - finger.x) * forward;
    finger = null;
    if (type !== "touchend") return void row.style.removeProperty("--lead");
    const isFar = Math.abs(aside) > row.offsetWidth * 0.6;
    if (led) {
      if (leads && !isFar && led > leads.offsetWidth / 2) return row.style.setProperty("--lead", leads.offsetWidth + "px");
      row.style.removeProperty("--lead");
      if (isFar) row.querySelector(".sl[data-full] > view-layer > button")?.click();
    } else if (leads && !isFar && Math.abs(aside) > 40) {
      row.scrollTo({ left: aside < 0 ? row.scrollWidth * forward : 0, behavior: "smooth" });
    }
    // The script moves a row with leading actions; such a row does not scroll natively.
    if (!isFar || aside > 0 || !(leads || row.scrollLeft)) return;
    const first = row.querySelector(".sa[data-full] > view-layer > button") ?? row.querySelector(":scope:not(:has(.sa)) > [data-event=delete]");
    // Without a full swipe action, the actions remain visible.
    if (!first) return;
    first.click();
    row.scrollTo({ left: 0 });
  }
  for (const kind of /** @type {const} */ (["touchend", "touchcancel"])) window.addEventListener(kind, lift);

  window.addEventListener("pointerdown", (event) => {
    hold(event);
    drag(event);
  });
  window.addEventListener("click", (event) => {
    if (!dragging) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  for (const kind of /** @type {const} */ (["contextmenu", "selectstart", "dragstart"])) window.addEventListener(kind, still);
  window.addEventListener("keydown", nudge);
});
