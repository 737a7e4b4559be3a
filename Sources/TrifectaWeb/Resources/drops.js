// Drag and drop.
//
// The server sets `data-drop=ready` on boxes that accept the current drag, whose content stays on the server. A mouse
// drag starts immediately, a touch drag after a long press. Drags from other apps use the browser's drag and drop, and
// their data is read on drop.
trifecta.part("drops", (page) => {
  "use strict";

  const slack = 5; // the distance after which a pointer drags
  const patience = 400; // the duration of a long press, in milliseconds
  const edge = 40; // the distance from the edge of a scroll view at which it scrolls
  let press = null; // a pointer that is down on a draggable view
  let drag = null; // the current drag
  let swallows = false; // whether the next click ends a drag
  let framed = false;

  const on = (name, listener, options) => document.addEventListener(name, listener, options);
  const round = (number) => Math.round(number * 100) / 100;
  const root = document.documentElement;

  // A drag of a view or from another app, and the box under it.
  class Drag {
    constructor(x, y) {
      this.place = [x, y];
      this.over = null;
    }

    get report() {
      const { left, top, width, height } = this.over.getBoundingClientRect();
      return [this.place[0] - left, this.place[1] - top, width, height].map(round).join(" ");
    }

    // Finds the innermost box under the pointer that accepts the drag.
    follow(isMoved) {
      const found = document.elementFromPoint(...this.place)?.closest("view-root [data-drop=ready]") ?? null;
      if (found !== this.over) {
        this.leave();
        this.over = found;
        if (found) page.sendPress(found, "dropOver", "true");
        isMoved = true;
      }
      if (isMoved && found) page.sendPress(found, "dropMove", this.report);
    }

    leave() {
      if (this.over?.isConnected) page.sendPress(this.over, "dropOver", "false");
      this.over = null;
    }
  }

  // A drag of a view of this page, with an image that follows the pointer.
  class ViewDrag extends Drag {
    constructor({ box, pointer, start, isTouch }, place) {
      super(...place);
      Object.assign(this, { box, pointer, isTouch });
      const preview = box.querySelector(":scope > view-layer > drag-preview");
      const { left, top, width, height } = box.getBoundingClientRect();
      this.image = document.createElement("drag-image");
      this.image.popover = "manual";
      this.image.ariaHidden = "true";
      this.image.inert = true;
      const copy = (preview ?? box).cloneNode(true);
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
        const step = (place, first, last) => (place < first + edge ? -8 : place > last - edge ? 8 : 0);
        const x = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth ? step(this.place[0], left, right) : 0;
        const y = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight ? step(this.place[1], top, bottom) : 0;
        const before = [at.scrollLeft, at.scrollTop];
        if (x || y) at.scrollBy(x, y);
        if (before[0] !== at.scrollLeft || before[1] !== at.scrollTop) return true;
      }
      return false;
    }

    end(isDropped) {
      if (page.isLive()) {
        if (isDropped && this.over?.isConnected) page.sendPress(this.over, "drop", this.report);
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
    constructor(box, kinds, place) {
      super(...place);
      this.box = box;
      this.kinds = kinds;
      for (const kind of kinds) page.sendPress(box, kind === "url" ? "offersURL" : "offersText", "true");
    }

    end(content) {
      if (!page.isLive()) return;
      if (content && this.over?.isConnected) page.sendPress(this.over, "drop", `${this.report} ${content.join("\n")}`);
      this.leave();
      for (const kind of this.box.isConnected ? this.kinds : []) {
        page.sendPress(this.box, kind === "url" ? "offersURL" : "offersText", "false");
      }
    }
  }

  function end(result) {
    const ended = drag;
    drag = null;
    ended?.end(result);
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

  function move(x, y) {
    drag.place = [x, y];
    drag.hasMoved = true;
    if (drag instanceof ViewDrag) drag.show();
    schedule();
  }

  function forget() {
    clearTimeout(press?.timer);
    press = null;
  }

  function lift(place) {
    const lifted = press;
    forget();
    if (!page.isLive() || !lifted.box.isConnected) return;
    // Cancels all other effects of the press.
    page.cancelPresses?.();
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
    press = { box, pointer: pointerId, start: [clientX, clientY], isTouch };
    if (!isTouch) return;
    // A view with a context menu is dragged if the finger moves during the long press.
    const hold = () => (box.closest("[data-context]") ? (press.isHeld = true) : lift(press.start));
    press.timer = setTimeout(hold, patience);
  }, true);

  on("pointermove", (event) => {
    const { pointerId, clientX, clientY } = event;
    if (drag?.pointer === pointerId) return move(clientX, clientY);
    if (press?.pointer !== pointerId) return;
    if (Math.hypot(clientX - press.start[0], clientY - press.start[1]) < slack) return;
    // Moving before the end of the long press scrolls.
    if (press.isTouch && !press.isHeld) return forget();
    lift([clientX, clientY]);
  }, true);

  on("pointerup", ({ pointerId }) => {
    if (press?.pointer === pointerId) forget();
    if (drag?.pointer !== pointerId) return;
    // The last location may not have been reported yet.
    if (page.isLive()) drag.follow(drag.hasMoved);
    end(true);
    setTimeout(() => (swallows = false));
  }, true);
  on("pointercancel", ({ pointerId }) => {
    if (press?.pointer === pointerId) forget();
    if (drag?.pointer === pointerId) end(false);
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
  addEventListener("blur", () => drag instanceof ViewDrag && end(false));

  // Views under the pointer, and boxes that accept the drag, may have changed.
  page.on("applied", () => drag && schedule());
  page.on("lost", () => {
    forget();
    end(false);
  });

  // MARK: Drags from other apps

  const kindsOf = ({ types }) => [types.includes("text/uri-list") && "url", types.includes("text/plain") && "text"].filter(Boolean);

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
    move(event.clientX, event.clientY);
    if (!event.target.closest?.("[data-drop=ready]")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = event.dataTransfer.effectAllowed === "move" ? "move" : "copy";
  });
  on("dragleave", ({ relatedTarget }) => relatedTarget || (drag instanceof OutsideDrag && end()));
  on("dragend", () => drag instanceof OutsideDrag && end());
  on("drop", (event) => {
    if (!(drag instanceof OutsideDrag)) return;
    if (event.target.closest?.("input, textarea")) return end();
    event.preventDefault();
    const [kind] = drag.kinds;
    const data = event.dataTransfer.getData(kind === "url" ? "text/uri-list" : "text/plain");
    // The first line of the list that is not a comment (RFC 2483).
    const text = kind === "url" ? data.split(/\r?\n/).find((line) => line && !line.startsWith("#")) ?? "" : data;
    if (!text || !page.isLive()) return end();
    drag.place = [event.clientX, event.clientY];
    drag.follow(true);
    const isTaken = drag.over && page.takes(drag.over, text);
    end(isTaken ? [kind, page.wellFormed(text)] : undefined);
  });
});
