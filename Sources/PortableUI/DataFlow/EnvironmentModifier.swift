import ViewGraph

/// Sets values in the environment of a view.
struct EnvironmentModifier: ViewModifier {
  let write: @MainActor (inout EnvironmentValues) -> Void

  typealias Body = Never

  static func object<Object: ObservableObject>(_ object: Object) -> Self {
    Self { $0.provide(object, as: Object.self) }
  }

  @MainActor
  func applied<Content: View>(to content: Content) -> ModifiedContent<Content, Self> {
    content.modifier(self)
  }

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(content, in: context) { content, _ in
      content.content
    } write: { content, scope, outer in
      var values = EnvironmentValues(scope: outer)
      content.modifier.write(&values)
      values.apply(to: scope)
    }
  }
}

extension View {
  /// Sets a value in the environment of this view.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: what it is for this view and those below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Provides an `@Observable` object to the views below that ask for its type with `@Environment`.
  ///
  /// - Parameter object: the object; `nil` hides one from further up.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.provide(object, as: T.self) })
  }

  /// Changes a value in the environment of this view, starting from what it is around it.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - transform: changes it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
