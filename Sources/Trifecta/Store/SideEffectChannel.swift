import IssueReporting

/// The side effects of one node: the undelivered ones, and the listeners.
@MainActor
final class SideEffectChannel {
  /// The maximum number of undelivered side effects.
  nonisolated static let capacity = 1_024

  /// Receives the next side effect, or `nil` at the end of the stream.
  typealias Waiter = @MainActor (Delivered) -> Void

  /// A side effect that is being delivered to a listener. It is `@unchecked Sendable` because side effects are not
  /// `Sendable`. Each is delivered once and the channel keeps no reference to it, so two threads never share one.
  struct Delivered: @unchecked Sendable {
    let element: Any?
  }

  private let place: String
  /// The core, which emits an event for each delivery. Set by the store whose stream is requested. The channel and the
  /// core retain each other until the core is closed, because an object with weak references is slower to retain and
  /// release.
  var core: Core?
  /// The undelivered side effects, in order.
  private(set) var waiting: [Any] = []
  /// The `for await` loops, in the order in which they began to listen. The last one receives all side effects.
  private var listeners: [(id: ListenerID, waiter: Waiter?)] = []
  private var hasDropped = false
  private var hasEnded = false

  init(place: String) {
    self.place = place
  }

  var isIdle: Bool { listeners.isEmpty && waiting.isEmpty }

  /// Removes and returns the undelivered side effects, because the instance that emitted them was removed.
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
        The side effect \(caseName(of: element)) of \(place) was dropped: \(Self.capacity) side effects already wait for a \
        listener.

        Handle the side effects of this store for as long as its screen is shown.
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

  /// Requests the next element for the listener `id`. If the listener already waits, which a copy of an iterator can
  /// cause, the earlier request receives the end of the stream.
  func next(_ id: ListenerID, _ waiter: @escaping Waiter) {
    guard !hasEnded else { return waiter(Delivered(element: nil)) }
    let index = listeners.firstIndex { $0.id === id } ?? listeners.endIndex
    if index == listeners.endIndex { listeners.append((id, nil)) }
    let former = listeners[index].waiter
    listeners[index].waiter = waiter
    former?(Delivered(element: nil))
    deliver()
  }

  /// Removes the listener `id` and ends the stream for it. Undelivered side effects are delivered to the previous
  /// listener.
  func stop(_ id: ListenerID) {
    guard let index = listeners.firstIndex(where: { $0.id === id }) else { return }
    listeners.remove(at: index).waiter?(Delivered(element: nil))
    deliver()
  }

  /// Ends the stream for all listeners, because the store was deallocated.
  func end() {
    core = nil
    hasEnded = true
    let listeners = listeners
    self.listeners = []
    for listener in listeners { listener.waiter?(Delivered(element: nil)) }
  }

  /// Delivers the first undelivered side effect to the newest listener, if that listener is waiting.
  private func deliver() {
    guard let newest = listeners.indices.last, let waiter = listeners[newest].waiter, !waiting.isEmpty else { return }
    listeners[newest].waiter = nil
    let element = waiting.removeFirst()
    if waiting.isEmpty { hasDropped = false }
    core?.emit(StoreEvent.sideEffectDelivered, element, of: place)
    waiter(Delivered(element: element))
  }
}

/// The identity of a listener. All code that refers to a listener retains this object, so the identity is not reused.
final class ListenerID: Sendable {}
