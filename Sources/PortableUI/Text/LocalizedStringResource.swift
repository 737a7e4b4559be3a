/// A text in the words of a program's author together with where its translations are, to be looked up later: Foundation has it on
/// Apple's platforms alone.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where translations are.
  public enum BundleDescription: Equatable, Sendable {
    /// Among the program's own resources.
    case main
    /// In a bundle that is at a place.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What stands in the table of translations, with places for values.
  public var key: String { value.key.format }
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// How numbers are written where it becomes a string.
  public var locale: Locale
  let bundle: BundleDescription
  let value: String.LocalizationValue

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text, which is also the key of a translation.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - locale: how numbers are written where it becomes a string.
  ///   - bundle: where the tables are.
  ///   - comment: tells translators what the text is for.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource of an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Creates a string from a text, or its translation in the language of the process.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      localized: resource.value, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}

extension LocalizedStringKey {
  /// The key of a resource. Where its translations are is lost.
  init(_ resource: LocalizedStringResource) { self = resource.value.key }
}

extension Text {
  /// Shows a text of a program's author, or its translation in the language of the place where it is shown.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.value.key, tableName: resource.table, bundle: resource.bundle.bundle)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: what it says.
  ///   - name: the name of one of Apple's SF Symbols.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text on it.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension View {
  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text that is looked up where it is shown.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a text that is looked up now.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
}
