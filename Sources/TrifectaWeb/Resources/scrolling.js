// Says where a person comes to rest, where the program asks for that, and scrolls to where the program says.
trifecta.part("scrolling", (page) => {
  "use strict";

  let told = new WeakMap(); // box → what the server was told
  let ordered = 0; // when the program scrolled last
  let acted = 0; // when a person did something last that may scroll
  let settling = 0;
  function tell() {
    if (ordered > acted || !page.isLive()) return;
    for (const box of document.querySelectorAll("[data-scroll-anchor]")) {
      const region = box.matches("view-scroll, view-list") ? box : box.querySelector("view-scroll, view-list");
      if (!region) continue;
      let stack = region.querySelector("[data-scroll-targets], lazy-v-stack, lazy-h-stack, lazy-v-grid, lazy-h-grid, v-stack, h-stack");
      if (!stack || region.localName === "view-list") stack = region;
      while (stack.localName === "view-box") stack = stack.querySelector(":scope > :not(view-layer)") ?? region;
      const isAcross = region.dataset.axes === "horizontal";
      const style = getComputedStyle(region);
      const span = (each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return !isAcross ? [top, bottom] : style.direction === "rtl" ? [-right, -left] : [left, right];
      };
      const [start, end] = span(region);
      const part = Number(box.dataset.scrollAnchor.split(" ")[isAcross ? 0 : 1]);
      const at = start + (parseFloat(style.scrollPaddingBlockStart) || 0) * (1 - part) + (end - start) * part + 1 - 2 * part;
      const views = [...stack.children].filter((each) => each.localName !== "view-gap" && !each.dataset.rowRole);
      const target = views.find((each) => span(each)[1] > at) ?? views.at(-1);
      const id = target && String(page.locate(target)[0]);
      if (id && told.get(box) !== id) page.sendPress(box, "scrolled", id);
      told.set(box, id);
    }
  }
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(tell, 150);
  };
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(kind, () => (acted = performance.now()), { capture: true, passive: true });
  }
  addEventListener("scroll", settle, { capture: true, passive: true });

  // Scrolls to an element, or to where a row will be that is not here yet.
  function scroll([id, row, x, y]) {
    const element = page.node(id) && page.outer(id);
    if (!element) return;
    ordered = performance.now();
    const at = (part) => (part === undefined ? "nearest" : part < 334 ? "start" : part > 666 ? "end" : "center");
    element.scrollIntoView({ block: at(y), inline: at(x) });
    const scroller = row > 0 && element.closest("view-list, view-scroll");
    if (!scroller) return;
    const way = (row + 0.5) / element.style.getPropertyValue("--rows");
    const [place, region] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const part = (y ?? 500) / 1000;
    scroller.scrollTop += place.top + place.height * way - (region.top + region.height * part);
    scroller.scrollLeft += element.closest("lazy-h-stack") ? place.left + place.width * way - (region.left + region.width / 2) : 0;
  }

  let targets = []; // what is to be scrolled to when the patch has been applied: [element, row, anchor?]
  page.operations.scroll = (place) => targets.push(place);
  page.on("applied", () => targets.splice(0).forEach(scroll));
  page.on("live", () => (told = new WeakMap()));
  page.on("lost", () => (targets = []));
});
