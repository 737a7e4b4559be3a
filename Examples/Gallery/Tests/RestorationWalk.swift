import ScreenTesting
import SeededRandom
import SwiftUI
import Testing

/// Performs random actions on a screen, and restores it from snapshots.
///
/// After every third action, the screen is restored. The restored screen must look the same, and must stay the same when
/// it also performs the next actions.
///
/// - Parameters:
///   - name: the name of the screen in messages.
///   - steps: the number of actions.
///   - seed: the seed of the random choice.
///   - content: the screen.
@MainActor
func walkAndRestore<Content: View>(
  _ name: String, steps: Int, seed: UInt64 = 1, @ViewBuilder content: @escaping @MainActor () -> Content
) async throws {
  var generator = SeededGenerator(seed: seed)
  let texts = ["", "7", "ab"]
  let screen = await Screen { content() }
  var restored: Screen?
  var log: [String] = []
  for step in 0..<steps {
    let actions = screen.possibleActions(typing: texts)
    guard let number = actions.indices.randomElement(using: &generator) else { break }
    log.append(actions[number].description)
    await screen.perform(actions[number])
    if let restored {
      let same = restored.possibleActions(typing: texts)
      try #require(same.map(\.description) == actions.map(\.description), "\(name), seed \(seed): \(log)")
      await restored.perform(same[number])
      try #require(
        appearance(of: restored) == appearance(of: screen), "\(name), seed \(seed), after the restoration: \(log)")
    }
    guard step.isMultiple(of: 3) else { continue }
    let snapshot = try ScreenSnapshot(data: screen.snapshot().data)
    await restored?.close()
    // The copy of the visitor's values is not shared, so that each screen sees only its own changes.
    let storage = ScreenStorage(app: StoredValues(screen.storage.app.values))
    let copy = await Screen(restoring: snapshot, storage: storage) { content() }
    try #require(appearance(of: copy) == appearance(of: screen), "\(name), seed \(seed), restored: \(log)")
    restored = copy
  }
  await restored?.close()
  await screen.close()
}

/// The tree of a screen without the names of matched geometries, which are different in each screen.
@MainActor
private func appearance(of screen: Screen) -> String {
  screen.tree.replacing(/matched=\w+/, with: "matched")
}
