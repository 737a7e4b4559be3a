import Elements
import PortableUI

/// Writes what becomes of the picture of a view as CSS has it.
@MainActor
enum Filters {
  /// One of the functions of `filter`.
  static func css(_ filter: FilterValue) -> String {
    switch filter {
    // CSS gives the deviation of the blur, Apple about its double.
    case .blur(let radius): "blur(\(Style.text(radius))px)"
    case .shadow(let color, let radius, let x, let y):
      "drop-shadow(\(Style.text(x))px \(Style.text(y))px \(Style.text(radius / 2))px \(Paint.fill(color) ?? "#0000"))"
    case .saturation(let amount): "saturate(\(Style.text(amount)))"
    // What is added to a color, and not what it is multiplied with: its opposite is made darker.
    case .brightness(let amount) where amount > 0: "invert(1) brightness(\(Style.text(max(0, 1 - amount)))) invert(1)"
    case .brightness(let amount): "brightness(\(Style.text(max(0, 1 + amount))))"
    case .contrast(let amount): "contrast(\(Style.text(amount)))"
    case .grayscale(let amount): "grayscale(\(Style.text(amount)))"
    case .hueRotation(let degrees): "hue-rotate(\(Style.text(degrees))deg)"
    case .invert: "invert(1)"
    // A box of its own, with glass in front.
    case .multiply: ""
    }
  }
}

/// Writes small files as addresses that hold them.
enum DataURL {
  /// An SVG drawing as CSS names it. What would end a style rule, or an attribute, is escaped.
  static func svg(_ svg: String, fragment: String? = nil) -> String {
    var text = ""
    for scalar in svg.unicodeScalars {
      switch scalar {
      case "<": text += "%3C"
      case ">": text += "%3E"
      case "#": text += "%23"
      case "\"": text += "'"
      case "%": text += "%25"
      case "\\", "\n": text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "url(\"data:image/svg+xml,\(text)\(fragment.map { "#\($0)" } ?? "")\")"
  }
}
