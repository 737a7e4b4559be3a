/// A key that a person presses while the focus is in a view.
public struct KeyPress: Sendable {
  /// When a view is told of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and counts again.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]

    /// What hosts call them: `d`, `r` and `u`.
    var hostName: String {
      let names: [(Phases, String)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]
      return names.filter { contains($0.0) }.map(\.1).joined()
    }
  }

  /// What a view makes of a key.
  public enum Result: Hashable, Sendable {
    /// It was meant for it.
    case handled
    /// The next view around it is asked.
    case ignored
  }

  /// What has happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// What is held meanwhile.
  public let modifiers: EventModifiers
}

extension KeyPress {
  /// Reads `phase modifiers key`, where the key is called as browsers do it.
  ///
  /// - Returns: `nil` for a text of another form.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let phases: [Substring: Phases] = ["d": .down, "r": .repeat, "u": .up]
    guard words.count == 3, let phase = phases[words[0]], let held = Int(words[1]), !words[2].isEmpty else {
      return nil
    }
    let name = String(words[2])
    guard let key = KeyEquivalent(hostName: name.count == 1 ? name.lowercased() : name) else { return nil }
    self.phase = phase
    self.key = key
    characters = name.count == 1 ? name : String(key.character)
    modifiers = EventModifiers(rawValue: held).intersection(.all)
  }

  /// The text that says it, see ``init(_:)``.
  package static func text(_ key: KeyEquivalent, modifiers: EventModifiers, phase: Phases) -> String {
    let name = modifiers.contains(.shift) && key.hostName.count == 1 ? key.hostName.uppercased() : key.hostName
    return "\(phase.hostName) \(modifiers.rawValue) \(name)"
  }
}
