import Snapshots
import ViewGraph

/// The queue of the alerts and dialogs of one screen or one sheet. Only one of them is presented at a time. The queue
/// presents them in the order in which they were requested.
@MainActor
package final class PresentationQueue: DerivedObject {
  private var current: PresentationRequest?
  private var waiting: [PresentationRequest] = []

  package init() {}

  /// Presents the alert of a request immediately, or adds the request to the end of the queue if another alert is
  /// presented.
  func enqueue(_ request: PresentationRequest) {
    guard request !== current, !waiting.contains(where: { $0 === request }) else { return }
    if current == nil {
      current = request
      request.isCurrent = true
    } else {
      waiting.append(request)
    }
  }

  /// Removes a request from the queue. If its alert was presented, presents the next one.
  func remove(_ request: PresentationRequest) {
    waiting.removeAll { $0 === request }
    guard request === current else { return }
    request.isCurrent = false
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.isCurrent = true
  }
}

/// A view's request to present an alert or dialog, in a ``PresentationQueue``.
@MainActor
final class PresentationRequest: DerivedObject {
  private let flag = ObservedFlag()

  /// Whether the view may present its alert. Views that read this property are updated when it changes.
  fileprivate(set) var isCurrent: Bool {
    get { flag.isOn }
    set { flag.isOn = newValue }
  }
}

private struct PresentationQueueKey: EnvironmentKey {
  static var defaultValue: PresentationQueue? { nil }
}

extension EnvironmentValues {
  /// The queue of alerts and dialogs of the screen or sheet that contains the view.
  package var presentationQueue: PresentationQueue? {
    get { self[PresentationQueueKey.self] }
    set { self[PresentationQueueKey.self] = newValue }
  }
}

/// Adds a view's request to the queue when the view has an alert to present, and removes the request when the alert is
/// dismissed.
struct PresentationRequestModifier: ViewModifier {
  let request: PresentationRequest
  let isWanted: Bool

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: PresentationRequestBehavior(content)) { $0.content }
  }
}

private final class PresentationRequestBehavior<Modified: View>: NodeBehavior {
  static var name: String { "alert or confirmationDialog" }
  var followsAppearance: Bool { false }

  private let request: PresentationRequest
  private var queue: PresentationQueue?

  init(_ content: ModifiedContent<Modified, PresentationRequestModifier>) {
    request = content.modifier.request
  }

  func didMount(_ content: ModifiedContent<Modified, PresentationRequestModifier>, on node: Node) {
    queue = EnvironmentValues(scope: node.environment).presentationQueue
    follow(content.modifier)
  }

  func didUpdate(to content: ModifiedContent<Modified, PresentationRequestModifier>, on node: Node) {
    follow(content.modifier)
  }

  func didUnmount(from node: Node) {
    queue?.remove(request)
  }

  private func follow(_ modifier: PresentationRequestModifier) {
    if modifier.isWanted { queue?.enqueue(request) } else { queue?.remove(request) }
  }
}
