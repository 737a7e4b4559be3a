/// Writes down what views do: evaluations of bodies, appearances, values seen.
@MainActor
final class Probe {
  private(set) var notes: [String] = []

  func note(_ text: String) { notes.append(text) }

  /// What writes that down when it is called.
  func noting(_ text: String) -> @MainActor () -> Void { { self.note(text) } }

  func count(of text: String) -> Int { notes.count { $0 == text } }

  func forget() { notes = [] }
}
