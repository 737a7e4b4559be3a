// Keyboard navigation between the rows of a split view's columns.
trifecta.part("columns", () => {
  "use strict";

  /** @type {Record<string, "previousElementSibling" | "nextElementSibling">} */
  const steps = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" };
  const narrow = matchMedia("(max-width: 699.9px)");
  // Arrow keys select a row while its detail is shown in the next column.
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    const step = steps[event.key];
    if (!step || narrow.matches || target.matches("input, textarea, select, [data-event]")) return;
    let row = target.closest("view-split view-row[data-leads]")?.[step];
    while (row && !row.matches("[data-leads]")) row = row[step];
    const control = row?.matches("[tabindex]") ? row : row?.querySelector("[data-goes]");
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.click();
  });
});
