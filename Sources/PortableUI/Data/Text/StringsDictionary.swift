/// The content of a file such as `Localizable.stringsdict`: the translations of a table that vary with a number.
struct StringsDictionary {
  /// The translations by their keys.
  private(set) var translations: [String: TranslatedText] = [:]

  /// Reads a property list. Entries without a format are skipped.
  init(_ list: [String: Any]) {
    for (key, value) in list {
      if let text = value as? String { translations[key] = TranslatedText(.text(text)) }
      guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        continue
      }
      let variables = entry.compactMapValues { $0 as? [String: String] }
      translations[key] = TranslatedText(.text(format), substitutions: variables.mapValues(Self.substitution))
    }
  }

  private static func substitution(_ variable: [String: String]) -> TranslatedText.Substitution {
    var forms: [PluralCategory: TranslatedText.Variation] = [:]
    for (name, text) in variable {
      if let category = PluralCategory(rawValue: name) { forms[category] = .text(text) }
    }
    return TranslatedText.Substitution(
      text: .plural(forms), position: nil, specifier: variable["NSStringFormatValueTypeKey"] ?? "d")
  }
}
