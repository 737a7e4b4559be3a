import Elements
import SeededRandom
import SwiftUI
import Testing
import ViewGraph

/// A random screen and what happens to it.
struct RandomCase: CustomStringConvertible {
  var screen: Blueprint
  /// What is changed before each look at the screen.
  var edits: [[Edit]]

  var description: String {
    "screen: \(screen)\nedits:\n"
      + edits.map { "  " + $0.map { "\($0)" }.joined(separator: ", ") }.joined(separator: "\n")
  }

  init(seed: UInt64, edits count: Int) {
    var generator = SeededGenerator(seed: seed)
    var ids = 0
    screen = Blueprint.random(size: Int.random(in: 1...9, using: &generator), &ids, &generator)
    edits = []
    for _ in 0..<count {
      edits.append((0..<Int.random(in: 1...2, using: &generator)).map { _ in Edit.random(ids: ids, &generator) })
    }
  }

  /// A smaller case that fails too, of which nothing can be left out.
  @MainActor
  func shrunk(_ failure: RandomRun.Failure) -> (RandomCase, RandomRun.Failure) {
    var best = self
    var failure = failure
    best.edits.removeLast(best.edits.count - failure.edit - 1)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller {
        guard let other = RandomRun(candidate).failure else { continue }
        best = candidate
        best.edits.removeLast(best.edits.count - other.edit - 1)
        failure = other
        isSmaller = true
        break
      }
    }
    return (best, failure)
  }

  private var smaller: [RandomCase] {
    var result: [RandomCase] = []
    var length = edits.count / 2
    while length > 0 {
      for start in stride(from: 0, to: edits.count - length + 1, by: length) {
        var copy = self
        copy.edits.removeSubrange(start..<start + length)
        result.append(copy)
      }
      length /= 2
    }
    for index in edits.indices where edits[index].count > 1 {
      for position in edits[index].indices {
        var copy = self
        copy.edits[index].remove(at: position)
        result.append(copy)
      }
    }
    for screen in screen.smaller {
      var copy = self
      copy.screen = screen
      result.append(copy)
    }
    return result
  }
}

/// Shows a random screen, changes what it is made from, and compares what it shows with a screen that is made anew.
@MainActor
struct RandomRun {
  struct Failure: CustomStringConvertible {
    /// After which of the edits; -1 before the first.
    let edit: Int
    let shown: String
    let expected: String

    var description: String { "after edit \(edit) it shows\n\(shown)\ninstead of\n\(expected)" }
  }

  private(set) var failure: Failure?
  /// How many bodies the screen evaluated after it was first shown, and how many those did that were made anew.
  private(set) var evaluations = (shown: 0, fresh: 0)

  init(_ run: RandomCase) {
    let world = World()
    var waiting: [Edit] = []
    let host = SilentHost()
    let picture = PictureHost()
    let shown = HostedView(on: picture, lifecycle: false) {
      Button("edit") { for edit in waiting { world.perform(edit) } }
      RandomScreen(world: world, blueprint: run.screen)
    }
    let graph = shown.graph
    graph.turn()
    let first = graph.evaluations
    for (index, edits) in run.edits.enumerated() {
      waiting = edits
      graph.dispatch(Event(EventKind(rawValue: "tap")), to: graph.root.firstChild?.id ?? 0)
      graph.turn()
      graph.measure(world.frames)
      world.isReference = true
      let fresh = HostedView(on: host, lifecycle: false) {
        Button("edit") {}
        RandomScreen(world: world, blueprint: run.screen)
      }
      fresh.graph.turn()
      fresh.graph.measure(world.frames)
      world.isReference = false
      evaluations.fresh += fresh.graph.evaluations
      if !graph.root.looks(like: fresh.graph.root) {
        failure = Failure(edit: index, shown: graph.root.words(), expected: fresh.graph.root.words())
      } else if !picture.mistakes.isEmpty || picture.picture != PictureHost.print(graph.root) {
        failure = Failure(
          edit: index, shown: picture.picture + picture.mistakes.joined(separator: "\n"),
          expected: PictureHost.print(graph.root))
      }
      fresh.graph.stop()
      if failure != nil { break }
    }
    evaluations.shown = graph.evaluations - first
    graph.stop()
    world.close()
  }
}

