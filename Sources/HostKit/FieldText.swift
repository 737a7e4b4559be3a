/// The text of a field with an insertion point, for hosts that edit text themselves.
///
/// ```swift
/// var field = FieldText(element[.text]?.description ?? "")
/// field.insert("a")
/// graph.dispatch(Event(.input, value: .string(field.text)), to: element.id)
/// ```
///
/// After the next turn of the graph, pass the element's text to ``update(to:)``, because the app can change or reject
/// the text that the user has entered.
public struct FieldText: Hashable, Sendable {
  /// The text.
  public private(set) var text: String
  /// The number of characters before the insertion point.
  public private(set) var caret: Int

  /// Creates a text with the insertion point at its end.
  ///
  /// - Parameter text: The text.
  public init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// Inserts a text at the insertion point, which moves behind it.
  ///
  /// - Parameter string: The text to insert.
  public mutating func insert(_ string: String) {
    let start = text.prefix(caret) + string
    replace(start: String(start), end: String(text.dropFirst(caret)))
  }

  /// Deletes the character before the insertion point, if there is one.
  public mutating func deleteBackward() {
    guard caret > 0 else { return }
    replace(start: String(text.prefix(caret - 1)), end: String(text.dropFirst(caret)))
  }

  /// Deletes the character after the insertion point, if there is one.
  public mutating func deleteForward() {
    replace(start: String(text.prefix(caret)), end: String(text.dropFirst(caret + 1)))
  }

  /// Moves the insertion point. It stays in the text.
  ///
  /// - Parameter distance: The number of characters; negative to move towards the beginning of the text.
  public mutating func moveCaret(by distance: Int) {
    caret = min(max(caret + distance, 0), text.count)
  }

  /// Sets the text after a change by the app. The insertion point keeps its position relative to unchanged text.
  ///
  /// - Parameter newText: The new text.
  public mutating func update(to newText: String) {
    guard newText != text else { return }
    let before = text.prefix(caret).unicodeScalars.count
    let position = TextChange(from: text, to: newText).position(of: before)
    text = newText
    // A position inside of a character counts as the end of that character.
    var scalars = 0
    caret =
      newText.prefix { character in
        defer { scalars += character.unicodeScalars.count }
        return scalars < position
      }.count
  }

  private mutating func replace(start: String, end: String) {
    text = start + end
    // The last character of one part can form a single character with the first of the other.
    caret = min(start.count, text.count)
  }
}
