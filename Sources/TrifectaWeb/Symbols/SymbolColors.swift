/// The colors of a multicolor symbol.
///
/// They correspond to the things that symbols show, in the platform's colors: the sun is yellow, a drop is blue, and a
/// warning is yellow with a white mark.
struct SymbolColors {
  /// The color of the area that is filled in the `.fill` variant.
  let outline: String
  /// The color of the detail inside that area.
  let detail: String
  /// The color of the parts outside that area.
  let outer: String

  private init(_ outline: String, detail: String = "white", outer: String? = nil) {
    self.outline = outline
    self.detail = detail
    self.outer = outer ?? outline
  }

  /// Returns the colors of a base drawing; `nil` if it has none.
  static func of(base name: String) -> SymbolColors? {
    if let colors = things[name] { return colors }
    // All kinds of precipitation below a cloud have the colors of `cloud.rain`.
    guard let word = name.split(separator: ".").first.map(String.init) else { return nil }
    return name.hasPrefix("cloud.") ? things["cloud.rain"] : things[word]
  }

  /// Returns the colors of a sign in a frame, such as a circle; `nil` if it has none.
  static func of(sign name: String) -> SymbolColors? { signs[name] }

  private static let yellow = "#fc0"
  private static let blue = "#32ade6"
  private static let red = "#ff3b30"
  private static let green = "#34c759"

  private static let signs: [String: SymbolColors] = [
    "checkmark": .init(green), "plus": .init(green), "xmark": .init(red), "minus": .init(red), "nosign": .init(red),
    "exclamationmark": .init(yellow), "questionmark": .init("#007aff"), "info": .init("#007aff"),
    "heart": .init(red), "star": .init(yellow), "bolt": .init(yellow), "flame": .init("#ff9500"), "drop": .init(blue),
    "moon": .init("#5856d6"), "leaf": .init(green), "phone": .init(green), "trash": .init(red),
  ]

  private static let things: [String: SymbolColors] = [
    "sun": .init(yellow), "sunrise": .init(yellow, outer: "#ff9500"), "sunset": .init("#ff9500", outer: "#ff9500"),
    "moon": .init("#ffd60a", outer: "#ffd60a"), "star": .init(yellow),
    "sparkles": .init(yellow), "heart": .init(red), "flame": .init("#ff9500"), "bolt": .init(yellow),
    "drop": .init(blue), "humidity": .init(blue), "umbrella": .init(blue, outer: "#8e8e93"), "leaf": .init(green),
    "snowflake": .init("#64d2ff"), "wind": .init("#8e8e93"), "tornado": .init("#8e8e93"),
    "thermometer": .init("#8e8e93", detail: red, outer: yellow),
    "cloud": .init("white"), "cloud.sun": .init("white", outer: yellow), "cloud.moon": .init("white", outer: "#ffd60a"),
    "cloud.rain": .init("white", outer: blue), "cloud.bolt": .init("white", outer: yellow),
    "cloud.sun.rain": .init("white", outer: blue), "cloud.snow": .init("white", outer: "#64d2ff"),
    "cloud.fog": .init("white", outer: "#c7c7cc"), "trash": .init(red), "bell": .init(yellow),
    "battery": .init(green), "gift": .init(red), "phone": .init(green), "pencil": .init("#ff9500"),
  ]
}

extension SymbolDrawing {
  /// The multicolor drawing of a symbol; `nil` if it has none.
  init?(multicolor name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let base = words.joined(separator: ".")
    if let paths = SymbolTable.base(base), let colors = SymbolColors.of(base: base) {
      let fill = isFilled && !paths.outline.isEmpty
      self.init(
        elements: Self.colored(paths.outline, colors.outline, isFilled: fill)
          + Self.colored(paths.detail, fill ? colors.detail : colors.outline)
          + Self.colored(paths.outer, colors.outer))
      return
    }
    guard let frame = words.popLast(), let parts = Self.framed(words.joined(separator: "."), in: frame),
      let colors = SymbolColors.of(sign: words.joined(separator: "."))
    else { return nil }
    self.init(
      elements: Self.colored(parts.outline, colors.outline, isFilled: isFilled)
        + Self.colored(parts.content, isFilled ? colors.detail : colors.outline))
  }

  private static func colored(_ paths: String, _ color: String, isFilled: Bool = false) -> String {
    if paths.isEmpty { return "" }
    // Letters are filled, and lines are stroked.
    let paths = paths.replacing("'black'", with: "'\(color)'")
    return "<g stroke='\(color)'\(isFilled ? " fill='\(color)'" : "")>\(paths)</g>"
  }
}
