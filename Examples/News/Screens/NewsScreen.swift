import News
import SwiftUI
import TrifectaUI

/// The screen of the news with a store, which shows the state and sends actions.
public struct NewsScreen: View {
  private let store: Store<News>
  /// The ID of the open entry, for state restoration.
  @SceneStorage("news.open") private var openID: NewsEntry.ID?

  /// Creates the screen of a store.
  public init(store: Store<News>) {
    self.store = store
  }

  /// The content, and the open entry.
  public var body: some View {
    NavigationStack(path: store.binding(\.path, send: News.Action.pathChanged)) {
      NewsContent(state: store.entries, retry: { store.send(.entries(.retry)) }, refresh: { await refresh() })
        .navigationDestination(for: NewsEntry.self) { ArticleScreen(entry: $0) }
    }
    .task { await store.send(.entries(.appeared)).finish() }
    .onChange(of: store.entries.value) { reopen() }
    .onChange(of: store.path.last?.id) { openID = $1 }
  }

  /// Restores the open entry when it is loaded.
  private func reopen() {
    guard store.path.isEmpty, let entry = store.entries.value?.first(where: { $0.id == openID }) else { return }
    store.send(.pathChanged([entry]))
  }

  /// Refreshes in a new task, because SwiftUI cancels a refresh task when the list changes during the gesture.
  private func refresh() async {
    await Task { await store.send(.entries(.refresh)).finish() }.value
  }
}

#Preview("Loading") {
  NewsScreen(store: .news { try await .never })
}

#Preview("News") {
  NewsScreen(store: .news(.success(NewsClient.samples)))
}

#Preview("Refreshing") {
  NewsScreen(store: .news(.loading(previous: NewsClient.samples, progress: nil)) { try await .never })
}

#Preview("Refresh failed") {
  NewsScreen(store: .news(.failed(NewsError.status(503), previous: NewsClient.samples)))
}

#Preview("Failed") {
  NewsScreen(store: .news { throw NewsError.status(503) })
}

#Preview("No news") {
  NewsScreen(store: .news(.empty))
}
