import ViewGraph

/// A modifier that sets values in the environment of a view, and has no body.
@usableFromInline
protocol EnvironmentModifier: ViewModifier, EnvironmentWriter where Body == Never {
  /// Sets the values.
  func change(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @usableFromInline
  func write(to writes: inout EnvironmentWrites) {
    EnvironmentValues.change(&writes) { change(&$0) }
  }

  @usableFromInline
  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    LayerNode(content, in: context)
  }

  @usableFromInline
  static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.environment(content.modifier)
    Modified.visitLayers(of: content.content, &visitor)
  }
}

@usableFromInline
struct ValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @usableFromInline static var isPlain: Bool { isPlainData(Value.self) }

  @usableFromInline func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

private struct TransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

private struct ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func change(_ values: inout EnvironmentValues) { values.provide(object, as: Object.self) }
}

extension View {
  /// Sets a value in the environment of this view.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: what it is for this view and those below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(ValueModifier(keyPath: keyPath, value: value))
  }

  /// Provides an `@Observable` object to the views below that ask for its type with `@Environment`.
  ///
  /// - Parameter object: the object; `nil` hides one from further up.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Provides an observable object to the views below that ask for one of its type with `@EnvironmentObject`.
  ///
  /// - Parameter object: the object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Changes a value in the environment of this view, starting from what it is around it.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - transform: changes it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformModifier(keyPath: keyPath, transform: transform))
  }
}
