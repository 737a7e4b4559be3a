/// An action of a navigation path.
public enum StackAction<State, Action> {
  /// An action of one screen.
  case element(id: StackElementID, action: Action)
  /// Pushes a screen. The screen is already on the path when the feature that owns the path handles the action.
  case push(State)
  /// Pops a screen and the screens above it: the user went back, or the screen returned `Trifecta`'s `Effect.dismiss`.
  /// The screens are still on the path while the feature handles the action, and are removed afterwards.
  case popFrom(id: StackElementID)
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
