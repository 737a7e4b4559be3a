/// What a field of the page holds that a person edits.
///
/// The program may put another text there while the person types on: neither may be lost. What the person does to the older text
/// until the page has the newer one is done to the newer one, on the page and here alike: `merge` in `Resources/merging.js` is
/// the other half of ``merge(_:_:typed:)``.
struct PageField {
  /// A text that the program has put there.
  private struct Change {
    /// The patch that tells the page.
    let patch: Int
    /// What the field held before.
    let base: String
    let text: String
  }

  /// What it holds once the page has applied all patches.
  private(set) var text: String
  private var changes: [Change] = []

  /// The most bytes of a text that is merged: it is sent with the text that comes in its place, and both are compared.
  private static let byteLimit = 4_096
  /// The most changes that a person may be behind.
  private static let changeLimit = 16

  init(_ text: String) {
    self.text = text
  }

  /// The person has changed the text.
  ///
  /// - Parameters:
  ///   - typed: what the page holds now.
  ///   - applied: the newest patch that the page had applied when the person did that.
  mutating func type(_ typed: String, applied: Int) {
    changes.removeAll { $0.patch <= applied }
    text = changes.reduce(typed) { typed, change in
      Self.merge(
        Array(change.base.unicodeScalars), Array(change.text.unicodeScalars), typed: Array(typed.unicodeScalars))
    }
  }

  /// The program puts another text there.
  ///
  /// - Parameters:
  ///   - newText: the text.
  ///   - patch: the patch that tells the page.
  /// - Returns: what the field held before, which the page has to know; `nil` where both are too long to be merged.
  mutating func change(to newText: String, patch: Int) -> String? {
    let base = text
    text = newText
    guard base.utf8.count + newText.utf8.count <= Self.byteLimit else {
      changes = []
      return nil
    }
    if changes.count == Self.changeLimit { changes.removeFirst() }
    changes.append(Change(patch: patch, base: base, text: newText))
    return base
  }

  /// What a person has made of a text, made of the one that is in its place.
  ///
  /// What is the same at the start and the end of texts is taken for unchanged; what was typed into a part that is gone stands where
  /// the part was.
  ///
  /// - Parameters:
  ///   - base: the text they began with.
  ///   - text: the one in its place.
  ///   - typed: what they have made of the first.
  static func merge(_ base: [Unicode.Scalar], _ text: [Unicode.Scalar], typed: [Unicode.Scalar]) -> String {
    let (from, to) = same(base, typed)
    let (start, end) = same(base, text)
    func place(_ index: Int) -> Int { index <= start ? index : text.count - min(base.count - index, end) }
    var merged = String.UnicodeScalarView()
    merged += text[..<place(from)]
    merged += typed[from..<typed.count - to]
    merged += text[max(place(from), place(base.count - to))...]
    return String(merged)
  }

  /// How much is the same at the start of two texts, and how much of the rest at their ends.
  private static func same(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> (start: Int, end: Int) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (start, end)
  }
}
