/// What a key says in the language of the place where it is shown.
struct LocalizedText: TextSource, Equatable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  func append(to resolver: inout TextResolver) {
    for part in parts(in: resolver.values) {
      switch part {
      case .literal(let text): resolver.append(text)
      case .value(let value, let placeholder):
        switch value.content {
        case .string(let string): resolver.append(string)
        case .text(let text): resolver.append(text)
        case .number(let number):
          let locale = resolver.values.locale
          resolver.append(placeholder.map { number.string(as: $0, locale) } ?? number.string(locale))
        }
      }
    }
  }

  /// A part of a format.
  private enum Part {
    case literal(Substring)
    case value(LocalizedStringKey.Value, as: FormatString.Placeholder? = nil)
  }

  @MainActor
  private func parts(in values: EnvironmentValues) -> [Part] {
    guard bundle != nil || StringTables.areInMainBundle,
      let format = StringTables.translation(of: key.format, table: table, bundle: bundle, locale: values.locale)
    else { return ownParts }
    guard !key.values.isEmpty else { return [.literal(format[...])] }
    var next = 0
    return FormatString(format).parts.compactMap { part in
      switch part {
      case .literal(let text): return .literal(text[...])
      case .placeholder(let placeholder):
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        // What a translation asks for and the key does not have is left out.
        return key.values.indices.contains(position) ? .value(key.values[position], as: placeholder) : nil
      }
    }
  }

  private var ownParts: [Part] {
    var parts: [Part] = []
    key.forEachPart { literal in
      parts.append(.literal(literal))
    } value: { value in
      parts.append(.value(value))
    }
    return parts
  }
}
