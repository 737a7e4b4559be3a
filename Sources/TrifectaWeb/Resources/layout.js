// Chooses what fits where a view says so, how small a text becomes to fit, and where views of a program's own layout are: all need to
// know how large something is.
trifecta.part("layout", (page) => {
  "use strict";

  let framed = false; // whether the next frame is waited for
  let told = new WeakMap(); // box → what the server was told of the views in it
  const schedule = () => {
    if (!framed) requestAnimationFrame(look);
    framed = true;
  };

  function look() {
    framed = false;
    document.querySelectorAll("view-fits").forEach(choose);
    document.querySelectorAll("view-root view-arranged").forEach(arrange);
    document.querySelectorAll("[data-min-scale]").forEach(shrink);
    document.querySelectorAll(".i").forEach(inset);
  }

  // Says how high a bar is that stands above or below what scrolls, and how much of that others around it take.
  function inset(box) {
    const around = getComputedStyle(box.parentElement);
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

  // The first that is no larger than the space there is, or the last.
  function choose(box) {
    const views = [...box.children];
    box.toggleAttribute("data-measuring", true);
    const [width, height] = [box.clientWidth, box.clientHeight || Infinity];
    const axes = box.dataset.axes ?? "";
    const fits = (view) =>
      !(axes.includes("horizontal") && view.offsetWidth > width) && !(axes.includes("vertical") && view.offsetHeight > height);
    const chosen = views.find(fits) ?? views.at(-1);
    for (const view of views) view.toggleAttribute("data-out", view !== chosen);
    box.toggleAttribute("data-measuring", false);
  }

  // Tells the server how large the views would be, and has them where it said.
  function arrange(box) {
    const views = [...box.children];
    box.toggleAttribute("data-measuring", true);
    const width = box.clientWidth;
    const sizes = [[width, box.clientHeight], ...views.map((view) => [view.offsetWidth, view.offsetHeight])];
    box.toggleAttribute("data-measuring", false);
    const text = sizes.map((size) => size.join(" ")).join(";");
    if (page.isLive() && told.get(box) !== text) {
      told.set(box, text);
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
      // As it was measured: a part of a pixel less, and a text would be broken.
      view.style.width = own === undefined ? "max-content" : own + "px";
    });
  }

  page.operations.become = ([id, tag]) => {
    const old = page.node(id);
    const young = document.createElement(tag);
    for (const { name, value } of old.attributes) young.setAttribute(name, value);
    old.before(young);
    // What moves so keeps its focus.
    for (const child of [...old.childNodes]) young.moveBefore ? young.moveBefore(child, null) : young.append(child);
    old.remove();
  };

  // The largest size at which nothing is left out, down to the part of its own that it says.
  function shrink(text) {
    const isCut = () => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;
    text.style.zoom = "";
    if (!isCut()) return;
    let [low, high] = [Number(text.dataset.minScale), 1];
    for (let round = 0; round < 6; round++) {
      const middle = (low + high) / 2;
      text.style.zoom = middle;
      if (isCut()) high = middle;
      else low = middle;
    }
    text.style.zoom = low;
  }

  new MutationObserver(schedule).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["class", "data-places"],
  });
  page.on("live", () => {
    told = new WeakMap();
    schedule();
  });
  new ResizeObserver(schedule).observe(document.body);
  schedule();
});
