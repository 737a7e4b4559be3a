/// The getter and setter of a binding, isolated to the main actor.
///
/// SwiftUI calls a binding's closures only on the main actor, but their types do not state it.
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

/// Transfers a value between two pieces of code that both run on the main actor, where the compiler cannot prove it.
/// The value never reaches another thread, so it need not be `Sendable`.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
