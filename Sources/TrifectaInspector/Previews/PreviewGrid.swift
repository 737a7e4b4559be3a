import PortableUI

/// A grid of live previews, by source.
package struct PreviewGrid: View {
  private let previews: [PreviewPage]
  private let window: PreviewWindow

  /// Creates a grid of previews in the size of a phone.
  ///
  /// - Parameter previews: The previews. Those of one source follow each other.
  package init(previews: [PreviewPage]) {
    self.init(previews: previews, window: .phone)
  }

  init(previews: [PreviewPage], window: PreviewWindow) {
    self.previews = previews
    self.window = window
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(sources, id: \.self) { source in
        Text(verbatim: source.split(separator: "/").last.map(String.init) ?? source)
          .font(.system(.headline, design: .monospaced))
          .accessibilityAddTraits(.isHeader)
          .padding(.top, 16)
        LazyVGrid(columns: columns, spacing: 28) {
          ForEach(previews.filter { $0.source == source }) { PreviewCard(preview: $0, window: window) }
        }
      }
    }
  }

  private var columns: [GridItem] {
    [GridItem(.adaptive(minimum: window.cardWidth), spacing: 20, alignment: .top)]
  }

  /// The sources of the previews, in order.
  private var sources: [String] {
    previews.map(\.source).reduce(into: []) { sources, source in
      if sources.last != source { sources.append(source) }
    }
  }
}

/// A preview at its own size or that of a window, scaled to the width of the card.
private struct PreviewCard: View {
  let preview: PreviewPage
  let window: PreviewWindow

  var body: some View {
    VStack(spacing: 8) {
      WebView(url: url)
        .accessibilityLabel("Preview: \(preview.name)")
        .frame(width: size.width, height: size.height)
        .scaleEffect(scale)
        .frame(width: size.width * scale, height: size.height * scale)
        .clipShape(shape)
        .overlay {
          shape.strokeBorder(Color.gray.opacity(0.35)).allowsHitTesting(false)
        }
      if let url {
        Link(preview.name, destination: url)
          .font(.footnote)
          .lineLimit(2)
          .multilineTextAlignment(.center)
      }
    }
  }

  private var url: URL? { URL(string: preview.path) }
  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: window == .phone ? 20 : 10) }
  private var size: CGSize { preview.entry.size ?? window.size }
  private var scale: CGFloat { window.cardWidth / size.width }
}
