import Elements

/// What the host is asked to do at the end of a turn.
struct CommandQueue {
  private var commands: [Command] = []

  mutating func insert(_ command: Command) {
    commands.append(command)
  }

  /// Takes out the commands that are about elements which are still there: at most one for the focus, which comes last.
  ///
  /// - Parameter isThere: whether the element of a number is on the screen.
  mutating func take(where isThere: (Int) -> Bool) -> [Command] {
    guard !commands.isEmpty else { return [] }
    defer { commands = [] }
    var focus: Command?
    var kept = commands.filter { command in
      switch command {
      case .scroll(let place, _): return isThere(place.element)
      case .focus(let id?):
        if isThere(id) { focus = command }
        return false
      case .focus(nil):
        // Where one loses the focus and another gets it, it moves, in whichever order they say so.
        focus = focus ?? command
        return false
      }
    }
    if let focus { kept.append(focus) }
    return kept
  }
}
