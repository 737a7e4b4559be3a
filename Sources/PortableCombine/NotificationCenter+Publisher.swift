extension NotificationCenter {
  /// Publishes the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - object: whose; `nil` for anybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; `nil` for anybody's.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: where they are posted.
    ///   - name: their name.
    ///   - object: whose they are; `nil` for anybody's.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Lets a subscriber have the notifications.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Posts(self, to: subscriber))
    }
  }

  private final class Posts<Downstream: Subscriber>: Subscription
  where Downstream.Input == Notification, Downstream.Failure == Never {
    private let demand = Demand()
    private let center: NotificationCenter
    private var observer: (any NSObjectProtocol)?

    init(_ publisher: Publisher, to downstream: Downstream) {
      center = publisher.center
      // A subscriber takes what comes on any thread, as in Combine.
      nonisolated(unsafe) let receive: (Notification) -> Subscribers.Demand = downstream.receive
      observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [demand] post in
        if demand.take() { demand.add(receive(post)) }
      }
    }

    func request(_ demand: Subscribers.Demand) { self.demand.add(demand) }

    func cancel() {
      if let observer { center.removeObserver(observer) }
      observer = nil
    }

    deinit { cancel() }
  }
}
