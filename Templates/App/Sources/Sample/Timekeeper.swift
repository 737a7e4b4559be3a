import TrifectaUI

/// Counts seconds while it runs.
public struct Timekeeper: Reducer {
  /// What the screen shows.
  public struct State: Equatable {
    public var seconds = 0
    public var isRunning = false

    public init() {}
  }

  /// What a person does, and what comes back from effects.
  public enum Action: Equatable {
    case startTapped
    case stopTapped
    case resetTapped
    case secondPassed
  }

  private enum EffectID { case seconds }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped:
      state.isRunning = true
      return .run(name: "seconds") { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          send(.secondPassed)
        }
      }
      .cancellable(id: EffectID.seconds, cancelInFlight: true)
    case .stopTapped:
      state.isRunning = false
      return .cancel(id: EffectID.seconds)
    case .resetTapped:
      state.seconds = 0
      return .none
    case .secondPassed:
      state.seconds += 1
      return .none
    }
  }
}
