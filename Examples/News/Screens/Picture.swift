import SwiftUI

/// A picture of a feed that fills its frame. It is gray while loading, and a symbol after a failure.
struct Picture: View {
  let url: URL

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image):
        image
          .resizable()
          .aspectRatio(contentMode: .fill)
      case .failure:
        Color.gray.opacity(0.15)
          .overlay { Image(systemName: "photo").foregroundStyle(.secondary) }
      default:
        Color.gray.opacity(0.15)
      }
    }
    .accessibilityHidden(true)
  }
}
