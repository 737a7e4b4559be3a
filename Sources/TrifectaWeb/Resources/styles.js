// What controls in styles do that HTML has no elements for. See Resources/styles.css.
trifecta.part("styles", (page) => {
  "use strict";

  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  // A button that looks otherwise while it is pressed is told of that, by pointers and by keys.
  let held = null;
  function hold(button) {
    if (button === held) return;
    if (held?.isConnected && page.isLive()) page.sendPress(held, "hold", "false");
    held = button;
    if (held && page.isLive()) page.sendPress(held, "hold", "true");
  }
  const pressed = (target) => target.closest?.("view-root button[data-style=custom]:enabled") ?? null;
  on("pointerdown", ({ target, button }) => button || hold(pressed(target)));
  on("keydown", ({ key, target }) => (key === " " || key === "Enter") && hold(pressed(target)));
  for (const name of ["pointerup", "pointercancel", "keyup", "focusout"]) on(name, () => hold(null), true);

  // A field that asks for it is told while a person types into it.
  const tell = (isEditing) => ({ target }) => {
    if (target.matches?.("view-root [data-editing]:not([type=range])") && page.isLive()) page.sendPress(target, "editing", String(isEditing));
  };
  on("focusin", tell(true));
  on("focusout", tell(false));

  // A slider is told before it is moved, and when it is let go of.
  let moved = null;
  const move = (slider) => {
    if (slider === moved) return;
    for (const each of [moved, slider]) {
      if (each?.isConnected && page.isLive()) page.sendPress(each, "editing", String(each === slider));
    }
    moved = slider;
  };
  on("input", ({ target }) => target.matches?.("view-root [type=range][data-editing]") && move(target), true);
  on("change", ({ target }) => target === moved && move(null));
});
