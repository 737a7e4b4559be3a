import Elements
import ViewGraph

extension ElementWriter {
  /// Writes the attributes of a text field, except for its text.
  ///
  /// - Parameters:
  ///   - label: the label of the field.
  ///   - prompt: the placeholder shown while the field is empty; `nil` means that the label is shown.
  ///   - hasLines: whether the field has several lines.
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
    describeControlAppearance(style: values.textFieldStyle)
    describeText()
    guard let attributes = values.inheritedTextAttributes.value else { return }
    if hasLines {
      describeParagraph(attributes)
    } else if let alignment = attributes.alignment, alignment != .leading {
      self[.textAlignment] = .string(alignment.rawValue)
    }
  }
}
