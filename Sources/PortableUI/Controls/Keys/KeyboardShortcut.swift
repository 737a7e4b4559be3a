import Elements
import ViewGraph

/// A key on the keyboard, identified by the character that it produces.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key produces.
  public let character: Character

  /// Creates a key from the character that it produces.
  public init(_ character: Character) {
    self.character = character
  }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The tab key.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\u{D}")

  /// The name by which hosts identify the key.
  package var hostName: String { Self.names[character] ?? character.lowercased() }

  /// Creates a key from the name by which hosts identify it; `nil` for keys without a character, such as Shift.
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
  /// Creates a key from a character literal, such as `"s"`.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}

/// The modifier keys of a keyboard shortcut.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key; Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key; Control on other keyboards.
  public static let command = EventModifiers(rawValue: 16)
  /// A key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A key that triggers a control, and the modifier keys that must be held down.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held down.
  public var modifiers: EventModifiers

  /// Creates a keyboard shortcut.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the modifier keys that are held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the cancel action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The name by which hosts identify the shortcut: the modifiers in a fixed order, then the key.
  package var hostName: String {
    let held: [(EventModifiers, String)] = [
      (.command, "Command"), (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
    ]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.hostName]).joined(separator: "+")
  }

  /// Returns whether two shortcuts have the same key and modifiers.
  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.modifiers == second.modifiers
  }

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keyboard shortcut of controls in this environment; `nil` for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard shortcut that triggers this control.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the modifier keys that are held down.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keyboard shortcut that triggers this control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets or removes the keyboard shortcut that triggers this control.
  ///
  /// - Parameter shortcut: the keyboard shortcut; `nil` for none.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
