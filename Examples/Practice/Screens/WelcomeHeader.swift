import SwiftUI

/// A header with an image, a title and a sentence.
struct WelcomeHeader: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "book.fill")
        .font(.system(size: 56))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(title)
        .font(.largeTitle)
        .bold()
        .accessibilityAddTraits(.isHeader)
      Text(detail)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }
}
