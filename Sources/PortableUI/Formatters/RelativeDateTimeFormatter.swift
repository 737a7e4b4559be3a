#if !canImport(Darwin)
  /// Writes when something is, as seen from another time: `2 hours ago`, `in 3 days`, `yesterday`. Foundation has it on
  /// Apple's platforms alone.
  ///
  /// ```swift
  /// RelativeDateTimeFormatter().localizedString(for: message.date, relativeTo: .now)  // 2 hours ago
  /// ```
  public final class RelativeDateTimeFormatter: Formatter {
    /// Whether a language's own words for times are taken.
    public enum DateTimeStyle: Int, Sendable {
      /// Numbers: `1 day ago`.
      case numeric
      /// Words, where there are some: `yesterday`.
      case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// By words: `2 months ago`.
      case full
      /// The numbers in words, too: `two months ago`.
      case spellOut
      /// By short words: `2 mo. ago`.
      case short
      /// By as few letters as possible: `2mo ago`.
      case abbreviated
    }

    /// Whether a language's own words for times are taken.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Says how long a day and a month are; `nil` for the process's own.
    public var calendar: Calendar? = .autoupdatingCurrent
    /// The language; `nil` for the process's own.
    public var locale: Locale? = .autoupdatingCurrent

    /// Creates a formatter.
    public override init() {
      super.init()
    }

    /// Formatters are not archived off Apple's platforms.
    ///
    /// - Returns: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Writes when a date is, as seen from another one.
    ///
    /// - Parameters:
    ///   - date: the date.
    ///   - referenceDate: from where it is seen.
    /// - Returns: the text, in the largest unit that there is one of.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
        locale: locale ?? .current, calendar: calendar ?? .current
      ).format(referenceDate)
    }

    /// Writes when something is that comes after a time.
    ///
    /// - Parameter timeInterval: in seconds; negative for what has been.
    /// - Returns: the text.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Writes when something is that comes after a time.
    ///
    /// - Parameter dateComponents: how long after; negative for what has been.
    /// - Returns: the text.
    public func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
      return localizedString(for: date, relativeTo: now)
    }

    /// Writes when a date is, as seen from now.
    ///
    /// - Parameter obj: a `Date`.
    /// - Returns: the text; `nil` for what is none.
    public override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
  }
#endif
