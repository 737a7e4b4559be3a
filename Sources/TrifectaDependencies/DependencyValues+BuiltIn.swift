import Foundation

extension DependencyValues {
  /// The clock that features wait with: `ContinuousClock` in an app. A test sets a `TestClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The user's calendar, including its locale and time zone.
  ///
  /// In tests it is the Gregorian calendar with the locale `en_US_POSIX` and the time zone GMT, so that days and weeks
  /// are the same on every machine. Setting ``locale`` or ``timeZone`` does not change it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's locale.
  ///
  /// In tests it is `en_US_POSIX`, so that formatted text is the same on every machine, and a test need not set the
  /// locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's time zone.
  ///
  /// In tests it is GMT, so that dates are the same on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// The clock that features wait with. A test that waits without setting a clock fails, but its wait still takes place,
/// in real time.
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
