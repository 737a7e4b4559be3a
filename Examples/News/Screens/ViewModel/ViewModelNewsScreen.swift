import News
import SwiftUI

/// The news with a view model: the same content as in ``NewsScreen``.
public struct ViewModelNewsScreen: View {
  @StateObject private var viewModel: NewsViewModel

  /// Creates the screen.
  ///
  /// - Parameter viewModel: makes the view model, once for each appearance of the screen.
  public init(viewModel: @autoclosure @escaping () -> NewsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  /// The content, and the entry that is open.
  public var body: some View {
    NavigationStack {
      NewsContent(state: viewModel.state, retry: { Task { await viewModel.loadNews() } }, refresh: { await refresh() })
        .navigationDestination(for: NewsEntry.self) { ArticleScreen(entry: $0) }
    }
    .task { await viewModel.loadNews() }
  }

  /// Refreshes in a new task: SwiftUI cancels the task of a refresh when the list changes under the finger.
  private func refresh() async {
    await Task { await viewModel.loadNews() }.value
  }
}

#Preview("With a view model") {
  ViewModelNewsScreen(viewModel: NewsViewModel(client: .fixed))
}
