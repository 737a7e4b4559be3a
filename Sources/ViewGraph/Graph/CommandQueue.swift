import Elements

/// The commands for the host at the end of a turn.
struct CommandQueue {
  private var commands: [Command] = []

  mutating func insert(_ command: Command) {
    commands.append(command)
  }

  /// Removes and returns the commands for elements that still exist. At most one command moves the focus, and that
  /// command is last.
  ///
  /// - Parameter isThere: returns whether the element with an id is in the tree.
  mutating func take(where isThere: (Int) -> Bool) -> [Command] {
    guard !commands.isEmpty else { return [] }
    defer { commands = [] }
    var focus: Command?
    var kept = commands.filter { command in
      switch command {
      case .scroll(let position, _): return isThere(position.element)
      case .focus(let id?):
        if isThere(id) { focus = command }
        return false
      case .focus(nil):
        // If one view gives up the focus and another requests it, the request wins, regardless of their order.
        focus = focus ?? command
        return false
      }
    }
    if let focus { kept.append(focus) }
    return kept
  }
}
