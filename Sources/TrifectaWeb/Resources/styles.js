// Behavior of control styles without an HTML equivalent. See Resources/styles.css.
trifecta.part("styles", (page) => {
  "use strict";

  const on = page.listen;

  // Reports the pressed state of buttons with a custom style, for pointers and keys.
  /** @type {Element | null} */
  let held = null;
  /** @param {Element | null} button */
  function hold(button) {
    if (button === held) return;
    if (held?.isConnected && page.isLive()) page.sendPress(held, "hold", "false");
    held = button;
    if (held && page.isLive()) page.sendPress(held, "hold", "true");
  }
  /** @param {Element} target */
  const pressed = (target) => target.closest?.("view-root button[data-style=custom]:enabled") ?? null;
  on("pointerdown", ({ target, button }) => button || hold(pressed(target)));
  on("keydown", ({ key, target }) => (key === " " || key === "Enter") && hold(pressed(target)));
  for (const name of /** @type {const} */ (["pointerup", "pointercancel", "keyup", "focusout"])) on(name, () => hold(null), true);

  // Reports the start and end of editing, for fields that request it.
  const tell = (/** @type {boolean} */ isEditing) => (/** @type {Aimed<FocusEvent>} */ { target }) => {
    if (target.matches?.("view-root [data-editing]:not([type=range])") && page.isLive()) page.sendPress(target, "editing", String(isEditing));
  };
  on("focusin", tell(true));
  on("focusout", tell(false));

  // Reports the start and end of sliding. While the page is disconnected, the end is reported when it is live again.
  /** @type {Element | null} */
  let moved = null;
  let owed = false;
  /** @param {Element} [slider] */
  function move(slider) {
    if (moved && slider !== moved) {
      owed = !page.isLive();
      if (owed) return;
      if (moved.isConnected) page.sendPress(moved, "editing", "false");
      moved = null;
    }
    if (!slider || slider === moved || !page.isLive()) return;
    moved = slider;
    page.sendPress(slider, "editing", "true");
  }
  /** @param {Aimed<Event>} event */
  const take = ({ target }) => target.matches?.("view-root [type=range][data-editing]:enabled") && move(target);
  on("pointerdown", take);
  on("input", take, true);
  // The last value is sent before the end of editing.
  for (const name of /** @type {const} */ (["change", "pointerup", "pointercancel", "keyup", "focusout"])) on(name, () => moved && setTimeout(move));
  page.on("live", () => owed && move());
});
