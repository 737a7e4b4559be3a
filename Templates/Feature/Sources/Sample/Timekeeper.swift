import TrifectaUI

/// A feature that counts seconds while it runs.
public struct Timekeeper: Reducer {
  /// The state of the feature.
  public struct State: Equatable {
    /// The number of counted seconds.
    public var seconds = 0
    /// Whether the timekeeper is running.
    public var isRunning = false

    /// Creates a state.
    public init() {}
  }

  /// The user actions, and the results of effects.
  public enum Action: Equatable {
    case startTapped
    case stopTapped
    case resetTapped
    case secondPassed
  }

  private enum EffectID { case seconds }

  @Dependency(\.continuousClock) var clock

  /// Creates the feature.
  public init() {}

  /// Handles an action.
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
