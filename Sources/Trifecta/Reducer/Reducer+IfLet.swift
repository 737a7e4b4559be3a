extension Reducer {
  /// Runs an optional child's reducer for the child's actions, before this reducer.
  ///
  /// An action that arrives while the child's state is `nil` is reported, and only this reducer runs. If this reducer
  /// removes the child in the same reduction, the effects that the child has just returned are not started.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  /// - Returns: a reducer that runs the child's reducer, then this one.
  @inlinable
  public func ifLet<Feature: Reducer>(
    _ child: OptionalChild<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Scope<State, Action, Feature, Void> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope { handler in
      let base = compiled()
      let parent = base.closure
      let reducer = DeferredReducer(child.feature)
      let run = optional(child, by: reducer, dismissal: nil, handler, at: place)
      let restoration = child.restoration(by: reducer, handler, before: base)
      return Reduce(restoration: restoration) { state, action in
        guard let childAction = child.action.extract(action) else { return parent(&state, action) }
        return run(&state, childAction) { state in parent(&state, action) }
      }
    }
  }

  /// Runs a presented child's reducer for the child's actions, before this reducer, and sets the child's state to `nil`
  /// after this reducer has handled ``PresentationAction/dismiss``.
  ///
  /// An action that arrives while the child's state is `nil` is reported, and only this reducer runs. Dismissing a
  /// child that is not presented does nothing, because a user may tap before the screen has updated.
  ///
  /// - Parameters:
  ///   - presented: the child, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  /// - Returns: a reducer that runs the child's reducer, then this one.
  @inlinable
  public func ifLet<Feature: Reducer>(
    _ presented: PresentedChild<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Scope<State, Action, Feature, Void> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope { handler in
      let base = compiled()
      let parent = base.closure
      let child = presented.child
      let dismissal = presented.action.embed(.dismiss)
      let reducer = DeferredReducer(child.feature)
      let run = optional(child, by: reducer, dismissal: dismissal, handler, at: place)
      let restoration = child.restoration(by: reducer, dismissal: dismissal, handler, before: base)
      return Reduce(restoration: restoration) { state, action in
        switch presented.action.extract(action) {
        case nil:
          return parent(&state, action)
        case .presented(let childAction):
          return run(&state, childAction) { state in
            guard let renewed = presented.renewed else { return parent(&state, action) }
            state[keyPath: child.state] = nil
            let effect = parent(&state, action)
            // The parent may have presented a copy of the state that was just dismissed. It must count as a new
            // presentation.
            if let next = state[keyPath: child.state] { state[keyPath: child.state] = renewed(next) }
            return effect
          }
        case .dismiss:
          let isReplaced = state[keyPath: child.state].map(child.identity.replaced)
          let effect = parent(&state, action)
          if let isReplaced, let now = state[keyPath: child.state], !isReplaced(now) {
            state[keyPath: child.state] = nil
          }
          return effect
        }
      }
    }
  }

  /// Returns a closure that runs an optional child and then the given parent. The child's effects start first. If the
  /// parent removed the child, only the child's immediate work is kept.
  @inlinable
  func optional<Feature: Reducer>(
    _ child: OptionalChild<State, Action, Feature>,
    by reducer: DeferredReducer<Feature>,
    dismissal: Action?,
    _ handler: SideEffectHandler<Void, Feature, Action>?,
    at place: SourceCodeLocation
  ) -> @MainActor (inout State, Feature.Action, (inout State) -> Effect<Action>) -> Effect<Action> {
    let identity = child.identity
    let sideEffects = erased(handler, of: ())
    let reduce = reducer.reduce
    return { state, childAction, parent in
      guard let effect = reduceIfPresent(&state[keyPath: child.state], childAction, by: reduce) else {
        reportAbsentChild(child.key, feature: Feature.self, action: childAction, is: "nil", at: place)
        return parent(&state)
      }
      guard !effect.isNone else { return parent(&state) }
      let before = state[keyPath: child.state].map(identity.id)
      let parentEffect = parent(&state)
      guard state[keyPath: child.state].map(identity.id) == before else {
        return effect.forRemovedFeature().and(parentEffect)
      }
      let key = identity.hasIDs && before != nil ? child.key.occupied(by: before!) : child.key
      return effect.scoped(key, embed: child.action.embed, sideEffects: sideEffects, dismissal: dismissal)
        .and(parentEffect)
    }
  }
}

/// Reduces an optional state in place. Returns `nil` if there is none.
@MainActor
@inlinable
func reduceIfPresent<State, Action>(
  _ state: inout State?,
  _ action: Action,
  by reduce: @MainActor (inout State, Action) -> Effect<Action>
) -> Effect<Action>? {
  guard state != nil else { return nil }
  return reduce(&state!, action)
}

/// Reports an action for a child that is not present.
@MainActor
@usableFromInline
func reportAbsentChild(_ child: ChildKey, feature: Any.Type, action: Any, is what: String, at place: SourceCodeLocation)
{
  place.report(
    """
    The action \(caseName(of: action)) of \(feature) arrived for \(child), whose state is \(what).

    The child never existed, or was removed before the action arrived. Send the action only while the child is present. \
    The child's own effects are cancelled when it is removed.
    """
  )
}
