// Reports scroll positions to the app, and scrolls to positions that it requests.
trifecta.part("scrolling", (page) => {
  "use strict";

  /** @type {WeakMap<Element, string | undefined>} The reported position, by box */
  let sent = new WeakMap();
  // The times when the app has last scrolled, of the last user input that may scroll, and of the last report.
  let ordered = 0;
  let acted = 0;
  let reported = 0;
  let settling = 0;
  /** @param {Element} box */
  const regionOf = (box) => (box.matches("view-scroll, view-list") ? box : box.querySelector("view-scroll, view-list"));

  // Reports the scroll phase and the geometry, once per frame and not faster than the server responds.
  /** @type {Map<Element | null, "animating" | "interacting">} The scroll phase by region */
  const moving = new Map();
  /** @type {WeakMap<Element, string>} The reported state, by box */
  let followed = new WeakMap();
  const watched = new WeakSet();
  const sizes = new ResizeObserver(() => {
    place();
    follow();
  });
  let framed = false;
  /** @param {Element} view */
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
  /** @type {WeakMap<Element, { since: number, stays: boolean }>} When a region was first seen; whether it is at its anchor */
  const settled = new WeakMap();
  /** @param {Element} region @param {0 | 2} from @returns {ScrollToOptions & { left: number, top: number }} */
  function wanted(region, from) {
    const way = getComputedStyle(region).direction === "rtl" ? -1 : 1;
    const words = (region.dataset.anchors ?? "").split(" ");
    const [x, y] = words.slice(words[from] === "-" ? 2 : from);
    return {
      left: x === "-" ? region.scrollLeft : way * Number(x) * (region.scrollWidth - region.clientWidth),
      top: y === "-" ? region.scrollTop : Number(y) * (region.scrollHeight - region.clientHeight),
      behavior: "instant",
    };
  }
  function place() {
    for (const region of document.querySelectorAll("[data-anchors]")) {
      [region, ...region.children].forEach(watch);
      const isNew = !settled.has(region);
      const anchor = settled.get(region) ?? { since: performance.now(), stays: true };
      settled.set(region, anchor);
      if (isNew && region.dataset.anchors?.startsWith("-")) judge(region);
      const { since, stays } = anchor;
      if (!stays) continue;
      // Shortly after the start, the content may still be changing, so the initial anchor is kept.
      const { left, top, behavior } = wanted(region, performance.now() - since < 1000 ? 0 : 2);
      if (Math.abs(region.scrollTop - top) < 1 && Math.abs(region.scrollLeft - left) < 1) continue;
      ordered = performance.now();
      region.scrollTo({ left, top, behavior });
    }
  }
  // Called when a region was scrolled. The script keeps the region at its anchor only if it is still at the anchor.
  /** @param {Element} region */
  function judge(region) {
    const anchor = settled.get(region);
    if (!anchor) return;
    const { left, top } = wanted(region, region.dataset.anchors?.endsWith("- -") ? 0 : 2);
    anchor.stays = Math.abs(region.scrollTop - top) < 4 && Math.abs(region.scrollLeft - left) < 4;
  }

  // Scrolls regions to the positions that the app has requested, once per request.
  /** @type {WeakMap<Element, string | undefined>} The last request, by box */
  const obeyed = new WeakMap();
  function obey() {
    for (const box of document.querySelectorAll("[data-scroll-order]")) {
      const { scrollOrder } = box.dataset;
      const region = regionOf(box);
      if (!region || obeyed.get(box) === scrollOrder) continue;
      obeyed.set(box, scrollOrder);
      ordered = performance.now();
      const [, x, y] = (scrollOrder ?? "").split(" ");
      const length = (/** @type {string} */ word, /** @type {number} */ end) => (word === "-" ? undefined : word === "end" ? end : Number(word) || 0);
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
      const span = (/** @type {Element} */ each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return !isAcross ? [top, bottom] : style.direction === "rtl" ? [-right, -left] : [left, right];
      };
      const [start, end] = span(region);
      const part = Number(box.dataset.scrollAnchor?.split(" ")[isAcross ? 0 : 1]);
      const paddings = isAcross ? [style.scrollPaddingInlineStart, style.scrollPaddingInlineEnd] : [style.scrollPaddingBlockStart, style.scrollPaddingBlockEnd];
      const [before, after] = paddings.map((length) => parseFloat(length) || 0);
      const at = start + before * (1 - part) + (end - start) * part - after * part + 1 - 2 * part;
      const views = [...stack.children].filter((each) => each.localName !== "view-gap" && !each.dataset.rowRole);
      const target = views.find((each) => span(each)[1] > at) ?? views.at(-1);
      const id = target && String(page.locate(target)[0]);
      if (id && (box.dataset.scrollOrder || sent.get(box) !== id || wasOrdered)) page.sendPress(box, "scrolled", id);
      sent.set(box, id);
    }
  }
  /** @param {Aimed<Event>} event */
  const settle = ({ target }) => {
    moving.set(target.localName ? target : document.scrollingElement, ordered > acted ? "animating" : "interacting");
    if (ordered <= acted) judge(target);
    follow();
    clearTimeout(settling);
    settling = setTimeout(tell, 150);
  };
  for (const kind of /** @type {const} */ (["wheel", "touchmove", "keydown", "pointerdown"])) {
    window.addEventListener(kind, () => (acted = performance.now()), { capture: true, passive: true });
  }
  window.addEventListener("trifecta:inset", place);
  window.addEventListener("scroll", settle, { capture: true, passive: true });

  // Scrolls to an element, or to the future place of a row in a gap.
  /** @param {Operations["scroll"]} target */
  function scroll([id, row, x, y]) {
    const element = page.node(id) && page.outer(id);
    if (!element) return;
    ordered = performance.now();
    const at = (/** @type {number} */ part = -1) => (part < 0 ? "nearest" : part < 334 ? "start" : part > 666 ? "end" : "center");
    // A pinned element is always visible, so its static position is used.
    const { position } = element.style;
    if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    element.scrollIntoView({ block: at(y), inline: at(x) });
    element.style.position = position;
    const region = element.closest("view-list, view-scroll");
    if (region) judge(region);
    const scroller = row > 0 ? region : null;
    if (!scroller) return;
    const way = (row + 0.5) / Number(element.style.getPropertyValue("--rows"));
    const [rows, room] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const part = (y ?? 500) / 1000;
    scroller.scrollTop += rows.top + rows.height * way - (room.top + room.height * part);
    scroller.scrollLeft += element.closest("lazy-h-stack, lazy-h-grid") ? rows.left + rows.width * way - (room.left + room.width / 2) : 0;
    judge(scroller);
  }

  /** @type {Operations["scroll"][]} The scroll targets after the patch */
  let targets = [];
  page.operation("scroll", (place) => targets.push(place));
  page.on("applied", () => {
    place();
    targets.splice(0).forEach(scroll);
    obey();
  });
  // A region at its anchor, or at a position that the app has requested, gets this position after a reload too.
  page.on("isAnchored", (region) =>
    settled.get(region)?.stays || [...document.querySelectorAll("[data-scroll-order]")].some((box) => regionOf(box) === region));
  page.on("placed", (region) => {
    ordered = performance.now();
    judge(region);
  });
  page.on("live", () => {
    sent = new WeakMap();
    followed = new WeakMap();
    place();
    obey();
  });
  page.on("lost", () => (targets = []));
  place();
});
