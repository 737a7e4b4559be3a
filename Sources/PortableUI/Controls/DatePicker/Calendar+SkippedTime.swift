extension Calendar {
  /// Returns the date of a day and a time of day, even if a daylight saving transition skips that time.
  ///
  /// A skipped time moves forward by the length of the transition. If the moved time is past the end of the day, the
  /// result is the last second of the day.
  ///
  /// - Parameter parts: an existing day, and a time of day.
  func date(onSameDayAs parts: DateComponents) -> Date? {
    guard let date = self.date(from: parts) else { return nil }
    if component(.day, from: date) == parts.day { return date }
    let day = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day)
    return self.date(from: day).flatMap { dateInterval(of: .day, for: $0) }?.end.addingTimeInterval(-1)
  }
}
