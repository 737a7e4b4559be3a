#if !canImport(Darwin)
  /// A formatter for dates relative to another date: `2 hours ago`, `in 3 days`, `yesterday`. It replaces Foundation's
  /// formatter, which exists only on Apple's platforms.
  ///
  /// ```swift
  /// RelativeDateTimeFormatter().localizedString(for: message.date, relativeTo: .now)  // 2 hours ago
  /// ```
  public final class RelativeDateTimeFormatter: Formatter {
    /// The style of relative dates.
    public enum DateTimeStyle: Int, Sendable {
      /// Always a number of units: `1 day ago`.
      case numeric
      /// A name if there is one: `yesterday`. Otherwise, a number of units.
      case named
    }

    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
      /// Words: `2 months ago`.
      case full
      /// Words, with spelled-out numbers: `two months ago`.
      case spellOut
      /// Abbreviations: `2 mo. ago`.
      case short
      /// The shortest abbreviations: `2mo ago`.
      case abbreviated
    }

    /// The style of relative dates.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units.
    public var unitsStyle = UnitsStyle.full
    /// The calendar that determines the length of units, or `nil` for the current one.
    public var calendar: Calendar? = .autoupdatingCurrent
    /// The locale, or `nil` for the current one.
    public var locale: Locale? = .autoupdatingCurrent

    /// The place of the text. At the beginning of a sentence, the first letter is a capital letter.
    public var formattingContext = Context.unknown

    /// Creates a formatter.
    public override init() {
      super.init()
    }

    /// Always fails, because formatters can be archived only on Apple's platforms.
    ///
    /// - Returns: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text of a date relative to another.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - referenceDate: The date to compare with.
    /// - Returns: The text, in the largest unit whose count is not zero.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      let text = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
        locale: locale ?? .current, calendar: calendar ?? .current
      ).format(referenceDate)
      return formattingContext == .beginningOfSentence ? text.withCapital : text
    }

    /// Returns the text of a time relative to now.
    ///
    /// - Parameter timeInterval: The interval from now in seconds. It is negative for the past.
    /// - Returns: The text.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text of a time relative to now.
    ///
    /// - Parameter dateComponents: The interval from now. It is negative for the past.
    /// - Returns: The text.
    public func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
      return localizedString(for: date, relativeTo: now)
    }

    /// Returns the text of a date relative to now.
    ///
    /// - Parameter obj: A `Date`.
    /// - Returns: The text, or `nil` for another type.
    public override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
  }

  extension String {
    /// The text with a capital first letter.
    var withCapital: String { prefix(1).uppercased() + dropFirst() }
  }
#endif
