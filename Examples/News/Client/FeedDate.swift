import Foundation

/// A parser for the dates of feeds: RFC 3339 in JSON Feed, and RFC 822 with the years of RFC 1123 in RSS.
enum FeedDate {
  /// Returns the date in a text; `nil` if it is invalid. O(length).
  static func parse(_ text: String) -> Date? {
    let text = text.trimmed
    return text.first?.isNumber == true && text.dropFirst(4).first == "-" ? internet(text) : mail(text)
  }

  /// Parses `2023-08-15T10:00:00.25-07:00`.
  private static func internet(_ text: String) -> Date? {
    let pattern = /(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})/
    guard let match = text.wholeMatch(of: pattern.asciiOnlyDigits()), let zone = offset(String(match.8)) else {
      return nil
    }
    let fraction = match.7.flatMap { Double("0" + $0) } ?? 0
    return date(
      year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5),
      second: Int(match.6), offset: zone
    )?.addingTimeInterval(fraction)
  }

  /// Parses `Tue, 15 Aug 2023 10:00:00 -0700`. The weekday and the seconds are optional, and the year may have two
  /// digits.
  private static func mail(_ text: String) -> Date? {
    let pattern =
      /(?:[A-Za-z]+,?\s+)?(\d{1,2})\s+([A-Za-z]{3})[a-z]*\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([A-Za-z]+|[+-]\d{4})/
    let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    guard let match = text.wholeMatch(of: pattern.asciiOnlyDigits()), let zone = offset(String(match.7)),
      let year = Int(match.3),
      let month = months.firstIndex(of: match.2.lowercased())
    else { return nil }
    // RFC 2822 (4.3) defines the century of years with two digits.
    return date(
      year: match.3.count == 4 ? year : year < 50 ? 2_000 + year : 1_900 + year, month: month + 1, day: Int(match.1),
      hour: Int(match.4), minute: Int(match.5), second: match.6.map { Int($0) } ?? 0, offset: zone)
  }

  /// Returns the offset of a time zone from GMT in seconds. An unknown name counts as GMT (RFC 2822, 4.3).
  private static func offset(_ zone: String) -> Int? {
    let hours = ["EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7]
    guard let sign = zone.first, "+-".contains(sign) else { return (hours[zone.uppercased()] ?? 0) * 3_600 }
    let digits = zone.filter(\.isNumber)
    guard let hour = Int(digits.prefix(2)), let minute = Int(digits.suffix(2)), hour < 24, minute < 60 else {
      return nil
    }
    return (sign == "-" ? -1 : 1) * (hour * 3_600 + minute * 60)
  }

  private static func date(
    year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?, second: Int?, offset: Int
  ) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The calendar does not support leap seconds, so they are clamped to the last second of the minute.
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second.map { min($0, 59) })
    guard let second, second <= 60, components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)?.addingTimeInterval(-Double(offset))
  }
}
