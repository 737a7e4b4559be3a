// Reports scroll positions to the app, and scrolls to positions that it requests.
trifecta.part("scrolling", (page) => {
  "use strict";

  let told = new WeakMap(); // box → the reported position
  let ordered = 0; // the time when the app has last scrolled
  let acted = 0; // the time of the last user input that may scroll
  let settling = 0;
  let reported = 0; // the time when positions were last reported
  const regionOf = (box) => (box.matches("view-scroll, view-list") ? box : box.querySelector("view-scroll, view-list"));

  // Reports the scroll phase and the geometry, once per frame and not faster than the server responds.
  const moving = new Map(); // region → scroll phase
  let followed = new WeakMap(); // box → the reported state
  const watched = new WeakSet();
  const sizes = new ResizeObserver(() => (place(), follow()));
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

  // Scroll anchors: the initial position, and the position that is kept while the region or its content changes its
  // size.
  const settled = new WeakMap(); // region → when it was first seen, and whether it is at its anchor
  function wanted(region, from) {
    const way = getComputedStyle(region).direction === "rtl" ? -1 : 1;
    const words = region.dataset.anchors.split(" ");
    const [x, y] = words.slice(words[from] === "-" ? 2 : from);
    return {
      left: x === "-" ? region.scrollLeft : way * x * (region.scrollWidth - region.clientWidth),
      top: y === "-" ? region.scrollTop : y * (region.scrollHeight - region.clientHeight),
      behavior: "instant",
    };
  }
  function place() {
    for (const region of document.querySelectorAll("[data-anchors]")) {
      [region, ...region.children].forEach(watch);
      if (!settled.has(region)) {
        settled.set(region, { since: performance.now(), stays: true });
        if (region.dataset.anchors.startsWith("-")) judge(region);
      }
      const { since, stays } = settled.get(region);
      if (!stays) continue;
      // Shortly after the start, the content may still be changing, so the initial anchor is kept.
      const { left, top, behavior } = wanted(region, performance.now() - since < 1000 ? 0 : 2);
      if (Math.abs(region.scrollTop - top) < 1 && Math.abs(region.scrollLeft - left) < 1) continue;
      ordered = performance.now();
      region.scrollTo({ left, top, behavior });
    }
  }
  // Called when a region was scrolled. The script keeps the region at its anchor only if it is still at the anchor.
  function judge(region) {
    const anchor = settled.get(region);
    if (!anchor) return;
    const { left, top } = wanted(region, region.dataset.anchors?.endsWith("- -") ? 0 : 2);
    anchor.stays = Math.abs(region.scrollTop - top) < 4 && Math.abs(region.scrollLeft - left) < 4;
  }

  // Scrolls regions to the positions that the app has requested, once per request.
  const obeyed = new WeakMap(); // box → the last request
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
      judge(region);
    }
    follow();
  }

  function tell() {
    // Scrolling by the app is not reported, even if the user has pressed something after it began.
    const isByHand = [...moving.values()].includes("interacting");
    moving.clear();
    follow();
    if (ordered > acted || !isByHand || !page.isLive()) return;
    // After scrolling by the app, earlier reports are outdated.
    const wasOrdered = ordered > reported;
    reported = performance.now();
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
      const paddings = isAcross ? [style.scrollPaddingInlineStart, style.scrollPaddingInlineEnd] : [style.scrollPaddingBlockStart, style.scrollPaddingBlockEnd];
      const [before, after] = paddings.map((length) => parseFloat(length) || 0);
      const at = start + before * (1 - part) + (end - start) * part - after * part + 1 - 2 * part;
      const views = [...stack.children].filter((each) => each.localName !== "view-gap" && !each.dataset.rowRole);
      const target = views.find((each) => span(each)[1] > at) ?? views.at(-1);
      const id = target && String(page.locate(target)[0]);
      if (id && (box.dataset.scrollOrder || told.get(box) !== id || wasOrdered)) page.sendPress(box, "scrolled", id);
      told.set(box, id);
    }
  }
  const settle = ({ target }) => {
    moving.set(target.localName ? target : document.scrollingElement, ordered > acted ? "animating" : "interacting");
    if (ordered <= acted) judge(target);
    follow();
    clearTimeout(settling);
    settling = setTimeout(tell, 150);
  };
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(kind, () => (acted = performance.now()), { capture: true, passive: true });
  }
  addEventListener("trifecta:inset", place);
  addEventListener("scroll", settle, { capture: true, passive: true });

  // Scrolls to an element, or to the future place of a row in a gap.
  function scroll([id, row, x, y]) {
    const element = page.node(id) && page.outer(id);
    if (!element) return;
    ordered = performance.now();
    const at = (part) => (part === undefined ? "nearest" : part < 334 ? "start" : part > 666 ? "end" : "center");
    // A pinned element is always visible, so its static position is used.
    const { position } = element.style;
    if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    element.scrollIntoView({ block: at(y), inline: at(x) });
    element.style.position = position;
    const region = element.closest("view-list, view-scroll");
    if (region) judge(region);
    const scroller = row > 0 && region;
    if (!scroller) return;
    const way = (row + 0.5) / element.style.getPropertyValue("--rows");
    const [rows, room] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const part = (y ?? 500) / 1000;
    scroller.scrollTop += rows.top + rows.height * way - (room.top + room.height * part);
    scroller.scrollLeft += element.closest("lazy-h-stack, lazy-h-grid") ? rows.left + rows.width * way - (room.left + room.width / 2) : 0;
    judge(scroller);
  }

  let targets = []; // the scroll targets after the patch: [element, row, anchor?]
  page.operations.scroll = (place) => targets.push(place);
  page.on("applied", () => {
    place();
    targets.splice(0).forEach(scroll);
    obey();
  });
  page.on("live", () => {
    told = new WeakMap();
    followed = new WeakMap();
    place();
    obey();
  });
  page.on("lost", () => (targets = []));
  place();
});
