// Accessibility announcements.
trifecta.part("speech", (page) => {
  "use strict";

  const region = Object.assign(document.createElement("p"), { className: "unseen", role: "status" });
  region.id = "said";

  page.operation("announce", ([text]) => {
    // Assistive technology ignores live regions behind a modal dialog.
    const place = page.ask("dialogs")?.at(-1) ?? document.querySelector("main");
    if (region.parentNode !== place) place?.append(region);
    const line = document.createElement("span");
    line.textContent = text;
    // A live region announces only content that is added later. The content is removed so that it cannot be found
    // afterwards.
    setTimeout(() => region.append(line), 100);
    setTimeout(() => line.remove(), 10000);
  });
});
