/// What happens to a path of screens.
public enum StackAction<State, Action> {
  /// An action of one screen.
  case element(id: StackElementID, action: Action)
  /// A screen is pushed. It is on the path when the feature with the path handles the action.
  case push(State)
  /// A screen and those on top of it are put away: the person went back, or the screen asked for it with
  /// `Trifecta`'s `Effect.dismiss`. They are on the path while the feature handles the action, and gone afterwards.
  case popFrom(id: StackElementID)
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
