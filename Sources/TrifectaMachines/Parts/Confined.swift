/// A value that the closures of a chart share, which run on the main actor only.
///
/// `@unchecked Sendable` because nobody else has it: a chart's declaration makes it, puts it into those closures and
/// forgets it. Functions and case paths cannot say so themselves.
@usableFromInline
struct Confined<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
