import Elements
import PortableUI

/// The CSS layout of an aspect ratio layer. It depends on the frame around the layer.
@MainActor
struct AspectRatio {
  /// The offered space that the layer fills, see ``PageNote``.
  let fills: UInt32
  let declarations: [String]
  /// Whether the declarations reproduce the layout exactly.
  private(set) var isExact = false

  init(ofLayer index: Int, of element: Element) {
    let layer = element.layers[index]
    let ratio = Style.number(layer[.ratio]) ?? (index == 0 ? Pictures.ratio(of: element) : nil)
    let isFit = layer[.mode] == .string("fit")
    let frame = Self.frame(after: index, of: element)
    let width = frame.flatMap { Style.number($0[.width]) }
    let height = frame.flatMap { Style.number($0[.height]) }
    guard let ratio, ratio > 0 else {
      // If no ratio is set and the view has none, the layer keeps the aspect ratio of the offered space.
      fills = PageNote.fillsWidth | PageNote.fillsHeight
      declarations = []
      return
    }
    let form = "aspect-ratio:\(Style.text((ratio * 10_000).rounded() / 10_000))"
    switch (width, height) {
    case (let width?, let height?):
      let across = isFit ? min(width, height * ratio) : max(width, height * ratio)
      fills = 0
      isExact = true
      declarations = [
        "flex:none", "width:\(Self.pixels(across))", "height:\(Self.pixels(across / ratio))",
      ]
    case (nil, let height?):
      fills = 0
      declarations = [
        "flex:none", "height:\(Self.pixels(height))", "width:\(Self.pixels(height * ratio))", "max-width:100%",
      ]
    default:
      fills = isFit ? PageNote.fillsWidth : PageNote.fillsWidth | PageNote.fillsHeight
      declarations = [form, isFit ? "max-height:100%" : "min-height:100%"]
    }
  }

  /// Returns the frame around the layer, if no layer between them takes space.
  private static func frame(after index: Int, of element: Element) -> Layer? {
    for layer in element.layers[(index + 1)...] {
      switch layer.kind {
      case .frame: return layer
      case .padding, .position, .aspectRatio: return nil
      default: continue
      }
    }
    return nil
  }

  private static func pixels(_ length: Double) -> String { Style.text((length * 100).rounded() / 100) + "px" }
}
