/// A value of a dependency that a person can choose while the app runs, such as a slow or failing service. The
/// inspector of `TrifectaInspector` offers the ``DependencyKey/alternatives`` of the dependencies that a store uses.
public struct DependencyAlternative<Value: Sendable>: Sendable {
  /// The name in the list, which is unique among the alternatives of a key.
  public let name: String
  let makeValue: @Sendable (Value) -> Value

  /// Creates an alternative.
  ///
  /// - Parameters:
  ///   - name: the name in the list, which is unique among the alternatives of a key.
  ///   - makeValue: returns the value. It receives the value that the store uses otherwise, so that it can delay or
  ///     change its responses. It is called on the main actor, once for each store.
  public init(_ name: String, makeValue: @escaping @Sendable (_ original: Value) -> Value) {
    self.name = name
    self.makeValue = makeValue
  }
}
