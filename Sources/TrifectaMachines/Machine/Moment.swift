import Trifecta

/// What an action of a chart is given: the machine, what has happened, and what it may do about it.
@MainActor
public struct Moment<M: Machine> {
  /// The machine, with its dependencies.
  public let machine: M
  /// The event that is being handled, `nil` while the machine begins and when time leads on.
  public let event: M.Event?
  /// What the machine is at just now.
  public private(set) var configuration: Configuration<M>
  private(set) var raised: [M.Event] = []
  private(set) var effects: [Effect<M.Action>] = []

  init(_ machine: M, _ event: M.Event?, _ configuration: Configuration<M>) {
    self.machine = machine
    self.event = event
    self.configuration = configuration
  }

  /// What the machine knows besides its states.
  public var context: M.Context {
    get { configuration.context }
    set { configuration.context = newValue }
  }

  /// Raises an event, which is handled once the states are entered, before any other.
  ///
  /// - Parameter event: the event.
  public mutating func raise(_ event: M.Event) {
    raised.append(event)
  }

  /// Asks the screen to do something once.
  ///
  /// - Parameter sideEffect: what it is asked to do.
  public mutating func emit(_ sideEffect: M.SideEffect) {
    effects.append(machine.emit(sideEffect))
  }

  /// Starts an effect that no state owns: leaving the state does not cancel it. What a state owns is an ``Invoke``.
  ///
  /// - Parameter effect: the effect.
  public mutating func start(_ effect: Effect<M.Action>) {
    effects.append(effect)
  }

  /// Changes what an active state knows.
  @usableFromInline
  mutating func update<Value>(_ path: CasePath<M.Phase, Value>, _ update: (inout Value) -> Void) {
    guard let (state, value) = configuration.find(path) else { return }
    var changed = value
    update(&changed)
    configuration.set(path.embed(changed), for: state)
  }
}
