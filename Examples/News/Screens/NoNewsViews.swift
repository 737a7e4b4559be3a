import SwiftUI

/// A placeholder for an empty feed.
struct EmptyNewsView: View {
  let lookAgain: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No News", systemImage: "newspaper")
    } description: {
      Text("There are no articles yet. Try again later.")
    } actions: {
      Button("Reload", action: lookAgain)
    }
    .announces("There are no articles.")
  }
}

/// A placeholder with the reason why the news could not be loaded.
struct FailedNewsView: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("News Not Loaded", systemImage: "wifi.exclamationmark")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      Button("Try Again", action: retry)
        .buttonStyle(.borderedProminent)
    }
    .announces("The news could not be loaded.")
  }
}

extension View {
  /// Posts an accessibility announcement when the view appears.
  func announces(_ text: String) -> some View {
    onAppear { AccessibilityNotification.Announcement(text).post() }
  }
}
