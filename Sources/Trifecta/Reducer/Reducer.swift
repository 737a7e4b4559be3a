/// A feature: what it knows, what can happen to it, and what happens then.
///
/// A feature gives either ``reduce(into:action:)``, which changes the state and returns the effects to start, or
/// ``body-swift.property``, which composes other reducers. It is a plain value that lives on the main actor, so effects
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
  /// What the feature knows: a plain value, usually a struct that is `Equatable`.
  associatedtype State
  /// What can happen: an enum whose cases say what the person did or what came back.
  associatedtype Action
  /// What the screen is asked to do once, such as opening a dialer. Features without any leave it out.
  associatedtype SideEffect = Never
  /// The type of ``body-swift.property``, `Never` for a feature that gives ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state and returns the effects that the action starts.
  ///
  /// - Parameters:
  ///   - state: the state before, changed in place.
  ///   - action: what happened.
  /// - Returns: the effects to start once the state is changed, ``Effect/none`` if there are none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers this feature consists of, run in textual order.
  ///
  /// Evaluated once, when a store is created.
  @FeatureBuilder<State, Action, SideEffect> var body: Body { get }

  /// The feature as one closure, which is what a store runs.
  ///
  /// A store asks for it once. Features do not implement it: the default takes ``reduce(into:action:)`` or the compiled
  /// ``body-swift.property``, in the client's module, where it can be specialised.
  func compiled() -> Reduce<State, Action>
}

extension Reducer where Body == Never {
  /// Never called: this feature is given by ``reduce(into:action:)``.
  public var body: Body {
    // There is no value of type Never to return, and nothing asks for this body but a programmer's mistake.
    fatalError("\(Self.self) has no body: it implements reduce(into:action:)")
  }

  /// The feature's ``reduce(into:action:)`` as a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    Reduce { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body once, without a store. O(reducers in the body) on top of their work, because the body is compiled
  /// anew.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    compiled().reduce(into: &state, action: action)
  }

  /// The feature's body as a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    body.compiled()
  }
}

extension Reducer {
  /// An effect that hands `sideEffect` to the screen: exactly once, in order, after the state is visible.
  ///
  /// A side effect that no screen listens for waits in the store until one does.
  ///
  /// - Parameter sideEffect: what the screen is asked to do.
  /// - Returns: the effect to return from the reducer.
  public func emit(_ sideEffect: SideEffect) -> Effect<Action> {
    Effect(.emit(sideEffect))
  }
}

/// A child's reducer as a closure that is compiled when the first action comes, with the dependencies in force now.
///
/// A child that is not always there may be a parent of children of its own type: compiling it with its parent would not
/// come to an end.
@MainActor
@inlinable
func deferred<Feature: Reducer>(
  _ feature: @escaping @MainActor () -> Feature
) -> @MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action> {
  let dependencies = DependencyValues.current
  var compiled: (@MainActor (inout Feature.State, Feature.Action) -> Effect<Feature.Action>)?
  return { state, action in
    if let compiled { return compiled(&state, action) }
    let made = dependencies.run { feature().compiled().closure }
    compiled = made
    return made(&state, action)
  }
}
