// The overload of `withObservationTracking` that SwiftUI uses. It calls back after the value is stored. The public
// overload calls back before, which loses changes from other threads: the main actor may evaluate the body before the
// thread has stored the value. The overload is declared in the toolchain's module; a toolchain without it fails to
// compile.
#if canImport(Darwin)
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// Evaluates a node again when an `@Observable` object that its body read has changed.
///
/// Registrations of the standard library fire once and cannot be cancelled. As a workaround, a sentinel object is read
/// in the same tracked closure: changing it fires the registration and so removes it before the next evaluation.
/// Registrations are more expensive than bodies, so only nodes of a type whose body has read an `@Observable` object
/// before have a sentinel.
@MainActor
struct ObservationBridge {
  /// The data for observation. It exists if a body of this node, or of another node of the same type, has read an
  /// `@Observable` object.
  private var state: State?

  /// The registration of the last evaluation, or `nil` if it read no object.
  var registration: Registration? { state?.registration }

  private final class State {
    var registration: Registration?
    let sentinel = Sentinel()
  }

  /// Calls `body` and registers for changes of the `@Observable` objects that it reads.
  ///
  /// - Parameters:
  ///   - node: the node to evaluate again.
  ///   - layout: records whether bodies of this type read `@Observable` objects.
  ///   - body: evaluates the body.
  mutating func track<Body>(for node: Node, layout: TypeLayout, _ body: () -> Body) -> Body {
    state?.registration?.isActive = false
    if layout.readsObservables, state == nil { state = State() }
    let sentinel = state?.sentinel
    sentinel?.change()
    var current = Registration.of(node)
    let result = tracking {
      sentinel?.access()
      return body()
    } onChange: { [current] in
      MainThread.perform { current.fire() }
    }
    // The library retains the closure, and so the registration, only if an object was read.
    if isKnownUniquelyReferenced(&current) {
      state?.registration = nil
      Registration.spare = current
    } else {
      if state == nil { state = State() }
      state?.registration = current
      layout.readsObservables = true
    }
    return result
  }

  /// Cancels the registration permanently.
  mutating func cancel() {
    state?.registration?.isActive = false
    state?.registration = nil
    state?.sentinel.change()
  }
}

/// A wrapper of the standard library's function for main-actor closures. A closure that is passed to that function
/// directly would check its executor at run time.
@inline(__always)
private func tracking<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
  #if canImport(Darwin)
    withObservationTracking(body, onChange: onChange)
  #else
    withObservationTracking(
      body,
      didSet: { registration in
        registration.cancel()
        onChange()
      })
  #endif
}

/// The registration of one evaluation for the objects that it read.
///
/// Its fields are accessed on the main actor, one load or store at a time. There is one registration per evaluation,
/// and exclusivity checks would take longer than the accesses.
@MainActor
final class Registration {
  /// The node to evaluate again. The reference is valid while the registration is active, which ends when the node is
  /// unmounted. It is not weak, because an object that was ever referenced weakly is slower to retain and release and
  /// takes more memory.
  @exclusivity(unchecked) private unowned var node: Node
  @exclusivity(unchecked) var isActive = true

  /// A registration that can be reused because the library did not retain it. Most evaluations read no object, so the
  /// library retains nothing.
  @exclusivity(unchecked) fileprivate static var spare: Registration?

  private init(node: Node) {
    self.node = node
  }

  fileprivate static func of(_ node: Node) -> Registration {
    guard let spare else { return Registration(node: node) }
    self.spare = nil
    spare.node = node
    return spare
  }

  func fire() {
    guard isActive else { return }
    isActive = false
    node.setNeedsEvaluation()
  }
}

/// An object that is observed and changed in order to fire a registration.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var tick: Int { 0 }

  func access() {
    registrar.access(self, keyPath: \.tick)
  }

  func change() {
    registrar.withMutation(of: self, keyPath: \.tick) {}
  }
}
