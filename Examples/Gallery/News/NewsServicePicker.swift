import SwiftUI

/// A picker for the behavior of the news server at the next request.
struct NewsServicePicker: View {
  var body: some View {
    ServicePicker(
      title: "The server of the news", service: AppStorage(wrappedValue: NewsService.working, NewsServiceChoice.key),
      explanation: "It applies when the news is loaded next: pull it down, or try again. Only you see it.")
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
