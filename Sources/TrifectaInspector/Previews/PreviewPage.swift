import PortableUI

/// A preview and the path at which it is served.
package struct PreviewPage: Identifiable {
  /// The display name; the number of the preview if it has none.
  package let name: String
  /// The path of the page that shows the preview.
  package let path: String
  /// The preview.
  package let entry: PreviewCatalog.Entry

  package var id: String { path }

  /// Returns the pages of previews.
  ///
  /// - Parameters:
  ///   - entries: The previews.
  ///   - path: The path below which the pages are served.
  @MainActor
  package static func all(_ entries: [PreviewCatalog.Entry], below path: String) -> [PreviewPage] {
    entries.enumerated().map { number, entry in
      PreviewPage(name: entry.name ?? "Preview \(number + 1)", path: "\(path)/\(number + 1)", entry: entry)
    }
  }

  /// The source of the preview: its file in the format of `#fileID`, or the type that provides it.
  @MainActor package var source: String { entry.fileID ?? String(reflecting: entry.type) }

  /// Creates the view of the preview.
  ///
  /// - Parameters:
  ///   - appearance: The color scheme.
  ///   - textSize: The size of its texts.
  @MainActor
  func makeContent(_ appearance: PreviewAppearance, _ textSize: PreviewTextSize) -> some View {
    entry.makeContent()
      .dynamicTypeSize(textSize.size)
      .preferredColorScheme(appearance.colorScheme)
  }
}
