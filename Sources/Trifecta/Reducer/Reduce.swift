/// A reducer that runs a closure, for use in a body.
public struct Reduce<State, Action>: Reducer {
  /// Continues after the state was restored from a snapshot; see ``Reducer/onRestore(_:)``.
  @usableFromInline package typealias Restoration = @MainActor (inout State, InterruptedEffects) -> Effect<Action>

  @usableFromInline package let closure: @MainActor (inout State, Action) -> Effect<Action>
  /// Continues after a restoration; `nil` if there is nothing to do then.
  @usableFromInline package let restoration: Restoration?

  /// Creates a reducer.
  ///
  /// - Parameter closure: changes the state and returns the effects to start.
  @inlinable
  public init(_ closure: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    self.init(restoration: nil, closure)
  }

  /// Creates a reducer that continues after a restoration.
  @inlinable
  package init(restoration: Restoration?, _ closure: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    self.closure = closure
    self.restoration = restoration
  }

  /// Runs the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  /// Continues after the state was restored from a snapshot, as the reducer's ``Reducer/onRestore(_:)`` and those of its
  /// children declare. A store calls it. An operator that wraps a compiled reducer in a closure passes it on:
  ///
  /// ```swift
  /// extension Reducer {
  ///   func logged() -> Reduce<State, Action> {
  ///     let base = compiled()
  ///     return Reduce { state, action in
  ///       print(action)
  ///       return base.reduce(into: &state, action: action)
  ///     }
  ///     .onRestore { base.restore(into: &$0, interrupted: $1) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: the restored state, changed in place.
  ///   - interrupted: the effects that were running when the snapshot was made.
  /// - Returns: the effects to start.
  public func restore(into state: inout State, interrupted: InterruptedEffects) -> Effect<Action> {
    restoration?(&state, interrupted) ?? .none
  }

  /// Returns this reducer, which already is a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    self
  }
}
