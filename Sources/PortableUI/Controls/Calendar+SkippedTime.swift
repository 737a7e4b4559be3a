extension Calendar {
  /// The date of a day and a time, also where clocks skip that time on that day.
  ///
  /// A skipped time is as much later as the clocks are put forward. Where they skip the end of the day, the date is the day's last
  /// second.
  ///
  /// - Parameter parts: a day that exists, and a time of day.
  func date(onSameDayAs parts: DateComponents) -> Date? {
    guard let date = self.date(from: parts) else { return nil }
    if component(.day, from: date) == parts.day { return date }
    let day = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day)
    return self.date(from: day).flatMap { dateInterval(of: .day, for: $0) }?.end.addingTimeInterval(-1)
  }
}
