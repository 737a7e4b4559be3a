import SwiftUI

/// A placeholder with the reason why there are no cars, and a button.
struct NoCarsView: View {
  let title: LocalizedStringKey
  let symbol: String
  let reason: String
  let action: LocalizedStringKey
  let act: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: symbol)
    } description: {
      Text(reason)
    } actions: {
      Button(action, action: act)
        .buttonStyle(.borderedProminent)
    }
    .onAppear { AccessibilityNotification.Announcement("No cars are shown.").post() }
  }
}
