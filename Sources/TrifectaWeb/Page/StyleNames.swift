/// Short names for styles, so that a style that many elements share is sent once.
///
/// A name is the class of the elements that have the style. There are so many names at most; what comes after is written on
/// the elements themselves.
struct StyleNames {
  private var names: [String: String] = [:]
  /// The rules that the page has not been told of.
  private var untold: [String] = []
  private static let limit = 400

  /// Whether there is no room for another name.
  var isFull: Bool { names.count >= Self.limit }

  /// The name of a style; `nil` where there is no room for another.
  ///
  /// - Parameter declarations: the style's declarations, parted by semicolons.
  mutating func name(of declarations: String) -> String? {
    if let name = names[declarations] { return name }
    guard names.count < Self.limit else { return nil }
    let name = Self.name(names.count)
    names[declarations] = name
    untold.append(".\(name){\(declarations)}")
    return name
  }

  /// The rules that came since the last call.
  mutating func takeRules() -> [String] {
    defer { untold = [] }
    return untold
  }

  /// `A` to `Z`, and then two letters. The style sheet's own classes are in small letters.
  private static func name(_ number: Int) -> String {
    func letter(_ number: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number))) }
    return number < 26 ? letter(number) : letter(number / 26 - 1) + letter(number % 26)
  }
}
