/// How the value of a field is written and read.
@MainActor
protocol FieldFormat {
  /// Whether what is typed is taken over at each key, and not only at the end.
  var readsEachKey: Bool { get }

  /// The value as a text.
  func text(in values: EnvironmentValues) -> String

  /// Takes over what was typed.
  ///
  /// - Returns: `false` where it cannot be read; the value stays.
  @discardableResult
  func read(_ text: String, in values: EnvironmentValues) -> Bool
}

/// A value in a format of Foundation's.
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

/// A value in a format of Foundation's, which is missing where the field is empty.
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

/// A value that a formatter writes and reads.
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

  /// What a formatter has read, as the type of the field's value.
  private static func value(_ object: Any?) -> Value? {
    guard let number = object as? NSNumber else { return object as? Value }
    let known: [Any] = [
      number.intValue, number.doubleValue, Float(number.doubleValue), CGFloat(number.doubleValue), number.decimalValue,
      number,
    ]
    for value in known {
      // A type may be an optional of one that numbers can be.
      if Value.self == type(of: value) || Value.self == Optional<Any>.self { return value as? Value }
    }
    return known.lazy.compactMap { $0 as? Value }.first
  }
}

/// A field that shows a value, or what a person is typing in its place.
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

  /// The field shows the value again.
  private func commit(_ format: any FieldFormat) {
    if let typed = draft, !format.readsEachKey { format.read(typed, in: values) }
    if draft != nil { draft = nil }
  }
}
