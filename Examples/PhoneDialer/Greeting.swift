import SwiftUI
import TrifectaUI

/// Greets the user by name, with a progress indicator while the name loads and a retry button after a failure.
struct Greeting: View {
  let username: ViewState<String>
  let retry: @MainActor () -> Void

  var body: some View {
    ViewStateView(username) { name in
      title("Hello, \(name)!")
    } loading: { _ in
      VStack(alignment: .leading, spacing: 8) {
        title("Hello!")
        ProgressView("Loading your name…")
          .font(.footnote)
      }
    } failed: { error, _ in
      VStack(alignment: .leading, spacing: 8) {
        title("Hello!")
        Text("Your name could not be loaded. \(error.localizedDescription)")
          .font(.footnote)
          .foregroundStyle(.red)
        Button("Try Again", systemImage: "arrow.clockwise", action: retry)
          .buttonStyle(.bordered)
      }
    }
  }

  private func title(_ text: LocalizedStringKey) -> some View {
    Text(text).font(.largeTitle.bold())
  }
}
