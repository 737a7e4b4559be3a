import ViewGraph

/// A view with an overlay that depends on a preference of the view.
private struct OverlayPreferenceView<Content: View, Key: PreferenceKey, Overlay: View>: View {
  let content: Content
  let alignment: Alignment
  let transform: @MainActor (Key.Value) -> Overlay
  @State private var reading = PreferenceReading<Key>()

  var body: some View {
    content
      .modifier(PreferenceUseModifier<Key>(use: .reading(into: reading)))
      .overlay(alignment: alignment) { PreferenceView(reading: reading, transform: transform) }
  }
}

extension View {
  /// Adds an overlay that depends on a preference of this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the overlay.
  ///   - transform: A closure that creates the overlay. It is evaluated again when the value changes.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    OverlayPreferenceView<Self, K, V>(content: self, alignment: alignment, transform: transform)
  }
}
