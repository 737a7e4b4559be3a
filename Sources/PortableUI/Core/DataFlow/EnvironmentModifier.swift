import ViewGraph

/// A modifier without a body that sets values in the environment of a view.
@usableFromInline
package protocol EnvironmentModifier: ViewModifier, EnvironmentWriter where Body == Never {
  /// Sets the values of the modifier in an environment.
  func change(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @usableFromInline
  package func write(to writes: inout EnvironmentWrites) {
    EnvironmentValues.change(&writes) { change(&$0) }
  }

  @usableFromInline
  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    LayerNode(content, in: context)
  }

  @usableFromInline
  package static func visitLayers<Modified: View>(
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

struct TransformModifier<Value>: EnvironmentModifier {
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
  ///   - keyPath: The key path of the value.
  ///   - value: The new value for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(ValueModifier(keyPath: keyPath, value: value))
  }

  /// Provides an `@Observable` object to descendants that read its type with `@Environment`.
  ///
  /// - Parameter object: The object, or `nil` to hide one provided by an ancestor.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Provides an observable object to descendants that read its type with `@EnvironmentObject`.
  ///
  /// - Parameter object: The object to provide.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Transforms a value in the environment of this view, starting from the inherited value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: A closure that changes the value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformModifier(keyPath: keyPath, transform: transform))
  }
}
