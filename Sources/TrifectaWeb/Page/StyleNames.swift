/// Short class names for styles that many elements share, and the page parts that are needed. Each name and each part
/// is sent to the page only once. The texts of the host are in the language of the page.
///
/// The number of names is limited. When it is reached, further styles are written inline.
struct StyleNames {
  /// The texts of the host in the markup.
  let words: WebMessages.Selection
  private var numbers: [String: Int] = [:]
  /// The numbers of the classes that apply a style to the texts in a container, by the number of that style.
  private var numbersForTexts: [Int: Int] = [:]
  private var count = 0
  /// The rules that have not been sent to the page.
  private var unsentRules: [String] = []
  private static let limit = 400
  /// The parts that the page needs.
  private var parts: Set<PagePart> = []
  /// The parts that have not been sent to the page.
  private var unsentParts: Set<PagePart> = []

  /// Creates an empty collection.
  ///
  /// - Parameter words: The texts of the host in the markup.
  init(words: WebMessages.Selection = WebMessages.Selection(language: "en")) {
    self.words = words
  }

  /// Whether the maximum number of names is reached.
  var isFull: Bool { count >= Self.limit }

  /// Returns the class name of a style; `nil` if the maximum number of names is reached.
  ///
  /// - Parameter declarations: The declarations of the style, separated by semicolons.
  mutating func name(of declarations: String) -> String? {
    number(of: declarations).map(Self.name)
  }

  /// Returns the number of a style, which is less than 512; `nil` if the maximum number of names is reached.
  mutating func number(of declarations: String) -> Int? {
    if let number = numbers[declarations] { return number }
    guard let number = add("", declarations) else { return nil }
    numbers[declarations] = number
    return number
  }

  /// Returns the name of the class that, set on an element, applies a style to its child texts without a class.
  ///
  /// - Parameters:
  ///   - number: The number of the style.
  ///   - declarations: The declarations of the style; `nil` if the name must already exist.
  mutating func nameForTexts(_ number: Int, _ declarations: String? = nil) -> String? {
    if numbersForTexts[number] == nil, let declarations {
      numbersForTexts[number] = add(">span:not([class])", declarations)
    }
    return numbersForTexts[number].map(Self.name)
  }

  private mutating func add(_ selector: String, _ declarations: String) -> Int? {
    guard !isFull else { return nil }
    unsentRules.append(".\(Self.name(count))\(selector){\(declarations)}")
    count += 1
    return count - 1
  }

  /// Returns the rules since the last call.
  mutating func takeRules() -> [String] {
    defer { unsentRules = [] }
    return unsentRules
  }

  /// Records that the page needs parts.
  mutating func need(_ needed: [PagePart]) {
    for part in needed where parts.insert(part).inserted { unsentParts.insert(part) }
  }

  /// Returns the parts since the last call.
  mutating func takeParts() -> Set<PagePart> {
    defer { unsentParts = [] }
    return unsentParts
  }

  /// Returns the class name with this number: `A` to `Z`, then two letters. The style sheet's own classes are
  /// lowercase.
  static func name(_ number: Int) -> String {
    func letter(_ number: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number))) }
    return number < 26 ? letter(number) : letter(number / 26 - 1) + letter(number % 26)
  }
}
