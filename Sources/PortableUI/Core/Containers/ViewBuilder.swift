/// A result builder that creates a view from the statements of a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// Builds an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a block of a single statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a block of several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an expression that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an `if` statement without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Builds content that is guarded by `#available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
