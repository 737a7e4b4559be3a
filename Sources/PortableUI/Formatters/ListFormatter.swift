#if !canImport(Darwin)
  /// Joins words as a language does it: `a, b, and c`. Foundation has it on Apple's platforms alone.
  public final class ListFormatter {
    /// The language; `nil` for the process's own.
    public var locale: Locale?
    /// Puts values into words; `nil` for how they describe themselves.
    public var itemFormatter: Formatter?

    /// Creates a formatter.
    public init() {}

    /// Joins words in the language of the process.
    public static func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and, width: .standard))
    }

    /// Joins values.
    ///
    /// - Returns: the words; `nil` where a value has none.
    public func string(from items: [Any]) -> String? {
      let words = items.map { item in itemFormatter.map { $0.string(for: item) } ?? String(describing: item) }
      guard !words.contains(nil) else { return nil }
      return words.compactMap(\.self).formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// Joins values.
    ///
    /// - Returns: the words; `nil` for what is no array.
    public func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
  }
#endif
