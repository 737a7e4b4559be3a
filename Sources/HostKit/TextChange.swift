/// The difference between two versions of a text: the part between their common prefix and their common suffix.
///
/// Use it to merge concurrent changes by the app and by the user, and to keep positions in a text that changes.
public struct TextChange: Sendable {
  private let base: [Unicode.Scalar]
  private let text: [Unicode.Scalar]
  private let start: Int
  private let end: Int

  /// Creates the difference between two versions of a text.
  ///
  /// - Parameters:
  ///   - base: The text before the change.
  ///   - text: The text after the change.
  /// - Complexity: O(n) in the lengths of the texts.
  public init(from base: String, to text: String) {
    self.base = Array(base.unicodeScalars)
    self.text = Array(text.unicodeScalars)
    (start, end) = Self.same(self.base, self.text)
  }

  /// Returns the position in the new text that corresponds to a position in the old text.
  ///
  /// A position in the replaced part keeps its distance from the end of that part, but does not move before the start
  /// of the new part.
  ///
  /// - Parameter index: A number of Unicode scalars from the beginning of the old text.
  /// - Returns: A number of Unicode scalars from the beginning of the new text.
  public func position(of index: Int) -> Int {
    index <= start ? index : text.count - min(base.count - index, end)
  }

  /// Returns the new text with an edit of the old text reapplied to it.
  ///
  /// Text that was typed into a part that the change removes is placed where that part was.
  ///
  /// - Parameter typed: The old text with the edit.
  /// - Complexity: O(n) in the lengths of the texts.
  public func merging(_ typed: String) -> String {
    let typed = Array(typed.unicodeScalars)
    let (from, to) = Self.same(base, typed)
    var merged = String.UnicodeScalarView()
    merged += text[..<position(of: from)]
    merged += typed[from..<typed.count - to]
    merged += text[max(position(of: from), position(of: base.count - to))...]
    return String(merged)
  }

  /// Returns the length of the common prefix of two texts, and of the common suffix of the rest.
  private static func same(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> (start: Int, end: Int) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (start, end)
  }
}
