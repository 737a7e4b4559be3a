/// Writes down what views do: evaluations of bodies, appearances, values seen.
@MainActor
final class Probe {
  private(set) var notes: [String] = []

  func note(_ text: String) { notes.append(text) }

  func count(of text: String) -> Int { notes.count { $0 == text } }

  func forget() { notes = [] }
}
