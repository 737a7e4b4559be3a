import News
import SwiftUI
import TrifectaUI

/// A view model that loads news and publishes the loading state. It shows the architecture of the article, without a
/// store.
@MainActor
public final class NewsViewModel: ObservableObject {
  /// The loading state of the news.
  @Published public private(set) var state: ViewState<[NewsEntry]> = .loading

  private let client: NewsClient
  /// The number of the newest load. Results of older loads are dropped.
  private var newestLoad = 0
  /// The state before the running loads, which a cancelled load restores.
  private var settledState: ViewState<[NewsEntry]> = .loading

  /// Creates a view model.
  ///
  /// - Parameter client: The source of news.
  public init(client: NewsClient) {
    self.client = client
  }

  /// Loads the newest entries. Earlier entries remain in the state during the load and after a failure.
  ///
  /// If loads overlap, only the newest one changes the state. If it is cancelled, the state before the loads is
  /// restored.
  public func loadNews() async {
    newestLoad += 1
    let load = newestLoad
    if !state.isLoading { settledState = state }
    state = state.reloading()
    do {
      let entries = try await client.entries()
      guard load == newestLoad else { return }
      state = ViewState(entries)
    } catch {
      guard load == newestLoad else { return }
      state = error is CancellationError ? settledState : state.failing(with: error)
    }
  }
}
