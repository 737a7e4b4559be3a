import News
import SwiftUI

/// The screen of the news with a view model, with the same content as ``NewsScreen``.
public struct ViewModelNewsScreen: View {
  @StateObject private var viewModel: NewsViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: Creates the view model, once per appearance of the screen.
  public init(viewModel: @autoclosure @escaping () -> NewsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  /// The content, and the open entry.
  public var body: some View {
    NavigationStack {
      NewsContent(state: viewModel.state, retry: { Task { await viewModel.loadNews() } }, refresh: { await refresh() })
        .navigationDestination(for: NewsEntry.self) { ArticleScreen(entry: $0) }
    }
    .task { await viewModel.loadNews() }
  }

  /// Refreshes in a new task, because SwiftUI cancels a refresh task when the list changes during the gesture.
  private func refresh() async {
    await Task { await viewModel.loadNews() }.value
  }
}

#Preview("With a view model") {
  ViewModelNewsScreen(viewModel: NewsViewModel(client: .fixed))
}
