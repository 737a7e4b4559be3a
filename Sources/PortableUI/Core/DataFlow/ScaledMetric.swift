import ViewGraph

/// A length that scales with the user's preferred text size.
@propertyWrapper
@MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  // Safe because the length is a number, which has value semantics. The compiler cannot know this, because the type of
  // the number need not be `Sendable`.
  nonisolated(unsafe) private let base: Value
  private let style: Font.TextStyle
  private var scope: EnvironmentScope?

  /// Creates a scaled length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size.
  ///   - textStyle: The text style to scale with. The text style matters only for a text size that a view sets with
  ///     `dynamicTypeSize(_:)`. For the text size that the user sets in the browser, all text styles scale by the same
  ///     factor.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the current text size.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope: scope)
    guard let size = values.inheritedTextAttributes.value?.typeSize else {
      return base * Value(values.dynamicTypeSize.factor)
    }
    return base * Value(style.points(at: size) / style.points(at: .large))
  }
}

extension ScaledMetric: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    scope = context.environment
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.base == second.base && first.style == second.style
  }
}
