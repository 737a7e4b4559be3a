import ViewGraph

/// What views say of themselves to a container of one's own, which reads it from each ``Subview``.
///
/// Declare values by `@Entry` in an extension, and set them by ``View/containerValue(_:_:)``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag that a view was given.
  var tag: TagKey.Value?
  /// The id of the innermost row of a collection that it is.
  var rowID: AnyHashable?

  init() {}

  /// The value of a key, or its default where no view has set it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view as a value of a type.
  ///
  /// - Parameter type: of the tag.
  /// - Returns: its own, or the id that it has in a ``ForEach``; `nil` where it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    guard let tag else { return rowID.flatMap { $0.base as? V } }
    return tag.includesOptional || Swift.type(of: tag.tag.base) == type ? tag.tag.base as? V : nil
  }

  /// Whether the view has a tag.
  ///
  /// - Parameter tag: the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == .some(tag) }

  /// Takes over what was said further in.
  mutating func add(_ inner: ContainerValues) {
    values.merge(inner.values) { $1 }
    tag = inner.tag ?? tag
    rowID = inner.rowID ?? rowID
  }
}

/// The name of a value that views say to containers, and its default.
public protocol ContainerValueKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
}

/// What a modifier says to a container.
@MainActor
protocol ContainerWord {
  func say(to values: inout ContainerValues)
}

extension TraitModifier: ContainerWord {
  func say(to values: inout ContainerValues) {
    if let tag = value as? TagKey.Value { values.tag = tag }
  }
}

/// Says a value to a container that reads its views.
private struct ContainerValueModifier<Value>: ViewModifier, ContainerWord {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func body(content: Content) -> some View { content }
  func say(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Says a value of this view, or of each where this is a group, to the container that it is in. Of several the innermost counts.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: what it is.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
