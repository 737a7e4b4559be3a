/// Records what the views of a small app report, in order.
final class EventLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func count(of entry: String) -> Int { entries.filter { $0 == entry }.count }

  func clear() { entries = [] }
}
