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

  // A new session, such as after a restart of the server, shows its current state and waits for no pick.
  let session = page.session();
  page.on("render", () => {
    if (page.session() === session) return;
    session = page.session();
    const root = document.querySelector("view-root");
    for (const name of ["inert", "data-earlier", "data-picking"]) root?.removeAttribute(name);
  });

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
    event.preventDefault();
  }

  addEventListener("pointermove", (event) => aim(isPicking() ? elementAt(event) : null), true);
  for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick", "contextmenu"]) {
    addEventListener(name, (event) => {
      if (name === "pointerdown") isPressed = isPicking();
      if (!isPressed && !isPicking()) return;
      stop(event);
      // Disabled controls receive no click.
      const element = name === "pointerup" && isPicking() && elementAt(event);
      if (element) pick(element);
      if (name === "click") isPressed = false;
    }, true);
  }

  // A touch moves rows and pulls lists by the scripts of other parts. The browser may still scroll.
  for (const name of ["touchstart", "touchmove"]) {
    addEventListener(name, (event) => isPicking() && event.stopImmediatePropagation(), { capture: true, passive: true });
  }

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!isPicking() || key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    stop(event);
    if (key === "Escape") pick();
    if (key === "Enter" && target !== document.body && elementAt(event)) pick(elementAt(event));
  }, true);
});
