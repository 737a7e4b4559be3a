// Says things to who does not see the page.
trifecta.part("speech", (page) => {
  "use strict";

  const region = Object.assign(document.createElement("p"), { className: "unseen", role: "status" });
  region.id = "said";

  page.operations.announce = ([text]) => {
    // What is behind a dialog is not spoken of.
    const place = page.dialogs().at(-1) ?? document.querySelector("main");
    if (region.parentNode !== place) place.append(region);
    const line = document.createElement("span");
    line.textContent = text;
    // What stands in a region as it comes is not said, only what comes to be in it; nor is it to be found later.
    setTimeout(() => region.append(line), 100);
    setTimeout(() => line.remove(), 10000);
  };
});
