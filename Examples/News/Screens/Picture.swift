import SwiftUI

/// A picture of a feed: as large as its place, gray until it is there, and a symbol if it never comes.
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
