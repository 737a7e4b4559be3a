// Restores the scroll positions after a reload, and when the user comes back to the page.
//
// They are in the tab's `sessionStorage`, like the name by which the server finds the session's state. So the server
// gets no messages about them, and a tab that can restore its session can restore the positions too.
trifecta.part("offsets", (page) => {
  "use strict";

  // A returning page has loaded this script before the user could scroll.
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  let isReturning = /^(r|b)/.test(entry?.type ?? "");
  // The history of a tab contains pages with several addresses. Back navigation in the screen does not change the address.
  const name = "trifecta " + location.href;
  // The regions are identified by their order.
  const regions = () => [document.documentElement, ...document.querySelectorAll("view-root :is(view-scroll, view-list)")];

  // Regions of covered pages have no scroll position, so each position is recorded when it changes.
  /** @type {WeakMap<Element, Place>} */
  const known = new WeakMap();
  /** @type {Map<Element, Place>} Positions to restore when their regions become visible */
  const awaiting = new Map();

  /** @param {Element} region @returns {Place} */
  const placeOf = (region) => [region.scrollLeft, region.scrollTop, page.ask("place", region)];
  /** @param {Element} region @returns {Place | undefined} */
  function current(region) {
    if (!region.checkVisibility()) return awaiting.get(region) ?? known.get(region);
    // The app determines the position.
    return page.ask("isAnchored", region) ? undefined : placeOf(region);
  }

  /** @type {Record<string, string>} The storage of the tab; an empty object if the browser does not allow it */
  let storage = {};
  try {
    storage = sessionStorage;
  } catch {
    // Positions are not restored.
  }
  function save() {
    if (isReturning) return;
    try {
      storage[name] = JSON.stringify(regions().map(current));
    } catch {
      // The storage of the tab is full.
    }
  }

  function restore() {
    if (!page.isLive()) return;
    if (isReturning) {
      isReturning = false;
      const all = regions();
      /** @type {(Place | null)[]} */
      const saved = JSON.parse(storage[name] ?? "[]");
      saved.forEach((place, index) => place && all[index] && awaiting.set(all[index], place));
    }
    for (const [region, [left, top, row]] of awaiting) {
      if (!region.checkVisibility()) continue;
      awaiting.delete(region);
      region.scrollTo(left, top);
      page.tell("placed", region, row);
    }
  }

  /** @param {Element} region */
  const record = (region) => known.set(region, placeOf(region));
  // The script was loaded because a region was scrolled.
  regions().forEach(record);
  page.listen("scroll", ({ target }) => target.localName && record(target), { capture: true, passive: true });
  page.listen("visibilitychange", save);
  page.on("live", restore);
  page.on("applied", restore);
  restore();
});
