/// The texts of fields as sent by the page. Edits are sent as the difference to the previous text.
///
/// The text in the page's field may already be a different one, see ``PageField``.
struct TypedTexts {
  private struct Text {
    /// The number of the event with the text.
    let event: Int
    let text: String
  }

  /// The newest text of each field.
  private var texts: [Int: Text] = [:]
  /// The parts of the next event's value that have arrived.
  private var beginning = ""
  private let byteLimit: Int
  /// The number of bytes that may precede a text, such as the location of a drop.
  private static let prefixByteLimit = 1_024

  /// - Parameter byteLimit: The maximum length of a text, in bytes of UTF-8.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Whether no texts are stored.
  var isEmpty: Bool { texts.isEmpty }

  /// The total size of the texts, including parts of the next value, in bytes. O(fields).
  var byteCount: Int { texts.values.reduce(beginning.utf8.count) { $0 + $1.text.utf8.count } }

  /// Adds a part of the next event's value.
  mutating func add(_ part: String) throws(Refusal) {
    guard beginning.utf8.count + part.utf8.count <= byteLimit + Self.prefixByteLimit else { throw .oversized }
    beginning += part
  }

  /// Removes the parts of an event that was interrupted by a disconnect. The page sends all of them again.
  mutating func removeParts() {
    beginning = ""
  }

  /// Returns the complete value of the next event. O(length).
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isKept: Whether the value is the text of a field, on which later edits may be based.
  /// - Throws: ``Refusal/unknownText`` if an edit is based on an unknown text, so that the page must send the whole
  ///   text; ``Refusal/oversized`` if the value is too long; ``Refusal/malformed`` if the event is invalid.
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

  /// Removes the text of a removed element.
  mutating func remove(_ element: Int) {
    texts[element] = nil
  }

  /// Removes the texts of removed elements. O(fields).
  mutating func removeAll(where isGone: (Int) -> Bool) {
    texts = texts.filter { !isGone($0.key) }
  }
}
