#if !canImport(Darwin)
  /// A formatter that joins items into a localized list: `a, b, and c`. It replaces Foundation's formatter, which exists only on
  /// Apple's platforms.
  public final class ListFormatter {
    /// The locale, or `nil` for the current one.
    public var locale: Locale?
    /// The formatter for items, or `nil` to use their descriptions.
    public var itemFormatter: Formatter?

    /// Creates a formatter.
    public init() {}

    /// Returns strings joined into a list in the current locale.
    public static func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and, width: .standard))
    }

    /// Returns items joined into a list.
    ///
    /// - Returns: The text, or `nil` if an item cannot be formatted.
    public func string(from items: [Any]) -> String? {
      let words = items.map { item in itemFormatter.map { $0.string(for: item) } ?? String(describing: item) }
      guard !words.contains(nil) else { return nil }
      return words.compactMap(\.self).formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// Returns the items of an array joined into a list.
    ///
    /// - Returns: The text, or `nil` if the object is not an array.
    public func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
  }
#endif
