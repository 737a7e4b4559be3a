/// A value that is captured by the closures of a chart, which run only on the main actor.
///
/// `@unchecked Sendable` because functions and case paths are not `Sendable` themselves. It is safe because the
/// declaration of the chart creates the value, captures it in those closures, and keeps no other reference.
@usableFromInline
struct Confined<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
