import Elements
import PortableUI

extension Style {
  /// Returns the declarations for a frame whose size depends on a container.
  static func declarations(ofRelativeFrame layer: Layer) -> [String] {
    let sides: [(AttributeKey, AttributeKey, String, String)] = [
      (.relativeWidth, .width, "width", "cqw"), (.relativeHeight, .height, "height", "cqh"),
    ]
    return sides.compactMap { factor, constant, property, unit in
      guard let factor = number(layer[factor]), let constant = number(layer[constant]) else { return nil }
      return "\(property):calc(\(text(factor * 100))\(unit) + \(text(constant))px)"
    } + [declaration(for: .alignment, layer[.alignment], of: .frame)].compactMap { $0 }
  }

  /// Returns the declarations for a view that ignores the safe area.
  static func declarations(ofSafeArea layer: Layer) -> [String] {
    (layer[.edges]?.description ?? "").split(separator: " ").compactMap { edge in
      switch edge {
      case "top": "margin-block-start:calc(-1*var(--above,0px))"
      case "bottom": "margin-block-end:calc(-1*env(safe-area-inset-bottom))"
      case "leading": "margin-inline-start:calc(-1*env(safe-area-inset-left))"
      case "trailing": "margin-inline-end:calc(-1*env(safe-area-inset-right))"
      default: nil
      }
    }
  }

  /// Returns the declarations that affect how an element is placed among its siblings. They belong on the outermost
  /// box.
  static func declarations(amongNeighbours element: Element) -> [String] {
    var declarations: [String] = []
    for layer in element.layers {
      if let siblingDeclarations = layer.page.siblingDeclarations {
        declarations += siblingDeclarations(layer, element)
      }
    }
    return declarations
  }

  /// Returns the alignment of the container of an element.
  private static func alignment(around element: Element) -> AlignmentValue? {
    guard let parent = element.parent else { return nil }
    let layer = parent.parent?.layers.first { $0.content === parent }
    guard case .alignment(let alignment)? = layer?[.alignment] ?? parent[.alignment] else { return nil }
    return alignment
  }

  /// Returns the declarations for an alignment guide, if the container aligns by it.
  static func declarations(ofGuide layer: Layer, of element: Element) -> [String] {
    guard let (side, length) = margin(ofGuide: layer, of: element) else { return [] }
    let name =
      switch side {
      case .leading: "inline-start"
      case .trailing: "inline-end"
      default: side.rawValue
      }
    return ["margin-\(name):\(text(length))px"]
  }

  /// Returns the side and length of the margin that moves an element by an explicit alignment guide; `nil` if the layer
  /// sets none. If elements are centered, a margin on one side moves an element by half its length.
  static func margin(ofGuide layer: Layer, of element: Element) -> (side: AttributeKey, length: Double)? {
    guard layer.kind == .guide, case .alignment(let guide)? = layer[.alignment],
      let around = alignment(around: element)
    else { return nil }
    if let horizontal = guide.horizontal, horizontal == around.horizontal, let x = number(layer[.x]), x != 0 {
      switch horizontal {
      case .leading: return (.leading, x)
      case .center: return (x > 0 ? .leading : .trailing, 2 * abs(x))
      case .trailing: return (.trailing, -x)
      }
    }
    if let vertical = guide.vertical, vertical == around.vertical, let y = number(layer[.y]), y != 0 {
      switch vertical {
      case .top, .firstTextBaseline: return (.top, y)
      case .center: return (y > 0 ? .top : .bottom, 2 * abs(y))
      case .bottom, .lastTextBaseline: return (.bottom, -y)
      }
    }
    return nil
  }

  /// Returns the declaration for a rarer property of a font or a text; `nil` if it has none.
  static func moreDeclaration(for key: AttributeKey, _ value: AttributeValue) -> String? {
    switch key {
    case .fontFamily: return family(value).map { "font-family:\"\($0)\",var(--sans)" }
    case .fontWidth: return number(value).map { "font-stretch:\(text($0))%" }
    case .fontLeading: return "line-height:\(value == .string("tight") ? 1.15 : 1.5)"
    case .smallCaps:
      switch value.description {
      case "lowercase": return "font-variant-caps:small-caps"
      case "uppercase": return "font-feature-settings:\"c2sc\""
      default: return "font-variant-caps:all-small-caps"
      }
    case .lineSpacing: return number(value).map { "line-height:calc(1.3em + \(text($0))px)" }
    case .minimumLines: return number(value).map { "min-height:\(text($0))lh" }
    case .selectable:
      let isSelectable = value == .flag(true) ? "text" : "none"
      return "-webkit-user-select:\(isSelectable);user-select:\(isSelectable)"
    default: return nil
    }
  }

  /// Returns a font family name; `nil` if it contains characters that could end the declaration.
  private static func family(_ value: AttributeValue) -> String? {
    let name = value.description
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789 -_".unicodeScalars.contains($0)
    }
    return isName && !name.isEmpty ? name : nil
  }
}
