import Trifecta

/// The context of an action: gives access to the machine, the event and the configuration, and collects the effects.
@MainActor
public struct ActionContext<M: Machine> {
  /// The machine, with its dependencies.
  public let machine: M
  /// The event that is being handled, or `nil` while the machine starts and during delayed transitions.
  public let event: M.Event?
  /// The current configuration.
  public private(set) var configuration: Configuration<M>
  private(set) var raised: [M.Event] = []
  private(set) var effects: [Effect<M.Action>] = []

  init(_ machine: M, _ event: M.Event?, _ configuration: Configuration<M>) {
    self.machine = machine
    self.event = event
    self.configuration = configuration
  }

  /// The data of the machine that does not depend on its state.
  public var context: M.Context {
    get { configuration.context }
    set { configuration.context = newValue }
  }

  /// Raises an event, which is handled before any external event, after the target states are entered.
  ///
  /// - Parameter event: the event.
  public mutating func raise(_ event: M.Event) {
    raised.append(event)
  }

  /// Emits a side effect to the view.
  ///
  /// - Parameter sideEffect: the side effect.
  public mutating func emit(_ sideEffect: M.SideEffect) {
    effects.append(machine.emit(sideEffect))
  }

  /// Starts an effect that is not bound to a state: exiting the state does not cancel it. For work that a state owns,
  /// use ``Invoke``.
  ///
  /// - Parameter effect: the effect.
  public mutating func start(_ effect: Effect<M.Action>) {
    effects.append(effect)
  }

  /// Changes the associated value of an active state.
  @usableFromInline
  mutating func update<Value>(_ path: CasePath<M.Phase, Value>, _ update: (inout Value) -> Void) {
    guard let (state, value) = configuration.find(path) else { return }
    var changed = value
    update(&changed)
    configuration.set(path.embed(changed), for: state)
  }
}
