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

/// A modifier that collects a preference from a view and uses its value.
package struct PreferenceUseModifier<Key: PreferenceKey>: ViewModifier {
  package let use: PreferenceUse<Key>

  package init(use: PreferenceUse<Key>) {
    self.use = use
  }

  package typealias Body = Never

  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    PreferenceScopeNode(content, in: context) { ($0.content, $0.modifier.use) }
  }
}

extension View {
  /// Sets a preference for the ancestors of this view. It replaces the values of descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The value.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms a preference that this view passes to its ancestors.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - callback: A closure that changes the value that descendants have set, or the default if no descendant sets
  ///     one.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceUseModifier<K>(use: .transforming(callback)))
  }

  /// Runs an action when the view appears and when a preference of its descendants changes.
  ///
  /// If the action itself changes the value each time it runs, it is stopped and an issue is reported.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - action: A closure that receives the value, or the default if no descendant sets one.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceUseModifier<K>(use: .acting(action)))
  }
}
