import IssueReporting

/// The side effects of a store's feature, in the order in which they were emitted, each exactly once.
///
/// Those emitted while nobody listens wait, up to 1,024 of them. With several listeners the newest takes all; when it
/// stops, the one before goes on. A listener that is cancelled loses nothing: what it has not received waits for the
/// next one. The stream ends when the store of the root goes away, which listening does not keep alive: a child that
/// goes may come back, and its screen still listens.
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

  /// One listener. It listens from the first call of ``next()`` until its task is cancelled or it is dropped.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    init(channel: SideEffectChannel) {
      listener = Listener(channel: channel)
    }

    /// Waits for the next side effect. `nil` when the task is cancelled or the store has gone away.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next side effect. `nil` when the task is cancelled or the store has gone away.
    ///
    /// - Parameter actor: the actor to stay on; a loop on the main actor never leaves it.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      while let value = await listener.next().element {
        if let element = value as? Element { return element }
        reportIssue(
          """
          The side effect \(value) was emitted where \(Element.self) is expected.

          A reducer inside a body has side effects of its own type. Give it a place of its own with Scope.
          """
        )
      }
      return nil
    }
  }

  /// Makes a listener.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(channel: channel)
  }
}

/// What a listener's iterator holds: when the last copy goes, the listening ends.
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
