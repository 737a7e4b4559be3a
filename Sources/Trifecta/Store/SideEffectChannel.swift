import IssueReporting

/// The side effects of one place: what waits, who listens, who gets the next one.
@MainActor
final class SideEffectChannel {
  /// How many side effects are kept while nobody takes them.
  nonisolated static let capacity = 1_024

  /// Takes the next side effect, `nil` at the end of the stream.
  typealias Waiter = @MainActor (Delivered) -> Void

  /// An element on its way to a listener. Side effects are not `Sendable`; one is handed over once, and the channel
  /// keeps no reference to it, so no two threads ever share one.
  struct Delivered: @unchecked Sendable {
    let element: Any?
  }

  private let place: String
  /// Set by the store that is asked for this stream: it is told what is delivered. The two hold each other until the
  /// core is closed, because an object that is referred to weakly is slow to retain.
  var core: Core?
  /// What nobody has taken yet, in order.
  private(set) var waiting: [Any] = []
  /// The `for await` loops, in the order in which they began to listen. The last one takes all.
  private var listeners: [(id: ListenerID, waiter: Waiter?)] = []
  private var hasDropped = false
  private var hasEnded = false

  init(place: String) {
    self.place = place
  }

  var isIdle: Bool { listeners.isEmpty && waiting.isEmpty }

  /// Forgets what nobody has received, and returns it: whoever emitted it is gone.
  func drop() -> [Any] {
    defer {
      waiting = []
      hasDropped = false
    }
    return waiting
  }

  func emit(_ element: Any) {
    if waiting.count < Self.capacity {
      waiting.append(element)
      deliver()
    } else if !hasDropped {
      hasDropped = true
      reportIssue(
        """
        The side effect \(caseName(of: element)) of \(place) was dropped: \(Self.capacity) are waiting, and nothing listens.

        Let the screen of this store handle its side effects for as long as it is shown.
        """
      )
    }
  }

  func next(_ id: ListenerID) async -> Delivered {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else {
          continuation.resume(returning: Delivered(element: nil))
          return stop(id)
        }
        next(id) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.stop(id) }
    }
  }

  /// The listener `id` asks for the next element. A listener that asks again while it waits, as a copy of an iterator can,
  /// gets the end for the first time it asked.
  func next(_ id: ListenerID, _ waiter: @escaping Waiter) {
    guard !hasEnded else { return waiter(Delivered(element: nil)) }
    let index = listeners.firstIndex { $0.id === id } ?? listeners.endIndex
    if index == listeners.endIndex { listeners.append((id, nil)) }
    let former = listeners[index].waiter
    listeners[index].waiter = waiter
    former?(Delivered(element: nil))
    deliver()
  }

  /// The listener `id` has stopped. The stream ends for it, and what waits goes to the one before.
  func stop(_ id: ListenerID) {
    guard let index = listeners.firstIndex(where: { $0.id === id }) else { return }
    listeners.remove(at: index).waiter?(Delivered(element: nil))
    deliver()
  }

  /// The store is gone: the stream ends for everybody.
  func end() {
    core = nil
    hasEnded = true
    let listeners = listeners
    self.listeners = []
    for listener in listeners { listener.waiter?(Delivered(element: nil)) }
  }

  /// Hands the first that waits to the newest listener, if that one waits too.
  private func deliver() {
    guard let newest = listeners.indices.last, let waiter = listeners[newest].waiter, !waiting.isEmpty else { return }
    listeners[newest].waiter = nil
    let element = waiting.removeFirst()
    if waiting.isEmpty { hasDropped = false }
    core?.emit(StoreEvent.sideEffectDelivered, element, of: place)
    waiter(Delivered(element: element))
  }
}

/// The identity of a listener. Whoever still speaks of a listener holds this object, so no other can take its place.
final class ListenerID: Sendable {}
