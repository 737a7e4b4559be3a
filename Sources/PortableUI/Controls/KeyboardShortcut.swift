import Elements
import ViewGraph

/// A key, by what it writes.
public struct KeyEquivalent: Hashable, Sendable {
  /// What it writes.
  public let character: Character

  /// Creates a key.
  public init(_ character: Character) {
    self.character = character
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes what is before.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes what comes after.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Tab.
  public static let tab = KeyEquivalent("\u{9}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\u{D}")

  /// What hosts call the key.
  package var hostName: String { Self.names[character] ?? character.lowercased() }

  /// Creates a key by what hosts call it; `nil` for one that has no name here, such as Shift alone.
  init?(hostName: String) {
    if let known = Self.names.first(where: { $0.value == hostName }) {
      character = known.key
    } else if hostName.count == 1, let only = hostName.first {
      character = only
    } else {
      return nil
    }
  }

  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp",
    "\u{F701}": "ArrowDown",
    "\u{F702}": "ArrowLeft",
    "\u{F703}": "ArrowRight",
    "\u{1B}": "Escape",
    "\u{8}": "Backspace",
    "\u{F728}": "Delete",
    "\u{F729}": "Home",
    "\u{F72B}": "End",
    "\u{F72C}": "PageUp",
    "\u{F72D}": "PageDown",
    "\u{9}": "Tab",
    " ": "Space",
    "\u{D}": "Enter",
  ]
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key, as in `"s"`.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; on other keyboards Control.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of a block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Keys that stand for a press of a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held meanwhile.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held meanwhile.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for what is wanted most often.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// What hosts call it: the names of what is held, in an order that is always the same, and of the key.
  package var hostName: String {
    let held: [(EventModifiers, String)] = [
      (.command, "Command"), (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
    ]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.hostName]).joined(separator: "+")
  }

  /// Whether two are the same keys.
  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.modifiers == second.modifiers
  }

  /// Feeds the keys to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keys that stand for a press of the control that asks.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Lets a person press the control by keys.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held meanwhile.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a person press the control by keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a person press the control by keys.
  ///
  /// - Parameter shortcut: the keys; `nil` for none.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension AttributeKey {
  /// Of a control: the keys that stand for a press of it, as in `Command+Shift+s`, `Enter`, `Escape`.
  package static let shortcut = AttributeKey(rawValue: "shortcut")
}
