import SwiftUI

/// A grid of an example's live previews.
struct PreviewGrid: View {
  let previews: [Showcase.Preview]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("States").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      Text("Live previews from the source. Open one to see it at full size.").foregroundStyle(.secondary)
      ForEach(places, id: \.self) { place in
        Text(verbatim: place)
          .font(.system(.headline, design: .monospaced))
          .accessibilityAddTraits(.isHeader)
          .padding(.top, 16)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 164), spacing: 20, alignment: .top)], spacing: 28) {
          ForEach(previews.filter { $0.place == place }) { PreviewCard(preview: $0) }
        }
      }
    }
  }

  /// The sources of the previews, in order.
  private var places: [String] {
    previews.map(\.place).reduce(into: []) { places, place in
      if places.last != place { places.append(place) }
    }
  }
}

/// A preview at its own size or that of a phone, scaled to the width of the card.
private struct PreviewCard: View {
  let preview: Showcase.Preview
  private static let width = 164.0

  var body: some View {
    VStack(spacing: 8) {
      WebView(url: URL(path: preview.path))
        .accessibilityLabel("Preview: \(preview.name)")
        .frame(width: size.width, height: size.height)
        .scaleEffect(scale)
        .frame(width: size.width * scale, height: size.height * scale)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .overlay {
          RoundedRectangle(cornerRadius: 20).strokeBorder(Color.gray.opacity(0.35)).allowsHitTesting(false)
        }
      Link(preview.name, destination: URL(path: preview.path))
        .font(.footnote)
        .lineLimit(2)
        .multilineTextAlignment(.center)
    }
  }

  private var size: CGSize { preview.entry.size ?? CGSize(width: 390, height: 700) }
  private var scale: CGFloat { Self.width / size.width }
}
