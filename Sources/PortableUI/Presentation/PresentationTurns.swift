import Tracking
import ViewGraph

/// The alerts and dialogs of a screen or of one sheet. One at a time is presented; the others wait in the order in which
/// they were requested.
@MainActor
final class PresentationQueue {
  private var current: PresentationTurn?
  private var waiting: [PresentationTurn] = []

  /// Presents a turn's alert at once, or after those that are in the queue.
  func enter(_ turn: PresentationTurn) {
    guard turn !== current, !waiting.contains(where: { $0 === turn }) else { return }
    if current == nil {
      current = turn
      turn.hasCome = true
    } else {
      waiting.append(turn)
    }
  }

  /// Removes a turn from the queue. If it was presented, the next one is.
  func leave(_ turn: PresentationTurn) {
    waiting.removeAll { $0 === turn }
    guard turn === current else { return }
    turn.hasCome = false
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.hasCome = true
  }
}

/// A view's place in a ``PresentationQueue``.
@MainActor
final class PresentationTurn {
  private let source = Source()
  private var stored = false

  /// Whether the view may present its alert. Views that read it are updated when it changes.
  fileprivate(set) var hasCome: Bool {
    get {
      source.access()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      source.notify()
    }
  }
}

private struct PresentationQueueKey: EnvironmentKey {
  static var defaultValue: PresentationQueue? { nil }
}

extension EnvironmentValues {
  /// The queue of alerts and dialogs of the screen or sheet that contains the view.
  var presentationQueue: PresentationQueue? {
    get { self[PresentationQueueKey.self] }
    set { self[PresentationQueueKey.self] = newValue }
  }
}

/// Keeps a view's turn in the queue as long as the view has an alert to present.
struct PresentationTurnModifier: ViewModifier {
  let turn: PresentationTurn
  let isWanted: Bool

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: TurnTaking(content)) { $0.content }
  }
}

private final class TurnTaking<Modified: View>: NodeBehavior {
  static var name: String { "alert or confirmationDialog" }
  var followsAppearance: Bool { false }

  private let turn: PresentationTurn
  private var queue: PresentationQueue?

  init(_ content: ModifiedContent<Modified, PresentationTurnModifier>) {
    turn = content.modifier.turn
  }

  func didMount(_ content: ModifiedContent<Modified, PresentationTurnModifier>, on node: Node) {
    queue = EnvironmentValues(scope: node.environment).presentationQueue
    follow(content.modifier)
  }

  func didUpdate(to content: ModifiedContent<Modified, PresentationTurnModifier>, on node: Node) {
    follow(content.modifier)
  }

  func didUnmount(from node: Node) {
    queue?.leave(turn)
  }

  private func follow(_ modifier: PresentationTurnModifier) {
    if modifier.isWanted { queue?.enter(turn) } else { queue?.leave(turn) }
  }
}
