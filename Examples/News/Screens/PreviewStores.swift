import News
import SwiftUI
import TrifectaUI

extension Store where Feature == News {
  /// News in a state, which a load of them leads out of.
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
  /// Entries that stay on their way until nobody waits for them.
  static var never: [NewsEntry] {
    get async throws {
      let (entries, _) = AsyncStream.makeStream(of: [NewsEntry].self)
      return await entries.first { _ in true } ?? []
    }
  }
}
