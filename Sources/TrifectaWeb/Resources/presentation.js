// Shows what stands in front of the screen.
trifecta.part("presentation", (page) => {
  "use strict";

  // What is on its way out has no id any more.
  const all = () => [...document.querySelectorAll("view-root > dialog[id]")];
  const isWide = matchMedia("(min-width: 600px) and (min-height: 500px)");
  // Some stand beside the screen, where there is room and nothing modal is in front of that.
  const dialogs = () => all().filter(({ dataset }) => !("beside" in dataset));

  // The button of an alert that leaves things as they are, or its only one, is what puts it away.
  function askToDismiss(dialog) {
    const buttons = dialog.querySelectorAll("alert-actions button");
    const button = dialog.querySelector("alert-actions button[data-role=cancel]") ?? (buttons.length === 1 && buttons[0]);
    if (button) button.click();
    else if (page.isLive()) page.sendPress(dialog, "dismiss");
    else page.lose();
  }

  // A device has ways of its own to close a dialog. Neither event bubbles.
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
      if (!target.matches("view-root > dialog[id]") || target.open) return;
      page.present();
      askToDismiss(target);
    },
    true,
  );

  // A popover stands at the side of the view that it belongs to, or at the opposite one, if there is more room; before that is seen, and on
  // a narrow window, it stands where the sheet has it.
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => place(target)));
  function place(dialog) {
    const [name, side, ...part] = dialog.dataset.at.split(" ");
    let view = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
    dialog.style.inset = dialog.style.margin = "";
    if (!view?.width || !(isWide.matches || /^(popover|none)$/.test(dialog.dataset.adaptation))) return;
    if (part[0]) {
      const [across, x, down, y, ...size] = part.map(Number);
      view = new DOMRect(view.x + across * view.width + x, view.y + down * view.height + y, ...size);
    }
    const { offsetWidth, offsetHeight } = dialog;
    const isRight = (side === "leading") === (getComputedStyle(dialog).direction === "rtl");
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
  addEventListener("resize", placeAll);
  page.on("applied", placeAll);

  // Brings to the front what has come. The focus goes there, and comes back when it is closed. What leaves the screen in use, or does so no
  // more, takes nobody away from where they are; what is in front of it stays there.
  function raise() {
    let isCovered = false;
    let isRaised = false;
    for (const dialog of all()) {
      const { aside, shares } = dialog.dataset;
      const isBeside = !!aside && isWide.matches && !isCovered;
      const isModal = isCovered || !(shares || isBeside);
      isCovered ||= isModal;
      if (aside) document.documentElement.style.setProperty("--aside", aside + "px");
      if (dialog.open && dialog.matches(":modal") === isModal && !(isRaised && isModal)) continue;
      const { activeElement } = document;
      const wasOpen = dialog.open;
      dialog.close();
      dialog.toggleAttribute("data-beside", isBeside);
      // What is inert takes no focus.
      dialog.inert = isBeside;
      isModal ? dialog.showModal() : dialog.show();
      dialog.inert = false;
      if (dialog.dataset.at) sizes.observe(dialog);
      if (wasOpen) activeElement.focus({ preventScroll: true });
      else if (!isBeside && dialog.hasAttribute("autofocus")) dialog.focus();
      isRaised ||= wasOpen;
    }
    const place = dialogs().filter((dialog) => !dialog.dataset.shares).at(-1) ?? document.querySelector("main");
    // What is behind a dialog is not spoken of.
    if (page.line.parentNode !== place) place.append(page.line);
  }

  // A press beside a page that can be put away does that. One that began on the page is none.
  let outside = null;
  const isOutside = ({ target, clientX, clientY }) => {
    if (!target.matches("view-root > :is([data-modal=sheet], [data-modal=popover], [data-modal=confirmation])[id]")) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  document.addEventListener("pointerdown", (event) => (outside = isOutside(event) ? event.target : null));
  document.addEventListener("click", (event) => {
    if (outside === event.target && isOutside(event)) askToDismiss(outside);
    outside = null;
  });

  // To the next of its heights; below the lowest it goes.
  function pull(dialog, isUp) {
    if (dialog.dataset.modal !== "sheet") return isUp || askToDismiss(dialog);
    if (page.isLive()) page.sendPress(dialog, "pull", isUp ? "1" : "-1");
    else page.lose();
  }
  document.addEventListener("keydown", (event) => {
    const isUp = { ArrowUp: true, ArrowDown: false }[event.key];
    const bar = isUp !== undefined && event.target.closest("dialog > [data-event=dismiss]");
    if (bar) pull(bar.parentElement, isUp);
  });

  // A sheet can be pulled down by the bar at its top, and up where it may be higher.
  document.addEventListener("pointerdown", (event) => {
    const bar = event.target.closest("dialog > [data-event=dismiss]");
    if (!bar || !event.isPrimary) return;
    const dialog = bar.parentElement;
    const ending = new AbortController();
    const { offsetHeight } = dialog;
    let way = 0;
    const follow = ({ clientY }) => {
      way = clientY - event.clientY;
      dialog.style.transition = "none";
      dialog.style.translate = way > 0 ? `0 ${way}px` : "";
      dialog.style.height = way < 0 ? offsetHeight - way + "px" : "";
    };
    const end = () => {
      ending.abort();
      dialog.style.transition = dialog.style.translate = dialog.style.height = "";
      // A press without a way is a click, and comes by itself.
      if (Math.abs(way) > 80) pull(dialog, way < 0);
      if (Math.abs(way) > 4) bar.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    };
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener("pointermove", follow, { signal: ending.signal });
    for (const kind of ["pointerup", "pointercancel"]) bar.addEventListener(kind, end, { signal: ending.signal });
  });

  Object.assign(page, { dialogs, raise, dismiss: askToDismiss });
});
