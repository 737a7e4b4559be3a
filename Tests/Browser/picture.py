"""Reads the colors of a screenshot."""

import base64


class Picture:
    """The pixels of a page at the time of creation."""

    def __init__(self, page) -> None:
        picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
        # The image is decoded in another page: the content security policy of this page forbids it.
        unpacker = page.context.new_page()
        self.width, self.pixels = unpacker.evaluate(
            """async (picture) => {
              const image = new Image();
              image.src = "data:image/png;base64," + picture;
              await image.decode();
              const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
              canvas.drawImage(image, 0, 0);
              const { data } = canvas.getImageData(0, 0, image.width, image.height);
              let bytes = "";
              for (let at = 0; at < data.length; at += 8192) bytes += String.fromCharCode(...data.subarray(at, at + 8192));
              return [image.width, btoa(bytes)];
            }""",
            picture,
        )
        unpacker.close()
        self.pixels = base64.b64decode(self.pixels)

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """Returns the color at a point of the page as red, green and blue."""
        place = (int(y) * self.width + int(x)) * 4
        return tuple(self.pixels[place : place + 3])


def is_near(colour: tuple[int, int, int], other: tuple[float, float, float]) -> bool:
    """Returns whether two colors are equal except for rounding."""
    return all(abs(one - two) <= 3 for one, two in zip(colour, other))
