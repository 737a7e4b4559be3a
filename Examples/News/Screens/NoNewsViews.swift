import SwiftUI

/// A placeholder for an empty feed.
struct EmptyNewsView: View {
  let lookAgain: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No News", systemImage: "newspaper")
    } description: {
      Text("Nothing has happened, or nobody has written about it yet.")
    } actions: {
      Button("Look Again", action: lookAgain)
    }
    .announces("There is nothing to read.")
  }
}

/// A placeholder with the reason why the news could not be loaded.
struct FailedNewsView: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("The News Did Not Come", systemImage: "wifi.exclamationmark")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      Button("Try Again", action: retry)
        .buttonStyle(.borderedProminent)
    }
    .announces("The news did not come.")
  }
}

extension View {
  /// Posts an accessibility announcement when the view appears.
  func announces(_ text: String) -> some View {
    onAppear { AccessibilityNotification.Announcement(text).post() }
  }
}
