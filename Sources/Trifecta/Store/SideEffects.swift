import IssueReporting

/// The side effects of a store's feature, in the order in which they were emitted, each exactly once.
///
/// Side effects are buffered while there is no listener, up to 1,024 of them. If there are several listeners, the
/// newest receives all side effects; when it stops, the previous one continues. Cancelling a listener loses nothing:
/// undelivered side effects are kept for the next listener. The stream ends when the root store is deallocated, and
/// listening does not keep it alive. The stream of a child that is identified by an id does not end when the child is
/// removed, because that child may return while its screen still listens. The stream of any other child ends then,
/// because a child that is presented later is a new instance with a new store.
///
/// ```swift
/// for await sideEffect in store.sideEffects {
///   switch sideEffect {
///   case .dial(let number): openURL(URL(string: "tel:\(number)")!)
///   }
/// }
/// ```
public struct SideEffects<Element>: AsyncSequence {
  let channel: SideEffectChannel

  /// One listener. It listens from the first call of ``next()`` until its task is cancelled or the iterator is
  /// released.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    init(channel: SideEffectChannel) {
      listener = Listener(channel: channel)
    }

    /// Waits for the next side effect. Returns `nil` if the task is cancelled or the store was deallocated.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next side effect. Returns `nil` if the task is cancelled or the store was deallocated.
    ///
    /// - Parameter actor: the actor to stay on. A loop on the main actor never leaves it.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      while let value = await listener.next().element {
        if let element = value as? Element { return element }
        reportIssue(
          """
          The side effect \(value) was dropped: the feature's SideEffect type is \(Element.self).

          A reducer in the feature's body has another SideEffect type. Run it as a child, with Scope.
          """
        )
      }
      return nil
    }
  }

  /// Creates a listener.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(channel: channel)
  }
}

/// Stops listening when the last copy of the iterator is released.
private final class Listener: Sendable {
  private let channel: SideEffectChannel
  private let id = ListenerID()

  init(channel: SideEffectChannel) {
    self.channel = channel
  }

  deinit {
    Task { @MainActor [channel, id] in channel.stop(id) }
  }

  @MainActor
  func next() async -> SideEffectChannel.Delivered {
    await channel.next(id)
  }
}
