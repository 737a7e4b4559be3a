// Sheets, popovers, alerts and dialogs.
trifecta.part("presentation", (page) => {
  "use strict";

  // A dialog that is being removed has no ID.
  const all = () => [.../** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("view-root > dialog[id]"))];
  const isWide = matchMedia("(min-width: 600px) and (min-height: 500px)");
  // Inspectors are next to the screen if there is enough space and no modal presentation in front of the screen.
  const dialogs = () => all().filter(({ dataset }) => !("beside" in dataset));

  // The cancel button of an alert, or its only button, dismisses it.
  /** @param {Element} dialog */
  function askToDismiss(dialog) {
    const buttons = dialog.querySelectorAll("alert-actions button");
    const button = dialog.querySelector("alert-actions button[data-role=cancel]") ?? (buttons.length === 1 ? buttons[0] : null);
    if (button) button.click();
    else if (page.isLive()) page.sendPress(dialog, "dismiss");
    else page.lose();
  }

  // Browsers may close a dialog, for example with the back gesture of a device. Neither event bubbles.
  document.addEventListener(
    "cancel",
    (event) => {
      if (!event.target.matches("view-root > dialog[id]")) return;
      event.preventDefault();
      askToDismiss(event.target);
    },
    true,
  );
  document.addEventListener(
    "close",
    ({ target }) => {
      if (!target.matches("view-root > dialog[id]:not([open])")) return;
      page.tell("present");
      askToDismiss(target);
    },
    true,
  );

  // Places a popover at the given side of its anchor, or at the opposite side if there is more space. Without a visible
  // anchor, and in a narrow window, it is placed like a sheet.
  /** @param {number} at @param {number} size @param {number} room */
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => place(target)));
  /** @param {Element} dialog */
  function place(dialog) {
    const [name, side, ...part] = (dialog.dataset.at ?? "").split(" ");
    const anchor = document.querySelector(`[data-anchor="${name}"]`);
    let view = anchor?.getBoundingClientRect();
    dialog.style.inset = dialog.style.margin = "";
    if (!anchor || !view?.width || !(isWide.matches || /^(popover|none)$/.test(dialog.dataset.adaptation ?? ""))) return;
    const isReversed = getComputedStyle(anchor).direction === "rtl";
    if (part[0]) {
      const [across, x, down, y, width, height] = part.map(Number);
      const start = across * view.width + x;
      view = new DOMRect(isReversed ? view.right - start - width : view.x + start, view.y + down * view.height + y, width, height);
    }
    const { offsetWidth, offsetHeight } = dialog;
    const isRight = (side === "leading") === isReversed;
    const isBeside = /ing$/.test(side);
    const [start, end, size, room, isAfter] = isBeside
      ? [view.left, view.right, offsetWidth, innerWidth, isRight]
      : [view.top, view.bottom, offsetHeight, innerHeight, side === "bottom"];
    const fits = [start - 16 >= size, room - end - 16 >= size];
    const at = within((isAfter ? fits[1] || !fits[0] : fits[1] && !fits[0]) ? end + 8 : start - 8 - size, size, room);
    const middle = isBeside
      ? within((view.top + view.bottom - offsetHeight) / 2, offsetHeight, innerHeight)
      : within((view.left + view.right - offsetWidth) / 2, offsetWidth, innerWidth);
    const [left, top] = isBeside ? [at, middle] : [middle, at];
    dialog.style.inset = `${top}px auto auto ${left}px`;
    dialog.style.margin = "0";
  }
  const placeAll = () => all().forEach((dialog) => dialog.open && dialog.dataset.at && place(dialog));
  isWide.addEventListener("change", () => {
    raise();
    page.follow();
  });
  window.addEventListener("resize", placeAll);
  page.on("applied", placeAll);

  // Opens new presentations, which get the focus and restore it when they are closed. Presentations that allow
  // interaction with the screen do not take the focus, and later presentations remain in front of them.
  function raise() {
    let isCovered = false;
    let isRaised = false;
    for (const dialog of all()) {
      const { aside, shares } = dialog.dataset;
      /** @type {boolean} */
      const isBeside = !!aside && isWide.matches && !isCovered;
      /** @type {boolean} */
      const isModal = isCovered || !(shares || isBeside);
      isCovered ||= isModal;
      if (aside) document.documentElement.style.setProperty("--aside", aside + "px");
      if (dialog.open && dialog.matches(":modal") === isModal && !(isRaised && isModal)) continue;
      const { activeElement } = document;
      const wasOpen = dialog.open;
      dialog.close();
      dialog.toggleAttribute("data-beside", isBeside);
      // An inert dialog does not take the focus.
      dialog.inert = isBeside;
      isModal ? dialog.showModal() : dialog.show();
      dialog.inert = false;
      if (dialog.dataset.at) sizes.observe(dialog);
      if (wasOpen) activeElement?.focus({ preventScroll: true });
      else if (!isBeside && dialog.hasAttribute("autofocus")) dialog.focus();
      isRaised ||= wasOpen;
    }
    const place = dialogs().filter((dialog) => !dialog.dataset.shares).at(-1) ?? document.querySelector("main");
    // Assistive technology ignores the status line behind a modal dialog.
    if (page.line.parentNode !== place) place?.append(page.line);
  }

  // A click outside a dismissible presentation dismisses it, unless the press began inside.
  /** @type {Element | null} */
  let outside = null;
  /** @param {Aimed<MouseEvent>} event */
  const isOutside = ({ target, clientX, clientY }) => {
    if (!target.matches("view-root > :is([data-modal=sheet], [data-modal=popover], [data-modal=confirmation])[id]")) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  document.addEventListener("pointerdown", (event) => (outside = isOutside(event) ? event.target : null));
  document.addEventListener("click", (event) => {
    if (outside && outside === event.target && isOutside(event)) askToDismiss(outside);
    outside = null;
  });

  // Resizes a sheet to the next detent. Below the smallest detent, the sheet is dismissed.
  /** @param {Element} dialog @param {boolean} isUp */
  function pull(dialog, isUp) {
    if (dialog.dataset.modal !== "sheet") {
      if (!isUp) askToDismiss(dialog);
    } else if (page.isLive()) page.sendPress(dialog, "pull", isUp ? "1" : "-1");
    else page.lose();
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const dialog = event.target.closest("dialog > [data-event=dismiss]")?.parentElement;
    if (dialog) pull(dialog, event.key === "ArrowUp");
  });

  // The grabber of a sheet resizes or dismisses it by dragging.
  document.addEventListener("pointerdown", (event) => {
    const bar = event.target.closest("dialog > [data-event=dismiss]");
    const dialog = bar?.parentElement;
    if (!dialog || !event.isPrimary) return;
    const ending = new AbortController();
    const { offsetHeight } = dialog;
    let way = 0;
    const follow = (/** @type {PointerEvent} */ { clientY }) => {
      way = clientY - event.clientY;
      dialog.style.transition = "none";
      dialog.style.translate = way > 0 ? `0 ${way}px` : "";
      dialog.style.height = way < 0 ? offsetHeight - way + "px" : "";
    };
    const end = () => {
      ending.abort();
      dialog.style.transition = dialog.style.translate = dialog.style.height = "";
      // Without a move, the click event handles the press.
      if (Math.abs(way) > 80) pull(dialog, way < 0);
      if (Math.abs(way) > 4) bar.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    };
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener("pointermove", follow, { signal: ending.signal });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) bar.addEventListener(kind, end, { signal: ending.signal });
  });

  page.on("dialogs", dialogs);
  page.on("raise", raise);
  page.on("dismiss", askToDismiss);
});
