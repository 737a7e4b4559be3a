/// The texts that a page's events have carried: what is sent of an edit is what it changes of the field's text before.
///
/// These are the texts as they were typed. What a field holds on the page may be another one by then, see ``PageField``.
struct TypedTexts {
  private struct Text {
    /// The number of the event that carried it.
    let event: Int
    let text: String
  }

  /// The newest text of each field.
  private var texts: [Int: Text] = [:]
  /// The beginning of the next event's value.
  private var beginning = ""
  private let byteLimit: Int
  /// How many bytes may stand before a text that is no field's, such as the place of a drop.
  private static let prefixByteLimit = 1_024

  /// - Parameter byteLimit: the most bytes of UTF-8 that a text may have.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Whether no field's text is kept.
  var isEmpty: Bool { texts.isEmpty }

  /// How many bytes the texts have, with the beginning of a value whose event has not come. O(fields).
  var byteCount: Int { texts.values.reduce(beginning.utf8.count) { $0 + $1.text.utf8.count } }

  /// Adds to the beginning of the next event's value.
  mutating func add(_ part: String) throws(Refusal) {
    guard beginning.utf8.count + part.utf8.count <= byteLimit + Self.prefixByteLimit else { throw .oversized }
    beginning += part
  }

  /// Forgets the beginning of an event that does not come, as its line is cut: the page sends all of it again.
  mutating func removeParts() {
    beginning = ""
  }

  /// Returns the whole value of an event, which is the next one. O(length).
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - isKept: whether the value is the text of a field, which later edits may change.
  /// - Throws: ``Refusal/unknownText`` where an edit changes a text that is not known, so that the page has to send the whole text;
  ///   ``Refusal/oversized`` where the value is too long; ``Refusal/malformed`` where the event makes no sense.
  mutating func value(of event: ClientEvent, isKept: Bool) throws(Refusal) -> String? {
    let beginning = self.beginning
    self.beginning = ""
    guard var value = event.value else {
      guard beginning.isEmpty else { throw .malformed }
      return nil
    }
    if !beginning.isEmpty { value = beginning + value }
    if let edit = event.edit {
      guard let base = texts[event.element], base.event == edit.base else { throw .unknownText }
      guard let whole = edit.replace(in: base.text, with: value) else { throw .malformed }
      value = whole
    }
    guard value.utf8.count <= (isKept ? byteLimit : byteLimit + Self.prefixByteLimit) else { throw .oversized }
    if isKept { texts[event.element] = Text(event: event.sequence, text: value) }
    return value
  }

  /// Forgets the text of an element that is gone.
  mutating func remove(_ element: Int) {
    texts[element] = nil
  }

  /// Forgets the texts of elements that are gone. O(fields).
  mutating func removeAll(where isGone: (Int) -> Bool) {
    texts = texts.filter { !isGone($0.key) }
  }
}
