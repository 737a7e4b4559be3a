// Navigation between pages, and dismissal of presentations.
trifecta.part("pages", (page) => {
  "use strict";

  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // The removal of dialogs and pages is animated. A closed dialog restores the focus.
  page.on("putAway", (element) => {
    const isPage = element.localName === "view-page" && element.checkVisibility();
    const dialog = element instanceof HTMLDialogElement && element.open ? element : null;
    if (!isPage && !dialog) return;
    for (const gone of [element, ...element.querySelectorAll("[id]")]) if (gone !== page.line) gone.removeAttribute("id");
    if (element.contains(page.line)) document.querySelector("main")?.append(page.line);
    if (dialog) dialog.close();
    else slide(element, { to: 100 });
    element.inert = true;
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => element.remove());
    return true;
  });

  /** @param {Element} stack */
  const pagesIn = (stack) => stack.querySelectorAll(":scope > view-page[id]");
  // Returns the visible stacks with more than one page.
  const stacks = () =>
    [...document.querySelectorAll("view-navigation")].filter((stack) => pagesIn(stack).length > 1 && stack.checkVisibility());

  // Returns the buttons that lead to the previous column, if a narrow window shows one column.
  const columns = () =>
    [...document.querySelectorAll("[data-placement=compact] > button:not(view-page[hidden] *)")].filter((each) => each.checkVisibility());
  const narrow = matchMedia("(max-width: 699.9px)");

  const dialogs = () => page.ask("dialogs") ?? [];

  /** @type {Element[]} The pages that were inserted by the current patch */
  let entered = [];
  /** @type {Element[]} Entered pages that slide in after the patch, whose animations would treat it as a move */
  let arriving = [];
  /** @type {WeakMap<Element, Element | null>} The element with the focus when its page was covered */
  const focused = new WeakMap();

  // Returns whether another page would be visible through a page.
  /** @param {Element} element */
  function isTransparent(element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage === "none" && /^rgba\(|\//.test(backgroundColor);
  }

  // A covered page moves partially and is darkened. With reduced motion, pages cross-fade. So do transparent pages,
  // because they would show each other's content.
  /** @param {Element} element @param {{ from?: number, to?: number }} places */
  function slide(element, { from = 0, to = 0 }) {
    const stack = element.parentElement;
    if (!stack?.matches("view-navigation")) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const fades = calm.matches || [...stack.querySelectorAll(":scope > view-page")].some(isTransparent);
    const at = (/** @type {number} */ place) =>
      fades
        ? { opacity: place ? 0 : 1 }
        : { translate: `${place * forward}% 0`, filter: place < 0 ? "brightness(0.8)" : "none" };
    return element.animate([at(from), at(to)], { duration: calm.matches ? 200 : 350, easing: "cubic-bezier(0.32, 0.72, 0, 1)" });
  }

  // A new page gets the focus, and restores it when it is removed.
  /** @param {Element} element */
  function enter(element) {
    if (!element.previousElementSibling) return;
    arriving.push(element);
    element.focus({ preventScroll: true });
  }

  page.on("cover", (element, isCovered) => {
    const { activeElement } = document;
    if (isCovered) {
      focused.set(element, element.contains(activeElement) ? activeElement : null);
      const motion = slide(element, { to: -30 });
      if (!motion) return;
      element.dataset.moving = "";
      motion.finished.finally(() => delete element.dataset.moving);
    } else {
      slide(element, { from: -30 });
      focused.get(element)?.focus({ preventScroll: true });
    }
  });

  // Returns the possible back navigations in order: columns and pages of the topmost presentation, the presentation
  // itself, and then the same for the presentations behind it.
  /** @returns {(() => void)[]} */
  function waysOut() {
    const [buttons, back] = [columns().reverse(), stacks().reverse()];
    return [null, ...dialogs()].reverse().flatMap((dialog) => {
      const isHere = (/** @type {Element} */ each) => each.closest("view-root > dialog:not([data-beside])") === dialog;
      const leave = (/** @type {Element} */ stack) => Array(pagesIn(stack).length - 1).fill(() => page.sendPress(stack, "back"));
      return [
        ...buttons.filter(isHere).map((button) => () => button.click()),
        ...back.filter(isHere).flatMap(leave),
        ...(dialog ? [() => page.tell("dismiss", dialog)] : []),
      ];
    });
  }

  // Skips back navigations that the server has not answered yet.
  function goBack(number = 0) {
    const way = waysOut().at(number);
    if (way && !page.isLive()) page.lose();
    else way?.();
  }

  // Clicks in a keyboard toolbar do not remove the focus from the field.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-placement=keyboard]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const front = dialogs().at(-1);
    if (!front) return event.target.matches(":read-write, select") || goBack();
    // The browser would close the dialog, but the screen decides whether it is dismissed.
    event.preventDefault();
    page.tell("dismiss", front);
  });

  page.on("present", () => {
    page.tell("raise");
    entered.splice(0).forEach(enter);
  });
  page.on("arrive", (coming) => {
    entered.push(...coming.filter((each) => each.matches("view-navigation > view-page")));
  });
  page.on("depth", () => {
    const all = stacks();
    const left = narrow.matches ? [...document.querySelectorAll("view-split:not([data-column=sidebar])")] : [];
    // The first page of a stack counts as one back navigation to the previous column.
    const alone = left.filter((split) => !all.some((stack) => stack.parentNode === split));
    return all.reduce((sum, stack) => sum + pagesIn(stack).length - 1, dialogs().length + alone.length);
  });
  page.on("goBack", goBack);
  page.on("applied", () => arriving.splice(0).forEach((element) => element.isConnected && slide(element, { from: 100 })));
  page.on("lost", () => {
    entered = [];
    arriving = [];
  });
});
