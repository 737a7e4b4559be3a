import SwiftUI

/// A picker for the behavior of the news server at the next request.
struct NewsServicePicker: View {
  var body: some View {
    ServicePicker(
      title: "News server", service: AppStorage(wrappedValue: NewsService.working, NewsServiceChoice.key),
      explanation: "Applies to the next request: pull to refresh, or try again. Other visitors are not affected.")
  }
}

/// A page with the picker, next to the news.
struct NewsServiceScreen: View {
  var body: some View {
    NavigationStack {
      Form {
        NewsServicePicker()
        Link("Open the news", destination: URL(filePath: "/news"))
      }
      .navigationTitle("Service")
    }
  }
}
