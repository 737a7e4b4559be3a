import Foundation
import PortableUI

extension Session {
  /// Sends the page a request to open a URL. `completion` receives the page's response, or `false` if no page is
  /// connected or it disconnects before it responds.
  func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard transport != nil else { return completion(false) }
    observer?.willOpen(url)
    openRequests.add(url.absoluteString) { [weak self] isAccepted in
      self?.observer?.didOpen(url, isAccepted: isAccepted)
      completion(isAccepted)
    }?(false)
    if !isBusy { flush() }
  }

  /// Passes the page's response to the completion. Unknown requests are ignored.
  func answerOpenRequest(_ id: Int, _ answer: OpenRequests.Answer) {
    openRequests.take(id)?(answer == .opened)
  }

  /// Completes all pending requests with `false`.
  func failOpenRequests() {
    for completion in openRequests.takeAll() { completion(false) }
  }
}

/// The pending requests to open URLs in the page.
@MainActor
struct OpenRequests {
  /// The response of a page.
  enum Answer: String {
    /// The URL was opened.
    case opened
    /// The URL was not opened, or the page does not open such URLs.
    case unopened
  }

  /// A request that is not part of a patch yet.
  struct Unsent {
    let id: Int
    let url: String
  }

  private var unsent: [Unsent] = []
  private var completions: [Int: @MainActor (Bool) -> Void] = [:]
  private var newest = 0
  /// The maximum number of pending requests. A page may never respond to a request.
  private static let limit = 16

  /// Adds a request.
  ///
  /// - Returns: The completion of the oldest request, which is removed if there are too many.
  mutating func add(
    _ url: String, _ completion: @escaping @MainActor (Bool) -> Void
  ) -> (@MainActor (Bool) -> Void)? {
    newest += 1
    completions[newest] = completion
    unsent.append(Unsent(id: newest, url: url))
    guard completions.count > Self.limit, let oldest = completions.keys.min() else { return nil }
    unsent.removeAll { $0.id == oldest }
    return completions.removeValue(forKey: oldest)
  }

  /// Returns the unsent requests and marks them as sent.
  mutating func takeUnsent() -> [Unsent] {
    defer { unsent.removeAll() }
    return unsent
  }

  /// Removes a pending request and returns its completion.
  mutating func take(_ id: Int) -> (@MainActor (Bool) -> Void)? {
    completions.removeValue(forKey: id)
  }

  /// Removes all pending requests and returns their completions, oldest first.
  mutating func takeAll() -> [@MainActor (Bool) -> Void] {
    defer {
      unsent.removeAll()
      completions.removeAll()
    }
    return completions.sorted { $0.key < $1.key }.map(\.value)
  }
}
