// Paged tab views.
trifecta.part("tabs", () => {
  "use strict";

  // A horizontal swipe changes the page.
  /** @type {{ tabs: Element, x: number, y: number } | null} */
  let finger = null;
  document.addEventListener("touchstart", ({ target, touches }) => {
    const isOther = target.closest("input, view-scroll[data-axes^=horizontal], [data-press]") || touches.length !== 1;
    const tabs = isOther ? null : target.closest("view-tabs[data-paged]");
    finger = tabs && { tabs, x: touches[0].clientX, y: touches[0].clientY };
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [{ clientX, clientY }] }) => {
    if (!finger) return;
    const [x, y] = [clientX - finger.x, clientY - finger.y];
    if (Math.abs(x) < 50 || Math.abs(x) < Math.abs(y)) return;
    const shown = finger.tabs.querySelector(":scope > tab-bar [aria-current]");
    const isOn = x < 0 === (getComputedStyle(finger.tabs).direction === "ltr");
    (isOn ? shown?.nextElementSibling : shown?.previousElementSibling)?.click();
  });
});
