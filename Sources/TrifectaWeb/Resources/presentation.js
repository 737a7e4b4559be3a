// Shows what stands in front of the screen, and pages one on the other, and leads out of both.
trifecta.part("presentation", (page) => {
  "use strict";

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // What is on its way out has no id any more.
  const dialogs = () => [...document.querySelectorAll("view-root > dialog[id]")];

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
      present();
      askToDismiss(target);
    },
    true,
  );

  // Brings to the front what has come. The focus goes there, and comes back when it is closed.
  function present() {
    for (const dialog of dialogs()) {
      if (dialog.open) continue;
      dialog.showModal();
      if (dialog.hasAttribute("autofocus")) dialog.focus();
    }
    const place = dialogs().at(-1) ?? document.querySelector("main");
    // What is behind a dialog is not spoken of.
    if (page.line.parentNode !== place) place.append(page.line);
    entered.splice(0).forEach(enter);
  }

  // Takes an element away. One in front of the screen gives the focus back; that and a page are seen to go.
  function putAway(element) {
    const isPage = element.localName === "view-page" && element.checkVisibility();
    if (!isPage && !element.open) return element.remove();
    for (const gone of [element, ...element.querySelectorAll("[id]")]) if (gone !== page.line) gone.removeAttribute("id");
    if (element.contains(page.line)) document.querySelector("main").append(page.line);
    if (isPage) slide(element, { to: 100 });
    else element.close();
    element.inert = true;
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => element.remove());
  }

  // MARK: Pages

  const pagesIn = (stack) => stack.querySelectorAll(":scope > view-page[id]");
  // The stacks with a page to go back from that can be seen.
  const stacks = () =>
    [...document.querySelectorAll("view-navigation")].filter((stack) => pagesIn(stack).length > 1 && stack.checkVisibility());

  // The buttons that lead to the column before, where a narrow window shows one of several.
  const columns = () =>
    [...document.querySelectorAll("[data-placement=compact] > button")].filter((each) => each.checkVisibility());
  const narrow = matchMedia("(max-width: 699.9px)");

  let entered = []; // the pages that came with the patch being applied

  // A page that is covered moves a part of the way, and is darker. Who does not want motion sees one fade into the other.
  function slide(element, { from = 0, to = 0 }) {
    if (!element.parentNode.matches("view-navigation")) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const at = (place) =>
      calm.matches
        ? { opacity: place ? 0 : 1 }
        : { translate: `${place * forward}% 0`, filter: place < 0 ? "brightness(0.8)" : "none" };
    return element.animate([at(from), at(to)], { duration: calm.matches ? 200 : 350, easing: "cubic-bezier(0.32, 0.72, 0, 1)" });
  }

  // A page that comes gets the focus, and gives it back when it goes.
  function enter(element) {
    if (!element.previousElementSibling) return;
    slide(element, { from: 100 });
    element.focus({ preventScroll: true });
  }

  function cover(element, isCovered) {
    const { activeElement } = document;
    if (isCovered) element.focused = element.contains(activeElement) ? activeElement : null;
    if (!isCovered) {
      slide(element, { from: -30 });
      element.focused?.focus({ preventScroll: true });
    } else {
      const motion = slide(element, { to: -30 });
      if (!motion) return;
      element.dataset.moving = "";
      motion.finished.finally(() => delete element.dataset.moving);
    }
  }

  // The ways out, in the order in which a person takes them: of the columns and pages in front, of what is in front, of what is
  // behind that.
  function waysOut() {
    const [buttons, back] = [columns().reverse(), stacks().reverse()];
    return [null, ...dialogs()].reverse().flatMap((dialog) => {
      const isHere = (each) => each.closest("view-root > dialog") === dialog;
      const leave = (stack) => Array(pagesIn(stack).length - 1).fill(() => page.sendPress(stack, "back"));
      return [
        ...buttons.filter(isHere).map((button) => () => button.click()),
        ...back.filter(isHere).flatMap(leave),
        ...(dialog ? [() => askToDismiss(dialog)] : []),
      ];
    });
  }

  // Takes one of the ways out: the first, or one behind those that were taken and not answered.
  function goBack(number = 0) {
    const way = waysOut()[number];
    if (way && !page.isLive()) page.lose();
    else way?.();
  }

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

  // What stands above a keyboard leaves the field its focus.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-placement=keyboard]")) event.preventDefault();
  });

  // Pages are turned by a finger that goes to one side.
  let finger;
  document.addEventListener("touchstart", ({ target, touches }) => {
    const tabs = !target.closest("input, view-scroll[data-axes^=horizontal], [data-press]") && target.closest("view-tabs[data-paged]");
    finger = tabs && touches.length === 1 && { tabs, x: touches[0].clientX, y: touches[0].clientY };
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [{ clientX, clientY }] }) => {
    if (!finger) return;
    const [x, y] = [clientX - finger.x, clientY - finger.y];
    if (Math.abs(x) < 50 || Math.abs(x) < Math.abs(y)) return;
    const shown = finger.tabs.querySelector(":scope > tab-bar [aria-current]");
    const isOn = x < 0 === (getComputedStyle(finger.tabs).direction === "ltr");
    (isOn ? shown?.nextElementSibling : shown?.previousElementSibling)?.click();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    // A browser would put a dialog away by itself; whether it goes is the screen's to say.
    if (dialogs().length) event.preventDefault();
    if (dialogs().length) return askToDismiss(dialogs().at(-1));
    if (!event.target.matches("input, select")) goBack();
  });

  page.arrive = (coming) => entered.push(...coming.filter((each) => each.matches("view-navigation > view-page")));
  page.depth = () => {
    const all = stacks();
    const left = narrow.matches ? [...document.querySelectorAll("view-split:not([data-column=sidebar])")] : [];
    // The first page that another column has led to is the way back to that.
    const alone = left.filter((split) => !all.some((stack) => stack.parentNode === split));
    return all.reduce((sum, stack) => sum + pagesIn(stack).length - 1, dialogs().length + alone.length);
  };
  Object.assign(page, { present, putAway, cover, goBack });
  page.on("lost", () => (entered = []));
});
