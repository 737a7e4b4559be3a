import Foundation

/// Reads the dates of feeds: RFC 3339, as JSON Feed has them, and RFC 822 with the years of RFC 1123, as RSS has them.
enum FeedDate {
  /// The point in time that a text names; `nil` where it names none. O(length).
  static func parse(_ text: String) -> Date? {
    let text = text.trimmed
    return text.first?.isNumber == true && text.dropFirst(4).first == "-" ? internet(text) : mail(text)
  }

  /// `2023-08-15T10:00:00.25-07:00`.
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

  /// `Tue, 15 Aug 2023 10:00:00 -0700`. The weekday and the seconds may be missing, the year may have two digits.
  private static func mail(_ text: String) -> Date? {
    let pattern =
      /(?:[A-Za-z]+,?\s+)?(\d{1,2})\s+([A-Za-z]{3})[a-z]*\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([A-Za-z]+|[+-]\d{4})/
    let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    guard let match = text.wholeMatch(of: pattern.asciiOnlyDigits()), let zone = offset(String(match.7)),
      let year = Int(match.3),
      let month = months.firstIndex(of: match.2.lowercased())
    else { return nil }
    // RFC 2822 (4.3) says which century two digits are of.
    return date(
      year: match.3.count == 4 ? year : year < 50 ? 2_000 + year : 1_900 + year, month: month + 1, day: Int(match.1),
      hour: Int(match.4), minute: Int(match.5), second: match.6.map { Int($0) } ?? 0, offset: zone)
  }

  /// How many seconds a zone is ahead of Greenwich. RFC 2822 (4.3) takes a name it does not know for Greenwich.
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
    // A leap second is the last of its minute to a calendar that knows none.
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second.map { min($0, 59) })
    guard let second, second <= 60, components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)?.addingTimeInterval(-Double(offset))
  }
}
