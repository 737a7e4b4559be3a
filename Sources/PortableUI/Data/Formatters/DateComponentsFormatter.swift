#if !canImport(Darwin)
  /// A formatter for durations: `1:15:00`, `1h 15m`, or `1 hour, 15 minutes`. It replaces Foundation's formatter, which
  /// exists only on Apple's platforms.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.allowedUnits = [.minute, .second]
  /// formatter.zeroFormattingBehavior = .pad
  /// formatter.string(from: 75)  // 01:15
  /// ```
  ///
  /// Weeks and smaller units are localized for ``calendar``. Years and months have English names in all languages.
  public final class DateComponentsFormatter: Formatter {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers separated by colons: `1:15:00`.
      case positional
      /// Single letters: `1h 15m`.
      case abbreviated
      /// Abbreviations: `1 hr, 15 min`.
      case short
      /// Words: `1 hour, 15 minutes`.
      case full
      /// Words, with spelled-out numbers: `one hour, fifteen minutes`.
      case spellOut
      /// Abbreviations without commas: `1 hr 15 min`.
      case brief
    }

    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt

      /// Creates behaviors from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Drops leading zeros in a positional style, and all zeros in other styles.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Drops zeros before the first nonzero unit.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Drops zeros between nonzero units.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Drops zeros after the last nonzero unit.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// Drops all zeros.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Keeps all zeros, and pads units to two digits in a positional style.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units.
    public var unitsStyle = UnitsStyle.positional
    /// The units to use. An empty set means all units from years to seconds except weeks.
    public var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose value is zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that determines the length of units and the language, or `nil` for the current one.
    public var calendar: Calendar? = .autoupdatingCurrent
    /// The start of a duration that is given in seconds or components, or `nil` for the beginning of 2001. The start
    /// affects only months and years, because their lengths vary.
    public var referenceDate: Date?
    /// The maximum number of units, the largest first, or 0 for no limit.
    public var maximumUnitCount = 0
    /// Whether the largest unit, if its value is one, is converted to the next smaller unit: `90m` instead of `1h 30m`.
    public var collapsesLargestUnit = false

    /// Whether the text begins with "About". The phrase is English in all languages. Positional texts have no phrases.
    public var includesApproximationPhrase = false
    /// Whether the text ends with "remaining". The phrase is English in all languages. Positional texts have no phrases.
    public var includesTimeRemainingPhrase = false
    /// Whether the smallest unit may have a fraction. It has no effect: fractions are discarded.
    public var allowsFractionalUnits = false
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

    /// Returns the text of a duration.
    ///
    /// - Parameter ti: The duration in seconds. Fractions are discarded.
    /// - Returns: The text, or `nil` if the duration is not finite or exceeds the range of calendars.
    public func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Returns the text of the duration between two dates.
    ///
    /// - Parameters:
    ///   - startDate: The start date.
    ///   - endDate: The end date. If it precedes the start, the duration is negative.
    /// - Returns: The text, or `nil` for dates beyond the range of calendars.
    public func string(from startDate: Date, to endDate: Date) -> String? {
      // Calendars are reliable within about 30,000 years.
      guard abs(startDate.timeIntervalSinceReferenceDate) < 1e12, abs(endDate.timeIntervalSinceReferenceDate) < 1e12
      else {
        return nil
      }
      var calendar = calendar ?? .current
      // Use GMT, because daylight saving time must not affect a duration.
      if referenceDate == nil { calendar.timeZone = .gmt }
      let units = units
      let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
      return string(of: units.map { LengthPart(unit: $0, count: components.value(for: $0.component) ?? 0) })
    }

    /// Returns the text of date components.
    ///
    /// - Parameter components: The components. Units that are not allowed are converted to allowed units.
    /// - Returns: The text.
    public func string(from components: DateComponents) -> String? {
      var calendar = calendar ?? .current
      calendar.timeZone = .gmt
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      guard let end = calendar.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// Returns the text of date components in a style.
    ///
    /// - Parameters:
    ///   - components: The components.
    ///   - unitsStyle: The style of units.
    /// - Returns: The text.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Returns the text of date components or of a number of seconds.
    ///
    /// - Parameter obj: A `DateComponents` or a number.
    /// - Returns: The text, or `nil` for another type.
    public override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as NSNumber: string(from: seconds.doubleValue)
      case let seconds as Double: string(from: seconds)
      case let seconds as Int: string(from: TimeInterval(seconds))
      default: nil
      }
    }

    private var units: [LengthUnit] {
      let allowed = LengthUnit.allCases.filter { allowedUnits.contains($0.flag) }
      return allowed.isEmpty ? LengthUnit.allCases.filter { $0 != .week } : allowed
    }

    private func string(of parts: [LengthPart]) -> String? {
      let locale = calendar?.locale ?? .current
      let shown = limited(withoutZeros(collapsed(parts)))
      if unitsStyle == .positional, let text = shown.positional(isPadded: zeroFormattingBehavior.contains(.pad), locale)
      {
        return text
      }
      var text = shown.words(unitsStyle, locale)
      if includesApproximationPhrase { text = "about \(text)" }
      if includesTimeRemainingPhrase { text += " remaining" }
      return includesApproximationPhrase || formattingContext == .beginningOfSentence ? text.withCapital : text
    }

    private func collapsed(_ parts: [LengthPart]) -> [LengthPart] {
      guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.count != 0 }), abs(parts[first].count) == 1,
        first + 1 < parts.count, parts[first + 1].count != 0,
        let share = parts[first].unit.count(of: parts[first + 1].unit)
      else { return parts }
      var parts = Array(parts[(first + 1)...])
      parts[0].count += share * (parts[0].count < 0 ? -1 : 1)
      return parts
    }

    private func limited(_ parts: [LengthPart]) -> [LengthPart] {
      maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    private func withoutZeros(_ parts: [LengthPart]) -> [LengthPart] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.pad) { return parts }
      if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
      guard let first = parts.firstIndex(where: { $0.count != 0 }), let last = parts.lastIndex(where: { $0.count != 0 })
      else { return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1)) }
      let kept = parts.indices.filter { index in
        if parts[index].count != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
      }
      return kept.map { parts[$0] }
    }
  }
#endif
