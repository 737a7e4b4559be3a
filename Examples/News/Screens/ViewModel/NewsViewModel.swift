import News
import SwiftUI
import TrifectaUI

/// Loads the news and publishes the state of the load: the form of the article, without a store.
@MainActor
public final class NewsViewModel: ObservableObject {
  /// What the screen shows.
  @Published public private(set) var state: ViewState<[NewsEntry]> = .loading

  private let client: NewsClient
  /// The number of the newest load. The result of an older one is dropped.
  private var newestLoad = 0
  /// The state before the loads that are running, which a cancelled load restores.
  private var settledState: ViewState<[NewsEntry]> = .loading

  /// Creates a view model.
  ///
  /// - Parameter client: loads the news.
  public init(client: NewsClient) {
    self.client = client
  }

  /// Loads the newest entries. Entries of an earlier load stay in the state meanwhile, and when the load fails.
  ///
  /// Of loads that overlap only the newest changes the state. If it is cancelled, the state is as it was before them.
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
