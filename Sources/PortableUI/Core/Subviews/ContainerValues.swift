import ViewGraph

/// Values that a view provides to the custom container that contains it. The container reads them from each
/// ``Subview``.
///
/// Declare a value with `@Entry` in an extension, and set it with ``View/containerValue(_:_:)``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view.
  var tag: TagKey.Value?
  /// The id of the view in the innermost `ForEach`.
  var rowID: AnyHashable?

  init() {}

  /// Accesses the value of a key, or its default if no view sets it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view as a value of a type.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The explicit tag, or else the id of the view in a ``ForEach``. It is `nil` if there is no tag or id of
  ///   that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    guard let tag else { return rowID.flatMap { $0.base as? V } }
    return tag.includesOptional || Swift.type(of: tag.tag.base) == type ? tag.tag.base as? V : nil
  }

  /// Returns whether the view has a tag.
  ///
  /// - Parameter tag: The tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == .some(tag) }

  /// Merges the values of an inner view, which take precedence.
  mutating func add(_ inner: ContainerValues) {
    values.merge(inner.values) { $1 }
    tag = inner.tag ?? tag
    rowID = inner.rowID ?? rowID
  }
}

/// A key for a value that views provide to containers.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set a value.
  static var defaultValue: Value { get }
}

/// A modifier that provides a value to a container.
@MainActor
protocol ContainerValueProvider {
  func provide(to values: inout ContainerValues)
}

extension TraitModifier: ContainerValueProvider {
  func provide(to values: inout ContainerValues) {
    if let tag = value as? TagKey.Value { values.tag = tag }
  }
}

/// A modifier that sets a container value.
private struct ContainerValueModifier<Value>: ViewModifier, ContainerValueProvider {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func body(content: Content) -> some View { content }
  func provide(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Sets a container value of this view, or of each view if this is a group. The innermost of several values wins.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
