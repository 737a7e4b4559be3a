import Foundation
import News
import NewsScreens
import TrifectaUI

/// The news as the gallery shows it: from the service that the visitor has chosen.
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

/// The news with a view model, from the same service.
struct ViewModelNewsExample: View {
  @StateObject private var choice = NewsServiceChoice()

  var body: some View {
    ViewModelNewsScreen(viewModel: NewsViewModel(client: .chosen(choice, of: .shared)))
  }
}

/// The service that a visitor has chosen: it is kept for them, whichever page they chose it on.
@MainActor
final class NewsServiceChoice: ObservableObject {
  @AppStorage(NewsServiceChoice.key) var service = NewsService.working

  static let key = "news.service"
}

extension NewsClient {
  /// A client that asks the service which is chosen in that moment.
  @MainActor
  fileprivate static func chosen(_ choice: NewsServiceChoice, of server: NewsServer) -> NewsClient {
    NewsClient {
      guard let url = await server.address(of: choice.service) else {
        throw NewsError.unreachable(reason: "It is still starting.")
      }
      return try await NewsClient.feed(at: url).entries()
    }
  }
}
