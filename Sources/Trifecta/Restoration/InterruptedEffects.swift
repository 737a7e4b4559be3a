import IssueReporting
import Snapshots

/// The effects of a feature that were running when a snapshot was made, and that its restoration does not continue.
///
/// A snapshot contains the ids of running effects, not their work. ``Reducer/onRestore(_:)`` receives the ids, and
/// decides whether to start the work again. Only effects with an id are listed; see
/// ``Effect/cancellable(id:cancelInFlight:)``. An effect is not listed if a view's task has started an effect with the
/// same id again.
///
/// ```swift
/// .onRestore { state, interrupted in
///   interrupted.contains(id: SaveID.save) ? save(state) : .none
/// }
/// ```
public struct InterruptedEffects {
  let saved: SavedEffects

  init(_ saved: SavedEffects) {
    self.saved = saved
  }

  /// Whether no effect with an id was running in this feature.
  public var isEmpty: Bool { saved.ids.isEmpty }

  /// Returns whether an effect with an id was running in this feature.
  ///
  /// Ids are compared by the names of their types and by their values. O(interrupted effects).
  ///
  /// - Parameter id: the id passed to ``Effect/cancellable(id:cancelInFlight:)``, `debounce` or `throttle`. An id that
  ///   consists of values can be saved; an id that contains an object or a metatype cannot, and is reported.
  /// - Returns: whether the effect was running.
  @MainActor
  public func contains(id: some Hashable & Sendable) -> Bool {
    guard let saved = EffectID(id).saved(by: ValueSaver()) else {
      reportIssue(
        """
        The effect id \(id) cannot be saved, so snapshots do not contain whether its effect was running.

        Use an id that consists of values, such as an enum case, a string or a number, or conform the id to Codable.
        """)
      return false
    }
    return self.saved.ids.contains(saved)
  }

  /// Returns the ids of a type, in the order in which their effects started.
  ///
  /// Use it for ids with a value that the state does not contain, such as the name of a file that was being uploaded.
  ///
  /// ```swift
  /// .onRestore { state, interrupted in
  ///   .merge(interrupted.ids(of: Upload.self).map { upload($0.file) })
  /// }
  /// ```
  ///
  /// - Parameter type: the type of the ids.
  /// - Returns: the ids of the type.
  @MainActor
  public func ids<ID: Hashable & Sendable>(of type: ID.Type) -> [ID] {
    let restorer = ValueRestorer()
    return saved.ids.compactMap { id in
      guard let parts = id.list, parts.count == 2, parts[0] == .string(EffectID.name(of: type)) else { return nil }
      return restorer.restore(type, from: parts[1])
    }
  }
}

extension InterruptedEffects {
  /// Whether there is nothing to restore at this place and below.
  var isEmptyBelow: Bool { saved.isEmpty }

  /// Whether there is something to restore below this place.
  var hasChildren: Bool { !saved.children.isEmpty }

  /// Returns the part that belongs to a child.
  @MainActor
  func below(_ key: ChildKey) -> InterruptedEffects {
    guard !saved.children.isEmpty, let key = key.saved(by: ValueSaver()) else {
      return InterruptedEffects(SavedEffects())
    }
    return InterruptedEffects(saved.children[key] ?? SavedEffects())
  }

  /// Returns an effect that delivers the side effects which no screen had received. A parent that handles side effects
  /// of this feature has let them pass before, and is not asked again.
  @MainActor
  func undelivered<Action, SideEffect>(_: SideEffect.Type) -> Effect<Action> {
    let restorer = ValueRestorer()
    let sideEffects = saved.sideEffects.compactMap { $0.restored(as: SideEffect.self, by: restorer) }
    return sideEffects.isEmpty ? .none : Effect(.deliver(sideEffects))
  }

  /// Restores a child: delivers its side effects, and continues its reducer.
  ///
  /// - Parameters:
  ///   - feature: the type of the child's feature.
  ///   - state: the child's state.
  ///   - reducer: the child's reducer.
  /// - Returns: the child's effect, which is not scoped yet.
  @MainActor
  func restore<Feature: Reducer>(
    _ feature: Feature.Type, _ state: inout Feature.State, by reducer: Reduce<Feature.State, Feature.Action>
  ) -> Effect<Feature.Action> {
    undelivered(Feature.SideEffect.self).and(reducer.restore(into: &state, interrupted: self))
  }
}
