/// Formats and parses the value of a field.
@MainActor
protocol FieldFormat {
  /// Whether the text is parsed after each change. Otherwise it is parsed only when editing ends.
  var readsEachKey: Bool { get }

  /// Returns the formatted value.
  func text(in values: EnvironmentValues) -> String

  /// Parses a text and updates the value.
  ///
  /// - Returns: `false` if the text cannot be parsed. In this case, the value does not change.
  @discardableResult
  func read(_ text: String, in values: EnvironmentValues) -> Bool
}

/// A value with a Foundation format style.
struct StyleFormat<Style: ParseableFormatStyle>: FieldFormat where Style.FormatOutput == String {
  let value: Binding<Style.FormatInput>
  let style: Style

  var readsEachKey: Bool { true }

  func text(in values: EnvironmentValues) -> String { style.following(values).format(value.wrappedValue) }

  func read(_ text: String, in values: EnvironmentValues) -> Bool {
    guard let read = try? style.following(values).parseStrategy.parse(text) else { return false }
    value.wrappedValue = read
    return true
  }
}

/// An optional value with a Foundation format style. The value is `nil` if the field is empty.
struct OptionalStyleFormat<Style: ParseableFormatStyle>: FieldFormat where Style.FormatOutput == String {
  let value: Binding<Style.FormatInput?>
  let style: Style

  var readsEachKey: Bool { true }

  func text(in values: EnvironmentValues) -> String {
    value.wrappedValue.map { style.following(values).format($0) } ?? ""
  }

  func read(_ text: String, in values: EnvironmentValues) -> Bool {
    if text.isEmpty {
      value.wrappedValue = nil
      return true
    }
    guard let read = try? style.following(values).parseStrategy.parse(text) else { return false }
    value.wrappedValue = read
    return true
  }
}

/// A value that a Foundation formatter formats and parses.
struct FormatterFormat<Value>: FieldFormat {
  let value: Binding<Value>
  let formatter: Formatter

  var readsEachKey: Bool { false }

  func text(in values: EnvironmentValues) -> String { formatter.string(for: value.wrappedValue) ?? "" }

  func read(_ text: String, in values: EnvironmentValues) -> Bool {
    let object: Any? =
      switch formatter {
      case let numbers as NumberFormatter: numbers.number(from: text)
      case let dates as DateFormatter: dates.date(from: text)
      default: text
      }
    guard let read = Self.value(object) else { return false }
    value.wrappedValue = read
    return true
  }

  /// Converts a formatter's result to the type of the field's value.
  private static func value(_ object: Any?) -> Value? {
    guard let number = object as? NSNumber else { return object as? Value }
    let known: [Any] = [
      number.intValue, number.doubleValue, Float(number.doubleValue), CGFloat(number.doubleValue), number.decimalValue,
      number,
    ]
    for value in known {
      // This finds the exact type. If `Value` is an optional of a numeric type, the last line of the function converts
      // the number.
      if Value.self == type(of: value) || Value.self == Optional<Any>.self { return value as? Value }
    }
    return known.lazy.compactMap { $0 as? Value }.first
  }
}

/// A field that shows a formatted value, or the user's text while they edit it.
struct FormattedField<Label: View>: View {
  let field: TextField<Label>
  @State private var draft: String?
  @Environment(\.self) private var values

  var body: some View {
    if let format = field.format {
      field.showing(
        Binding(
          get: { draft ?? format.text(in: values) },
          set: { typed in
            draft = typed
            if format.readsEachKey { format.read(typed, in: values) }
          })
      ) { isEditing in
        if !isEditing { commit(format) }
      } onCommit: {
        commit(format)
      }
    }
  }

  /// Discards the draft, so that the field shows the formatted value again.
  private func commit(_ format: any FieldFormat) {
    if let typed = draft, !format.readsEachKey { format.read(typed, in: values) }
    if draft != nil { draft = nil }
  }
}
