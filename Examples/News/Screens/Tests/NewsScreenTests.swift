import Foundation
import News
import ScreenTesting
import SwiftUI
import Testing
import TrifectaTesting
import TrifectaUI

@testable import NewsScreens

/// The news screens and their user actions.
@Suite("News screens")
@MainActor
struct NewsScreenTests {
  private let entries = NewsClient.samples

  /// A service that responds to loads in order, each when the test requests it.
  private struct Service {
    private let replies = AsyncStream.makeStream(of: Result<[NewsEntry], NewsError>.self)

    func answer(_ entries: [NewsEntry]) { replies.continuation.yield(.success(entries)) }
    func fail(_ error: NewsError) { replies.continuation.yield(.failure(error)) }
    func load() async throws -> [NewsEntry] {
      try await replies.stream.first { _ in true }?.get() ?? []
    }
  }

  private func screen(_ state: ViewState<[NewsEntry]> = .loading, _ service: Service) async -> Screen {
    let store = Store<News>.news(state) { try await service.load() }
    return await Screen { NewsScreen(store: store) }
  }

  @Test("Loading shows progress, then the entries")
  func loads() async throws {
    let service = Service()
    let screen = await screen(.loading, service)
    #expect(screen.contains("Loading the news…"))
    service.answer(entries)
    try await screen.wait(for: .text("A comet comes back"))
    #expect(screen.contains("It was last seen when your great-grandparents were young."))
    #expect(screen.contains("The Evening Sky"))
    #expect(screen.contains(.text("Rain until Thursday")))
    #expect(!screen.contains("Loading the news…"))
  }

  @Test("A change from loading to loaded is animated")
  func animates() async throws {
    let service = Service()
    let screen = await screen(.loading, service)
    #expect(screen.animatedChanges.isEmpty)
    service.answer(entries)
    try await screen.wait(for: .text("A comet comes back"))
    #expect(!screen.animatedChanges.isEmpty)
  }

  @Test("A failed load is explained and announced, and a retry loads the news")
  func fails() async throws {
    let service = Service()
    let screen = await screen(.loading, service)
    service.fail(.status(503))
    try await screen.wait(for: .text("The news server reported an error (status 503). Try again later."))
    #expect(screen.announcements == ["The news could not be loaded."])
    try await screen.tap("Try Again")
    #expect(screen.contains("Loading the news…"))
    service.answer(entries)
    try await screen.wait(for: .text("A comet comes back"))
  }

  @Test("An empty feed can be loaded again")
  func empty() async throws {
    let service = Service()
    let screen = await screen(.loading, service)
    service.answer([])
    try await screen.wait(for: .text("No News"))
    try await screen.tap("Reload")
    service.answer(entries)
    try await screen.wait(for: .text("A comet comes back"))
  }

  @Test("Refreshing keeps the list until the new entries arrive")
  func refreshes() async throws {
    let service = Service()
    let screen = await screen(.success(entries), service)
    async let refreshed: Void = screen.refresh()
    #expect(screen.contains("A comet comes back"))
    service.answer([NewsEntry(id: "9", title: "The comet has gone")])
    try await refreshed
    #expect(screen.contains("The comet has gone"))
    #expect(!screen.contains("A comet comes back"))
  }

  @Test("A failed refresh shows the error above the list, and a retry shows progress")
  func refreshFails() async throws {
    let service = Service()
    let screen = await screen(.success(entries), service)
    service.fail(.unknownFormat)
    try await screen.refresh()
    #expect(screen.contains("This is not a news feed. The supported formats are JSON Feed and RSS."))
    #expect(screen.contains("A comet comes back"))
    #expect(!screen.contains(.role(.progress)))
    try await screen.tap("Try Again")
    #expect(!screen.contains("This is not a news feed. The supported formats are JSON Feed and RSS."))
    #expect(screen.contains("A comet comes back"))
    #expect(screen.contains(.role(.progress)))
    service.answer([NewsEntry(id: "9", title: "The comet has gone")])
    try await screen.wait(for: "The comet has gone")
    #expect(!screen.contains(.role(.progress)))
    #expect(!screen.contains("Try Again"))
  }

  @Test("A row opens its article with a link to the full text and back navigation")
  func opens() async throws {
    let opened = Opened()
    let screen = await Screen {
      NewsScreen(store: .news(.success(entries)))
        .environment(
          \.openURL,
          OpenURLAction {
            opened.urls.append($0)
            return .handled
          })
    }
    try await screen.tap("A comet comes back")
    #expect(screen.contains("By Ada"))
    #expect(screen.contains("Look to the east an hour before the sun rises."))
    try await screen.tap("Read on example.com")
    #expect(opened.urls == [URL(string: "https://example.com/comet")])
    try await screen.goBack()
    #expect(screen.contains("Rain until Thursday"))
  }

  private final class Opened {
    var urls: [URL] = []
  }

  @Test("An article stays open when a refresh removes it from the feed")
  func staysOpen() async throws {
    let store = Store<News>.news(.success(entries)) { [] }
    let screen = await Screen { NewsScreen(store: store) }
    try await screen.tap("A comet comes back")
    await store.send(.entries(.refresh)).finish()
    await screen.settle()
    #expect(screen.contains("By Ada"))
    try await screen.goBack()
    #expect(screen.contains("No News"))
  }

  @Test("An article without a URL has no link, and its title is not repeated as summary")
  func bareArticle() async throws {
    let screen = await screen(.success([NewsEntry(id: "1", title: "Rain", summary: "Rain")]), Service())
    #expect(screen.findAll(.text("Rain")).count == 1)
    try await screen.tap("Rain")
    #expect(screen.findAll(.text("Rain")).count == 1)
    #expect(!screen.contains("Share…"))
    #expect(!screen.tree.contains("Read on"))
  }

  @Test("Unusual text in a feed is shown unchanged")
  func strangeTexts() async throws {
    let texts = [
      String(repeating: "long ", count: 2_000) + "end", "כותרת בעברית", "👩‍👩‍👧‍👦🇮🇹", "<b onclick=\"alert(1)\">bold</b>",
      "*stars* and [a link](https://example.com) of 100 %@",
    ]
    let entries = texts.enumerated().map {
      NewsEntry(
        id: "\($0)", title: $1, summary: "About " + $1, paragraphs: [$1 + "."], author: $1, source: "In " + $1)
    }
    let screen = await screen(.success(entries), Service())
    for text in texts {
      #expect(screen.contains(.text(text)))
      try await screen.tap(.text(text))
      #expect(screen.contains(.text("By " + text)))
      #expect(screen.contains(.text(text + ".")))
      try await screen.goBack()
    }
  }

  @Test("Every preview shows content")
  func previews() async {
    let previews = PreviewCatalog.previews(ofModule: "NewsScreens")
    #expect(previews.count == 9)
    for preview in previews {
      let screen = await Screen { preview.makeContent() }
      #expect(screen.tree.contains("text"), "\(preview.name ?? "")")
      await screen.close()
    }
  }
}
