import IssueReporting

/// Drives the side effects of one place: keeps its ``SideEffectQueue`` and resumes those that wait.
@MainActor
final class SideEffectChannel {
  private let place: String
  /// Set by the store that is asked for this stream: it is told what is delivered. The two hold each other until the
  /// core is closed, because an object that is referred to weakly is slow to retain.
  var core: Core?
  private var queue = SideEffectQueue<Any, CheckedContinuation<Delivered, Never>>()

  /// An element on its way to a listener. Side effects are not `Sendable`; one is handed over once, and the channel
  /// keeps no reference to it, so no two threads ever share one.
  struct Delivered: @unchecked Sendable {
    let element: Any?
  }

  init(place: String) {
    self.place = place
  }

  var isIdle: Bool { queue.isIdle }
  var hasWaiting: Bool { queue.hasWaiting }

  /// Forgets what nobody has received, and returns it.
  func drop() -> [Any] {
    queue.drop()
  }

  /// What nobody has taken yet, in order.
  var waiting: [Any] { queue.untaken }

  func emit(_ element: Any) {
    switch queue.emit(element) {
    case .waits, .dropped(isFirst: false): break
    case .delivered(let delivery): resume([delivery])
    case .dropped(isFirst: true):
      reportIssue(
        """
        The side effect \(caseName(of: element)) of \(place) was dropped: \
        \(SideEffectQueue<Any, Never>.capacity) are waiting, and nothing listens.

        Let the screen of this store handle its side effects for as long as it is shown.
        """
      )
    }
  }

  func next(_ id: ListenerID) async -> Delivered {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: Delivered(element: nil))
          stop(id)
        } else if let delivery = queue.next(id, continuation) {
          resume([delivery])
        }
      }
    } onCancel: {
      Task { @MainActor in self.stop(id) }
    }
  }

  func stop(_ id: ListenerID) {
    resume(queue.stop(id))
  }

  /// The store is gone.
  func end() {
    core = nil
    resume(queue.end())
  }

  private func resume(_ deliveries: [SideEffectQueue<Any, CheckedContinuation<Delivered, Never>>.Delivery]) {
    for delivery in deliveries {
      if let element = delivery.element { core?.emit(StoreEvent.sideEffectDelivered, element, of: place) }
      delivery.waiter.resume(returning: Delivered(element: delivery.element))
    }
  }
}
