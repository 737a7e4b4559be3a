/// A key press while the focus is in a view.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases for hosts: `d`, `r` and `u`.
    var hostName: String {
      let names: [(Phases, String)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]
      return names.filter { contains($0.0) }.map(\.1).joined()
    }
  }

  /// The result of a key press handler.
  public enum Result: Hashable, Sendable {
    /// The handler has consumed the key press.
    case handled
    /// The key press is passed to the next enclosing handler.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key generates.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

extension KeyPress {
  /// Parses a text of the form `phase modifiers key`. The key has the name that browsers use.
  ///
  /// - Returns: `nil` if the format is invalid.
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

  /// Returns the text in the format of ``init(_:)``.
  package static func text(_ key: KeyEquivalent, modifiers: EventModifiers, phase: Phases) -> String {
    let name = modifiers.contains(.shift) && key.hostName.count == 1 ? key.hostName.uppercased() : key.hostName
    return "\(phase.hostName) \(modifiers.rawValue) \(name)"
  }
}
