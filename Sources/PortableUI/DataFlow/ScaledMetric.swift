import ViewGraph

/// A length that grows with the texts of a person who wants them larger.
@propertyWrapper
@MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var scope: EnvironmentScope?

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: how long it is at the usual size.
  ///   - textStyle: of the texts that it grows with. All grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The length at the size of the person in front of the screen.
  public var wrappedValue: Value {
    base * Value(EnvironmentValues(scope: scope).dynamicTypeSize.factor)
  }
}

extension ScaledMetric: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    scope = context.environment
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.base == second.base }
}
