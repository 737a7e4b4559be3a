import News
import SwiftUI
import TrifectaUI

/// The news with a store: shows the feature's state and sends actions.
public struct NewsScreen: View {
  private let store: Store<News>
  /// The entry that is open, for when the app is started again.
  @SceneStorage("news.open") private var openID: NewsEntry.ID?

  /// Creates the screen of some news.
  public init(store: Store<News>) {
    self.store = store
  }

  /// What there is to show, and the entry that is open.
  public var body: some View {
    NavigationStack(path: store.binding(\.path, send: News.Action.pathChanged)) {
      NewsContent(state: store.entries, retry: { store.send(.entries(.retry)) }, refresh: { await refresh() })
        .navigationDestination(for: NewsEntry.self) { ArticleScreen(entry: $0) }
    }
    .task { await store.send(.entries(.appeared)).finish() }
    .onChange(of: store.entries.value) { reopen() }
    .onChange(of: store.path.last?.id) { openID = $1 }
  }

  /// Opens what was open when the app was left, once it is there.
  private func reopen() {
    guard store.path.isEmpty, let entry = store.entries.value?.first(where: { $0.id == openID }) else { return }
    store.send(.pathChanged([entry]))
  }

  /// The load has a task of its own: SwiftUI cancels that of a refresh when the list changes under the finger.
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

#Preview("Not refreshed") {
  NewsScreen(store: .news(.failed(NewsError.status(503), previous: NewsClient.samples)))
}

#Preview("Failed") {
  NewsScreen(store: .news { throw NewsError.status(503) })
}

#Preview("No news") {
  NewsScreen(store: .news(.empty))
}
