/// What a binding's closures hold.
///
/// SwiftUI calls the closures on the main actor, and only there, but does not promise so in their types.
@MainActor
final class Reach<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var binding: Binding<Value> {
    Binding(get: { self.read() }, set: { self.write($0) })
  }

  private nonisolated func read() -> Value {
    MainActor.assumeIsolated { Carried(value: get()) }.value
  }

  private nonisolated func write(_ value: Value) {
    let carried = Carried(value: value)
    MainActor.assumeIsolated { set(carried.value) }
  }
}

/// A value on its way between two pieces of code that both run on the main actor, which the compiler cannot see. It
/// never meets another thread, so it needs not be `Sendable` itself.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
