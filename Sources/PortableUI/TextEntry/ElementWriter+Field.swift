import Elements
import ViewGraph

extension ElementWriter {
  /// What fields say of themselves, beside the text.
  ///
  /// - Parameters:
  ///   - label: names the field.
  ///   - prompt: is shown while it is empty; `nil` for the label.
  ///   - hasLines: whether it has several lines.
  mutating func describeField(label: Text?, prompt: Text?, hasLines: Bool = false) {
    let values = EnvironmentValues(scope: environment)
    if let shown = prompt ?? label { self[.prompt] = .string(shown.string(in: values)) }
    if prompt != nil, let label { self[.label] = .string(label.string(in: values)) }
    let entry = values.textEntry
    if values.keyboardType != .default { self[.keyboard] = .string(values.keyboardType.rawValue) }
    if let type = entry.contentType { self[.contentType] = .string(type.rawValue) }
    if let capitalization = entry.capitalization { self[.capitalization] = .string(capitalization.name) }
    if entry.isAutocorrectionDisabled { self[.autocorrects] = .flag(false) }
    if let label = entry.submitLabel { self[.submitLabel] = .string(label.name) }
    describeControl()
    describeLooks(style: values.textFieldStyle)
    describeText()
    guard let look = values.inheritedLook.value else { return }
    if hasLines {
      describeParagraph(look)
    } else if let alignment = look.alignment, alignment != .leading {
      self[.textAlignment] = .string(alignment.rawValue)
    }
  }
}

extension AttributeKey {
  /// Of a field: the name of a `UITextContentType`: what is typed into it.
  package static let contentType = AttributeKey(rawValue: "contentType")
  /// Of a field: `never`, `words`, `sentences`, `characters`: which letters a keyboard writes as capitals.
  package static let capitalization = AttributeKey(rawValue: "capitalization")
  /// Flag, of a field: whether what is typed may be corrected.
  package static let autocorrects = AttributeKey(rawValue: "autocorrects")
  /// Of a field: `done`, `go`, `send`, `join`, `route`, `search`, `return`, `next`, `continue`: what Return does.
  package static let submitLabel = AttributeKey(rawValue: "submitLabel")
}
