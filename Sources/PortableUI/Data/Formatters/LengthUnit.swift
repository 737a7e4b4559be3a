/// A unit of time in a formatted duration.
enum LengthUnit: Int, CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit and its fixed number of seconds, or `nil` for years and months, whose length varies.
  var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  /// Returns how many smaller units this unit contains, or `nil` if the number varies.
  func count(of smaller: LengthUnit) -> Int? {
    if self == .year, smaller == .month { return 12 }
    guard let duration, let part = smaller.duration else { return nil }
    return duration.seconds / part.seconds
  }

  /// Returns the text of a number of years or months. It is English, because Foundation has localized names only on
  /// Apple's platforms.
  func words(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let name = self == .year ? "year" : "month"
    let short = self == .year ? "yr" : "mo"
    let isOne = abs(count) == 1
    switch style {
    case .full: return "\(count) \(name)\(isOne ? "" : "s")"
    case .spellOut: return "\(spelled(count)) \(name)\(isOne ? "" : "s")"
    case .short, .brief: return "\(count) \(short)\(isOne || self == .month ? "" : "s")"
    case .abbreviated, .positional: return "\(count)\(self == .year ? "y" : "mo")"
    }
  }

  private func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? String(count)
  }
}

/// A number of units.
struct LengthPart {
  let unit: LengthUnit
  var count: Int
}

extension [LengthPart] {
  /// Returns the positional text, such as `1:15:00`, preceded by units above hours. Returns `nil` if the units from
  /// hours down are not consecutive, such as hours and seconds without minutes.
  func positional(isPadded: Bool, _ locale: Locale) -> String? {
    let clock = filter { $0.unit.rawValue >= LengthUnit.hour.rawValue }
    let above = dropLast(clock.count)
    let digits = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern
    switch clock.map(\.unit) {
    case [.hour, .minute, .second]: pattern = .hourMinuteSecond(padHourToLength: digits)
    case [.hour, .minute]: pattern = .hourMinute(padHourToLength: digits)
    case [.minute, .second]: pattern = .minuteSecond(padMinuteToLength: digits)
    case let units where units.count == 1 && above.isEmpty:
      return clock[0].count.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    default: return nil
    }
    let time = clock.length.formatted(.time(pattern: pattern).locale(locale))
    return above.isEmpty ? time : "\(Array(above).words(.abbreviated, locale)) \(time)"
  }

  /// Returns the text in words.
  func words(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let long = prefix { $0.unit.duration == nil }
    let rest = Array(dropFirst(long.count))
    var words = long.map { $0.unit.words($0.count, style) }
    if !rest.isEmpty { words.append(rest.durationWords(style, locale)) }
    return words.joined(separator: style == .abbreviated || style == .positional || style == .brief ? " " : ", ")
  }

  private func durationWords(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let format = Duration.UnitsFormatStyle.units(
      allowed: Set(compactMap { $0.unit.duration?.unit }), width: width, zeroValueUnits: .show(length: 1)
    ).locale(locale)
    guard style == .spellOut else { return length.formatted(format) }
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    var counts = map(\.count)[...]
    var text = ""
    let written = format.attributed.format(length)
    for run in written.runs {
      guard run.measurement == .value, let count = counts.popFirst() else {
        text += String(written[run.range].characters)
        continue
      }
      text += numbers.string(from: NSNumber(value: count)) ?? String(count)
    }
    return text
  }

  private var length: Duration {
    .seconds(reduce(0) { $0 + $1.count * ($1.unit.duration?.seconds ?? 0) })
  }
}
