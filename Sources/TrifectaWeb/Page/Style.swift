import Elements
import PortableUI
import ViewGraph

/// Converts the appearance of an element to declarations for its `style` attribute.
///
/// Values are numbers, names of variables in `Resources/client.css`, and hexadecimal colors. Everything else is
/// omitted, so that user input cannot become a declaration.
@MainActor
enum Style {
  /// Returns the declarations for an element without its layers. O(attributes).
  static func declarations(of element: Element) -> [String] {
    let declarations = declarations(Array(element.attributes), of: element.kind)
    switch element.kind {
    case .shape: return declarations + ShapeMarkup.declarations(of: element)
    case .image: return declarations + Pictures.declarations(of: element)
    // The style sheet rotates only dividers that are direct children of the row. `!important` overrides its rule for
    // dividers in boxes.
    case .divider where element.isUprightDivider && PageBox.all(of: element).count > 1:
      return declarations + ["flex:1 0 auto", "align-self:auto!important", "width:1px!important", "height:auto"]
    case .lazyVGrid: return declarations + [maximumWidth(ofGrid: element)].compactMap { $0 }
    default: return declarations
    }
  }

  /// Returns the declarations for a run of a text; `nil` if there are none.
  static func declarations(of run: TextRun) -> String? {
    let declarations = declarations(run.attributes.sorted { $0.key.rawValue < $1.key.rawValue }, of: .text)
    return declarations.isEmpty ? nil : declarations.joined(separator: ";")
  }

  /// Returns the declarations for a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame layer.
  ///   - kind: The kind of the element, if the frame applies to its own box; `nil` for a box around an element.
  static func declarations(ofFrame frame: Layer, around kind: ElementKind?) -> [String] {
    var declarations: [String] = []
    for (key, value) in frame.attributes {
      guard key == .alignment else {
        if let declaration = declaration(for: key, value, of: .frame) { declarations.append(declaration) }
        continue
      }
      switch kind {
      case .hStack?:
        declarations.append("justify-content:\(horizontal(of: frame[.alignment]).map(position) ?? "center")")
      case .some: break
      case nil:
        if let alignment = alignment(value, of: .frame) { declarations.append(alignment) }
      }
    }
    return declarations
  }

  /// Returns the declarations for a layer that clips a view.
  static func declarations(ofClip layer: Layer) -> [String] {
    if case .shape(let shape)? = layer[.shape] { return ShapeMarkup.clip(shape) }
    let radius = number(layer[.cornerRadius]) ?? 0
    return ["clip-path:inset(0\(radius > 0 ? " round \(text(radius))px" : ""))"]
  }

  /// Returns the declarations for a mask without a view.
  static func declarations(ofMask layer: Layer) -> [String] {
    if case .paint(let paint)? = layer[.fill] { return Paint.image(paint).map { ["mask-image:\($0)"] } ?? [] }
    if case .picture(let picture)? = layer[.picture] {
      return Pictures.image(picture).map { ["mask:\($0) center/contain no-repeat"] } ?? []
    }
    if case .string(let symbol)? = layer[.symbol] {
      return ["mask:\(Symbols.mask(symbol)) center/contain no-repeat"]
    }
    if case .shape(let shape)? = layer[.shape] { return ShapeMarkup.clip(shape) }
    return []
  }

  /// Returns the speed and the repeat count of a symbol effect, if they are not the default.
  static func declarations(ofSymbolEffect layer: Layer) -> [String] {
    var declarations: [String] = []
    if let duration = number(layer[.effectDuration]) { declarations.append("--effect-time:\(text(duration))s") }
    if let count = number(layer[.effectCount]) { declarations.append("--effect-times:\(text(count))") }
    if let direction = layer[.effectDirection].flatMap({ keyword($0.description) }) {
      declarations.append("--effect-way:\(direction)")
    }
    if let scale = number(layer[.effectScale]) { declarations.append("--effect-scale:\(text(scale))") }
    if layer[.hidesInactiveLayers] == .flag(true) { declarations.append("--effect-dim:0%") }
    return declarations
  }