/// A host that shows nothing.
@MainActor
private final class SilentHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}

extension Graph {
  /// Tells everything that is measured of frames that differ from place to place, as long as that leads to others being measured.
  fileprivate func measure(_ frames: Int) {
    for _ in 0..<20 {
      var reports: [FrameReport] = []
      var number = 0.0
      root.forEachPlace { element, layer in
        number += 1
        let origin = PointValue(x: number * Double(frames), y: number + Double(frames))
        let frame = FrameValue(origin: origin, width: number + Double(frames), height: number)
        reports.append(FrameReport(element: element.id, layer: layer, frame: frame))
      }
      report(reports, isByPerson: true)
      let before = evaluations
      turn()
      if evaluations == before { return }
    }
  }
}

extension Element {
  /// The element and all in it and in its layers that handle a `measure`.
  fileprivate func forEachPlace(_ body: (Element, Int?) -> Void) {
    let kind = EventKind(rawValue: "measure")
    if handles(kind) { body(self, nil) }
    for (index, layer) in layers.enumerated() {
      if layer.handles(kind) { body(self, index) }
      layer.content?.forEachPlace(body)
    }
    for child in children { child.forEachPlace(body) }
  }

  /// Whether the elements and all in them are of the same kinds, with the same attributes and layers.
  fileprivate func looks(like other: Element) -> Bool { words() == other.words() }

  fileprivate func words(_ depth: Int = 1) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var lines = [indentation + kind.rawValue + " " + Self.words(Array(attributes))]
    for layer in layers {
      lines.append(indentation + "- \(layer.kind.rawValue) " + Self.words(Array(layer.attributes)))
      if let content = layer.content { lines.append(content.words(depth + 2)) }
    }
    return (lines + childrenInOrder.map { $0.words(depth + 1) }).joined(separator: "\n")
  }

  /// The children. What is presented stands in the order in which it came, which a screen that is made anew does not know.
  private var childrenInOrder: [Element] {
    let presented = children.filter(\.schema.isModal)
    guard presented.count > 1 else { return children }
    return children.filter { !$0.schema.isModal } + presented.sorted { $0.words() < $1.words() }
  }

  private static func words(_ attributes: [(key: AttributeKey, value: AttributeValue)]) -> String {
    // What a host is to measure depends on what was ever asked for, and shows nothing.
    let shown = attributes.filter { $0.key != AttributeKey(rawValue: "measured") }
    return shown.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
  }
}

@MainActor
@Suite("Fresh evaluation")
struct FreshEvaluationTests {
  /// `FRESH_EVALUATION_EDITS` says how many edits to make; `FRESH_EVALUATION_SEED` where to begin.
  private static func number(_ name: String, or other: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? other
  }

  /// Runs `body`, in which pickers have a selection that none of their choices has as its tag, and say so.
  private func untagged<Result>(_ body: () -> Result) -> Result? {
    var result: Result?
    withKnownIssue(isIntermittent: true) {
      result = body()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("which is its selection") }
    }
    return result
  }

  @Test("What is shown after any edits is what a screen that is made anew shows, with fewer evaluations")
  func random() {
    let editsInCase = 40
    let first = Self.number("FRESH_EVALUATION_SEED", or: 1)
    let cases = max(1, Self.number("FRESH_EVALUATION_EDITS", or: 10_000) / editsInCase)
    var evaluations = (shown: 0, fresh: 0)
    for seed in first..<first + cases {
      let random = RandomCase(seed: UInt64(seed), edits: editsInCase)
      guard let run = untagged({ RandomRun(random) }) else { return }
      evaluations.shown += run.evaluations.shown
      evaluations.fresh += run.evaluations.fresh
      if let failure = run.failure {
        guard let (small, smallFailure) = untagged({ random.shrunk(failure) }) else { return }
        Issue.record("seed \(seed) fails, and so does this part of it:\n\(small)\n\(smallFailure)")
        return
      }
    }
    #expect(evaluations.shown < evaluations.fresh, "\(evaluations)")
  }
}
