// Drag and drop.
//
// The server sets `data-drop=ready` on boxes that accept the current drag, whose content stays on the server. A mouse
// drag starts immediately, a touch drag after a long press. Drags from other apps use the browser's drag and drop, and
// their data is read on drop.
trifecta.part("drops", (page) => {
  "use strict";

  /** @typedef {[x: number, y: number]} Point */
  /**
   * A pointer that is down on a draggable view. `isHeld` is true after a long press on a view with a context menu.
   *
   * @typedef {{ box: Element, pointer: number, start: Point, isTouch: boolean, timer?: number, isHeld?: boolean }} Press
   */

  // The distance after which a pointer drags; the duration of a long press, in milliseconds; the distance from the edge
  // of a scroll view at which it scrolls.
  const slack = 5;
  const patience = 400;
  const edge = 40;
  /** @type {Press | null} */
  let press = null;
  /** @type {ViewDrag | OutsideDrag | null} The current drag */
  let drag = null;
  // Whether the next click ends a drag.
  let swallows = false;
  let framed = false;

  const on = page.listen;
  /** @param {number} number */
  const round = (number) => Math.round(number * 100) / 100;
  const root = document.documentElement;

  // A drag of a view or from another app, and the box under it.
  class Drag {
    /** @type {Element | null} */
    over = null;
    hasMoved = false;

    /** @param {Point} place */
    constructor(place) {
      this.place = place;
    }

    // The place in the box under the drag, and the size of that box.
    /** @param {Element} over */
    reportOf(over) {
      const { left, top, width, height } = over.getBoundingClientRect();
      return [this.place[0] - left, this.place[1] - top, width, height].map(round).join(" ");
    }

    // Finds the innermost box under the pointer that accepts the drag.
    /** @param {boolean} isMoved */
    follow(isMoved) {
      const found = document.elementFromPoint(...this.place)?.closest("view-root [data-drop=ready]") ?? null;
      if (found !== this.over) {
        this.leave();
        this.over = found;
        if (found) page.sendPress(found, "dropOver", "true");
        isMoved = true;
      }
      if (isMoved && found) page.sendPress(found, "dropMove", this.reportOf(found));
    }

    leave() {
      if (this.over?.isConnected) page.sendPress(this.over, "dropOver", "false");
      this.over = null;
    }
  }

  // A drag of a view of this page, with an image that follows the pointer.
  class ViewDrag extends Drag {
    /** @param {Press} press @param {Point} place */
    constructor({ box, pointer, start }, place) {
      super(place);
      this.box = box;
      this.pointer = pointer;
      const preview = box.querySelector(":scope > view-layer > drag-preview");
      const { left, top, width, height } = box.getBoundingClientRect();
      this.image = document.createElement("drag-image");
      this.image.popover = "manual";
      this.image.ariaHidden = "true";
      this.image.inert = true;
      const copy = /** @type {Element} */ ((preview ?? box).cloneNode(true));
      for (const each of [copy, ...copy.querySelectorAll("*")]) {
        each.removeAttribute("id");
        // The copy must not take part in drag and drop or measuring.
        for (const name of Object.keys(each.dataset)) if (/^(drag|drop|testid|measure)$/.test(name)) delete each.dataset[name];
      }
      if (!preview) Object.assign(this.image.style, { width: width + "px", height: height + "px" });
      const { color, font, colorScheme } = getComputedStyle(box);
      Object.assign(this.image.style, { color, font, colorScheme });
      this.image.append(copy);
      document.body.append(this.image);
      this.image.showPopover();
      this.offset = preview ? [this.image.offsetWidth / 2, this.image.offsetHeight / 2] : [start[0] - left, start[1] - top];
      box.dataset.dragged = root.dataset.dragging = "";
      page.sendPress(box, "dragged", "true");
      this.show();
    }

    show() {
      const [x, y] = this.place;
      this.image.style.translate = `${x - this.offset[0]}px ${y - this.offset[1]}px`;
    }

    // Scrolls scroll views near their edges.
    scroll() {
      for (let at = document.elementFromPoint(...this.place); at && at !== root; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const step = (/** @type {number} */ place, /** @type {number} */ first, /** @type {number} */ last) => (place < first + edge ? -8 : place > last - edge ? 8 : 0);
        const x = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth ? step(this.place[0], left, right) : 0;
        const y = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight ? step(this.place[1], top, bottom) : 0;
        const before = [at.scrollLeft, at.scrollTop];
        if (x || y) at.scrollBy(x, y);
        if (before[0] !== at.scrollLeft || before[1] !== at.scrollTop) return true;
      }
      return false;
    }

    /** @param {boolean} isDropped */
    end(isDropped) {
      if (page.isLive()) {
        if (isDropped && this.over?.isConnected) page.sendPress(this.over, "drop", this.reportOf(this.over));
        this.leave();
        if (this.box.isConnected) page.sendPress(this.box, "dragged", "false");
      }
      this.image.remove();
      delete this.box.dataset.dragged;
      delete root.dataset.dragging;
    }
  }

  // A drag from another app. Its content is unknown until the drop.
  class OutsideDrag extends Drag {
    /** @param {Element} box @param {("url" | "text")[]} kinds @param {Point} place */
    constructor(box, kinds, place) {
      super(place);
      this.box = box;
      this.kinds = kinds;
      root.dataset.dragging = "";
      for (const kind of kinds) page.sendPress(box, kind === "url" ? "offersURL" : "offersText", "true");
    }

    /** @param {string[]} [content] */
    end(content) {
      delete root.dataset.dragging;
      if (!page.isLive()) return;
      if (content && this.over?.isConnected) page.sendPress(this.over, "drop", `${this.reportOf(this.over)} ${content.join("\n")}`);
      this.leave();
      for (const kind of this.box.isConnected ? this.kinds : []) {
        page.sendPress(this.box, kind === "url" ? "offersURL" : "offersText", "false");
      }
    }
  }

  // Ends the drag of a view.
  /** @param {boolean} isDropped */
  function end(isDropped) {
    const ended = drag;
    drag = null;
    if (ended instanceof ViewDrag) ended.end(isDropped);
    else ended?.end();
  }

  // Ends a drag from another app, with the kind and the text of the dropped data.
  /** @param {string[]} [content] */
  function endOutside(content) {
    const ended = drag;
    drag = null;
    if (ended instanceof OutsideDrag) ended.end(content);
  }

  // Locations are reported once per frame, and not faster than the server responds.
  function schedule() {
    if (framed) return;
    framed = true;
    requestAnimationFrame(() => {
      framed = false;
      if (!drag || !page.isLive()) return;
      const scrolls = drag instanceof ViewDrag && drag.scroll();
      if (page.isBusy()) return schedule();
      drag.follow(drag.hasMoved || scrolls);
      drag.hasMoved = false;
      if (scrolls) schedule();
    });
  }

  /** @param {ViewDrag | OutsideDrag} drag @param {number} x @param {number} y */
  function move(drag, x, y) {
    drag.place = [x, y];
    drag.hasMoved = true;
    if (drag instanceof ViewDrag) drag.show();
    schedule();
  }

  function forget() {
    clearTimeout(press?.timer);
    press = null;
  }

  /** @param {Press} lifted @param {Point} place */
  function lift(lifted, place) {
    forget();
    if (!page.isLive() || !lifted.box.isConnected) return;
    // Cancels all other effects of the press.
    page.tell("cancelPresses");
    document.querySelectorAll("menu-items:popover-open").forEach((list) => list.hidePopover());
    getSelection()?.empty();
    drag = new ViewDrag(lifted, place);
    swallows = true;
    schedule();
  }

  on("pointerdown", ({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }) => {
    swallows = false;
    if (drag || button || !isPrimary || !page.isLive()) return;
    const box = target.closest?.("view-root [data-drag]");
    // Fields, sliders, menus and the handles of rows do not drag the view around them.
    if (!box || target.closest("input, textarea, select, menu-items, [data-event=move]")) return;
    const isTouch = pointerType === "touch";
    /** @type {Press} */
    const begun = { box, pointer: pointerId, start: [clientX, clientY], isTouch };
    press = begun;
    if (!isTouch) return;
    // A view with a context menu is dragged if the finger moves during the long press.
    const hold = () => {
      if (box.closest("[data-context]")) begun.isHeld = true;
      else lift(begun, begun.start);
    };
    begun.timer = setTimeout(hold, patience);
  }, true);

  /** @param {Drag | null} drag @param {number} pointer @returns {drag is ViewDrag} */
  const isDragging = (drag, pointer) => drag instanceof ViewDrag && drag.pointer === pointer;
  on("pointermove", (event) => {
    const { pointerId, clientX, clientY } = event;
    if (isDragging(drag, pointerId)) return move(drag, clientX, clientY);
    if (press?.pointer !== pointerId) return;
    if (Math.hypot(clientX - press.start[0], clientY - press.start[1]) < slack) return;
    // Moving before the end of the long press scrolls.
    if (press.isTouch && !press.isHeld) return forget();
    lift(press, [clientX, clientY]);
  }, true);

  on("pointerup", ({ pointerId }) => {
    if (press?.pointer === pointerId) forget();
    if (!isDragging(drag, pointerId)) return;
    // The last location may not have been reported yet.
    if (page.isLive()) drag.follow(drag.hasMoved);
    end(true);
    setTimeout(() => (swallows = false));
  }, true);
  on("pointercancel", ({ pointerId }) => {
    if (press?.pointer === pointerId) forget();
    if (isDragging(drag, pointerId)) end(false);
  }, true);

  // A touch drag neither scrolls nor opens a menu.
  on("touchmove", (event) => (drag instanceof ViewDrag || press?.isHeld) && event.preventDefault(), { passive: false });
  on("contextmenu", (event) => {
    if (!(drag instanceof ViewDrag) && !press?.isTouch) return;
    event.preventDefault();
    if (drag) event.stopImmediatePropagation();
  }, true);
  on("click", (event) => {
    if (!swallows) return;
    swallows = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  // Prevents the browser's own drag of links and images.
  on("dragstart", (event) => event.target.closest?.("[data-drag]") && event.preventDefault());

  on("keydown", (event) => {
    if (event.key !== "Escape" || !(drag instanceof ViewDrag)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end(false);
  }, true);
  window.addEventListener("blur", () => drag instanceof ViewDrag && end(false));

  // Views under the pointer, and boxes that accept the drag, may have changed.
  page.on("applied", () => drag && schedule());
  page.on("lost", () => {
    forget();
    end(false);
  });

  // MARK: Drags from other apps

  /** @param {DataTransfer | null} data @returns {("url" | "text")[]} */
  function kindsOf(data) {
    const types = data?.types ?? [];
    return [.../** @type {const} */ (["url", "text"])].filter((kind) => types.includes(typeOf(kind)));
  }
  /** @param {"url" | "text"} kind */
  const typeOf = (kind) => (kind === "url" ? "text/uri-list" : "text/plain");

  on("dragover", (event) => {
    if (drag instanceof ViewDrag || !page.isLive()) return;
    // The browser handles drops on fields.
    if (event.target.closest?.("input, textarea")) return;
    if (!drag) {
      const box = document.querySelector("view-root [data-drop]");
      const kinds = kindsOf(event.dataTransfer);
      if (!box || !kinds.length) return;
      drag = new OutsideDrag(box, kinds, [event.clientX, event.clientY]);
    }
    move(drag, event.clientX, event.clientY);
    if (!event.dataTransfer || !event.target.closest?.("[data-drop=ready]")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = event.dataTransfer.effectAllowed === "move" ? "move" : "copy";
  });
  on("dragleave", ({ relatedTarget }) => relatedTarget || endOutside());
  on("dragend", () => endOutside());
  on("drop", (event) => {
    if (!(drag instanceof OutsideDrag)) return;
    if (event.target.closest?.("input, textarea")) return endOutside();
    event.preventDefault();
    const [kind] = drag.kinds;
    const data = event.dataTransfer?.getData(typeOf(kind)) ?? "";
    // The first line of the list that is not a comment (RFC 2483).
    const text = kind === "url" ? data.split(/\r?\n/).find((line) => line && !line.startsWith("#")) ?? "" : data;
    if (!text || !page.isLive()) return endOutside();
    drag.place = [event.clientX, event.clientY];
    drag.follow(true);
    const isTaken = drag.over && page.ask("takes", drag.over, text);
    endOutside(isTaken ? [kind, page.wellFormed(text)] : undefined);
  });
});
