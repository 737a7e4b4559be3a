extension NotificationCenter {
  /// The notifications of a name, one after the other, for a `for await` loop. It ends when its task is cancelled.
  ///
  /// ```swift
  /// .task {
  ///   for await _ in NotificationCenter.default.notifications(named: .favoritesChanged) { await reload() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - object: whose; `nil` for anybody's.
  /// - Returns: a sequence of those posted after its iterator was made. Of those that wait for the loop the newest 1,024 are kept.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, as a sequence.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// It never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (AnyObject & Sendable)?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      Iterator(Post.stream(from: center, name, object).makeAsyncIterator())
    }

    /// Hands over the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var posts: AsyncStream<Post>.Iterator

      fileprivate init(_ posts: AsyncStream<Post>.Iterator) {
        self.posts = posts
      }

      /// The next one; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? { await posts.next()?.notification }

      /// The next one; `nil` once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posts.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification on its way from whoever posts it to the loop, which alone looks at it from then on.
  fileprivate struct Post: @unchecked Sendable {
    let notification: Notification

    static func stream(
      from center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?
    ) -> AsyncStream<Post> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1_024)) { posts in
        // Only handed back to the center, once, by whoever ends the stream.
        nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
          posts.yield(Post(notification: $0))
        }
        posts.onTermination = { _ in center.removeObserver(observer) }
      }
    }
  }
}
