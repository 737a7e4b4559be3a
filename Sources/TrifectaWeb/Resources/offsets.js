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
  const { href } = location;
  const name = "trifecta places";
  const addressLimit = 50;
  // The regions are identified by their order.
  const regions = () => [document.documentElement, ...document.querySelectorAll("view-root :is(view-scroll, view-list)")];

  // Regions of covered pages have no scroll position, so each position is recorded when it changes.
  /** @type {WeakMap<Element, Place>} */
  const known = new WeakMap();
  /** @type {Map<Element, Place>} Positions to restore when their regions become visible and long enough */
  const awaiting = new Map();
  /** @type {WeakSet<Element>} Visible regions whose layout is complete */
  const laidOut = new WeakSet();

  /** @param {Element} region @returns {Place} */
  const placeOf = (region) => [region.scrollLeft, region.scrollTop, page.ask("place", region)];
  /** @param {Element} region @returns {Place | undefined} */
  function current(region) {
    if (awaiting.has(region)) return awaiting.get(region);
    if (!region.checkVisibility()) return known.get(region);
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
  // The saved positions by address. The address that was saved last is the last one.
  /** @returns {Record<string, (Place | null)[]>} */
  const saved = () => JSON.parse(storage[name] ?? "{}");
  function save() {
    if (isReturning) return;
    try {
      const { [href]: _, ...others } = saved();
      const newest = Object.entries(others).slice(1 - addressLimit);
      storage[name] = JSON.stringify(Object.fromEntries([...newest, [href, regions().map(current)]]));
    } catch {
      // The storage of the tab is full.
    }
  }

  function restore() {
    if (!page.isLive()) return;
    if (isReturning) {
      isReturning = false;
      const all = regions();
      saved()[href]?.forEach((place, index) => place && all[index] && awaiting.set(all[index], place));
    }
    for (const [region, [left, top, row]] of awaiting) {
      if (!region.checkVisibility()) continue;
      region.scrollTo(left, top);
      // Until the insets of bars are known, in the next frame, the region may be too short.
      if (region.scrollTop < top - 1 && !laidOut.has(region)) {
        requestAnimationFrame(() => requestAnimationFrame(() => {
          laidOut.add(region);
          restore();
        }));
        continue;
      }
      awaiting.delete(region);
      page.tell("placed", region, row);
    }
  }

  /** @param {Element} region */
  const record = (region) => known.set(region, placeOf(region));
  // The script was loaded because a region was scrolled.
  regions().forEach(record);
  page.listen("scroll", ({ target }) => target.localName && record(target), { capture: true, passive: true });
  addEventListener("trifecta:inset", restore);
  page.listen("visibilitychange", save);
  page.on("live", restore);
  page.on("applied", restore);
  restore();
});
