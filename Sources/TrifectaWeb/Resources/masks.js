// View masks. CSS supports only images as masks, so the mask view is rendered as an SVG image with the computed style
// of each element, and again after each change.
trifecta.part("masks", (page) => {
  "use strict";

  const known = new Map(); // box → the observer of its mask view
  const files = new Map(); // URL → data URL, empty until loaded: an SVG image must not refer to external files
  const due = new Set(); // boxes whose mask is drawn in the next frame
  const plain = document.createElement("i"); // an element without styles
  plain.style.cssText = "all:initial;display:none";
  document.head.append(plain);
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => schedule(target)));
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  const layerOf = (box) => box.querySelector(":scope > view-layer");
  // XML does not allow most control characters.
  const escape = (text) => text.replace(/[\0-\x08\v\f\x0e-\x1f]/g, "").replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt()};`);

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
      seal(layerOf(box));
      const watcher = new MutationObserver(() => schedule(box));
      watcher.observe(layerOf(box), changes);
      known.set(box, watcher);
      sizes.observe(box);
      schedule(box);
    }
  }

  // Excludes the mask view from focus and interaction. Setting an unchanged value would count as a mutation and cause a
  // redraw.
  function seal(layer) {
    if (!layer.inert) layer.inert = true;
  }

  function schedule(box) {
    if (!due.size) requestAnimationFrame(drawDue);
    due.add(box);
  }

  function drawDue() {
    const boxes = [...due];
    due.clear();
    const initial = getComputedStyle(plain);
    for (const box of boxes) if (known.has(box) && box.isConnected && layerOf(box)) draw(box, initial);
  }

  function draw(box, initial) {
    const layer = layerOf(box);
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

  function markup(node, initial) {
    if (node.nodeType === Node.TEXT_NODE) return escape(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
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
  function data(address) {
    if (!files.has(address)) {
      files.set(address, "");
      fetch(address)
        .then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
        .then((blob) => {
          const reader = new FileReader();
          reader.onload = () => {
            files.set(address, reader.result);
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
