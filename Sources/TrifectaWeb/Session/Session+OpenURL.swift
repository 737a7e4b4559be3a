import Foundation
import PortableUI

extension Session {
  /// Asks the page to open a URL. `completion` gets the page's answer, and `false` where no page is there to ask, or it goes
  /// away before it has answered.
  func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard wire != nil else { return completion(false) }
    openRequests.add(url.absoluteString, completion)?(false)
    if !isBusy { flush() }
  }

  /// Passes the page's answer on. One to a question nobody asked, or that was answered, is ignored.
  func answerOpenRequest(_ id: Int, _ answer: OpenRequests.Answer) {
    openRequests.take(id)?(answer == .opened)
  }

  /// Answers `false` to all that wait.
  func failOpenRequests() {
    for completion in openRequests.takeAll() { completion(false) }
  }
}

/// The URLs a session has asked its page to open, until the page answers.
@MainActor
struct OpenRequests {
  /// What a page says of a URL.
  enum Answer: String {
    /// Something took it.
    case opened
    /// Nothing did, or the page does not open such URLs.
    case unopened
  }

  /// A request that no patch holds yet.
  struct Unsent {
    let id: Int
    let url: String
  }

  private var unsent: [Unsent] = []
  private var completions: [Int: @MainActor (Bool) -> Void] = [:]
  private var newest = 0
  /// The most requests that wait for an answer: a page need not give any.
  private static let limit = 16

  /// Adds a request to those that have to be sent.
  ///
  /// - Returns: the completion of the oldest request, where there are too many: it no longer waits.
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

  /// The requests to be sent, which then only wait for their answers.
  mutating func takeUnsent() -> [Unsent] {
    defer { unsent.removeAll() }
    return unsent
  }

  /// The completion of a request that still waits, which no longer does.
  mutating func take(_ id: Int) -> (@MainActor (Bool) -> Void)? {
    completions.removeValue(forKey: id)
  }

  /// The completions of all requests that wait, oldest first, which no longer do.
  mutating func takeAll() -> [@MainActor (Bool) -> Void] {
    defer {
      unsent.removeAll()
      completions.removeAll()
    }
    return completions.sorted { $0.key < $1.key }.map(\.value)
  }
}
