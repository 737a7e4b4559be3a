import News
import SwiftUI
import TrifectaUI

/// Loads the news and publishes their state: the form that the article has, without a store.
@MainActor
public final class NewsViewModel: ObservableObject {
  /// What the screen shows.
  @Published public private(set) var state: ViewState<[NewsEntry]> = .loading

  private let client: NewsClient

  /// Creates a view model.
  ///
  /// - Parameter client: loads the news.
  public init(client: NewsClient) {
    self.client = client
  }

  /// Loads the newest entries. Entries of an earlier load stay in the state meanwhile, and when the load fails.
  ///
  /// A load that is cancelled leaves the state as it was.
  public func loadNews() async {
    let previous = state
    state = previous.reloading()
    do {
      state = ViewState(try await client.entries())
    } catch is CancellationError {
      state = previous
    } catch {
      state = state.failing(with: error)
    }
  }
}
