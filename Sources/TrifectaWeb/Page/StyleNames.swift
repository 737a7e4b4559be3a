/// What a picture refers to, and its page is told once: short names for styles that many elements share, and parts of the
/// page's files.
///
/// A name is the class of the elements that have the style. There are so many names at most; what comes after is written on
/// the elements themselves.
struct StyleNames {
  private var numbers: [String: Int] = [:]
  /// By the number of a style, that of the one that gives it to texts.
  private var numbersForTexts: [Int: Int] = [:]
  private var count = 0
  /// The rules that the page has not been told of.
  private var untold: [String] = []
  private static let limit = 400
  /// The parts that the picture needs.
  private var parts: Set<PagePart> = []
  /// Those that the page has not been told of.
  private var untoldParts: Set<PagePart> = []

  /// Whether there is no room for another name.
  var isFull: Bool { count >= Self.limit }

  /// The name of a style; `nil` where there is no room for another.
  ///
  /// - Parameter declarations: the style's declarations, parted by semicolons.
  mutating func name(of declarations: String) -> String? {
    number(of: declarations).map(Self.name)
  }

  /// The number of a style, which is less than 512; `nil` where there is no room for another.
  mutating func number(of declarations: String) -> Int? {
    if let number = numbers[declarations] { return number }
    guard let number = add("", declarations) else { return nil }
    numbers[declarations] = number
    return number
  }

  /// The name of a style that gives those texts another that stand in an element and have no class.
  ///
  /// - Parameters:
  ///   - number: the number of the other.
  ///   - declarations: its declarations; `nil` where it has been asked for before.
  mutating func nameForTexts(_ number: Int, _ declarations: String? = nil) -> String? {
    if numbersForTexts[number] == nil, let declarations {
      numbersForTexts[number] = add(">span:not([class])", declarations)
    }
    return numbersForTexts[number].map(Self.name)
  }

  private mutating func add(_ selector: String, _ declarations: String) -> Int? {
    guard !isFull else { return nil }
    untold.append(".\(Self.name(count))\(selector){\(declarations)}")
    count += 1
    return count - 1
  }

  /// The rules that came since the last call.
  mutating func takeRules() -> [String] {
    defer { untold = [] }
    return untold
  }

  /// Something in the picture needs these.
  mutating func need(_ needed: [PagePart]) {
    for part in needed where parts.insert(part).inserted { untoldParts.insert(part) }
  }

  /// The parts that came to be needed since the last call.
  mutating func takeParts() -> Set<PagePart> {
    defer { untoldParts = [] }
    return untoldParts
  }

  /// `A` to `Z`, and then two letters. The style sheet's own classes are in small letters.
  static func name(_ number: Int) -> String {
    func letter(_ number: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number))) }
    return number < 26 ? letter(number) : letter(number / 26 - 1) + letter(number % 26)
  }
}
