/// Records what views do, such as evaluations, appearances and values.
@MainActor
final class Probe {
  private(set) var notes: [String] = []

  func note(_ text: String) { notes.append(text) }

  /// Returns a closure that records the text.
  func noting(_ text: String) -> @MainActor () -> Void { { self.note(text) } }

  func count(of text: String) -> Int { notes.count { $0 == text } }

  func forget() { notes = [] }
}
