import Elements
import Foundation

/// A custom symbol of an asset catalog. Its file is an SVG template in the format of the SF Symbols app. The template
/// contains drawings of the symbol in several weights and scales, and guides such as the baseline and the margins.
struct SymbolTemplate {
  /// The SVG source, cropped to the symbol in one weight and scale. All other drawings are hidden.
  private(set) var svg: String
  /// The size of the symbol next to text in the body font, in points.
  let size: CGSize

  private static let variantIDs =
    #"id="(Ultralight|Thin|Light|Regular|Medium|Semibold|Bold|Heavy|Black)-[SML]""#
  /// The cap height of the body font, in points.
  private static let bodyCapHeight = 12.0
  /// The distance by which a symbol may extend above and below capital letters, as a fraction of the cap height.
  private static let overhang = 0.25

  /// Extracts a symbol from a template, in the regular weight if it is available.
  ///
  /// - Parameter text: the SVG source. The result is `nil` if the source has no symbol, or has no guides that state the
  ///   position of the symbol.
  init?(_ text: String) {
    var variants: [String] = []
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(of: Self.variantIDs, options: .regularExpression, range: rest) {
      variants.append(String(text[found].dropFirst(4).dropLast()))
      rest = found.upperBound..<text.endIndex
    }
    let preferred = ["Regular-M", "Regular-S", "Regular-L"]
    guard let variant = preferred.first(where: variants.contains) ?? variants.first, let scale = variant.last else {
      return nil
    }
    func number(_ attribute: String, _ ids: String...) -> Double? {
      ids.lazy.compactMap { Self.attribute(attribute, of: $0, in: text) }.first
    }
    guard let left = number("x1", "left-margin-\(variant)", "left-margin"),
      let right = number("x1", "right-margin-\(variant)", "right-margin"),
      let base = number("y1", "Baseline-\(scale)"), let cap = number("y1", "Capline-\(scale)"),
      right > left, base > cap
    else { return nil }
    let (width, capHeight) = (right - left, base - cap)
    let height = capHeight * (1 + 2 * Self.overhang)
    let points = Self.bodyCapHeight / capHeight
    size = CGSize(width: width * points, height: height * points)
    svg = text
    for id in ["Notes", "Guides"] + variants where id != variant { hide(id) }
    frame("\(left) \(cap - capHeight * Self.overhang) \(width) \(height)")
  }

  /// Reads the symbol of a symbol set. Returns `nil` if the set has no valid symbol.
  static func read(_ folder: String) -> SymbolTemplate? {
    let names = (AssetContents.read(folder)?.symbols ?? []).compactMap(\.filename)
    for name in names where !name.contains("/") && name.lowercased().hasSuffix(".svg") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      if let symbol = SymbolTemplate(String(decoding: data, as: UTF8.self)) { return symbol }
    }
    return nil
  }

  /// Returns the range of the tag of the element with an ID.
  private static func tag(of id: String, in text: String) -> Range<String.Index>? {
    guard let found = text.range(of: " id=\"\(id)\""),
      let start = text[..<found.lowerBound].lastIndex(of: "<"), let end = text[found.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<end
  }

  private static func attribute(_ name: String, of id: String, in text: String) -> Double? {
    guard let tag = tag(of: id, in: text), let start = text.range(of: " \(name)=\"", range: tag) else { return nil }
    return Double(text[start.upperBound..<tag.upperBound].prefix { $0 != "\"" })
  }

  private mutating func hide(_ id: String) {
    guard let tag = Self.tag(of: id, in: svg), let space = svg[tag].firstIndex(where: \.isWhitespace) else { return }
    svg.insert(contentsOf: " display=\"none\"", at: space)
  }

  /// Crops the drawing to a view box.
  private mutating func frame(_ box: String) {
    guard let start = svg.range(of: "<svg"), let end = svg[start.upperBound...].firstIndex(of: ">") else { return }
    let attributes = svg[start.upperBound..<end].replacingOccurrences(
      of: #"\s(viewBox|width|height)="[^"]*""#, with: "", options: .regularExpression)
    let size = "width=\"\(size.width)\" height=\"\(size.height)\""
    svg.replaceSubrange(start.upperBound..<end, with: " viewBox=\"\(box)\" \(size)\(attributes)")
  }
}
