import Synchronization

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications.
  ///   - object: the object that posts them, or `nil` for any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  public struct Publisher: OpenCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications, or `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: the notification center.
    ///   - name: the name of the notifications.
    ///   - object: the object that posts them, or `nil` for any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Posts(self, to: subscriber))
    }
  }

  private final class Posts<Downstream: Subscriber>: Subscription
  where Downstream.Input == Notification, Downstream.Failure == Never {
    private let demand = Demand()
    private let center: NotificationCenter
    private let observer = Mutex<Observer?>(nil)

    /// The token of an observation. It is `@unchecked Sendable` because the notification center, which is thread-safe, is
    /// the only code that uses the token.
    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol
    }

    init(_ publisher: Publisher, to downstream: Downstream) {
      center = publisher.center
      // Subscribers accept values on any thread, as in Combine.
      nonisolated(unsafe) let receive: (Notification) -> Subscribers.Demand = downstream.receive
      let token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [demand] post in
        if demand.take() { demand.add(receive(post)) }
      }
      let observer = Observer(token: token)
      self.observer.withLock { $0 = observer }
    }

    func request(_ demand: Subscribers.Demand) { self.demand.add(demand) }

    func cancel() {
      let former = observer.withLock { observer in
        defer { observer = nil }
        return observer
      }
      if let former { center.removeObserver(former.token) }
    }

    deinit { cancel() }
  }
}
