import ViewGraph

/// A view with a background that depends on a preference of the view.
private struct BackgroundPreferenceView<Content: View, Key: PreferenceKey, Background: View>: View {
  let content: Content
  let alignment: Alignment
  let transform: @MainActor (Key.Value) -> Background
  @State private var reading = PreferenceReading<Key>()

  var body: some View {
    content
      .modifier(PreferenceUseModifier<Key>(use: .reading(into: reading)))
      .background(alignment: alignment) { PreferenceView(reading: reading, transform: transform) }
  }
}

/// A view that depends on a preference.
struct PreferenceView<Key: PreferenceKey, Content: View>: View {
  let reading: PreferenceReading<Key>
  let transform: @MainActor (Key.Value) -> Content

  var body: some View {
    if let value = reading.knownValue { transform(value) }
  }
}

extension View {
  /// Adds a background that depends on a preference of this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the background.
  ///   - transform: A closure that creates the background. It is evaluated again when the value changes.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    BackgroundPreferenceView<Self, K, V>(content: self, alignment: alignment, transform: transform)
  }
}
