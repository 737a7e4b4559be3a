import Foundation

extension DependencyValues {
  /// The clock that features wait by: `ContinuousClock` in an app, a `TestClock` where a test sets one.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The person's calendar, with its own locale and time zone.
  ///
  /// In tests it is the Gregorian calendar of the locale `en_US_POSIX` in Greenwich's time zone, so that days and weeks
  /// come out the same on every machine. Setting ``locale`` or ``timeZone`` does not change it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's locale.
  ///
  /// In tests it is `en_US_POSIX`, which never changes: whatever formats a number needs a locale, and a test should
  /// give the same result on every machine without having to say so.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The person's time zone.
  ///
  /// In tests it is Greenwich's, so that dates come out the same on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// The clock that features wait by. A test without a clock of its own that waits fails, and waits for real.
private enum ContinuousClockKey: BuiltInDependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let property = "continuousClock"
  static let valueToSet = "TestClock()"
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
  static let testValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    return calendar
  }()
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
  static let testValue = Locale(identifier: "en_US_POSIX")
}

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
  static let testValue = TimeZone(secondsFromGMT: 0) ?? .autoupdatingCurrent
}
