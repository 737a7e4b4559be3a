/// Records what the views of a small app report, first to last.
final class EventLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func count(of entry: String) -> Int { entries.filter { $0 == entry }.count }

  func clear() { entries = [] }
}
