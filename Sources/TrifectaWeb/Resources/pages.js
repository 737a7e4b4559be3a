// Navigation between pages, and dismissal of presentations.
trifecta.part("pages", (page) => {
  "use strict";

  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // Removes an element. A closed dialog restores the focus. The removal of dialogs and pages is animated.
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

  const pagesIn = (stack) => stack.querySelectorAll(":scope > view-page[id]");
  // Returns the visible stacks with more than one page.
  const stacks = () =>
    [...document.querySelectorAll("view-navigation")].filter((stack) => pagesIn(stack).length > 1 && stack.checkVisibility());

  // Returns the buttons that lead to the previous column, if a narrow window shows one column.
  const columns = () =>
    [...document.querySelectorAll("[data-placement=compact] > button:not(view-page[hidden] *)")].filter((each) => each.checkVisibility());
  const narrow = matchMedia("(max-width: 699.9px)");

  let entered = []; // the pages that were inserted by the current patch
  let arriving = []; // the entered pages that slide in after the patch; the patch's animations would treat it as a move

  // A covered page moves partially and is darkened. With reduced motion, pages cross-fade.
  function slide(element, { from = 0, to = 0 }) {
    if (!element.parentNode.matches("view-navigation")) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const at = (place) =>
      calm.matches
        ? { opacity: place ? 0 : 1 }
        : { translate: `${place * forward}% 0`, filter: place < 0 ? "brightness(0.8)" : "none" };
    return element.animate([at(from), at(to)], { duration: calm.matches ? 200 : 350, easing: "cubic-bezier(0.32, 0.72, 0, 1)" });
  }

  // A new page gets the focus, and restores it when it is removed.
  function enter(element) {
    if (!element.previousElementSibling) return;
    arriving.push(element);
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

  // Returns the possible back navigations in order: columns and pages of the topmost presentation, the presentation
  // itself, and then the same for the presentations behind it.
  function waysOut() {
    const [buttons, back] = [columns().reverse(), stacks().reverse()];
    return [null, ...page.dialogs()].reverse().flatMap((dialog) => {
      const isHere = (each) => each.closest("view-root > dialog:not([data-beside])") === dialog;
      const leave = (stack) => Array(pagesIn(stack).length - 1).fill(() => page.sendPress(stack, "back"));
      return [
        ...buttons.filter(isHere).map((button) => () => button.click()),
        ...back.filter(isHere).flatMap(leave),
        ...(dialog ? [() => page.dismiss(dialog)] : []),
      ];
    });
  }

  // Performs a back navigation. `number` is the number of back navigations that were requested but not answered yet,
  // which are skipped.
  function goBack(number = 0) {
    const way = waysOut()[number];
    if (way && !page.isLive()) page.lose();
    else way?.();
  }

  // Clicks in a keyboard toolbar do not remove the focus from the field.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-placement=keyboard]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const front = page.dialogs().at(-1);
    if (!front) return event.target.matches(":read-write, select") || goBack();
    // The browser would close the dialog, but the screen decides whether it is dismissed.
    event.preventDefault();
    page.dismiss(front);
  });

  page.present = () => {
    page.raise();
    entered.splice(0).forEach(enter);
  };
  page.arrive = (coming) => entered.push(...coming.filter((each) => each.matches("view-navigation > view-page")));
  page.depth = () => {
    const all = stacks();
    const left = narrow.matches ? [...document.querySelectorAll("view-split:not([data-column=sidebar])")] : [];
    // The first page of a stack counts as one back navigation to the previous column.
    const alone = left.filter((split) => !all.some((stack) => stack.parentNode === split));
    return all.reduce((sum, stack) => sum + pagesIn(stack).length - 1, page.dialogs().length + alone.length);
  };
  Object.assign(page, { putAway, cover, goBack });
  page.on("applied", () => arriving.splice(0).forEach((element) => element.isConnected && slide(element, { from: 100 })));
  page.on("lost", () => {
    entered = [];
    arriving = [];
  });
});
