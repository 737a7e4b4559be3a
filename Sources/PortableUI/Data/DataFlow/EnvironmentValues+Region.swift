private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.autoupdatingCurrent
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.autoupdatingCurrent
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.autoupdatingCurrent
}

extension EnvironmentValues {
  /// The locale of the view. The default is the locale of the process.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the view. The default is the calendar of the process.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the view. The default is the time zone of the process.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
