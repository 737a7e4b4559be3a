/// The SVG drawing of a symbol, composed from a base drawing of ``SymbolTable`` and the variants in the name.
struct SymbolDrawing {
  /// The SVG elements of the drawing, in a square of 24 units.
  private let elements: String

  /// The complete SVG.
  var svg: String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24' preserveAspectRatio='none' fill='none' "
      + "stroke='black' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'>\(elements)</svg>"
  }

  /// The placeholder for an unknown symbol.
  static let standIn = SymbolDrawing(
    elements: "<rect x='3' y='3' width='18' height='18' rx='3' stroke-dasharray='3 2.65'/>" + stroke(glyph: "?"))

  init(elements: String) {
    self.elements = elements
  }

  /// Creates the drawing of a symbol; `nil` if there is none.
  init?(_ name: String) {
    guard let elements = Self.elements(of: name, depth: 0) else { return nil }
    self.elements = elements
  }

  /// Creates the drawing of a symbol whose enclosing shape, such as a circle, is fainter than the symbol in it; `nil`
  /// if the symbol has no enclosing shape.
  init?(hierarchical name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard let frame = words.popLast(), let parts = Self.framed(words.joined(separator: "."), in: frame) else {
      return nil
    }
    elements =
      "<g opacity='\(isFilled ? ".25" : ".5")'\(isFilled ? " fill='black'" : "")>\(parts.outline)</g>\(parts.content)"
  }

  /// Returns the frame of a symbol, such as a circle, and its content; `nil` if one of them is unknown.
  static func framed(_ name: String, in frame: String) -> (outline: String, content: String)? {
    guard let outline = frames[frame], !name.isEmpty, let content = content(name, 0) else { return nil }
    // A triangle is wider at the bottom, so its content is moved down.
    return (outline, frame == "triangle" ? "<g transform='translate(0 2.5)'>\(content)</g>" : content)
  }

  private static func elements(of name: String, depth: Int) -> String? {
    if let base = SymbolTable.base(name) { return base.stroked }
    guard depth < 4, name.utf8.count < 80 else { return nil }
    if let (name, badge) = split(name, at: ".badge.") { return self.badge(name, badge, depth) }
    let words = name.split(separator: ".").map(String.init)
    guard let last = words.last, words.count > 1 || isGlyph(name) else { return nil }
    let inner = words.dropLast().joined(separator: ".")
    switch last {
    case "fill": return filled(inner, depth)
    case "badge": return badge(inner, "dot", depth)
    case "slash": return elements(of: inner, depth: depth + 1).map(slashed)
    case "checkmark", "xmark", "questionmark": return marked(inner, last, depth)
    case "circle", "square", "rectangle", "diamond", "seal", "shield", "triangle", "hexagon":
      return content(inner, depth).map { enclosed($0, in: last, isFilled: false) }
    case "rtl", "left", "right": return elements(of: inner, depth: depth + 1)
    default: return isGlyph(name) ? stroke(glyph: name) : nil
    }
  }

  private static func filled(_ name: String, _ depth: Int) -> String? {
    if let base = SymbolTable.base(name) { return base.filled }
    let words = name.split(separator: ".").map(String.init)
    guard let last = words.last, words.count > 1 else { return nil }
    let inner = words.dropLast().joined(separator: ".")
    switch last {
    case "circle", "square", "rectangle", "diamond", "seal", "shield", "triangle", "hexagon":
      return content(inner, depth).map { enclosed($0, in: last, isFilled: true) }
    case "slash": return filled(inner, depth + 1).map(slashed)
    case "badge": return badge(inner + ".fill", "dot", depth)
    default: return elements(of: name, depth: depth + 1)
    }
  }

  /// Returns the content of a frame: a symbol, or a letter or number.
  private static func content(_ name: String, _ depth: Int) -> String? {
    if isGlyph(name) { return stroke(glyph: name.uppercased()) }
    return elements(of: name, depth: depth + 1).map {
      "<g transform='translate(12 12) scale(.58) translate(-12 -12)' stroke-width='2.6'>\($0)</g>"
    }
  }

  private static func isGlyph(_ name: String) -> Bool {
    name.count <= 2 && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  private static func stroke(glyph: String) -> String {
    "<text x='12' y='16.2' font-size='\(glyph.count > 1 ? 10 : 12)' font-weight='600' font-family='system-ui,sans-serif' "
      + "text-anchor='middle' fill='black' stroke='none'>\(glyph)</text>"
  }

  private static let frames: [String: String] = [
    "circle": "<circle cx='12' cy='12' r='9.5'/>", "square": "<rect x='3' y='3' width='18' height='18' rx='3.5'/>",
    "rectangle": "<rect x='1.5' y='4.5' width='21' height='15' rx='3'/>",
    "diamond": "<path d='M12 2.2 21.8 12 12 21.8 2.2 12Z'/>", "triangle": "<path d='M12 3 22.5 21H1.5Z'/>",
    "hexagon": "<path d='M12 2 20.7 7V17L12 22 3.3 17V7Z'/>",
    "shield": "<path d='M12 2.5 4 5.5V11C4 16.5 7.5 20 12 21.8 16.5 20 20 16.5 20 11V5.5Z'/>",
    "seal":
      "<path d='M12 2 14.4 4.1 17.5 3.6 18.6 6.6 21.6 7.7 21 10.8 23 13.2 20.9 15.5 21.2 18.7 18.1 19.5 16.8 22.4 13.8 21.4 12 22.5 10.2 21.4 7.2 22.4 5.9 19.5 2.8 18.7 3.1 15.5 1 13.2 3 10.8 2.4 7.7 5.4 6.6 6.5 3.6 9.6 4.1Z'/>",
  ]

  private static func enclosed(_ content: String, in frame: String, isFilled: Bool) -> String {
    let outline = frames[frame] ?? ""
    // A triangle is wider at the bottom, so its content is moved down.
    let content = frame == "triangle" ? "<g transform='translate(0 2.5)'>\(content)</g>" : content
    guard isFilled else { return outline + content }
    return knockedOut(outline, content)
  }

  /// Returns a filled outline with a cut-out.
  static func knockedOut(_ outline: String, _ detail: String) -> String {
    let hole = detail.replacing("'black'", with: "'%k'")
    guard !hole.isEmpty else { return "<g fill='black'>\(outline)</g>" }
    return "<mask id='k'><path d='M0 0H24V24H0Z' fill='white' stroke='none'/><g stroke='black'>"
      + "\(hole.replacing("'%k'", with: "'black'"))</g></mask><g fill='black' mask='url(#k)'>\(outline)</g>"
  }

  private static func slashed(_ elements: String) -> String {
    "<mask id='s'><path d='M0 0H24V24H0Z' fill='white' stroke='none'/><path d='M4.8 1.6 22.4 19.2' stroke='black' "
      + "stroke-width='2.2'/></mask><g mask='url(#s)'>\(elements)</g><path d='M3 3 21 21'/>"
  }

  /// Returns a symbol with a mark at its trailing side, as in `person.fill.checkmark`.
  private static func marked(_ name: String, _ mark: String, _ depth: Int) -> String? {
    guard let base = elements(of: name, depth: depth + 1), let mark = SymbolTable.base(mark) else { return nil }
    return "<g transform='translate(-1 2.5) scale(.8)' stroke-width='2.1'>\(base)</g>"
      + "<g transform='translate(16.3 4) scale(.33)' stroke-width='5'>\(mark.stroked)</g>"
  }

  private static func split(_ name: String, at word: String) -> (String, String)? {
    guard let range = name.range(of: word) else { return nil }
    return (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
  }

  /// Returns a symbol with a badge in its corner.
  private static func badge(_ name: String, _ badge: String, _ depth: Int) -> String? {
    var (name, badge) = (name, badge)
    // `person.badge.plus.fill` and `person.fill.badge.plus` are equivalent.
    if badge.hasSuffix(".fill") {
      badge.removeLast(5)
      if !name.hasSuffix(".fill") { name += ".fill" }
    }
    guard let base = elements(of: name, depth: depth + 1) else { return nil }
    if badge == "dot" {
      return
        "<mask id='b'><path d='M0 0H24V24H0Z' fill='white' stroke='none'/><circle cx='18.5' cy='5.5' r='5.2' fill='black' "
        + "stroke='none'/></mask><g mask='url(#b)'>\(base)</g><circle cx='18.5' cy='5.5' r='3.6' fill='black' stroke='none'/>"
    }
    let mark = elements(of: badge, depth: depth + 1) ?? "<circle cx='12' cy='12' r='6' fill='black'/>"
    return
      "<mask id='b'><path d='M0 0H24V24H0Z' fill='white' stroke='none'/><circle cx='18.5' cy='18' r='6.2' fill='black' "
      + "stroke='none'/></mask><g mask='url(#b)'>\(base)</g><circle cx='18.5' cy='18' r='4.7' fill='none' stroke-width='1.3'/>"
      + "<g transform='translate(18.5 18) scale(.26) translate(-12 -12)' stroke-width='4'>\(mark)</g>"
  }
}

/// A base drawing, from which symbols are composed.
struct SymbolBase {
  /// The area that is filled in the `.fill` variant.
  let outline: String
  /// The detail that is cut out of that area.
  let detail: String
  /// The parts outside that area.
  let outer: String

  /// - Parameter paths: The SVG paths of the three parts, separated by `|`.
  init(_ paths: String) {
    let parts = paths.split(separator: "|", omittingEmptySubsequences: false).map { Self.path($0) }
    outline = parts[0]
    detail = parts.count > 1 ? parts[1] : ""
    outer = parts.count > 2 ? parts[2] : ""
  }

  var stroked: String { outline + detail + outer }

  var filled: String {
    if outline.isEmpty { return stroked }
    return SymbolDrawing.knockedOut(outline, detail) + outer
  }

  private static func path(_ data: Substring) -> String { data.isEmpty ? "" : "<path d='\(data)'/>" }
}
