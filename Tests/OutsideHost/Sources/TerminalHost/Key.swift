/// A key of a terminal.
public enum Key: Hashable, Sendable {
  /// A key that enters a character.
  case character(Character)
  /// The Return key: submits a field, or presses the focused control.
  case enter
  /// Deletes the character before the insertion point.
  case backspace
  /// Moves the focus to the next control.
  case tab
  /// Moves the focus to the previous control.
  case backTab
  /// Dismisses a presentation, or navigates back.
  case escape
  /// Scroll a list by one row.
  case up, down
  /// Move the insertion point of a field, or change the value of another control.
  case left, right
  /// Scroll a list by its visible rows.
  case pageUp, pageDown

  /// Parses what a terminal sends when the user presses keys, in the encoding of ECMA-48 and xterm. Unknown control
  /// sequences are skipped.
  ///
  /// - Parameter input: The text from one read of the terminal.
  public static func keys(in input: String) -> [Key] {
    var keys: [Key] = []
    var rest = input[...]
    while let first = rest.first {
      if let (sequence, key) = sequences.first(where: { rest.hasPrefix($0.key) }) {
        keys.append(key)
        rest = rest.dropFirst(sequence.count)
      } else if rest.hasPrefix("\u{1B}[") {
        // The sequence ends with a letter or a tilde.
        rest = rest.dropFirst(2).drop { !$0.isLetter && $0 != "~" }.dropFirst()
      } else {
        rest = rest.dropFirst()
        if let key = named[first] { keys.append(key) } else { keys.append(.character(first)) }
      }
    }
    return keys
  }

  private static let sequences: [String: Key] = [
    "\u{1B}[A": .up, "\u{1B}[B": .down, "\u{1B}[C": .right, "\u{1B}[D": .left, "\u{1B}[Z": .backTab,
    "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown,
  ]

  private static let named: [Character: Key] = [
    "\r": .enter, "\n": .enter, "\r\n": .enter, "\t": .tab, "\u{7F}": .backspace, "\u{8}": .backspace,
    "\u{1B}": .escape,
  ]
}
