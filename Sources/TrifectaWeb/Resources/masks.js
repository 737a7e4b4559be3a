// View masks. CSS supports only images as masks, so the mask view is rendered as an SVG image with the computed style
// of each element, and again after each change.
trifecta.part("masks", (page) => {
  "use strict";

  /** @type {Map<Element, MutationObserver>} The observer of the mask view, by box */
  const known = new Map();
  /** @type {Map<string, string>} Data URLs by URL; empty until loaded. An SVG image must not refer to external files */
  const files = new Map();
  /** @type {Set<Element>} Boxes whose mask is drawn in the next frame */
  const due = new Set();
  // An element without styles.
  const plain = document.createElement("i");
  plain.style.cssText = "all:initial;display:none";
  document.head.append(plain);
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => schedule(target)));
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  /** @param {Element} box */
  const layerOf = (box) => box.querySelector(":scope > view-layer");
  // XML does not allow most control characters.
  /** @param {string} text */
  // deno-lint-ignore no-control-regex
  const escape = (text) => text.replace(/[\0-\x08\v\f\x0e-\x1f]/g, "").replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

  // Finds new boxes, and forgets removed boxes.
  function scan() {
    for (const [box, watcher] of known) {
      if (box.isConnected && box.matches("[data-mask]")) continue;
      watcher.disconnect();
      sizes.unobserve(box);
      known.delete(box);
      box.style.mask = "";
    }
    for (const box of document.querySelectorAll("[data-mask]")) {
      if (known.has(box)) {
        // Writing an element again removes its mask.
        if (!box.style.mask) schedule(box);
        continue;
      }
      const layer = layerOf(box);
      if (!layer) continue;
      seal(layer);
      const watcher = new MutationObserver(() => schedule(box));
      watcher.observe(layer, changes);
      known.set(box, watcher);
      sizes.observe(box);
      schedule(box);
    }
  }

  // Excludes the mask view from focus and interaction. Setting an unchanged value would count as a mutation and cause a
  // redraw.
  /** @param {Element} layer */
  function seal(layer) {
    if (!layer.inert) layer.inert = true;
  }

  /** @param {Element} box */
  function schedule(box) {
    if (!due.size) requestAnimationFrame(drawDue);
    due.add(box);
  }

  function drawDue() {
    const boxes = [...due];
    due.clear();
    const initial = getComputedStyle(plain);
    for (const box of boxes) {
      const layer = layerOf(box);
      if (layer && known.has(box) && box.isConnected) draw(box, layer, initial);
    }
  }

  /** @param {Element} box @param {Element} layer @param {CSSStyleDeclaration} initial */
  function draw(box, layer, initial) {
    seal(layer);
    const { offsetWidth: width, offsetHeight: height } = box;
    const view = [...layer.childNodes].map((node) => markup(node, initial)).join("");
    const look = `${styleOf(layer, initial)};position:static;opacity:1;mask:none`;
    const drawing =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">` +
      `<div xmlns="http://www.w3.org/1999/xhtml" style="${escape(look)}">${view}</div></foreignObject></svg>`;
    box.style.mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}") 0 0 / 100% 100% no-repeat`;
    if (layer.getAnimations({ subtree: true }).some(({ playState }) => playState === "running")) schedule(box);
  }

  /** @param {Node} node @param {CSSStyleDeclaration} initial @returns {string} */
  function markup(node, initial) {
    if (node instanceof Text) return escape(node.data);
    if (!(node instanceof Element)) return "";
    const isDrawn = node instanceof SVGElement;
    const name = isDrawn ? node.localName : "div";
    const said = isDrawn ? [...node.attributes].filter(({ name }) => !/^(class|style)$/.test(name)) : [];
    const words = said.map(({ name, value }) => [name, value]);
    if (name === "svg") words.push(["xmlns", "http://www.w3.org/2000/svg"]);
    words.push(["style", styleOf(node, initial)]);
    const inside = [...node.childNodes].map((child) => markup(child, initial)).join("");
    const start = words.reduce((text, [name, value]) => text + " " + name + '="' + escape(value) + '"', "<" + name);
    return start + ">" + inside + "</" + name + ">";
  }

  /** @param {Element} element @param {CSSStyleDeclaration} initial */
  function styleOf(element, initial) {
    const style = getComputedStyle(element);
    let text = "all:initial;display:none";
    for (const name of style) {
      const value = style.getPropertyValue(name);
      if (!name.startsWith("--") && value !== initial.getPropertyValue(name)) text += `;${name}:${value}`;
    }
    return text.replace(/url\("(http[^"]*)"\)/g, (_, address) => `url("${data(address)}")`);
  }

  // Returns a file as a data URL. The masks are drawn again when it is loaded.
  /** @param {string} address */
  function data(address) {
    if (!files.has(address)) {
      files.set(address, "");
      fetch(address)
        .then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
        .then((blob) => {
          const reader = new FileReader();
          reader.onload = () => {
            files.set(address, String(reader.result));
            for (const box of known.keys()) schedule(box);
          };
          reader.readAsDataURL(blob);
        })
        // A failed request is not repeated, because masks may be drawn in every frame.
        .catch(() => {});
    }
    return files.get(address) || "data:,";
  }

  page.on("applied", scan);
  page.on("live", scan);
  scan();
});
