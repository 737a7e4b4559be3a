// Says where a person comes to rest, where the program asks for that, and scrolls to where the program says.
trifecta.part("scrolling", (page) => {
  "use strict";

  let told = new WeakMap(); // box → what the server was told
  let ordered = 0; // when the program scrolled last
  let acted = 0; // when a person did something last that may scroll
  let settling = 0;
  const regionOf = (box) => (box.matches("view-scroll, view-list") ? box : box.querySelector("view-scroll, view-list"));

  // What scrolls regions, and how far they are, for those who follow it: once a frame, and not faster than the server answers.
  const moving = new Map(); // region → what scrolls it
  let followed = new WeakMap(); // box → what the server was told
  const watched = new WeakSet();
  const sizes = new ResizeObserver(() => follow());
  let framed = false;
  function watch(view) {
    if (!watched.has(view)) sizes.observe(view);
    watched.add(view);
  }
  function report() {
    framed = false;
    if (!page.isLive()) return;
    if (page.isBusy()) return follow();
    for (const box of document.querySelectorAll("[data-scroll-follow]")) {
      const region = regionOf(box);
      if (!region) continue;
      [region, ...region.children].forEach(watch);
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = region;
      const lengths = [Math.abs(scrollLeft), scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight];
      const now = [moving.get(region) ?? "idle", ...lengths.map((length) => Math.round(length * 100) / 100)].join(" ");
      if (followed.get(box) !== now) page.sendPress(box, "scrollState", now);
      followed.set(box, now);
    }
  }
  function follow() {
    if (!framed && document.querySelector("[data-scroll-follow]")) framed = !!requestAnimationFrame(report);
  }

  // Where the program has said that regions are to be, each time that it has said so.
  const obeyed = new WeakMap(); // box → the order that was carried out
  function obey() {
    for (const box of document.querySelectorAll("[data-scroll-order]")) {
      const { scrollOrder } = box.dataset;
      const region = regionOf(box);
      if (!region || obeyed.get(box) === scrollOrder) continue;
      obeyed.set(box, scrollOrder);
      ordered = performance.now();
      const [, x, y] = scrollOrder.split(" ");
      const length = (word, end) => (word === "-" ? undefined : word === "end" ? end : Number(word) || 0);
      const way = getComputedStyle(region).direction === "rtl" ? -1 : 1;
      const left = length(x, region.scrollWidth);
      region.scrollTo({ left: left && way * left, top: length(y, region.scrollHeight) });
    }
    follow();
  }

  function tell() {
    moving.clear();
    follow();
    if (ordered > acted || !page.isLive()) return;
    for (const box of document.querySelectorAll("[data-scroll-anchor]")) {
      const region = regionOf(box);
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
      if (id && (box.dataset.scrollOrder || told.get(box) !== id)) page.sendPress(box, "scrolled", id);
      told.set(box, id);
    }
  }
  const settle = ({ target }) => {
    if (target.localName) moving.set(target, ordered > acted ? "animating" : "interacting");
    follow();
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
  page.on("applied", () => {
    targets.splice(0).forEach(scroll);
    obey();
  });
  page.on("live", () => {
    told = new WeakMap();
    followed = new WeakMap();
    obey();
  });
  page.on("lost", () => (targets = []));
});
