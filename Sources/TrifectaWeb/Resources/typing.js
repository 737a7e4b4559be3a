// Leaves fields their focus while something is typed.
trifecta.part("typing", (page) => {
  "use strict";

  const typed = "input:is([type=text], [type=password]), textarea";
  // What is pressed leaves a field its focus, as a keyboard on a phone stays where it is, unless it leads away. An input method ends its
  // work first.
  document.addEventListener("mousedown", (event) => {
    const { activeElement } = document;
    if (event.target.closest("button:not([draggable] *, [data-goes], [data-choice])") && activeElement.matches(typed) && !page.fieldOf(activeElement).isComposing)
      event.preventDefault();
  });
});
