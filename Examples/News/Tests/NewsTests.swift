import Foundation
import News
import Testing
import Trifecta
import TrifectaTesting

@Suite("News feature")
@MainActor
struct NewsTests {
  private let entries = NewsClient.samples

  private func store(
    _ state: News.State = News.State(), _ entries: @escaping @Sendable () async throws -> [NewsEntry]
  ) -> TestStore<News> {
    TestStore(initialState: state) {
      News()
    } withDependencies: {
      $0.newsClient = NewsClient(entries: entries)
    }
  }

  @Test("The initial state is loading")
  func initialState() {
    #expect(News.State().entries == .loading)
  }

  @Test("The news is loaded when the screen appears")
  func loads() async {
    let store = store { [entries] in entries }
    await store.send(.entries(.appeared))
    await store.receive(.entries(.received(.success(entries)))) { $0.entries = .success(entries) }
    await store.finish()
  }

  @Test("A failed load is an error and can be retried")
  func fails() async {
    let store = store { throw NewsError.status(503) }
    await store.send(.entries(.appeared))
    await store.receive(.entries(.received(.failure(NewsError.status(503))))) {
      $0.entries = .failed(NewsError.status(503))
    }
    await store.send(.entries(.retry)) { $0.entries = .loading }
    await store.receive(.entries(.received(.failure(NewsError.status(503))))) {
      $0.entries = .failed(NewsError.status(503))
    }
    await store.finish()
  }

  @Test("A feed without entries is empty")
  func empty() async {
    let store = store { [] }
    await store.send(.entries(.appeared))
    await store.receive(.entries(.received(.success([])))) { $0.entries = .empty }
    await store.finish()
  }

  @Test("A failed refresh keeps the news")
  func refreshFails() async {
    let store = store(News.State(entries: .success(entries))) { throw NewsError.unreachable(reason: "No line.") }
    await store.send(.entries(.refresh)) { $0.entries = .loading(previous: entries, progress: nil) }
    await store.receive(.entries(.received(.failure(NewsError.unreachable(reason: "No line."))))) {
      $0.entries = .failed(NewsError.unreachable(reason: "No line."), previous: entries)
    }
    await store.finish()
  }

  @Test("An open entry stays open when a refresh removes it")
  func opens() async {
    let store = store(News.State(entries: .success(entries))) { [] }
    await store.send(.pathChanged([entries[0]])) { $0.path = [entries[0]] }
    await store.send(.entries(.refresh)) { $0.entries = .loading(previous: entries, progress: nil) }
    await store.receive(.entries(.received(.success([])))) { $0.entries = .empty }
    await store.send(.pathChanged([])) { $0.path = [] }
    await store.finish()
  }

  @Test("A test without a news client fails with a message that names the dependency")
  func forgetsClient() {
    // Accessing the dependency fails, because a test that sets no client gets the live one.
    withKnownIssue {
      @Dependency(\.newsClient) var client
      _ = client
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(#"the dependency \.newsClient, which has no test value"#) }
    }
  }

  @Test("Every error has a description")
  func explains() {
    let errors: [NewsError] = [
      .badAddress("x"), .unreachable(reason: "No line."), .status(404), .status(500), .status(403),
      .tooLarge(maximum: 2_048), .unknownFormat, .wrongEncoding, .malformed(format: "RSS", reason: "Line 3."),
      .missing(field: "items", format: "JSON Feed"),
    ]
    #expect(
      errors.map(\.localizedDescription) == [
        "“x” is not a valid URL of a news feed.", "The news server could not be reached. No line.",
        "There is no news feed at this address.", "The news server reported an error (status 500). Try again later.",
        "The news server refused the request (status 403).", "The news feed is larger than 2 KB and was not loaded.",
        "This is not a news feed. The supported formats are JSON Feed and RSS.",
        "The news feed cannot be read: its text does not match the declared encoding.",
        "The news feed is not valid RSS. Line 3.", "The news feed is not valid JSON Feed: “items” is missing.",
      ])
  }
}
