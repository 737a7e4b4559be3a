/// A feature: its state, its actions, and the logic that handles them.
///
/// A feature implements either ``reduce(into:action:)``, which changes the state and returns the effects to start, or
/// ``body-swift.property``, which composes other reducers. It is a value that is isolated to the main actor, so effects
/// can capture it.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementTapped }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .incrementTapped:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
@MainActor
public protocol Reducer<State, Action> {
  /// The feature's state, usually a struct that is `Equatable`.
  associatedtype State
  /// The feature's actions, usually an enum. Each case describes what the user did or what an effect returned.
  associatedtype Action
  /// One-time events for the screen, such as opening a dialer. Features without side effects omit it.
  associatedtype SideEffect = Never
  /// The type of ``body-swift.property``; `Never` for a feature that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state and returns the effects to start.
  ///
  /// - Parameters:
  ///   - state: the state, changed in place.
  ///   - action: the action to handle.
  /// - Returns: the effects to start once the state has changed; ``Effect/none`` if there are none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this feature is composed of, run in textual order.
  ///
  /// Evaluated once, when a store is created.
  @FeatureBuilder<State, Action, SideEffect> var body: Body { get }

  /// Returns the feature as one closure, which the store runs for each action.
  ///
  /// A store calls it once. Features do not implement it: the default uses ``reduce(into:action:)`` or the compiled
  /// ``body-swift.property``. It is inlined in the client's module, where it can be specialized.
  func compiled() -> Reduce<State, Action>
}

extension Reducer where Body == Never {
  /// Never called, because this feature implements ``reduce(into:action:)``.
  public var body: Body {
    // There is no value of type Never to return. Only a programming error can evaluate this body.
    fatalError("\(Self.self) has no body: it implements reduce(into:action:)")
  }

  /// Returns ``reduce(into:action:)`` as a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    Reduce { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body once, without a store. The body is compiled for each call, which takes O(reducers in the body) in
  /// addition to their work.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    compiled().reduce(into: &state, action: action)
  }

  /// Returns the feature's body as a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    body.compiled()
  }
}

extension Reducer {
  /// Returns an effect that delivers `sideEffect` to the screen: exactly once, in order, after the new state is
  /// visible.
  ///
  /// A side effect is kept in the store until a screen listens.
  ///
  /// - Parameter sideEffect: the side effect for the screen to carry out.
  /// - Returns: the effect to return from the reducer.
  public func emit(_ sideEffect: SideEffect) -> Effect<Action> {
    Effect(.emit(sideEffect))
  }
}

/// A child's reducer that is compiled at its first use, with the dependencies that were current when this value was
/// created.
///
/// An optional child may have children of its own type, so compiling it together with its parent would not terminate.
@usableFromInline
struct DeferredReducer<Feature: Reducer> {
  /// Handles an action of the child.
  @usableFromInline let reduce: @MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action>
  /// Returns the compiled reducer.
  @usableFromInline let compiled: @MainActor () -> Reduce<Feature.State, Feature.Action>

  @MainActor
  @inlinable
  init(_ feature: @escaping @MainActor () -> Feature) {
    let dependencies = DependencyValues.current
    var known: Reduce<Feature.State, Feature.Action>?
    // A separate variable, because copying the whole reducer for each action would take longer.
    var closure: (@MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action>)?
    let compiled: @MainActor () -> Reduce<Feature.State, Feature.Action> = {
      if let known { return known }
      let made = dependencies.run { feature().compiled() }
      known = made
      closure = made.closure
      return made
    }
    self.compiled = compiled
    reduce = { state, action in
      if let closure { return closure(&state, action) }
      return compiled().closure(&state, action)
    }
  }
}
