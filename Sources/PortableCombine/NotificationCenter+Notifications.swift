extension NotificationCenter {
  /// Returns the notifications with a name as an asynchronous sequence. It ends when its task is cancelled.
  ///
  /// ```swift
  /// .task {
  ///   for await _ in NotificationCenter.default.notifications(named: .favoritesChanged) { await reload() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of the notifications.
  ///   - object: the object that posts them, or `nil` for any object.
  /// - Returns: a sequence of the notifications that are posted after its iterator is created. It buffers the newest 1,024.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (AnyObject & Sendable)?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts observing the notification center.
    public func makeAsyncIterator() -> Iterator {
      Iterator(PostedNotification.stream(from: center, name, object).makeAsyncIterator())
    }

    /// The iterator of the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var posts: AsyncStream<PostedNotification>.Iterator

      fileprivate init(_ posts: AsyncStream<PostedNotification>.Iterator) {
        self.posts = posts
      }

      /// Returns the next notification, or `nil` after the task is cancelled.
      public mutating func next() async -> Notification? { await posts.next()?.notification }

      /// Returns the next notification, or `nil` after the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posts.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification in transit from the posting thread to the iterator, which alone accesses it afterwards.
  fileprivate struct PostedNotification: @unchecked Sendable {
    let notification: Notification

    static func stream(
      from center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?
    ) -> AsyncStream<PostedNotification> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1_024)) { posts in
        // The observer is only passed back to the center, once, when the stream terminates.
        nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
          posts.yield(PostedNotification(notification: $0))
        }
        posts.onTermination = { _ in center.removeObserver(observer) }
      }
    }
  }
}
