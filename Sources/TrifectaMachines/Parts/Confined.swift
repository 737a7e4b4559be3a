/// A value that is captured by the closures of a chart, which run only on the main actor.
///
/// `@unchecked Sendable` because the declaration of the chart creates it, captures it in those closures and keeps no other
/// reference. Functions and case paths are not `Sendable` themselves.
@usableFromInline
struct Confined<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
