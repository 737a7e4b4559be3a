/// The dates that can be chosen.
struct DateRange {
  let earliest: Date?
  let latest: Date?

  /// The nearest date that can be chosen.
  func clamped(_ date: Date) -> Date {
    let late = latest.map { min(date, $0) } ?? date
    return earliest.map { max(late, $0) } ?? late
  }
}
