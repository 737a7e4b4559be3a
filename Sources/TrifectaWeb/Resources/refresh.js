// Pull to refresh by touch.
trifecta.part("refresh", () => {
  "use strict";

  /** @type {{ y: number, region: Element, box: Element, way: number } | null} */
  let finger = null;
  window.addEventListener("touchstart", ({ target, touches: [{ clientY: y }, other] }) => {
    const region = target.closest("view-list, view-scroll");
    const box = region?.closest("view-refreshable:not([aria-busy], [disabled])");
    finger = region && box && !other ? { y, region, box, way: 0 } : null;
  }, { passive: true });
  window.addEventListener("touchmove", ({ touches: [{ clientY }] }) => {
    if (!finger) return;
    if (finger.region.scrollTop > 0) finger.y = clientY;
    finger.way = Math.max(0, Math.min((clientY - finger.y) / 2, 90));
    finger.box.style.setProperty("--pull", finger.way + "px");
  }, { passive: true });
  /** @param {Event} event */
  function lift({ type }) {
    if (!finger) return;
    const { box, way } = finger;
    finger = null;
    box.style.removeProperty("--pull");
    if (type === "touchend" && way > 60) box.querySelector(":scope > [data-event=refresh]")?.click();
  }
  for (const kind of ["touchend", "touchcancel"]) window.addEventListener(kind, lift);
});
