import News
import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI
import Waiting

@testable import NewsScreens

@Suite("News view model")
@MainActor
struct NewsViewModelTests {
  /// Replies in order, and fails when no reply is left.
  private actor Server {
    private var replies: [Result<[NewsEntry], NewsError>]

    init(_ replies: [Result<[NewsEntry], NewsError>]) {
      self.replies = replies
    }

    func next() throws -> [NewsEntry] {
      guard !replies.isEmpty else { throw NewsError.status(503) }
      return try replies.removeFirst().get()
    }
  }

  private func viewModel(_ replies: Result<[NewsEntry], NewsError>...) -> NewsViewModel {
    let server = Server(replies)
    return NewsViewModel(client: NewsClient { try await server.next() })
  }

  @Test("The initial state is loading")
  func initialState() {
    #expect(viewModel().state == .loading)
  }

  @Test("A successful load is a success, or empty without entries")
  func succeeds() async {
    let full = viewModel(.success(NewsClient.samples))
    await full.loadNews()
    #expect(full.state == .success(NewsClient.samples))
    let empty = viewModel(.success([]))
    await empty.loadNews()
    #expect(empty.state == .empty)
  }

  @Test("A failed load is a failure, and a retry recovers")
  func fails() async {
    let viewModel = viewModel(.failure(.status(503)), .success(NewsClient.samples))
    await viewModel.loadNews()
    #expect(viewModel.state == .failed(NewsError.status(503)))
    await viewModel.loadNews()
    #expect(viewModel.state == .success(NewsClient.samples))
  }

  @Test("A failed refresh keeps the entries")
  func refreshFails() async {
    let viewModel = viewModel(.success(NewsClient.samples))
    await viewModel.loadNews()
    await viewModel.loadNews()
    #expect(viewModel.state == .failed(NewsError.status(503), previous: NewsClient.samples))
  }

  @Test("A cancelled load leaves the state unchanged")
  func cancelled() async {
    let viewModel = NewsViewModel(client: NewsClient { throw CancellationError() })
    await viewModel.loadNews()
    #expect(viewModel.state == .loading)
  }

  /// A service that responds to each load when the test requests it, in any order.
  @MainActor
  private final class SlowServer {
    private var loads: [CheckedContinuation<[NewsEntry], any Error>] = []

    func entries() async throws -> [NewsEntry] {
      try await withCheckedThrowingContinuation { loads.append($0) }
    }

    /// Waits until a load has started and returns its continuation.
    func load(_ number: Int) async throws -> CheckedContinuation<[NewsEntry], any Error> {
      await settle { loads.count >= number }
      return try #require(loads.dropFirst(number - 1).first)
    }
  }

  @Test("An older load does not replace the result of a newer one")
  func overlappingLoads() async throws {
    let server = SlowServer()
    let viewModel = NewsViewModel(client: NewsClient { try await server.entries() })
    let first = Task { await viewModel.loadNews() }
    let olderReply = try await server.load(1)
    let second = Task { await viewModel.loadNews() }
    try await server.load(2).resume(returning: NewsClient.samples)
    await second.value
    olderReply.resume(returning: [])
    await first.value
    #expect(viewModel.state == .success(NewsClient.samples))
  }

  @Test("Cancelling an overlapping load restores the state before both loads")
  func cancelledAfterOverlap() async throws {
    let server = SlowServer()
    let viewModel = NewsViewModel(client: NewsClient { try await server.entries() })
    let initial = Task { await viewModel.loadNews() }
    try await server.load(1).resume(returning: NewsClient.samples)
    await initial.value
    let first = Task { await viewModel.loadNews() }
    let olderReply = try await server.load(2)
    let second = Task { await viewModel.loadNews() }
    try await server.load(3).resume(throwing: CancellationError())
    await second.value
    #expect(viewModel.state == .success(NewsClient.samples))
    olderReply.resume(returning: [])
    await first.value
    #expect(viewModel.state == .success(NewsClient.samples))
  }

  @Test("The screen loads, shows a failed refresh above the list, and opens an article")
  func screen() async throws {
    let viewModel = viewModel(.success(NewsClient.samples))
    let screen = await Screen { ViewModelNewsScreen(viewModel: viewModel) }
    try await screen.wait(for: .text("Rain until Thursday"))
    try await screen.refresh()
    #expect(screen.contains("The news server reported an error (status 503). Try again later."))
    try await screen.tap("A comet comes back")
    #expect(screen.contains("By Ada"))
  }
}
