import Foundation
import News
import NewsScreens
import TrifectaUI

/// The news in the gallery, with the service that the visitor has selected.
struct NewsExample: View {
  var server = NewsServer.shared
  @StateObject private var choice = NewsServiceChoice()

  var body: some View {
    OwnStore(initialState: News.State()) {
      News()
    } withDependencies: {
      $0.newsClient = .chosen(choice, of: server)
    } content: {
      NewsScreen(store: $0)
    }
  }
}

/// The news with a view model, with the same service.
struct ViewModelNewsExample: View {
  @StateObject private var choice = NewsServiceChoice()

  var body: some View {
    ViewModelNewsScreen(viewModel: NewsViewModel(client: .chosen(choice, of: .shared)))
  }
}

/// The news service that the visitor has selected. The selection is stored for all pages.
@MainActor
final class NewsServiceChoice: ObservableObject {
  @AppStorage(NewsServiceChoice.key) var service = NewsService.working

  static let key = "news.service"
}

extension NewsClient {
  /// Returns a client that uses the selected service at the time of each request.
  @MainActor
  fileprivate static func chosen(_ choice: NewsServiceChoice, of server: NewsServer) -> NewsClient {
    NewsClient {
      guard let url = await server.address(of: choice.service) else {
        throw NewsError.unreachable(reason: "The server is still starting.")
      }
      return try await NewsClient.feed(at: url).entries()
    }
  }
}
