import Elements
import PortableUI

/// The CSS declarations of a box, which its layers add to, innermost first.
///
/// Declarations that CSS applies in a fixed order, such as transforms, are collected from all layers. They follow the
/// others.
@MainActor
struct BoxStyle {
  /// The element of the box.
  let element: Element
  /// Whether the box is the element's own.
  let isOwn: Bool
  /// The index of the layer that is being added.
  private(set) var index = 0
  /// Whether the layer that is being added is padding that becomes a margin.
  private var isMargin = false

  var declarations: [String] = []
  var opacity = 1.0
  var transforms: [TransformValue] = []
  private var filters: [String] = []
  private var padding = Insets()
  private var margin = Insets()
  private var x = 0.0
  private var y = 0.0
  private var hasFrame = false
  private var sizing = ""

  init(of element: Element, isOwn: Bool) {
    self.element = element
    self.isOwn = isOwn
  }

  /// Adds the declarations of a layer of the element.
  mutating func add(_ index: Int, isMargin: Bool) {
    let layer = element.layers[index]
    guard let style = layer.page.style else { return }
    self.index = index
    self.isMargin = isMargin
    style(&self, layer)
  }

  mutating func add(padding layer: Layer) {
    if isMargin { return margin.add(layer) }
    padding.add(layer)
    if hasFrame { sizing = "content-box" }
  }

  mutating func add(frame: Layer) {
    declarations += Style.declarations(ofFrame: frame, around: isOwn ? element.kind : nil)
    hasFrame = true
  }

  mutating func add(offset: Layer) {
    x += Style.number(offset[.x]) ?? 0
    y += Style.number(offset[.y]) ?? 0
  }

  mutating func add(filter layer: Layer) {
    guard case .filter(let filter)? = layer[.filter] else { return }
    if case .multiply(let color) = filter {
      declarations.append("--m:\(Paint.fill(color) ?? "#fff")")
    } else {
      filters.append(Filters.css(filter))
    }
  }

  /// Returns all declarations.
  ///
  /// - Parameter isHitInAllOfItsSpace: Whether pointers hit the whole area of the box.
  consuming func finish(isHitInAllOfItsSpace: Bool) -> [String] {
    declarations += padding.declarations("padding") + margin.declarations("margin")
    if isHitInAllOfItsSpace { declarations.append("pointer-events:auto") }
    if !sizing.isEmpty { declarations.append("box-sizing:\(sizing)") }
    if !filters.isEmpty { declarations.append("filter:\(filters.joined(separator: " "))") }
    if let transform = Transforms.css(transforms) { declarations.append("transform:\(transform)") }
    if opacity != 1 { declarations.append("opacity:\(Style.text(opacity))") }
    if x != 0 || y != 0 {
      declarations.append("translate:calc(\(Style.text(x))px * var(--forward)) \(Style.text(y))px")
    }
    return declarations
  }

  /// Lengths for the four sides.
  @MainActor
  private struct Insets {
    private var lengths = [0.0, 0.0, 0.0, 0.0]
    private static let sides: [(key: AttributeKey, name: String)] = [
      (.top, "top"), (.trailing, "inline-end"), (.bottom, "bottom"), (.leading, "inline-start"),
    ]

    mutating func add(_ padding: Layer) {
      for (index, side) in Self.sides.enumerated() { lengths[index] += Style.number(padding[side.key]) ?? 0 }
    }

    func declarations(_ property: String) -> [String] {
      if Set(lengths).count == 1 { return lengths[0] == 0 ? [] : ["\(property):\(Style.text(lengths[0]))px"] }
      return zip(lengths, Self.sides).compactMap { length, side in
        length == 0 ? nil : "\(property)-\(side.name):\(Style.text(length))px"
      }
    }
  }
}
