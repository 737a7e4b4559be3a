// Shows pages one on the other, and leads out of them and of what is in front of them.
trifecta.part("pages", (page) => {
  "use strict";

  const calm = matchMedia("(prefers-reduced-motion: reduce)");

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

  const pagesIn = (stack) => stack.querySelectorAll(":scope > view-page[id]");
  // The stacks with a page to go back from that can be seen.
  const stacks = () =>
    [...document.querySelectorAll("view-navigation")].filter((stack) => pagesIn(stack).length > 1 && stack.checkVisibility());

  // The buttons that lead to the column before, where a narrow window shows one of several.
  const columns = () =>
    [...document.querySelectorAll("[data-placement=compact] > button:not(view-page[hidden] *)")].filter((each) => each.checkVisibility());
  const narrow = matchMedia("(max-width: 699.9px)");

  let entered = []; // the pages that came with the patch being applied
  let arriving = []; // those of them that slide in when it is applied: an animation of the patch must not take that for a move

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

  // The ways out, in the order in which a person takes them: of the columns and pages in front, of what is in front, of what is
  // behind that.
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

  // Takes one of the ways out: the first, or one behind those that were taken and not answered.
  function goBack(number = 0) {
    const way = waysOut()[number];
    if (way && !page.isLive()) page.lose();
    else way?.();
  }

  // What stands above a keyboard leaves the field its focus.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-placement=keyboard]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const front = page.dialogs().at(-1);
    if (!front) return event.target.matches(":read-write, select") || goBack();
    // A browser would put a dialog away by itself; whether it goes is the screen's to say.
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
    // The first page that another column has led to is the way back to that.
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
