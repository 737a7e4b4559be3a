/// A text source that shows a localized text in the language of the environment.
///
/// It is a class, so that a text stores only a pointer.
final class LocalizedText: TextSource, Equatable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// Whether the text is the title of a built-in control, which `PlatformStrings` translates.
  private let isPlatform: Bool

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?, isPlatform: Bool = false) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.isPlatform = isPlatform
  }

  static func == (first: LocalizedText, second: LocalizedText) -> Bool {
    first === second
      || first.key == second.key && first.table == second.table && first.bundle == second.bundle
        && first.isPlatform == second.isPlatform
  }

  /// A part of a format.
  private enum Part {
    case literal(Substring)
    case value(Value)
  }

  private struct Value {
    let content: LocalizedStringKey.Value.Content
    /// The placeholder of the translation; `nil` if there is no translation.
    var placeholder: FormatString.Placeholder?

    @MainActor
    func append(to resolver: inout TextResolver) {
      switch content {
      case .string(let string): resolver.append(string)
      case .text(let text): resolver.append(text)
      case .number(let number):
        let locale = resolver.values.locale
        resolver.append(placeholder.map { number.string(as: $0, locale) } ?? number.string(locale))
      }
    }

    /// Returns the grammatical number that the value requires of a noun; `nil` if the value is not a number.
    ///
    /// - Parameter shown: the resolved text of the value.
    @MainActor
    func grammaticalNumber(shown: TextResolver) -> EnglishInflection.Number? {
      switch content {
      case .string: nil
      // A number that is not written with plain digits, such as `inf` or `1e+06`, is not 1.
      case .number: EnglishInflection.Number(of: shown.string) ?? .plural
      case .text: EnglishInflection.Number(of: shown.string)
      }
    }

    /// Returns the value for use in a URL: numbers are not localized.
    @MainActor
    func address(in values: EnvironmentValues) -> String {
      switch content {
      case .string(let string): string
      case .text(let text): text.string(in: values)
      case .number(let number): number.string(Locale(identifier: "en_US_POSIX"))
      }
    }
  }

  func append(to resolver: inout TextResolver) {
    let translation = translation(in: resolver.values)
    // Fast path for the common case: no translation and no Markdown.
    guard translation != nil || key.mayBeMarkdown else {
      return key.forEachPart {
        resolver.append($0)
      } value: {
        Value(content: $0.content).append(to: &resolver)
      }
    }
    let (parts, mayBeMarkdown) = format(translation)
    guard !mayBeMarkdown else {
      // A text without a translation is in the language of the program, which is English.
      let isEnglish = translation == nil || resolver.values.locale.language.languageCode == .english
      return appendMarkdown(parts, isEnglish: isEnglish, to: &resolver)
    }
    for part in parts {
      switch part {
      case .literal(let text): resolver.append(text)
      case .value(let value): value.append(to: &resolver)
      }
    }
  }

  /// Returns the text if it is a single string without styles and translations; `nil` if it may have styles or
  /// translations.
  @MainActor
  func plainString(in values: EnvironmentValues) -> String? {
    guard !key.mayBeMarkdown, !isPlatform, bundle == nil, !StringTables.areInMainBundle else { return nil }
    var string = ""
    var isPlain = true
    key.forEachPart {
      string += $0
    } value: { value in
      switch value.content {
      case .string(let value): string += value
      case .number(let number): string += number.string(values.locale)
      case .text: isPlain = false
      }
    }
    return isPlain ? string : nil
  }

  @MainActor
  private func appendMarkdown(_ parts: [Part], isEnglish: Bool, to resolver: inout TextResolver) {
    var values: [Value] = []
    let units = parts.flatMap { part -> [InlineMarkdown.Unit] in
      switch part {
      case .literal(let text): return text.map { .character($0) }
      case .value(let value):
        values.append(value)
        return [.value(values.count - 1)]
      }
    }
    var rest = InlineMarkdown.parts(of: units)[...]
    while let first = rest.first {
      let group = rest.prefix { $0.inflection == first.inflection }
      rest = rest.dropFirst(group.count)
      var shown = TextResolver(resolver.values)
      var number: EnglishInflection.Number?
      for part in group {
        let found = Self.append(part, with: values, to: &shown)
        number = number ?? found
      }
      if first.inflection != nil, let number, isEnglish {
        shown.inflectLastWord(for: number)
      }
      resolver.append(shown)
    }
  }

  /// Appends a part of a Markdown text. Returns the grammatical number of the first number in the part; `nil` if the
  /// part contains no number or is not inflected.
  @MainActor
  private static func append(
    _ part: InlineMarkdown.Part, with values: [Value], to resolver: inout TextResolver
  ) -> EnglishInflection.Number? {
    let environment = resolver.values
    let destination = part.destination.map { units in
      joined(units) { values[$0].address(in: environment) }
    }
    let attributes = TextAttributes(part.style, link: destination.flatMap(URL.init(string:)))
    var number: EnglishInflection.Number?
    resolver.append(attributes: TextAttributesBox(attributes)) { resolver in
      for unit in part.units {
        switch unit {
        case .character(let character): resolver.append(String(character))
        case .value(let index):
          var shown = TextResolver(environment)
          values[index].append(to: &shown)
          if part.inflection != nil, number == nil { number = values[index].grammaticalNumber(shown: shown) }
          resolver.append(shown)
        }
      }
    }
    return number
  }

  private static func joined(_ units: [InlineMarkdown.Unit], value: (Int) -> String) -> String {
    units.map { unit in
      switch unit {
      case .character(let character): String(character)
      case .value(let index): value(index)
      }
    }.joined()
  }

  /// Returns the parts of the translation; `nil` if the text has none.
  @MainActor
  private func translation(in values: EnvironmentValues) -> [FormatString.Part]? {
    if bundle != nil || StringTables.areInMainBundle,
      let translation = StringTables.translation(
        of: key.format, numbers: key.values.map(\.content.number), table: table, bundle: bundle, locale: values.locale)
    {
      return translation
    }
    guard isPlatform, let title = PlatformStrings.translation(of: key.format, locale: values.locale) else { return nil }
    return key.values.isEmpty ? [.literal(title)] : FormatString(title).parts
  }

  /// Returns the parts of the text, and whether it may contain Markdown.
  private func format(_ translation: [FormatString.Part]?) -> ([Part], mayBeMarkdown: Bool) {
    guard let translation else { return (ownParts, key.mayBeMarkdown) }
    var next = 0
    var mayBeMarkdown = false
    let parts = translation.compactMap { part -> Part? in
      switch part {
      case .literal(let text):
        mayBeMarkdown = mayBeMarkdown || InlineMarkdown.mayBe(in: text)
        return .literal(text[...])
      case .placeholder(let placeholder):
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        // Omit placeholders of the translation for which the key has no value.
        guard key.values.indices.contains(position) else { return nil }
        return .value(Value(content: key.values[position].content, placeholder: placeholder))
      }
    }
    return (parts, mayBeMarkdown)
  }

  private var ownParts: [Part] {
    var parts: [Part] = []
    key.forEachPart { literal in
      parts.append(.literal(literal))
    } value: { value in
      parts.append(.value(Value(content: value.content)))
    }
    return parts
  }
}

extension TextAttributes {
  /// Creates the attributes of a Markdown style.
  init(_ style: InlineMarkdown.Style, link: URL? = nil) {
    self.init()
    if style.contains(.emphasized) { isItalic = true }
    if style.contains(.strong) { weight = .bold }
    if style.contains(.code) { design = .monospaced }
    if style.contains(.strikethrough) { strikethrough = .single }
    self.link = link
    if link != nil { color = .accentColor }
  }
}
