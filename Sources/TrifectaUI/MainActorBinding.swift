/// The getter and setter of a binding, isolated to the main actor.
///
/// SwiftUI calls a binding's closures only on the main actor, but their types do not state it.
@MainActor
final class MainActorBinding<Value> {
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
    MainActor.assumeIsolated { UncheckedSendable(value: get()) }.value
  }

  private nonisolated func write(_ value: Value) {
    let transferred = UncheckedSendable(value: value)
    MainActor.assumeIsolated { set(transferred.value) }
  }
}

/// Transfers a value between two pieces of code that both run on the main actor, where the compiler cannot prove it.
/// The value never reaches another thread, so it need not be `Sendable`.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}
