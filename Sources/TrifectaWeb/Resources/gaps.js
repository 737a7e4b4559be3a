// Preserves the scroll position in long lists, and requests rows that are about to become visible.
//
// The server mounts only the rows near the visible rows. Each range of other rows is represented by an element, a gap,
// whose height is estimated: the number of rows times the mean height of the rows measured so far. See
// Protocol/ClientMessage.swift.
trifecta.part("gaps", (page) => {
  "use strict";

  const kinds = "view-root :is(view-list, lazy-v-stack, lazy-h-stack, lazy-v-grid, lazy-h-grid)";
  // Milliseconds between two reports.
  const interval = 60;
  // Pixels: browsers limit the length of an element.
  const longest = 1.5e7;

  /** @type {Map<Element, List>} */
  let known = new Map();
  // Whether a frame callback is scheduled.
  let framed = false;
  // The timer that ends when the user has not scrolled for a while; otherwise 0.
  let resting = 0;
  // The time of the last report, and whether a patch was applied since.
  let reported = -interval;
  let answered = true;
  // The response time in milliseconds.
  let latency = 100;

  /** @param {Element} element */
  const isGap = (element) => element.localName === "view-gap";
  /** @param {Element} element */
  const rowsOf = (element) => (isGap(element) ? Number(element.style.getPropertyValue("--rows")) : 1);
  // The element that has the number is nested in the row's box and the boxes of modifiers.
  /** @param {Element} element */
  const idOf = (element) => page.locate(element)[0];

  class List {
    /** @type {WeakSet<Element>} The measured rows */
    seen = new WeakSet();
    // The number of measured rows, their total length, and the estimated length of a row.
    measured = 0;
    size = 0;
    pitch = 0;
    /** @type {[element: Element | null, distance: number][]} The visible rows, by distance from the edge; empty at the start */
    places = [];
    // The number of rows before the first visible row.
    number = 0;
    // Whether the end is visible and its rows are not mounted yet.
    isAwaitingEnd = false;
    // The last report.
    asked = "";
    // The position to which the script has scrolled.
    moved = NaN;
    // The fraction of a pixel by which it could not scroll, because browsers scroll by whole pixels.
    lost = 0;
    // The scroll speed of the user in pixels per millisecond, and the time and position of its last measurement.
    speed = 0;
    last = [0, 0];

    /** @param {Element} element */
    constructor(element) {
      this.element = element;
      this.isAcross = element.localName.startsWith("lazy-h");
      this.isGrid = element.localName.endsWith("grid");
      const axis = this.isAcross ? "horizontal" : "vertical";
      const around = this.isAcross ? `view-scroll[data-axes~=${axis}]` : `view-list, view-scroll[data-axes~=${axis}]`;
      this.scroller = element.closest(around) ?? document.scrollingElement ?? document.documentElement;
      this.isReversed = this.isAcross && getComputedStyle(element).direction === "rtl";
    }

    // Rows and gaps, without headers, which may be placed elsewhere, and without section edges.
    get children() {
      return [...this.element.children].filter((child) => child.dataset.rowRole !== "header" && child.localName !== "section-edge");
    }

    // The number of columns, or of rows in a horizontal grid.
    get lanes() {
      if (!this.isGrid) return 1;
      const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(this.element);
      return (this.isAcross ? gridTemplateRows : gridTemplateColumns).split(" ").length;
    }

    // The start and end of an element along the axis of the list.
    /** @param {Element} element */
    span(element) {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (!this.isAcross) return [top, bottom];
      return this.isReversed ? [-right, -left] : [left, right];
    }

    // The visible part of the scroll view.
    get view() {
      const window = this.isAcross ? (this.isReversed ? [-innerWidth, 0] : [0, innerWidth]) : [0, innerHeight];
      if (this.scroller === document.scrollingElement) return window;
      const [start, end] = this.span(this.scroller);
      return [Math.max(start, window[0]), Math.min(end, window[1])];
    }

    // The distances from the start and the end of the scroll range. The distance from the end may be off by a pixel.
    get position() {
      const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = this.scroller;
      const [start, room] = this.isAcross ? [Math.abs(scrollLeft), scrollWidth - clientWidth] : [scrollTop, scrollHeight - clientHeight];
      return [start, room - start];
    }

    // Compensates a movement of the content. While the user scrolls, setting the scroll position would stop the
    // browser's momentum. In that case, the gap above is made longer or shorter instead.
    /** @param {number} distance */
    follow(distance) {
      if (Math.abs(distance) < 0.1) return;
      const gap = this.children[0];
      if (resting && isGap(gap)) {
        const [start, end] = this.span(gap);
        if (end < this.view[0] && end - start - distance > 0) {
          const excess = parseFloat(gap.style.getPropertyValue("--excess")) || 0;
          return gap.style.setProperty("--excess", excess - distance + "px");
        }
      }
      this.move(distance);
    }

    /** @param {number} distance */
    move(distance) {
      const before = this.position[0];
      const wanted = distance + this.lost;
      if (this.isAcross) this.scroller.scrollLeft += this.isReversed ? -wanted : wanted;
      else this.scroller.scrollTop += wanted;
      this.moved = this.position[0];
      const lost = wanted - (this.moved - before);
      this.lost = Math.abs(lost) < 1 ? lost : 0;
    }

    // Measures the scroll speed. Returns whether the user has scrolled.
    pace() {
      const now = performance.now();
      const position = this.position[0];
      const [then, there] = this.last;
      const isOwn = Math.abs(this.moved - position) < 1;
      if (now - then > 5 && !isOwn) this.speed = now - then < 100 ? (position - there) / (now - then) : 0;
      if (now - then > 5 || isOwn) this.last = [now, position];
      if (!isOwn) this.lost = 0;
      return !isOwn;
    }

    // Scrolling has ended: resets all lengths.
    rest() {
      this.speed = 0;
      this.mark();
      for (const child of this.element.children) if (isGap(child)) child.style.removeProperty("--excess");
      this.measure();
      this.keep(false);
    }

    // Returns the index of the first child that ends after a position.
    /** @param {Element[]} children @param {number} position */
    indexOf(children, position) {
      let [low, high] = [0, children.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.span(children[middle])[1] > position) high = middle;
        else low = middle + 1;
      }
      return low;
    }

    // Returns the index of the row at a position inside a child, and the start of the row.
    /** @param {Element} child @param {number} position */
    rowAt(child, position) {
      const [start, end] = this.span(child);
      const count = rowsOf(child);
      const length = (end - start) / count;
      // The length of a row may be 0.
      const row = length > 0 ? Math.max(0, Math.min(count - 1, Math.floor((position - start) / length))) : 0;
      return [row, start + length * row];
    }

    // Whether rows are being animated. While they are, their positions are not the final positions and must not be
    // used.
    get isMoving() {
      return this.children.some((child) => child.getAnimations().length > 0);
    }

    // Records the positions of the visible rows.
    mark() {
      const [top, bottom] = this.view;
      const children = this.children;
      const first = this.indexOf(children, top);
      const [toStart, toEnd] = this.position;
      this.places = [];
      this.isAwaitingEnd = toEnd < 2 && children.slice(-1).some(isGap);
      if (toStart < 1 || first === children.length || this.span(children[0])[0] >= top) return;
      const [row, start] = this.rowAt(children[first], top);
      this.number = children.slice(0, first).reduce((sum, child) => sum + rowsOf(child), row);
      this.places.push([isGap(children[first]) ? null : children[first], start - top]);
      for (const child of children.slice(first + 1)) {
        const [start] = this.span(child);
        if (start > bottom) break;
        if (!isGap(child)) this.places.push([child, start - top]);
      }
    }

    // Restores the positions of the visible rows. If no such row remains, or the elements were replaced, the row
    // numbers are used.
    /** @param {boolean} isNew */
    keep(isNew) {
      if (!this.places.length) return;
      if (this.isAwaitingEnd) return this.move(this.position[1]);
      const [top] = this.view;
      const [kept, distance = 0] = (!isNew && this.places.find(([child]) => child?.parentElement === this.element)) || [];
      if (kept) return this.follow(this.span(kept)[0] - top - distance);
      let rest = this.number;
      for (const child of this.children) {
        const count = rowsOf(child);
        if (rest < count) {
          const [start, end] = this.span(child);
          return this.follow(start + ((end - start) / count) * rest - top - this.places[0][1]);
        }
        rest -= count;
      }
    }

    // Estimates the length of rows from new rows.
    measure() {
      const style = getComputedStyle(this.element);
      const spacing = parseFloat(this.isAcross ? style.columnGap : style.rowGap) || 0;
      let total = 0;
      for (const child of this.element.children) {
        total += rowsOf(child);
        if (isGap(child) || this.seen.has(child) || child.localName === "section-edge") continue;
        if (this.isGrid && child.dataset.rowRole) continue;
        const [start, end] = this.span(child);
        this.seen.add(child);
        this.size += end - start + spacing;
        this.measured += 1;
        sizes.observe(child);
      }
      if (!this.size) return;
      const pitch = Math.min(this.size / this.measured / this.lanes, longest / total);
      if (!this.pitch || (!resting && Math.abs(pitch / this.pitch - 1) > 0.01)) this.pitch = pitch;
      const value = this.pitch.toFixed(3) + "px";
      const own = this.element.style;
      if (own.getPropertyValue("--row") !== value) own.setProperty("--row", value);
    }

    // The first cell after a gap starts in the column that it would have if all rows were mounted.
    align() {
      if (!this.isGrid) return;
      const lanes = this.lanes;
      const start = this.isAcross ? "gridRowStart" : "gridColumnStart";
      let lane = 0;
      let follows = false;
      for (const child of this.element.children) {
        const isLine = !!child.dataset.rowRole;
        const value = follows && !isLine && lane ? String(lane + 1) : "";
        if (!isGap(child) && child.style[start] !== value) child.style[start] = value;
        lane = isLine ? 0 : (lane + rowsOf(child)) % lanes;
        follows = isGap(child);
      }
    }

    // Sets the position and the total number of rows for assistive technology (WAI-ARIA 1.2, 6.6).
    count() {
      if (this.element.localName !== "view-list" || !this.children.some(isGap)) return;
      const rows = this.children.map(rowsOf);
      const total = rows.reduce((sum, count) => sum + count, 0);
      let position = 1;
      this.children.forEach((child, index) => {
        if (!isGap(child)) {
          if (child.ariaSetSize !== String(total)) child.ariaSetSize = String(total);
          if (child.ariaPosInSet !== String(position)) child.ariaPosInSet = String(position);
        }
        position += rows[index];
      });
    }

    // The message with the visible rows; null if all rows near them are mounted.
    /** @returns {Extract<ClientMessage, ["window", ...unknown[]]> | null} */
    get report() {
      // The range that will be visible when the response arrives.
      const [toStart, toEnd] = this.position;
      const lead = Math.max(-toStart, Math.min(toEnd, this.speed * latency));
      const [top, bottom] = this.view.map((edge) => edge + lead);
      const margin = (bottom - top) / 2;
      const children = this.children;
      const near = children.slice(this.indexOf(children, top - margin), this.indexOf(children, bottom + margin) + 1);
      if (!near.some((child) => isGap(child) && this.span(child)[0] < bottom + margin)) return null;
      const first = Math.min(this.indexOf(children, top), children.length - 1);
      const last = Math.min(this.indexOf(children, bottom), children.length - 1);
      /** @type {(index: number, position: number) => [element: number, row: number]} */
      const place = (index, position) => [idOf(children[index]), this.rowAt(children[index], position)[0]];
      const isWhole = first === 0 && this.span(children[0])[0] >= top;
      /** @type {[element: number, row: number]} */
      const start = isWhole ? [0, 0] : place(first, top);
      let focused = document.activeElement;
      while (focused && focused.parentElement !== this.element) focused = focused.parentElement;
      return ["window", idOf(this.element), ...start, ...place(last, bottom), focused ? idOf(focused) : 0];
    }

    look() {
      const report = this.report;
      const text = JSON.stringify(report);
      if (!report || text === this.asked) return false;
      this.asked = text;
      page.send(report);
      return true;
    }
  }

  // Resized rows move the rows below them, but not the visible content.
  function resized() {
    for (const list of known.values()) {
      list.align();
      if (!list.isMoving) list.keep(false);
    }
    mark();
  }
  const sizes = new ResizeObserver(resized);

  function find() {
    const found = [...document.querySelectorAll(kinds)];
    known = new Map(found.map((element) => [element, known.get(element) ?? new List(element)]));
  }

  function mark() {
    for (const list of known.values()) list.mark();
    look();
  }

  // Sends a report in the next frame, within the rate limit of the server.
  function look() {
    if (framed || !page.isLive()) return;
    framed = true;
    const report = () => {
      framed = false;
      if (!page.isLive()) return;
      for (const list of known.values()) {
        if (!list.look()) continue;
        reported = performance.now();
        answered = false;
      }
    };
    const rest = reported + interval - performance.now();
    setTimeout(() => requestAnimationFrame(report), Math.max(0, rest));
  }

  // A patch is applied without moving the visible content. Animations start after everything is in place.
  function before() {
    if (!answered) latency += (Math.min(performance.now() - reported, 500) - latency) / 4;
    answered = true;
    for (const list of known.values()) list.mark();
  }

  /** @param {boolean} isNew */
  function after(isNew) {
    page.tell("layOut");
    find();
    for (const list of known.values()) {
      list.asked = "";
      list.align();
      list.measure();
      list.keep(isNew);
      list.count();
    }
  }

  function scrolled() {
    const isOwn = ![...known.values()].map((list) => list.pace()).includes(true);
    if (!isOwn) {
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = 0;
        for (const list of known.values()) list.rest();
        mark();
      }, 200);
    }
    mark();
  }

  // Home and End jump instead of scrolling smoothly over a long distance.
  /** @param {Aimed<KeyboardEvent>} event */
  function jump(event) {
    const { key, target } = event;
    if ((key !== "Home" && key !== "End") || event.defaultPrevented || event.shiftKey) return;
    if (target.matches("input, textarea, select, [contenteditable]")) return;
    const list = [...known.values()].find(({ scroller, isAcross }) => !isAcross && scroller.contains(target));
    if (!list || !list.children.some(isGap)) return;
    event.preventDefault();
    list.scroller.scrollTop = key === "End" ? list.scroller.scrollHeight : 0;
  }

  window.addEventListener("scroll", scrolled, { capture: true, passive: true });
  window.addEventListener("keydown", jump);
  window.addEventListener("resize", resized);

  // A list is restored by the number of its first visible row, because the lengths of rows above it are estimates.
  /** @param {Element} region */
  const listIn = (region) => [...known.values()].find(({ scroller }) => scroller === region);
  page.on("place", (region) => {
    const list = listIn(region);
    if (list?.places.length) return [list.number, list.places[0][1]];
  });
  page.on("placed", (region, row) => {
    const list = listIn(region);
    if (!list || !row) return;
    const [number, distance] = row;
    Object.assign(list, { number, places: [[null, distance]], isAwaitingEnd: false });
    list.keep(true);
    mark();
  });

  page.on("before", before);
  page.on("after", after);
  page.on("settled", mark);
  page.on("moved", look);
  page.on("live", () => {
    for (const list of known.values()) list.asked = "";
    look();
  });
  before();
  after(false);
  mark();
});
