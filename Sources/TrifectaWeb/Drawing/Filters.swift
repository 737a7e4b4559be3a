import Elements
import PortableUI

/// Converts visual filters to CSS.
@MainActor
enum Filters {
  /// Returns a function for the `filter` property.
  static func css(_ filter: FilterValue) -> String {
    switch filter {
    // CSS specifies the standard deviation of the blur, Apple about twice that.
    case .blur(let radius): "blur(\(Style.text(radius))px)"
    case .shadow(let color, let radius, let x, let y):
      "drop-shadow(\(Style.text(x))px \(Style.text(y))px \(Style.text(radius / 2))px \(Paint.fill(color) ?? "#0000"))"
    case .saturation(let amount): "saturate(\(Style.text(amount)))"
    // Apple adds the brightness to each color, but CSS multiplies each color by it. Multiplying an inverted color has
    // the same effect as adding to the original.
    case .brightness(let amount) where amount > 0: "invert(1) brightness(\(Style.text(max(0, 1 - amount)))) invert(1)"
    case .brightness(let amount): "brightness(\(Style.text(max(0, 1 + amount))))"
    case .contrast(let amount): "contrast(\(Style.text(amount)))"
    case .grayscale(let amount): "grayscale(\(Style.text(amount)))"
    case .hueRotation(let degrees): "hue-rotate(\(Style.text(degrees))deg)"
    case .invert: "invert(1)"
    // The style sheet draws this filter as a box with a blended overlay (`Resources/drawing.css`).
    case .multiply: ""
    }
  }
}

/// Encodes small files as data URLs.
enum DataURL {
  /// Returns an SVG drawing as a CSS URL. Characters that would end a style rule or an attribute are escaped.
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
