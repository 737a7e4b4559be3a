/// A localizable string with the location of its translations. The translation is looked up when the string is shown.
/// Foundation provides this type only on Apple's platforms.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of translations.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle of the app.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key in the table of translations, with placeholders for values.
  public var key: String { value.key.format }
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale in which values are formatted when the resource is converted to a string.
  public var locale: Locale
  let bundle: BundleDescription
  let value: String.LocalizationValue

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - keyAndValue: the default text, which is also the key of the translation.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - locale: the locale in which values are formatted when the resource is converted to a string.
  ///   - bundle: the location of the table.
  ///   - comment: a comment for translators. It is ignored at run time.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Creates a string from a resource, translated to the language of the process.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      localized: resource.value, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}

extension LocalizedStringKey {
  /// Creates the key of a resource. The location of its translations is lost.
  init(_ resource: LocalizedStringResource) { self = resource.value.key }
}

extension Text {
  /// Creates a text from a resource, translated to the language of the environment in which it is shown.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.value.key, tableName: resource.table, bundle: resource.bundle.bundle)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a resource. Its translation is looked up when the text is shown.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Appends the translation of a resource to the language of the process.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
}
