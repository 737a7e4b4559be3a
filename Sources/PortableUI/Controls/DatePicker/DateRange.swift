/// The range of valid dates, with optional bounds.
struct DateRange {
  let earliest: Date?
  let latest: Date?

  /// Returns the nearest valid date.
  func clamped(_ date: Date) -> Date {
    let late = latest.map { min(date, $0) } ?? date
    return earliest.map { max(late, $0) } ?? late
  }
}
