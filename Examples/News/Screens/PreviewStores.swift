import News
import SwiftUI
import TrifectaUI

extension Store where Feature == News {
  /// Returns a store of news in a state. By default, loads succeed with the samples.
  static func news(
    _ entries: ViewState<[NewsEntry]> = .loading,
    load: @escaping @Sendable () async throws -> [NewsEntry] = { NewsClient.samples }
  ) -> Store<News> {
    Store(initialState: News.State(entries: entries)) {
      News()
    } withDependencies: {
      $0.newsClient = NewsClient(entries: load)
    }
  }
}

extension [NewsEntry] {
  /// Entries that are never loaded; only cancellation ends the wait.
  static var never: [NewsEntry] {
    get async throws {
      let (entries, _) = AsyncStream.makeStream(of: [NewsEntry].self)
      return await entries.first { _ in true } ?? []
    }
  }
}
