import ViewGraph

/// A length that scales with the user's preferred text size.
@propertyWrapper
@MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var scope: EnvironmentScope?

  /// Creates a scaled length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size.
  ///   - textStyle: The text style to scale with. It has no effect: all styles scale by the same factor.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The length at the current text size.
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
