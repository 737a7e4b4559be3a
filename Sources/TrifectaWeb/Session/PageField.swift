/// The text of a field that the user edits.
///
/// The app may change the text while the user continues typing, and neither change may be lost. Edits of the older text
/// that the user makes before the page receives the newer one are reapplied to the newer text, both on the page and
/// here. `merge` in `Resources/merging.js` must match ``merge(_:_:typed:)``.
struct PageField {
  /// A text that the app has set.
  private struct Change {
    /// The number of the patch that contains the text.
    let patch: Int
    /// The previous text of the field.
    let base: String
    let text: String
  }

  /// The text of the field once the page has applied all patches.
  private(set) var text: String
  private var changes: [Change] = []

  /// The maximum size of texts that are merged, in bytes. Both texts are sent and compared.
  private static let byteLimit = 4_096
  /// The maximum number of pending changes.
  private static let changeLimit = 16

  init(_ text: String) {
    self.text = text
  }

  /// Records an edit by the user.
  ///
  /// - Parameters:
  ///   - typed: The new text on the page.
  ///   - applied: The newest patch that the page had applied at the time of the edit.
  mutating func type(_ typed: String, applied: Int) {
    changes.removeAll { $0.patch <= applied }
    text = changes.reduce(typed) { typed, change in
      Self.merge(
        Array(change.base.unicodeScalars), Array(change.text.unicodeScalars), typed: Array(typed.unicodeScalars))
    }
  }

  /// Records a change by the app.
  ///
  /// - Parameters:
  ///   - newText: The new text.
  ///   - patch: The number of the patch with the change.
  /// - Returns: The previous text, which the page needs for merging; `nil` if the texts are too long to be merged.
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

  /// Returns the user's edit of one text applied to another.
  ///
  /// Equal prefixes and suffixes count as unchanged. Text that was typed into a removed part is placed where that part
  /// was.
  ///
  /// - Parameters:
  ///   - base: The text before both changes.
  ///   - text: The text after the change by the app.
  ///   - typed: The text after the edit by the user.
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

  /// Returns the length of the common prefix of two texts, and of the common suffix of the rest.
  private static func same(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> (start: Int, end: Int) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (start, end)
  }
}
