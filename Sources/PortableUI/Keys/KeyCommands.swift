/// Where a person moves the focus by the arrow keys.
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
  /// Runs an action when a person presses an arrow key while the focus is in the view, and on no control there that needs it.
  ///
  /// - Parameter action: is given the direction; `nil` for nothing.
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View {
    onFreeKeyPress(keys: action == nil ? [] : Set(MoveCommandDirection.keys.keys), phases: [.down, .repeat]) { press in
      guard let action, let direction = MoveCommandDirection.keys[press.key], press.modifiers.isEmpty else {
        return .ignored
      }
      action(direction)
      return .handled
    }
  }

  /// Runs an action when a person presses Escape while the focus is in the view.
  ///
  /// - Parameter action: what to do; `nil` for nothing.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.escape], phases: .down) { press in
      guard let action, press.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when a person presses a key that deletes while the focus is in the view, and in no field there.
  ///
  /// - Parameter action: what to do; `nil` for nothing.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onCommandKeys([.delete, .deleteForward], perform: action)
  }

  /// Runs an action when a person presses the key of a remote control that plays and pauses. Browsers have none: it is the space bar
  /// while the focus is in the view.
  ///
  /// - Parameter action: what to do; `nil` for nothing.
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
