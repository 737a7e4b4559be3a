import SwiftUI

/// The name of the person, as far as it is known.
public enum Username: Equatable, Sendable {
  /// It is on its way.
  case loading
  /// It has come.
  case loaded(String)
  /// It did not come.
  case failed(reason: String)
}

/// Greets the person, or says why it cannot.
struct Greeting: View {
  let username: Username
  let retry: @MainActor () -> Void

  var body: some View {
    switch username {
    case .loading:
      Text("Hello!").font(.largeTitle.bold())
    case .loaded(let name):
      Text("Hello, \(name)!").font(.largeTitle.bold())
    case .failed(let reason):
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello!").font(.largeTitle.bold())
        Text("Your name could not be loaded. \(reason)")
          .font(.footnote)
          .foregroundStyle(.red)
        Button("Try again", systemImage: "arrow.clockwise", action: retry)
          .buttonStyle(.bordered)
      }
    }
  }
}
