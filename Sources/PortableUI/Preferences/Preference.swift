import ViewGraph

private struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  let value: Key.Value

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    PreferenceWriterNode(content, in: context, key: Key.self) { ($0.content, $0.modifier.value) }
  }
}

/// Collects a preference from a view, and does something with it.
struct PreferenceUseModifier<Key: PreferenceKey>: ViewModifier {
  let use: PreferenceUse<Key>

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    PreferenceScopeNode(content, in: context) { ($0.content, $0.modifier.use) }
  }
}

extension View {
  /// Gives a value to the views around this one that ask for the key. It takes the place of what views inside of this one give.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - value: the value.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what this view gives to the views around it.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - callback: is given what the views inside have given, or the default where none has, and changes it.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceUseModifier<K>(use: .transforming(callback)))
  }

  /// Runs an action with what the views inside of this one give: when the view appears, and when the value has become another.
  ///
  /// An action that leads to another value each time it runs is stopped and reported.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - action: is given the value, which is the default where no view gives one.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceUseModifier<K>(use: .acting(action)))
  }
}
