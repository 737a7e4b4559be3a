import Elements
import PortableUI
import ViewGraph

/// Writes an element's looks as declarations for its `style` attribute.
///
/// Values are numbers, names of variables of `Resources/client.css`, and colours in hexadecimal. Anything else is left
/// out, so that no text of a program's user can become a declaration.
@MainActor
enum Style {
  /// The declarations for an element without its layers. O(attributes).
  static func declarations(of element: Element) -> [String] {
    declarations(element.attributes, of: element.kind)
  }

  /// The declarations for a part of a text, `nil` where there are none.
  static func declarations(of run: TextRun) -> String? {
    let declarations = declarations(run.attributes.sorted { $0.key.rawValue < $1.key.rawValue }, of: .text)
    return declarations.isEmpty ? nil : declarations.joined(separator: ";")
  }

  /// The declarations for a frame.
  ///
  /// - Parameters:
  ///   - frame: the layer.
  ///   - kind: that of the element whose own box it is; `nil` for a box around one.
  static func declarations(ofFrame frame: Layer, around kind: ElementKind?) -> [String] {
    var declarations: [String] = []
    for (key, value) in frame.attributes {
      guard key == .alignment else {
        if let declaration = declaration(for: key, value, of: .frame) { declarations.append(declaration) }
        continue
      }
      switch kind {
      case .hStack?:
        let side = horizontal(of: frame).flatMap { position($0[...]) } ?? "center"
        declarations.append("justify-content:\(side)")
      case .some: break
      case nil:
        if let alignment = alignment(value, of: .frame) { declarations.append(alignment) }
      }
    }
    return declarations
  }

  /// The declarations for a layer that is painted.
  static func declarations(ofPaint layer: Layer) -> [String] {
    switch layer.kind {
    case .background: return layer[.fill].flatMap { color($0) }.map { ["background:\($0)"] } ?? []
    case .border:
      guard let color = layer[.fill].flatMap({ color($0) }), let width = number(layer[.width]) else { return [] }
      // An outline takes no space and stands in front of what is inside.
      return ["outline:\(text(width))px solid \(color)", "outline-offset:\(text(-width))px"]
    case .clip:
      let radius = number(layer[.cornerRadius]) ?? 0
      return ["clip-path:inset(0\(radius > 0 ? " round \(text(radius))px" : ""))"]
    default: return []
    }
  }

  /// Where a frame has its view from side to side: a `HorizontalAlignment` in words.
  static func horizontal(of frame: Layer) -> String? {
    frame[.alignment]?.description.split(separator: " ").last.map(String.init)
  }

  /// A number that is finite.
  static func number(_ value: AttributeValue?) -> Double? {
    guard case .number(let number)? = value, number.isFinite else { return nil }
    return number
  }

  /// A number as CSS reads it.
  static func text(_ number: Double) -> String { AttributeValue.number(number).description }

  private static func declarations(
    _ attributes: [(key: AttributeKey, value: AttributeValue)], of kind: ElementKind
  ) -> [String] {
    guard !attributes.isEmpty else { return [] }
    // A text style sets every part of the font, so it stands before what changes parts of it.
    var declarations: [String] = []
    for (key, value) in attributes where key == .fontStyle {
      if let name = name(value) { declarations.append("font:var(--font-\(name))") }
    }
    for (key, value) in attributes {
      if let declaration = declaration(for: key, value, of: kind) { declarations.append(declaration) }
    }
    return declarations
  }

  /// The declaration for a property, `nil` where it has none.
  static func declaration(for key: AttributeKey, _ value: AttributeValue?, of kind: ElementKind) -> String? {
    guard let value else { return nil }
    switch key {
    case .alignment: return alignment(value, of: kind)
    case .spacing: return length("gap", value)
    case .width: return length("width", value)
    case .height: return length("height", value)
    case .minWidth: return length("min-width", value)
    case .minHeight: return length("min-height", value)
    case .maxWidth: return length("max-width", value)
    case .maxHeight: return length("max-height", value)
    case .minLength: return length("flex-basis", value)
    case .fontSize: return length("font-size", value)
    case .fontWeight: return weight(value).map { "font-weight:\($0)" }
    case .fontDesign: return name(value).map { "font-family:var(--design-\($0))" }
    case .italic: return value == .flag(true) ? "font-style:italic" : nil
    case .foreground: return color(value).map { "color:\($0)" }
    case .fill: return color(value).map { "background:\($0)" }
    default: return nil
    }
  }

  private static func length(_ property: String, _ value: AttributeValue) -> String? {
    number(value).map { "\(property):\(text($0))px" }
  }

  private static func alignment(_ value: AttributeValue, of kind: ElementKind) -> String? {
    let words = value.description.split(separator: " ").compactMap { position($0) }
    guard words.contains(where: { $0 != "center" }) else { return nil }
    guard let last = words.last else { return nil }
    guard words.count == 2 else { return "align-items:\(last)" }
    // A grid names its vertical axis `align-items`; a column's main axis is `justify-content`.
    return kind == .zStack
      ? "place-items:\(words[0]) \(last)" : "justify-content:\(words[0]);align-items:\(last)"
  }

  private static func position(_ word: Substring) -> String? {
    switch word {
    case "leading", "top": "start"
    case "center": "center"
    case "trailing", "bottom": "end"
    case "firstTextBaseline": "first baseline"
    case "lastTextBaseline": "last baseline"
    default: nil
    }
  }

  private static func weight(_ value: AttributeValue) -> Int? {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    // Apple's lightest weight is CSS's 100, its second lightest 200.
    return names.firstIndex(of: value.description).map { ($0 + 1) * 100 }
  }

  private static func color(_ value: AttributeValue) -> String? {
    let words = value.description.split(separator: " ")
    guard words.count <= 2, let first = words.first, let color = opaqueColor(first) else { return nil }
    guard words.count == 2 else { return color }
    guard words[1].hasSuffix("%"), let percent = Int(words[1].dropLast()) else { return nil }
    return "color-mix(in srgb,\(color) \(percent)%,transparent)"
  }

  private static func opaqueColor(_ word: Substring) -> String? {
    guard word.hasPrefix("#") else { return isName(word) ? "var(--\(word))" : nil }
    return word.utf8.count == 7 && word.dropFirst().utf8.allSatisfy(isHexDigit) ? String(word) : nil
  }

  private static func name(_ value: AttributeValue) -> String? {
    let text = value.description
    return isName(text[...]) ? text : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x61...0x66).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
