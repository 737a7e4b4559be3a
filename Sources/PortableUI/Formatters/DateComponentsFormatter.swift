#if !canImport(Darwin)
  /// Writes how long something takes: `1:15:00`, `1h 15m`, or `1 hour, 15 minutes`. Foundation has it on Apple's platforms
  /// alone.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.allowedUnits = [.minute, .second]
  /// formatter.zeroFormattingBehavior = .pad
  /// formatter.string(from: 75)  // 01:15
  /// ```
  ///
  /// Units from weeks down are in the language of ``calendar``; years and months have English names in all languages.
  public final class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// By their place: `1:15:00`.
      case positional
      /// By a letter: `1h 15m`.
      case abbreviated
      /// By short words: `1 hr, 15 min`.
      case short
      /// By words: `1 hour, 15 minutes`.
      case full
      /// The numbers in words, too: `one hour, fifteen minutes`.
      case spellOut
      /// By short words, without commas: `1 hr 15 min`.
      case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The behaviors as bits.
      public let rawValue: UInt

      /// Creates behaviors from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Drops the leading ones of a positional style, and all of another one.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Drops those before the first unit of which there are some.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Drops those between.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Drops those after the last unit of which there are some.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// Drops all.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Writes all, in a positional style with two digits each.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    public var unitsStyle = UnitsStyle.positional
    /// Which units are written; none for those from years to seconds of which there are some.
    public var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Says how long a day and a month are, and in which language; `nil` for the process's own.
    public var calendar: Calendar? = .autoupdatingCurrent
    /// When a length of seconds begins, if it is counted in months; `nil` for the beginning of 2001.
    public var referenceDate: Date?
    /// How many units are written at most, the largest first; 0 for all.
    public var maximumUnitCount = 0
    /// Whether the largest unit is counted in the next one where there is one of it: `90m`, not `1h 30m`.
    public var collapsesLargestUnit = false

    /// Creates a formatter.
    public override init() {
      super.init()
    }

    /// Formatters are not archived off Apple's platforms.
    ///
    /// - Returns: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Writes a length of time.
    ///
    /// - Parameter ti: in seconds. Parts of seconds are left out.
    /// - Returns: the text; `nil` for what is no number, or longer than calendars count.
    public func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Writes how long it is from a date to another.
    ///
    /// - Parameters:
    ///   - startDate: the first.
    ///   - endDate: the second; if it is the earlier one, the length is negative.
    /// - Returns: the text; `nil` for dates that are farther away than calendars count.
    public func string(from startDate: Date, to endDate: Date) -> String? {
      // Some 30,000 years, as far as calendars are sure.
      guard abs(startDate.timeIntervalSinceReferenceDate) < 1e12, abs(endDate.timeIntervalSinceReferenceDate) < 1e12
      else {
        return nil
      }
      var calendar = calendar ?? .current
      // A length has no summer time.
      if referenceDate == nil { calendar.timeZone = .gmt }
      let units = units
      let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
      return string(of: units.map { LengthPart(unit: $0, count: components.value(for: $0.component) ?? 0) })
    }

    /// Writes components, as many as there are of each.
    ///
    /// - Parameter components: what is counted. A unit that is not allowed is counted in those that are.
    /// - Returns: the text.
    public func string(from components: DateComponents) -> String? {
      var calendar = calendar ?? .current
      calendar.timeZone = .gmt
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      guard let end = calendar.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// Writes components in a style.
    ///
    /// - Parameters:
    ///   - components: what is counted.
    ///   - unitsStyle: how units are written.
    /// - Returns: the text.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Writes components, or a length in seconds.
    ///
    /// - Parameter obj: a `DateComponents` or a number.
    /// - Returns: the text; `nil` for what is neither.
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
      return shown.words(unitsStyle, locale)
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
