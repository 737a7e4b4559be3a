import ViewGraph

/// A view with another one in front of it, made of what the first gives.
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
  /// Puts a view in front of this one that is made of what this one gives for a preference.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - alignment: where the view in front stands in the space of this one.
  ///   - transform: makes the view in front; it is made anew when the value has become another.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    OverlayPreferenceView<Self, K, V>(content: self, alignment: alignment, transform: transform)
  }
}
