import ViewGraph

/// A view with another one behind it, made of what the first gives.
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

/// A view made of a preference.
struct PreferenceView<Key: PreferenceKey, Content: View>: View {
  let reading: PreferenceReading<Key>
  let transform: @MainActor (Key.Value) -> Content

  var body: some View {
    if let value = reading.knownValue { transform(value) }
  }
}

extension View {
  /// Puts a view behind this one that is made of what this one gives for a preference.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - alignment: where the view behind stands in the space of this one.
  ///   - transform: makes the view behind; it is made anew when the value has become another.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    BackgroundPreferenceView<Self, K, V>(content: self, alignment: alignment, transform: transform)
  }
}
