import Foundation

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
  static let testValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    return calendar
  }()
}

extension DependencyValues {
  /// The person's calendar, with its own locale and time zone.
  ///
  /// In tests it is the Gregorian calendar of the locale `en_US_POSIX` in Greenwich's time zone, so that days and weeks
  /// come out the same on every machine. Setting ``locale`` or ``timeZone`` does not change it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
