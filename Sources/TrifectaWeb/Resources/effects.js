// Content transitions of texts and symbols, in which the old content rolls or fades out while the new content comes in.
// Symbol effects that run once.
trifecta.part("effects", (page) => {
  "use strict";

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** @param {string} way @returns {Keyframe} */
  const rolled = (way) => ({ opacity: 0, translate: `0 ${way}`, filter: "blur(2px)" });
  // The last keyframe of the old content, and the first of the new content.
  /** @type {Record<string, [end: Keyframe, start: Keyframe]>} */
  const ways = {
    up: [rolled("-60%"), rolled("60%")],
    down: [rolled("60%"), rolled("-60%")],
    fade: [{ opacity: 0 }, { opacity: 0 }],
    replace: [
      { opacity: 0, scale: 0.5 },
      { opacity: 0, scale: 0.5 },
    ],
  };
  // The keyframes of symbol effects, and the duration in seconds.
  /** @type {Record<string, [frames: Keyframe[], seconds: number]>} */
  const effects = {
    bounce: [[{}, { scale: 1.2, translate: "0 -8%", offset: 0.3 }, { scale: 0.95, offset: 0.6 }, {}], 0.6],
    bounceDown: [[{}, { scale: 0.8, translate: "0 8%", offset: 0.3 }, { scale: 1.05, offset: 0.6 }, {}], 0.6],
    pulse: [[{}, { opacity: 0.35 }, {}], 1],
    breathe: [[{}, { scale: 1.15, opacity: 0.8 }, {}], 1.2],
    wiggle: [[{}, { rotate: "-12deg" }, { rotate: "12deg" }, { rotate: "-8deg" }, { rotate: "8deg" }, {}], 0.8],
    rotate: [[{}, { rotate: "1turn" }], 1],
    variableColor: [[{}, { opacity: 0.4 }, {}], 1],
  };

  /** @param {string | null} words */
  const number = (words) => parseFloat(words?.replace(/[^\d.-]/g, "") ?? "");

  /** @param {Element} element @param {string} effect */
  function play(element, effect) {
    const [frames, seconds] = effects[effect] ?? [];
    if (!frames || calm.matches || document.hidden) return;
    const style = getComputedStyle(element);
    const time = parseFloat(style.getPropertyValue("--effect-time")) || seconds;
    const iterations = parseFloat(style.getPropertyValue("--effect-times")) || 1;
    for (const image of element.querySelectorAll("view-image")) {
      const eased = frames.map((frame) => ({ easing: "ease-in-out", ...frame }));
      const direction = /** @type {PlaybackDirection} */ (style.getPropertyValue("--effect-way") || "normal");
      image.animate(eased, { duration: time * 1000, iterations, direction });
    }
  }

  // Called before a text, a symbol or the count of a symbol effect changes.
  page.on("exchange", (element, value, name) => {
    if (name === "data-effect") {
      const [effect, turn] = (value ?? "").split(" ");
      if (Number(turn) > 0) play(element, effect);
      return;
    }
    const timing = page.ask("timing");
    if (!timing) return;
    let way = element.closest("[data-exchange]")?.dataset.exchange;
    const old = name ? element.getAttribute(name) : element.textContent;
    if (!way || old === value) return;
    if (way === "number") way = number(value) < number(old) ? "down" : "up";
    if (!ways[way]) return;
    const [end, start] = ways[way];
    page.tell("ghost", element, end, timing);
    element.animate([start, {}], { ...timing, fill: "backwards", iterations: 1 });
  });
});
