import News
import SwiftUI
import TrifectaUI

/// A view of the loading state of news: loading, loaded, empty or failed. It does not depend on the code that loads the
/// news.
///
/// During a refresh, the list remains and the bar shows progress. If a refresh fails, the list remains below a notice.
struct NewsContent: View {
  let state: ViewState<[NewsEntry]>
  let retry: @MainActor () -> Void
  let refresh: @MainActor @Sendable () async -> Void

  var body: some View {
    ZStack {
      switch state {
      case .success(let entries), .loading(let entries?, _), .failed(_, let entries?):
        NewsList(entries: entries, error: state.error, retry: retry)
          .refreshable { await refresh() }
      case .loading(nil, _):
        ProgressView("Loading the news…")
      case .empty:
        EmptyNewsView(lookAgain: retry)
      case .failed(let error, nil):
        FailedNewsView(error: error, retry: retry)
      }
    }
    .animation(.default, value: state)
    .navigationTitle("News")
    .toolbar {
      if state.isLoading && state.value != nil {
        ProgressView().accessibilityLabel("Refreshing the news")
      }
    }
  }
}
