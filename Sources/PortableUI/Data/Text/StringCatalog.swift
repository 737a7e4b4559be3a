/// The content of a string catalog, such as `Localizable.xcstrings`: the translations of a table to all languages.
struct StringCatalog {
  /// The language of the keys.
  let sourceLanguage: String
  /// For each language, the translations by their keys.
  private(set) var translations: [String: [String: TranslatedText]] = [:]

  /// Reads a catalog.
  ///
  /// - Throws: ``Malformed`` with the reason.
  init(contentsOf file: URL) throws(Malformed) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    } catch {
      throw Malformed(error)
    }
    sourceLanguage = document.sourceLanguage
    for (key, entry) in document.strings where entry.shouldTranslate != false {
      for (language, localization) in entry.localizations ?? [:] {
        translations[language, default: [:]][key] = localization.text
      }
    }
  }

  /// A file that cannot be read, or is not a string catalog.
  struct Malformed: Error {
    /// The reason, with the place in the file.
    let reason: String

    init(_ error: any Error) {
      func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      }
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        let place = context.codingPath.isEmpty ? "the file" : "\"\(path(context))\""
        reason = "\(place) has no \"\(key.stringValue)\""
      case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
        reason =
          context.codingPath.isEmpty ? "it is not an object" : "\"\(path(context))\" is not a value of type \(type)"
      case DecodingError.dataCorrupted(let context):
        let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
        reason = "it is not valid JSON: \(underlying ?? context.debugDescription)"
      default: reason = "it cannot be read: \(error.localizedDescription)"
      }
    }
  }
}

// MARK: - The structure of the file

private struct Document: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]
}

private struct Entry: Decodable {
  let shouldTranslate: Bool?
  let localizations: [String: Localization]?
}

/// A text, or texts for several numbers or devices, which can be nested.
private struct Localization: Decodable {
  let stringUnit: Unit?
  let variations: Variations?
  let substitutions: [String: Substitution]?

  /// The translation; `nil` if nothing has been translated yet.
  var text: TranslatedText? {
    guard let variation else { return nil }
    return TranslatedText(variation, substitutions: (substitutions ?? [:]).compactMapValues(\.value))
  }

  var variation: TranslatedText.Variation? {
    if let variations { return variations.variation }
    // Xcode creates an empty text for each language that is added.
    guard let stringUnit, !(stringUnit.state == "new" && stringUnit.value.isEmpty) else { return nil }
    return .text(stringUnit.value)
  }
}

private struct Unit: Decodable {
  let state: String?
  let value: String
}

private struct Variations: Decodable {
  let plural: [String: Localization]?
  let device: [String: Localization]?
  let width: [String: Localization]?

  /// The devices whose text is used if there is none for other devices, in this order.
  private static let devices = ["other", "mac", "ipad", "iphone"]

  var variation: TranslatedText.Variation? {
    if let plural {
      var forms: [PluralCategory: TranslatedText.Variation] = [:]
      for (name, localization) in plural {
        if let category = PluralCategory(rawValue: name) { forms[category] = localization.variation }
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    // A browser is none of Apple's devices.
    if let device { return Self.devices.lazy.compactMap { device[$0]?.variation }.first }
    // The text for the widest space.
    return width?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.variation
  }
}

/// The texts of a variable in a format, such as `%#@files@`.
private struct Substitution: Decodable {
  let argNum: Int?
  let formatSpecifier: String?
  let stringUnit: Unit?
  let variations: Variations?

  var value: TranslatedText.Substitution? {
    guard let text = variations?.variation ?? stringUnit.map({ .text($0.value) }) else { return nil }
    // Counted from 1. A number from a file that is not a position is ignored.
    let position = argNum.flatMap { (1...99).contains($0) ? $0 - 1 : nil }
    return TranslatedText.Substitution(text: text, position: position, specifier: formatSpecifier ?? "lld")
  }
}
