import Elements
import PortableUI

extension Style {
  /// Returns the declarations for a layer that affects the position, size or visibility of a view.
  static func declarations(ofPlace layer: Layer) -> [String] {
    switch layer.kind {
    case .fixedSize:
      return (layer[.horizontal] == nil ? [] : ["width:max-content", "min-width:max-content"])
        + (layer[.vertical] == nil ? [] : ["min-height:max-content"])
    case .relativeFrame:
      let sides: [(AttributeKey, AttributeKey, String, String)] = [
        (.relativeWidth, .width, "width", "cqw"), (.relativeHeight, .height, "height", "cqh"),
      ]
      return sides.compactMap { factor, constant, property, unit in
        guard let factor = number(layer[factor]), let constant = number(layer[constant]) else { return nil }
        return "\(property):calc(\(text(factor * 100))\(unit) + \(text(constant))px)"
      } + [declaration(for: .alignment, layer[.alignment], of: .frame)].compactMap { $0 }
    case .hidden: return ["visibility:hidden"]
    case .flip: return layer[.disabled] == nil ? ["scale:var(--forward) 1"] : []
    case .position:
      return [(.x, "--x"), (.y, "--y")].compactMap { (key: AttributeKey, name: String) in
        number(layer[key]).map { "\(name):\(text($0))px" }
      }
    case .safeArea:
      return (layer[.edges]?.description ?? "").split(separator: " ").compactMap { edge in
        switch edge {
        case "top": "margin-block-start:calc(-1*var(--above,0px))"
        case "bottom": "margin-block-end:calc(-1*env(safe-area-inset-bottom))"
        case "leading": "margin-inline-start:calc(-1*env(safe-area-inset-left))"
        case "trailing": "margin-inline-end:calc(-1*env(safe-area-inset-right))"
        default: nil
        }
      }
    case .safeAreaInset: return number(layer[.spacing]).map { ["--apart:\(text($0))px"] } ?? []
    case .safeAreaPadding:
      return [(.top, "top"), (.leading, "start"), (.bottom, "bottom"), (.trailing, "end")].compactMap {
        (key: AttributeKey, name: String) in number(layer[key]).map { "--own-\(name):\(text($0))px" }
      }
    case .scheme:
      // Without the declaration of `color`, content in the text color would inherit the color of the outer scheme.
      switch layer[.scheme]?.description {
      case "dark": return ["color-scheme:dark", "color:var(--primary)"]
      case "light": return ["color-scheme:light", "color:var(--primary)"]
      default: return []
      }
    default: return []
    }
  }

  /// Returns the declarations that affect how an element is placed among its siblings. They belong on the outermost
  /// box.
  static func declarations(amongNeighbours element: Element) -> [String] {
    var declarations: [String] = []
    for layer in element.layers {
      if layer.kind == .guide { declarations += Self.declarations(ofGuide: layer, in: alignment(around: element)) }
      guard let value = number(layer[.value]) else { continue }
      switch layer.kind {
      // `z-index` accepts only integers.
      case .zIndex: declarations.append("z-index:\(Int((min(max(value, -1e6), 1e6) * 100).rounded()))")
      case .layoutPriority where value > 0: declarations += ["flex-shrink:0", "max-width:100%"]
      case .layoutPriority where value < 0: declarations.append("flex-shrink:9999")
      default: break
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
  private static func declarations(ofGuide layer: Layer, in around: AlignmentValue?) -> [String] {
    guard let (side, length) = margin(ofGuide: layer, in: around) else { return [] }
    let name =
      switch side {
      case .leading: "inline-start"
      case .trailing: "inline-end"
      default: side.rawValue
      }
    return ["margin-\(name):\(text(length))px"]
  }

  /// Returns the side and length of the margin that moves an element by an explicit alignment guide.
  static func margin(ofGuide layer: Layer, of element: Element) -> (side: AttributeKey, length: Double)? {
    margin(ofGuide: layer, in: alignment(around: element))
  }

  /// Returns the margin. If elements are centered, a margin on one side moves an element by half its length.
  private static func margin(
    ofGuide layer: Layer, in around: AlignmentValue?
  ) -> (side: AttributeKey, length: Double)? {
    guard case .alignment(let guide)? = layer[.alignment], let around else { return nil }
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
