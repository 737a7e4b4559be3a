// The overload of `withObservationTracking` that SwiftUI uses: it calls back when the value is stored. The public one calls back before,
// which loses a change that another thread makes: the main actor may evaluate the body before the thread has stored the value. The
// toolchain's own module declares it; a toolchain without it fails to compile.
#if canImport(Darwin)
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// Evaluates a node again when an `@Observable` object that its body read has changed.
///
/// The standard library's registrations fire once and cannot be taken back. A sentinel object that is read in the same
/// tracked closure can: changing it makes a registration fire, and so go away, before the body is evaluated anew. Only nodes
/// of a type whose body has read an `@Observable` before carry one, because a registration costs more than a body.
@MainActor
struct ObservationBridge {
  /// Present where a body of the node's has read an `@Observable` object, or one of another node of its type.
  private var kept: Kept?

  /// The registration of the last evaluation; `nil` where that has read nothing.
  var registration: Registration? { kept?.registration }

  private final class Kept {
    var registration: Registration?
    let sentinel = Sentinel()
  }

  /// Runs `body` and registers with the `@Observable` objects it reads.
  ///
  /// - Parameters:
  ///   - node: the node to evaluate again.
  ///   - layout: remembers whether bodies of this type read `@Observable` objects.
  ///   - body: evaluates the body.
  mutating func track<Body>(for node: Node, layout: TypeLayout, _ body: () -> Body) -> Body {
    kept?.registration?.isActive = false
    if layout.readsObservables, kept == nil { kept = Kept() }
    let sentinel = kept?.sentinel
    sentinel?.change()
    var current = Registration.of(node)
    let result = tracking {
      sentinel?.access()
      return body()
    } onChange: { [current] in
      MainThread.perform { current.fire() }
    }
    // The closure is kept only where something was read, and it keeps the registration.
    if isKnownUniquelyReferenced(&current) {
      kept?.registration = nil
      Registration.spare = current
    } else {
      if kept == nil { kept = Kept() }
      kept?.registration = current
      layout.readsObservables = true
    }
    return result
  }

  /// Drops the registration for good.
  mutating func cancel() {
    kept?.registration?.isActive = false
    kept?.registration = nil
    kept?.sentinel.change()
  }
}

/// The standard library's own function, for closures of the main actor: given to it directly, they would check at run time where
/// they are.
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

/// One evaluation's interest in the objects it read.
///
/// Its fields are read and written on the main actor, one load or store at a time: there is one of it for each evaluation, and checking
/// exclusivity would take longer than what is checked.
@MainActor
final class Registration {
  /// There while the registration is active, which ends when the node leaves. It is not weak: what was ever referred to weakly is
  /// slow to retain and to release, and takes more memory.
  @exclusivity(unchecked) private unowned var node: Node
  @exclusivity(unchecked) var isActive = true

  /// One that nobody was given, for the next evaluation: most read no object.
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

/// An object that exists to be changed.
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