  /// Returns a text that is a keyword of CSS; `nil` if it has characters that could end the declaration.
  static func keyword(_ text: String) -> String? {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") } ? text : nil
  }

  /// Returns the horizontal part of an alignment.
  static func horizontal(of alignment: AttributeValue?) -> AlignmentValue.Horizontal? {
    guard case .alignment(let alignment)? = alignment else { return nil }
    return alignment.horizontal
  }

  /// Returns a finite number.
  static func number(_ value: AttributeValue?) -> Double? {
    guard case .number(let number)? = value, number.isFinite else { return nil }
    return number
  }

  /// Returns a number in CSS syntax.
  static func text(_ number: Double) -> String { AttributeValue.number(number).description }

  private static func declarations(
    _ attributes: [(key: AttributeKey, value: AttributeValue)], of kind: ElementKind
  ) -> [String] {
    guard !attributes.isEmpty else { return [] }
    // A text style sets all font properties, so it precedes declarations that change some of them.
    var declarations: [String] = []
    for (key, value) in attributes where key == .fontStyle {
      if let name = name(value) { declarations.append("font:var(--font-\(name))") }
    }
    if let lines = lines(attributes) { declarations.append(lines) }
    let scales = attributes.contains { $0.key == .scalesFont }
    for (key, value) in attributes {
      if scales, key == .fontSize, let size = number(value) {
        // The default text size of browsers is 16 pixels.
        declarations.append("font-size:\(text(size / 16))rem")
      } else if let declaration = declaration(for: key, value, of: kind) {
        declarations.append(declaration)
      }
    }
    return declarations
  }

  /// Returns the declaration for a property; `nil` if it has none.
  static func declaration(for key: AttributeKey, _ value: AttributeValue?, of kind: ElementKind) -> String? {
    guard let value else { return nil }
    if let style = PageKind.known[kind].styles[key] { return style(value) }
    switch key {
    case .alignment: return alignment(value, of: kind)
    // With negative spacing, later views overlap earlier views: class `o` in `Resources/layout.css`.
    case .spacing where (number(value) ?? 0) < 0: return number(value).map { "gap:0;--lap:\(text($0))px" }
    case .spacing: return length("gap", value)
    case .width: return length("width", value)
    case .height: return length("height", value)
    // Overrides the style rule that allows full-width views to shrink.
    case .minWidth: return length("min-width", value).map { $0 + "!important" }
    case .minHeight: return length("min-height", value)
    case .maxWidth: return length("max-width", value)
    case .maxHeight: return length("max-height", value)
    case .rowSpacing: return length("--gap", value)
    case .columnWidth: return length("--column", value)
    case .minRowHeight: return length("--least", value)
    case .minHeaderHeight: return length("--header", value)
    case .sectionSpacing: return length("--section", value)
    case .minLength: return length("flex-basis", value)
    case .fontSize: return length("font-size", value)
    case .fontWeight: return weight(value).map { "font-weight:\($0)" }
    case .fontDesign: return name(value).map { "font-family:var(--design-\($0))" }
    case .italic: return value == .flag(true) ? "font-style:italic" : nil
    // A sheet in a wide window also uses a height in points (`--tall`), but ignores a height that is a fraction of the
    // window.
    case .sheetHeight: return number(value).map { "--height:\(text($0))px;--tall:\(text($0))px" }
    case .sheetFraction: return number(value).map { "--height:\(text($0 * 100))dvh" }
    case .sheetRadius: return length("--radius", value)
    case .foreground: return foreground(value, of: kind)
    case .fill: return Paint.background(value)
    case .textShadow:
      guard case .filter(let shadow) = value else { return nil }
      return "filter:\(Filters.css(shadow))"
    case .textBackground: return Paint.background(value)
    case .tint: return color(value).map { "--tint:\($0)" + (isWhite(value) ? ";--ink:#fff" : "") }
    case .monospacedDigits: return value == .flag(true) ? "font-variant-numeric:tabular-nums" : nil
    case .letterSpacing: return length("letter-spacing", value)
    case .lineLimit: return lineLimit(value)
    case .textAlignment: return textAlignment(value)
    case .baselineOffset: return length("bottom", value).map { "position:relative;\($0)" }
    default: return moreDeclaration(for: key, value) ?? gridDeclaration(for: key, value, of: kind)
    }
  }

