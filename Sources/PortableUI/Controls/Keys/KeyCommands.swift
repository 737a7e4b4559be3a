/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right

  static let keys: [KeyEquivalent: MoveCommandDirection] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
  ]
}

extension View {
  /// Runs an action when an arrow key is pressed while the focus is in the view, unless the focused control uses the
  /// key.
  ///
  /// - Parameter action: A closure that receives the direction. `nil` means no action.
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View {
    onFreeKeyPress(keys: action == nil ? [] : Set(MoveCommandDirection.keys.keys), phases: [.down, .repeat]) { press in
      guard let action, let direction = MoveCommandDirection.keys[press.key], press.modifiers.isEmpty else {
        return .ignored
      }
      action(direction)
      return .handled
    }
  }

  /// Runs an action when Escape is pressed while the focus is in the view.
  ///
  /// - Parameter action: The action, or `nil` for no action.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.escape], phases: .down) { press in
      guard let action, press.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when Delete or Forward Delete is pressed while the focus is in the view, unless a text field has
  /// the focus.
  ///
  /// - Parameter action: The action, or `nil` for no action.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onCommandKeys([.delete, .deleteForward], perform: action)
  }

  /// Runs an action when the play/pause key is pressed. Browsers have no such key, so the action runs when the space
  /// bar is pressed while the focus is in the view.
  ///
  /// - Parameter action: The action, or `nil` for no action.
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onCommandKeys([.space], perform: action)
  }

  private func onCommandKeys(_ keys: Set<KeyEquivalent>, perform action: (@MainActor () -> Void)?) -> some View {
    onFreeKeyPress(keys: action == nil ? [] : keys, phases: .down) { press in
      guard let action, press.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }
}
