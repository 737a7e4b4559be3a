/// The titles of built-in controls, translated to the languages that PortableUI supports.
///
/// The environment's locale decides the language. An app can override a title, or add a language, with a translation of
/// the English title in the string tables of its main bundle.
enum PlatformStrings {
  /// The translations of one title. A placeholder, such as `%@`, represents a value.
  struct Translations {
    let de: String
    let fr: String
    let es: String
    let it: String
    let ja: String

    /// Returns the translation to a language; `nil` if the language is English or not supported.
    subscript(language: Locale.LanguageCode) -> String? {
      switch language {
      case .german: de
      case .french: fr
      case .spanish: es
      case .italian: it
      case .japanese: ja
      default: nil
      }
    }
  }

  /// Returns the translation of an English title; `nil` if the title is not translated to the language of the locale.
  static func translation(of title: String, locale: Locale) -> String? {
    guard let language = locale.language.languageCode else { return nil }
    return translations[title]?[language]
  }
}

extension Text {
  /// Creates the title of a built-in control. ``PlatformStrings`` contains its translations.
  ///
  /// - Parameter title: The English title.
  nonisolated package init(platform title: LocalizedStringKey) {
    self.init(LocalizedText(key: title, table: nil, bundle: nil, isPlatform: true))
  }
}