  /// Returns the color of a text or a symbol. Other paints are clipped to the glyphs.
  private static func foreground(_ value: AttributeValue, of kind: ElementKind) -> String? {
    guard case .paint(let paint) = value, kind == .text || kind == .image, let image = Paint.image(paint) else {
      return color(value).map { "color:\($0)" }
    }
    if kind == .image { return "--p:\(image)" }
    return "background:\(image);-webkit-background-clip:text;background-clip:text;color:transparent"
  }

  private static func lineLimit(_ value: AttributeValue) -> String? {
    guard case .number(let lines) = value, let count = Int(exactly: lines), count > 0 else { return nil }
    return "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(count);overflow:hidden"
  }

  private static func textAlignment(_ value: AttributeValue) -> String? {
    switch value.description {
    case "center": "text-align:center"
    case "trailing": "text-align:end"
    default: nil
    }
  }

  /// Returns the underline and strikethrough. CSS draws both lines in one style, so the style of the underline takes
  /// precedence.
  private static func lines(_ attributes: [(key: AttributeKey, value: AttributeValue)]) -> String? {
    func value(_ key: AttributeKey) -> AttributeValue? { attributes.first { $0.key == key }?.value }
    var words: [String] = []
    if value(.underline) != nil { words.append("underline") }
    if value(.strikethrough) != nil { words.append("line-through") }
    guard !words.isEmpty else { return nil }
    switch (value(.underline) ?? value(.strikethrough))?.description {
    case "dot": words.append("dotted")
    case "dash", "dashDot", "dashDotDot": words.append("dashed")
    default: break
    }
    let color = value(.underline) == nil ? value(.strikethroughColor) : value(.underlineColor)
    if let color = color.flatMap({ self.color($0) }) { words.append(color) }
    return "text-decoration:" + words.joined(separator: " ")
  }

  static func length(_ property: String, _ value: AttributeValue) -> String? {
    number(value).map { "\(property):\(text($0))px" }
  }

  private static func alignment(_ value: AttributeValue, of kind: ElementKind) -> String? {
    guard case .alignment(let alignment) = value else { return nil }
    let horizontal = alignment.horizontal.map(position)
    let vertical = alignment.vertical.map(position)
    // Center is the default.
    guard [horizontal, vertical].contains(where: { $0 != nil && $0 != "center" }) else { return nil }
    guard let horizontal, let vertical else { return (horizontal ?? vertical).map { "align-items:\($0)" } }
    // A grid names its vertical axis `align-items`; a column's main axis is `justify-content`.
    return kind == .zStack
      ? "place-items:\(vertical) \(horizontal)" : "justify-content:\(vertical);align-items:\(horizontal)"
  }

  static func position(_ place: AlignmentValue.Horizontal) -> String {
    switch place {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  static func position(_ place: AlignmentValue.Vertical) -> String {
    switch place {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    }
  }

  private static func weight(_ value: AttributeValue) -> Int? {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    // Apple's lightest weight corresponds to 100 in CSS, the second lightest to 200.
    return names.firstIndex(of: value.description).map { ($0 + 1) * 100 }
  }

  /// Returns whether a color is white, which is used on dark backgrounds and must not be darkened.
  private static func isWhite(_ value: AttributeValue) -> Bool {
    guard case .color(let color) = value else { return false }
    return Paint.fill(color) == Paint.fill(ColorValue(.parts(red: 255, green: 255, blue: 255)))
  }

  static func color(_ value: AttributeValue) -> String? {
    switch value {
    case .color(let color): Paint.text(color)
    case .paint(let paint): Paint.text(paint.color)
    default: nil
    }
  }

  private static func name(_ value: AttributeValue) -> String? {
    let text = value.description
    return isName(text[...]) ? text : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
}
