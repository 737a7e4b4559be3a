import LayoutEngine
import RandomLayouts
import Testing

/// Compares the engine with a model that caches nothing.
@Suite("Random trees")
struct RandomTreesTests {
  @Test("The engine lays out 1,000 random trees like the model", arguments: 1...10)
  func model(seed: Int) throws {
    var generator = RandomLayoutGenerator(seed: seed)
    for _ in 0..<1_000 {
      let (view, size) = generator.next()
      guard try check(view, size) else { return }
    }
  }

  @Test(
    "The engine lays out 1,000 random trees with texts, images and more containers like the model", arguments: 1...10)
  func measured(seed: Int) throws {
    var generator = RandomLayoutGenerator(seed: seed, kinds: [.measured, .containers])
    for _ in 0..<1_000 {
      let (view, size) = generator.next()
      guard try check(view, size) else { return }
    }
  }

  @Test("The engine lays out 1,000 random trees of all kinds like the model", arguments: 1...10)
  func all(seed: Int) throws {
    var generator = RandomLayoutGenerator(
      seed: seed, kinds: [.measured, .containers, .grids, .baselines, .insets, .relativeFrames])
    for _ in 0..<1_000 {
      let (view, size) = generator.next()
      guard try check(view, size) else { return }
    }
  }

  @Test("The engine lays out the known trees like the model", arguments: KnownLayout.all)
  func known(layout: KnownLayout) throws {
    try check(layout.view, layout.size)
  }

  /// Records an issue if a frame differs from the model. Returns whether all frames are correct.
  @discardableResult
  private func check(_ view: RandomLayout, _ size: LayoutSize) throws -> Bool {
    var tree = LayoutTree()
    var indices: [Int: Int] = [:]
    view.add(to: &tree, &indices)
    let layout = LayoutPass(tree, in: size)
    for (number, expected) in view.frames(in: size) {
      let index = try #require(indices[number])
      let frame = try #require(layout.frames[index])
      guard !frame.isNear(expected) else { continue }
      Issue.record("\(frame) instead of \(expected) for \(number), in \(size) of \(view)")
      return false
    }
    return true
  }
}

extension LayoutFrame {
  fileprivate func isNear(_ other: LayoutFrame) -> Bool {
    zip([x, y, size.width, size.height], [other.x, other.y, other.size.width, other.size.height])
      .allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
  }
}
