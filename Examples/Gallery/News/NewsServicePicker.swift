import TrifectaUI

/// Lets a visitor choose what the server of the news does when it is asked the next time.
struct NewsServicePicker: View {
  @AppStorage(NewsServiceChoice.key) private var service = NewsService.working

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("The server of the news").font(.headline).accessibilityAddTraits(.isHeader)
      Picker("The server of the news", selection: $service) {
        ForEach(NewsService.allCases) { Text($0.name).tag($0) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Text("It counts from the next time that the news is loaded: pull it down, or try again. Only you see it.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// The choice as a page of its own, to have beside the news.
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
