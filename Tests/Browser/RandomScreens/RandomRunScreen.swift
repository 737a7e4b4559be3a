import SeededRandom
import SwiftUI

/// A random screen and its edits. All pages share it, so an edit on one page changes every page.
@MainActor
@Observable
private final class RandomRun {
  static let shared = RandomRun()

  private(set) var world = World()
  private(set) var screen = Blueprint(kind: .values, variant: 0, id: 1, children: [])
  /// The number of edits of this screen and of all screens before it.
  private(set) var edits = 0
  private(set) var lastEdit = ""
  private(set) var seed: UInt64 = 0
  @ObservationIgnored private var generator = SeededGenerator(seed: 0)
  @ObservationIgnored private var ids = 1

  /// Replaces the screen with the random screen of a seed.
  func start(_ seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    ids = 0
    screen = shaped(Blueprint.random(size: Int.random(in: 1...12, using: &generator), &ids, &generator))
    world.close()
    world = World()
    self.seed = seed
    lastEdit = ""
    edits += 1
  }

  /// Returns the blueprint with some views replaced by views for which a host has much code: controls, texts, decorated
  /// views, pickers and tabs.
  private func shaped(_ blueprint: Blueprint) -> Blueprint {
    let isShaped = Int.random(in: 0..<3, using: &generator) == 0
    let leaf: Blueprint.Kind = blueprint.variant.isMultiple(of: 2) ? .control : .texts
    let container = [Blueprint.Kind.decorated, .decorated, .picker, .tabs][blueprint.id % 4]
    let kind = blueprint.children.isEmpty ? leaf : container
    return Blueprint(
      kind: isShaped ? kind : blueprint.kind, variant: blueprint.variant, id: blueprint.id,
      children: blueprint.children.map(shaped))
  }

  /// Makes one or two random changes to the screen's model.
  func edit() {
    let changes = (0..<Int.random(in: 1...2, using: &generator)).map { _ in Edit.random(ids: ids, &generator) }
    lastEdit = changes.map { "\($0)" }.joined(separator: ", ")
    for change in changes { world.perform(change) }
    edits += 1
  }
}

/// Shows the random screen of a seed, and a button that edits it.
package struct RandomRunScreen: View {
  @State private var seed = ""
  private let run = RandomRun.shared

  package init() {}

  package var body: some View {
    VStack {
      TextField("Seed", text: $seed).onSubmit { run.start(UInt64(seed) ?? 0) }
      Button("Edit") { run.edit() }
      Text(String(run.edits)).accessibilityIdentifier("edits")
      Text(run.lastEdit).font(.caption2).accessibilityIdentifier("edit")
      Text(run.screen.description).font(.caption2).accessibilityIdentifier("blueprint")
      VStack { RandomScreen(world: run.world, blueprint: run.screen).id(run.seed) }
        .accessibilityIdentifier("screen")
    }
  }
}
