// Keeps a person's place in long lists, and asks for the rows that come near to what is seen.
//
// The server makes the rows near to those that are seen. For each run of others there is one element, a gap, which is as
// high as its rows are believed to be: so many times the mean of the rows that were here. See Protocol/ClientMessage.swift.
trifecta.part("gaps", (page) => {
  "use strict";

  const kinds = "view-root :is(view-list, lazy-v-stack, lazy-h-stack, lazy-v-grid, lazy-h-grid)";
  const interval = 60; // milliseconds between two reports
  const longest = 1.5e7; // pixels: browsers have a limit to how long an element may be

  let known = new Map(); // element → List
  let framed = false; // whether the next frame is waited for
  let resting = 0; // the timer that ends when nobody has scrolled for a while; 0 before and after
  let reported = -interval; // when the last report was sent
  let answered = true; // whether a patch has come since
  let latency = 100; // milliseconds that an answer takes

  const isGap = (element) => element.localName === "view-gap";
  const rowsOf = (element) => (isGap(element) ? Number(element.style.getPropertyValue("--rows")) : 1);
  // A row, and boxes for modifiers, are around the element that has the number.
  const idOf = (element) => page.locate(element)[0];

  class List {
    seen = new WeakSet(); // the rows that were measured
    measured = 0; // how many they were
    size = 0; // how long they were together
    pitch = 0; // how long a row is believed to be
    places = []; // where the rows in sight are, [element, distance from the edge]; empty at the beginning
    number = 0; // how many rows are before the first of them
    isAwaitingEnd = false; // whether the end is in sight, and its rows have not come yet
    asked = ""; // the last report
    moved = NaN; // where the script has scrolled to itself
    lost = 0; // how much less than it should have, because browsers scroll by whole pixels
    speed = 0; // pixels in a millisecond that a person scrolls
    last = [0, 0]; // when and where that was measured

    constructor(element) {
      this.element = element;
      this.isAcross = element.localName.startsWith("lazy-h");
      this.isGrid = element.localName.endsWith("grid");
      const axis = this.isAcross ? "horizontal" : "vertical";
      const around = this.isAcross ? `view-scroll[data-axes~=${axis}]` : `view-list, view-scroll[data-axes~=${axis}]`;
      this.scroller = element.closest(around) ?? document.scrollingElement;
      this.isReversed = this.isAcross && getComputedStyle(element).direction === "rtl";
    }

    // Its rows and gaps, without titles, which may stand elsewhere than between them, and the edges of sections.
    get children() {
      return [...this.element.children].filter((child) => child.dataset.rowRole !== "header" && child.localName !== "section-edge");
    }

    // How many of its rows are beside one another.
    get lanes() {
      if (!this.isGrid) return 1;
      const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(this.element);
      return (this.isAcross ? gridTemplateRows : gridTemplateColumns).split(" ").length;
    }

    // Where an element begins and ends, along the list.
    span(element) {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (!this.isAcross) return [top, bottom];
      return this.isReversed ? [-right, -left] : [left, right];
    }

    // What is seen of the list's surroundings.
    get view() {
      const window = this.isAcross ? (this.isReversed ? [-innerWidth, 0] : [0, innerWidth]) : [0, innerHeight];
      if (this.scroller === document.scrollingElement) return window;
      const [start, end] = this.span(this.scroller);
      return [Math.max(start, window[0]), Math.min(end, window[1])];
    }

    // How far the region is from where it began, and from where it ends, which may be a pixel too much.
    get position() {
      const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = this.scroller;
      const [start, room] = this.isAcross ? [Math.abs(scrollLeft), scrollWidth - clientWidth] : [scrollTop, scrollHeight - clientHeight];
      return [start, room - start];
    }

    // Follows what has moved. While a person scrolls, the browser's own movement would end with that: then what is above
    // gets as much longer or shorter instead.
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

    move(distance) {
      const before = this.position[0];
      const wanted = distance + this.lost;
      if (this.isAcross) this.scroller.scrollLeft += this.isReversed ? -wanted : wanted;
      else this.scroller.scrollTop += wanted;
      this.moved = this.position[0];
      const lost = wanted - (this.moved - before);
      this.lost = Math.abs(lost) < 1 ? lost : 0;
    }

    // Learns how fast a person scrolls.
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

    // Nobody scrolls: everything gets the length that it should have.
    rest() {
      this.speed = 0;
      this.mark();
      for (const child of this.element.children) if (isGap(child)) child.style.removeProperty("--excess");
      this.measure();
      this.keep(false);
    }

    // The index of the first child that ends after a position.
    indexOf(children, position) {
      let [low, high] = [0, children.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.span(children[middle])[1] > position) high = middle;
        else low = middle + 1;
      }
      return low;
    }

    // Which of its rows is at a position, and where that begins.
    rowAt(child, position) {
      const [start, end] = this.span(child);
      const count = rowsOf(child);
      const length = (end - start) / count;
      // A row may take no space at all.
      const row = length > 0 ? Math.max(0, Math.min(count - 1, Math.floor((position - start) / length))) : 0;
      return [row, start + length * row];
    }

    // Whether rows are on their way to where they stand: where they are seen says nothing then.
    get isMoving() {
      return this.children.some((child) => child.getAnimations().length > 0);
    }

    // Notes where the rows in sight are.
    mark() {
      const [top, bottom] = this.view;
      const children = this.children;
      const first = this.indexOf(children, top);
      const [toStart, toEnd] = this.position;
      this.places = [];
      this.isAwaitingEnd = toEnd < 2 && children.length > 0 && isGap(children.at(-1));
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

    // Brings the rows in sight back to where they were. Where none is left, or their elements stand for others now, their
    // numbers count.
    keep(isNew) {
      if (!this.places.length) return;
      if (this.isAwaitingEnd) return this.move(this.position[1]);
      const [top] = this.view;
      const kept = isNew ? null : this.places.find(([child]) => child && child.parentElement === this.element);
      if (kept) return this.follow(this.span(kept[0])[0] - top - kept[1]);
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

    // Learns from new rows how long rows are.
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

    // What follows a gap in a grid begins in the lane where it would be if all were here.
    align() {
      if (!this.isGrid) return;
      const [lanes, start] = [this.lanes, this.isAcross ? "gridRowStart" : "gridColumnStart"];
      let [lane, follows] = [0, false];
      for (const child of this.element.children) {
        const isLine = !!child.dataset.rowRole;
        const value = follows && !isLine && lane ? String(lane + 1) : "";
        if (!isGap(child) && child.style[start] !== value) child.style[start] = value;
        lane = isLine ? 0 : (lane + rowsOf(child)) % lanes;
        follows = isGap(child);
      }
    }

    // Says which of how many each row is, to who does not see the bar (WAI-ARIA 1.2, 6.6).
    count() {
      if (this.element.localName !== "view-list" || !this.children.some(isGap)) return;
      const rows = this.children.map(rowsOf);
      const total = rows.reduce((sum, count) => sum + count, 0);
      let position = 1;
      this.children.forEach((child, index) => {
        if (!isGap(child)) {
          if (child.ariaSetSize !== String(total)) child.ariaSetSize = total;
          if (child.ariaPosInSet !== String(position)) child.ariaPosInSet = position;
        }
        position += rows[index];
      });
    }

    // What to report; nothing where there are rows beyond all that is seen.
    get report() {
      // What will be seen when the rows come.
      const [toStart, toEnd] = this.position;
      const lead = Math.max(-toStart, Math.min(toEnd, this.speed * latency));
      const [top, bottom] = this.view.map((edge) => edge + lead);
      const margin = (bottom - top) / 2;
      const children = this.children;
      const near = children.slice(this.indexOf(children, top - margin), this.indexOf(children, bottom + margin) + 1);
      if (!near.some((child) => isGap(child) && this.span(child)[0] < bottom + margin)) return null;
      const first = Math.min(this.indexOf(children, top), children.length - 1);
      const last = Math.min(this.indexOf(children, bottom), children.length - 1);
      const place = (index, position) => [idOf(children[index]), this.rowAt(children[index], position)[0]];
      const isWhole = first === 0 && this.span(children[0])[0] >= top;
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

  // Rows that come to be of another size move what is below them, but not what is seen.
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

  // Reports, in the next frame, and not more often than the server takes.
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

  // Lets a change happen to the page, without moving what is seen; animations may move it when everything is in its place.
  function around(change, isNew) {
    if (!answered) latency += (Math.min(performance.now() - reported, 500) - latency) / 4;
    answered = true;
    for (const list of known.values()) list.mark();
    change();
    page.layOut?.();
    find();
    for (const list of known.values()) {
      list.asked = "";
      list.align();
      list.measure();
      list.keep(isNew);
      list.count();
    }
    page.endPass();
    mark();
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

  // A long way to an end is not scrolled through: nobody could read on it.
  function jump(event) {
    const { key, target } = event;
    if ((key !== "Home" && key !== "End") || event.defaultPrevented || event.shiftKey) return;
    if (target.matches("input, textarea, select, [contenteditable]")) return;
    const list = [...known.values()].find(({ scroller, isAcross }) => !isAcross && scroller.contains(target));
    if (!list || !list.children.some(isGap)) return;
    event.preventDefault();
    list.scroller.scrollTop = key === "End" ? list.scroller.scrollHeight : 0;
  }

  addEventListener("scroll", scrolled, { capture: true, passive: true });
  addEventListener("keydown", jump);
  addEventListener("resize", resized);

  page.around = around;
  page.moved = look;
  page.on("live", () => {
    for (const list of known.values()) list.asked = "";
    look();
  });
  around(() => {}, false);
});
