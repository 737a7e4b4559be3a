"""Controls choose their sizes for a proposal as on iOS.

The columns are the width and the height of a control that is offered 300 × 200 points, no size (its ideal size), and
0 × 0 points. `FILLS` is the offered length, `OWN` is the length of the control's content, which depends on its font.
The fixture `ControlSizesScreen` shows the controls.
"""

import pytest
from conftest import visit

FILLS, OWN = "fills", "own"

# Control: width and height at 300 × 200, ideal width and height, width and height at 0 × 0.
SIZES = {
    "Text": (OWN, OWN, OWN, OWN, None, None),
    "Image of a symbol": (OWN, OWN, OWN, OWN, OWN, OWN),
    "Resizable image": (FILLS, FILLS, OWN, OWN, 0, 0),
    "Button": (OWN, OWN, OWN, OWN, None, None),
    "Label": (OWN, OWN, OWN, OWN, None, None),
    "Link": (OWN, OWN, OWN, OWN, None, None),
    "Color": (FILLS, FILLS, 10, 10, 0, 0),
    "Rectangle": (FILLS, FILLS, 10, 10, 0, 0),
    "Circle": (FILLS, FILLS, 10, 10, 0, 0),
    "Divider": (FILLS, 1, 10, 1, 0, 1),
    "Divider in a row": (1, FILLS, 1, 10, 1, 0),
    "Spacer in a row": (FILLS, 0, 8, 0, 8, 0),
    "Spacer in a column": (0, FILLS, 0, 8, 0, 8),
    "Toggle": (FILLS, OWN, OWN, OWN, None, None),
    "Toggle without a label": (51, 31, 51, 31, 51, 31),
    "Stepper": (FILLS, OWN, OWN, OWN, None, None),
    "Stepper without a label": (94, 32, 94, 32, 94, 32),
    "Slider": (FILLS, OWN, OWN, OWN, None, OWN),
    "ProgressView": (FILLS, 4, OWN, 4, 0, 4),
    "Circular ProgressView": (20, 20, 20, 20, 20, 20),
    "TextField": (FILLS, OWN, OWN, OWN, None, OWN),
    "SecureField": (FILLS, OWN, OWN, OWN, None, OWN),
    "TextEditor": (FILLS, FILLS, OWN, OWN, None, None),
    "Picker in menu style": (OWN, OWN, OWN, OWN, None, None),
    "Segmented Picker": (FILLS, 32, OWN, 32, None, 32),
    "DatePicker": (FILLS, OWN, OWN, OWN, None, None),
    "DatePicker without a label": (OWN, OWN, OWN, OWN, None, None),
    # On iOS, the view is as wide as its content. On a page, it can be scrolled at each place of the offered width.
    "ScrollView": (FILLS, FILLS, 50, 400, None, 0),
    "Horizontal ScrollView": (FILLS, 40, 500, 40, 0, 40),
    "List": (FILLS, FILLS, None, None, 0, 0),
    "GeometryReader": (FILLS, FILLS, 10, 10, 0, 0),
}


@pytest.fixture(scope="module")
def sizes(fixture, browser):
    """The size of each control for each proposal."""
    context = browser.new_context(viewport={"width": 600, "height": 800})
    page = context.new_page()
    visit(page, f"{fixture.address}/control-sizes")
    found = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-testid]")].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [element.dataset.testid, [width, height]];
        }))"""
    )
    context.close()
    return found


@pytest.mark.parametrize("control", SIZES)
def test_control_has_size_of_ios(sizes, control):
    expected = SIZES[control]
    offers = {"offered": (300, 200), "ideal": (None, None), "least": (0, 0)}
    ideal = sizes[f"{control}, ideal"]
    wrong = []
    for column, (variant, offer) in enumerate(offers.items()):
        for axis in (0, 1):
            length = expected[column * 2 + axis]
            wanted = {FILLS: offer[axis], OWN: ideal[axis], None: None}.get(length, length)
            found = sizes[f"{control}, {variant}"][axis]
            if wanted is not None and abs(found - wanted) > 0.51:
                wrong.append(f"{variant} {('width', 'height')[axis]}: {found} instead of {wanted}")
    assert wrong == []
