// Lets the user pick an element for a tool, while the root has the attribute `data-picking`.
//
// Until then, the page does not react to presses and keys. The element under the pointer has the attribute `data-aimed`.
// A press picks it, and so does Enter with the focused element. Escape cancels.
trifecta.part("inspection", (page) => {
  "use strict";

  const isPicking = () => document.querySelector("view-root[data-picking]") !== null;
  // Whether the press that has picked an element may still be followed by a click.
  let isPressed = false;
  /** @type {Element | null | undefined} */
  let aimed;

  /** @param {Element | null} [element] */
  function aim(element) {
    if (element === aimed) return;
    aimed?.removeAttribute("data-aimed");
    aimed = element;
    aimed?.setAttribute("data-aimed", "");
  }

  // Returns the element of the screen at the target of an event. The root is not offered, because it has no view.
  /** @param {Event} event */
  const elementAt = ({ target }) => {
    const element = target instanceof Element ? target.closest("[id]") : null;
    return element?.matches("view-root [id^=n]") ? element : null;
  };

  /** @param {Element | null} [element] */
  function pick(element) {
    aim();
    if (!page.isLive()) return page.lose();
    // A server that was restarted does not wait for the element.
    document.querySelector("view-root")?.removeAttribute("data-picking");
    page.sendEvent(element ? page.idOf(element) : 0, "pick");
  }

  /** @param {Event} event */
  function stop(event) {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  }

  const moves = ["pointerover", "pointermove"];
  const presses = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click", "dblclick", "contextmenu"];
  for (const name of moves) {
    addEventListener(name, (event) => (isPicking() ? aim(elementAt(event)) : aim()), true);
  }
  for (const name of presses) {
    addEventListener(name, (event) => {
      if (name === "pointerdown") isPressed = isPicking();
      if (!isPressed && !isPicking()) return;
      // Canceling a touch would prevent scrolling, and the click that ends the press.
      if (name.startsWith("touch")) event.stopImmediatePropagation();
      else stop(event);
      // Disabled controls receive no click.
      const element = name === "pointerup" && isPicking() && elementAt(event);
      if (element) pick(element);
      if (name === "click") isPressed = false;
    }, { capture: true, passive: false });
  }

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!isPicking() || key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    stop(event);
    if (key === "Escape") pick();
    if (key === "Enter" && target !== document.body && elementAt(event)) pick(elementAt(event));
  }, true);
});
