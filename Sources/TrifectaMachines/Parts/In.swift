/// A state of a chart, with its routes, its work and the states inside of it.
///
/// ```swift
/// In(.player) {
///   On(.stop, to: .stopped)
///   In(.playing) { On(.pause, to: .paused) }
///   In(.paused) { On(.play, to: .playing) }
/// }
/// ```
///
/// It begins in the first state inside, unless ``Initial`` says otherwise. The innermost route for an event wins, and of one
/// state's the first whose guard holds.
public struct In<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a state whose case has no value.
  ///
  /// - Parameters:
  ///   - phase: the state.
  ///   - content: what it consists of.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .normal, parts: content())))
  }

  /// Declares a state whose case has a value: `In(Phase.results)`.
  ///
  /// - Parameters:
  ///   - phase: the name of the state's case.
  ///   - content: what it consists of.
  public init<Value>(
    _ phase: @escaping (Value) -> M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }
  ) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: nil), kind: .normal, parts: content())))
  }

  /// Declares a state that only holds others together and is no case.
  ///
  /// - Parameters:
  ///   - name: what diagrams and messages call it.
  ///   - content: the states inside, and what they have in common.
  public init(named name: String, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(content: .state(.init(name: .name(name), kind: .normal, parts: content())))
  }
}

/// A state whose inner states, its regions, are active at the same time.
public struct Parallel<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a state of regions.
  ///
  /// - Parameters:
  ///   - phase: the state, whose case has no value.
  ///   - content: the regions, and what they have in common.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .parallel, parts: content())))
  }

  /// Declares a state of regions that is no case.
  ///
  /// - Parameters:
  ///   - name: what diagrams and messages call it.
  ///   - content: the regions, and what they have in common.
  public init(named name: String, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>]) {
    part = .init(content: .state(.init(name: .name(name), kind: .parallel, parts: content())))
  }
}

/// The end of the state it is in, which takes that state's ``OnDone``. At the outermost level it ends the machine.
public struct Final<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a final state whose case has no value.
  ///
  /// - Parameters:
  ///   - phase: the state.
  ///   - content: the actions on entering and on leaving it. At the outermost level, those on leaving run as the machine ends.
  public init(_ phase: M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: phase), kind: .final, parts: content())))
  }

  /// Declares a final state whose case has a value: `Final(Phase.bought)`.
  ///
  /// - Parameters:
  ///   - phase: the name of the state's case.
  ///   - content: the actions on entering and on leaving it. At the outermost level, those on leaving run as the machine ends.
  public init<Value>(
    _ phase: @escaping (Value) -> M.Phase, @StatechartBuilder<M> _ content: () -> [StatechartPart<M>] = { [] }
  ) {
    part = .init(
      content: .state(.init(name: .phase(CaseReference(phase), constant: nil), kind: .final, parts: content())))
  }
}

/// Where a state, or the chart, begins. Without it, in the first state inside.
public struct Initial<M: Machine> {
  let part: StatechartPart<M>

  /// Declares where the state around it begins.
  ///
  /// - Parameter phase: a state inside. With a value, that is what it begins with.
  public init(_ phase: M.Phase) {
    part = .init(content: .initial(phase))
  }
}

/// A way back to what was active last in the state around it, for routes that lead `toHistoryOf:` that state. It needs to be
/// declared only if it leads elsewhere at first than where the state begins.
public struct History<M: Machine> {
  let part: StatechartPart<M>

  /// Declares where a history leads as long as there is no past.
  ///
  /// - Parameters:
  ///   - isDeep: whether it is about all that is inside, however deep.
  ///   - phase: where it leads at first.
  public init(deep isDeep: Bool = false, startingWith phase: M.Phase) {
    part = .init(content: .history(.init(isDeep: isDeep, initial: phase)))
  }
}

/// Events that a state takes and does nothing about.
public struct Ignore<M: Machine> {
  let part: StatechartPart<M>

  /// Declares events whose cases have no values.
  ///
  /// - Parameter events: the events.
  public init(_ events: M.Event...) {
    part = .init(content: .ignore(events.map { CaseReference($0) }))
  }

  /// Declares an event whose case has a value: `Ignore(Event.loaded)`.
  ///
  /// - Parameter event: the name of the event's case.
  public init<Value>(_ event: @escaping (Value) -> M.Event) {
    part = .init(content: .ignore([CaseReference(event)]))
  }
}

/// What is done on entering a state. Several are done in their order.
public struct OnEntry<M: Machine> {
  let part: StatechartPart<M>

  /// Declares what is done.
  ///
  /// - Parameters:
  ///   - name: what diagrams call it.
  ///   - run: what is done.
  public init(_ name: String, _ run: @escaping @MainActor (inout Moment<M>) -> Void) {
    part = .init(content: .entry(.init(name: name, run: run)))
  }
}

/// What is done on leaving a state. Several are done in their order.
public struct OnExit<M: Machine> {
  let part: StatechartPart<M>

  /// Declares what is done.
  ///
  /// - Parameters:
  ///   - name: what diagrams call it.
  ///   - run: what is done.
  public init(_ name: String, _ run: @escaping @MainActor (inout Moment<M>) -> Void) {
    part = .init(content: .exit(.init(name: name, run: run)))
  }
}
