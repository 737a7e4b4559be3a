// Layouts that depend on measured sizes: scale factors and truncation of texts, custom layouts, and safe area insets.
trifecta.part("layout", (page) => {
  "use strict";

  // Whether a frame callback is scheduled.
  let framed = false;
  /** @type {WeakMap<Element, string>} The sizes that were reported to the server, by box */
  let sent = new WeakMap();
  const schedule = () => {
    if (!framed) requestAnimationFrame(look);
    framed = true;
  };

  function look() {
    framed = false;
    document.querySelectorAll("view-root view-arranged").forEach(arrange);
    document.querySelectorAll("[data-min-scale]").forEach(shrink);
    document.querySelectorAll("[data-truncation]").forEach(truncate);
    document.querySelectorAll(".i").forEach(inset);
  }

  // Sets the height of an inset bar, and the insets of surrounding views.
  /** @param {Element} box */
  function inset(box) {
    const around = getComputedStyle(/** @type {Element} */ (box.parentElement));
    for (const side of ["top", "bottom"]) box.style.setProperty("--outer-" + side, around.getPropertyValue("--inset-" + side) || "0px");
    const bar = box.querySelector(":scope > view-layer");
    if (!bar) return;
    const height = bar.offsetHeight + "px";
    if (box.style.getPropertyValue("--bar") !== height) {
      box.style.setProperty("--bar", height);
      dispatchEvent(new Event("trifecta:inset"));
    }
    if (!bars.has(bar)) sizes.observe(bar);
    bars.add(bar);
  }
  const bars = new WeakSet();
  const sizes = new ResizeObserver(schedule);

  // Reports the ideal sizes of views to the server, and applies the frames that it has computed.
  /** @param {Element} box */
  function arrange(box) {
    const views = [...box.children];
    box.toggleAttribute("data-measuring", true);
    const width = box.clientWidth;
    const sizes = [[width, box.clientHeight], ...views.map((view) => [view.offsetWidth, view.offsetHeight])];
    box.toggleAttribute("data-measuring", false);
    const text = sizes.map((size) => size.join(" ")).join(";");
    if (page.isLive() && sent.get(box) !== text) {
      sent.set(box, text);
      page.sendPress(box, "arrange", text);
    }
    const [[total, height], ...places] = (box.dataset.places ?? "").split(";").map((place) => place.split(" ").map(Number));
    if (height === undefined) return;
    Object.assign(box.style, { width: total + "px", height: height + "px" });
    const aside = (box.clientWidth - total) / 2;
    views.forEach((view, index) => {
      const [x, y, own] = places[index] ?? [0, 0];
      view.style.top = y + "px";
      view.style.insetInlineStart = x + aside + "px";
      // The measured width may be rounded down, and a text would wrap at that width. So it is not set.
      view.style.width = own === undefined ? "max-content" : own + "px";
    });
  }

  page.operation("become", ([id, tag]) => {
    const old = page.node(id);
    const young = document.createElement(tag);
    for (const { name, value } of old.attributes) young.setAttribute(name, value);
    old.before(young);
    // `moveBefore` preserves the focus.
    for (const child of [...old.childNodes]) young.moveBefore ? young.moveBefore(child, null) : young.append(child);
    old.remove();
  });

  /** @param {Element} text */
  const isCut = (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;

  // Finds the largest scale, down to the minimum, at which the text is not truncated.
  /** @param {Element} text */
  function shrink(text) {
    const scale = (/** @type {string} */ factor) => {
      text.style.zoom = factor;
      text.style.setProperty("--zoom", factor); // for the layout pass
    };
    scale("");
    if (!isCut(text)) return;
    let [low, high] = [Number(text.dataset.minScale), 1];
    for (let round = 0; round < 6; round++) {
      const middle = (low + high) / 2;
      scale(String(middle));
      if (isCut(text)) high = middle;
      else low = middle;
    }
    scale(String(low));
  }

  // Draws a line of text that does not fit with an ellipsis at its beginning or in its middle. The text itself stays in
  // the page, invisible.
  /** @param {Element} text */
  function truncate(text) {
    sizes.observe(text);
    delete text.dataset.shown;
    const { font, webkitLineClamp, backgroundClip } = getComputedStyle(text);
    if (!isCut(text) || webkitLineClamp !== "1" || backgroundClip === "text" || text.children[0]) return;
    pen.font = font;
    const letters = [...text.textContent];
    let count = 0;
    let shown;
    do {
      const start = Number(text.dataset.truncation) * (letters.length - count);
      shown = letters.toSpliced(start, ++count, "\u2026").join("");
    } while (count < letters.length && pen.measureText(shown).width > text.clientWidth);
    text.dataset.shown = shown;
  }
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

  new MutationObserver(schedule).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["class", "data-places"],
  });
  page.on("live", () => {
    sent = new WeakMap();
    schedule();
  });
  new ResizeObserver(schedule).observe(document.body);
  schedule();
});
