/// A state of a chart, with its transitions, work, actions and child states.
///
/// ```swift
/// In(.player) {
///   On(.stop, to: .stopped)
///   In(.playing) { On(.pause, to: .paused) }
///   In(.paused) { On(.play, to: .playing) }
/// }
/// ```
///
/// The initial child state is the first one, unless ``Initial`` declares another. For an event, the innermost state
/// with an enabled transition wins; within a state, the first transition whose guard holds.
public struct In<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a state whose case has no associated value.
  ///
  /// - Parameters:
  ///   - phase: the state.
  ///   - content: the transitions, work, actions and child states.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .normal, parts: content())))
  }

  /// Declares a state whose case has an associated value: `In(Phase.results)`.
  ///
  /// - Parameters:
  ///   - phase: the case of the state, such as `Phase.results`.
  ///   - content: the transitions, work, actions and child states.
  public init<Value>(
    _ phase: @escaping (Value) -> M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }
  ) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: nil), kind: .normal, parts: content())))
  }

  /// Declares a compound state that is not a case of the phase enum.
  ///
  /// - Parameters:
  ///   - name: the name of the state in diagrams and messages.
  ///   - content: the child states, and the transitions, work and actions that they share.
  public init(named name: String, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(content: .state(.init(name: .name(name), kind: .normal, parts: content())))
  }
}

/// A parallel state: its child states, the regions, are all active at the same time.
///
/// It needs at least one region, and a region cannot be a final state. To complete a region, put a final state inside of
/// it.
public struct Parallel<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a parallel state.
  ///
  /// - Parameters:
  ///   - phase: the state, whose case has no associated value.
  ///   - content: the regions, and the transitions, work and actions that they share.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .parallel, parts: content())))
  }

  /// Declares a parallel state that is not a case of the phase enum.
  ///
  /// - Parameters:
  ///   - name: the name of the state in diagrams and messages.
  ///   - content: the regions, and the transitions, work and actions that they share.
  public init(named name: String, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(content: .state(.init(name: .name(name), kind: .parallel, parts: content())))
  }
}

/// A final state. Entering it completes its parent, which then takes its ``OnDone`` transition. A top-level final state
/// ends the machine.
public struct Final<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a final state whose case has no associated value.
  ///
  /// - Parameters:
  ///   - phase: the state.
  ///   - content: the entry and exit actions. In a top-level final state, the exit actions run when the machine ends.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .final, parts: content())))
  }

  /// Declares a final state whose case has an associated value: `Final(Phase.bought)`.
  ///
  /// - Parameters:
  ///   - phase: the case of the state, such as `Phase.results`.
  ///   - content: the entry and exit actions. In a top-level final state, the exit actions run when the machine ends.
  public init<Value>(
    _ phase: @escaping (Value) -> M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }
  ) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: nil), kind: .final, parts: content())))
  }
}

/// The initial state of a chart or a compound state. The default is its first child.
public struct Initial<M: Machine> {
  let part: StatechartPart<M>

  /// Declares the initial state.
  ///
  /// - Parameter phase: a descendant. Its associated value, if any, is its initial value.
  public init(_ phase: M.Phase) {
    part = .init(content: .initial(phase))
  }
}

/// The history of a compound state, for transitions `toHistoryOf:` that state. Declare it only if the default differs
/// from the initial state.
public struct History<M: Machine> {
  let part: StatechartPart<M>

  /// Declares the default of a history, which is entered if the compound state has not been active before.
  ///
  /// - Parameters:
  ///   - isDeep: whether the history restores all descendants instead of only the direct child.
  ///   - phase: the default state.
  public init(deep isDeep: Bool = false, startingWith phase: M.Phase) {
    part = .init(content: .history(.init(isDeep: isDeep, initial: phase)))
  }
}

/// Events that a state consumes without any effect.
public struct Ignore<M: Machine> {
  let part: StatechartPart<M>

  /// Declares ignored events whose cases have no associated values.
  ///
  /// - Parameter events: the ignored events.
  public init(_ events: M.Event...) {
    part = .init(content: .ignore(events.map { CaseReference($0) }))
  }

  /// Declares an ignored event whose case has an associated value: `Ignore(Event.loaded)`.
  ///
  /// - Parameter event: the case of the event.
  public init<Value>(_ event: @escaping (Value) -> M.Event) {
    part = .init(content: .ignore([CaseReference(event)]))
  }
}

/// An entry action of a state. Several entry actions run in the order in which they are declared.
public struct OnEntry<M: Machine> {
  let part: StatechartPart<M>

  /// Declares an entry action.
  ///
  /// - Parameters:
  ///   - name: the name of the action in diagrams.
  ///   - run: the action.
  public init(_ name: String, _ run: @escaping @MainActor (inout ActionContext<M>) -> Void) {
    part = .init(content: .entry(.init(name: name, run: run)))
  }
}

/// An exit action of a state. Several exit actions run in the order in which they are declared.
public struct OnExit<M: Machine> {
  let part: StatechartPart<M>

  /// Declares an exit action.
  ///
  /// - Parameters:
  ///   - name: the name of the action in diagrams.
  ///   - run: the action.
  public init(_ name: String, _ run: @escaping @MainActor (inout ActionContext<M>) -> Void) {
    part = .init(content: .exit(.init(name: name, run: run)))
  }
}
