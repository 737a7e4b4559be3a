/// Commands in the menus of an app. A page has no menu bar: they are not shown.
@MainActor @preconcurrency
public protocol Commands {
  /// What the body is made of.
  associatedtype Body: Commands

  /// What these commands consist of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never evaluated: such commands are what they are.
  public var body: Never { fatalError("\(Self.self) has no body. Put it into the body of other commands.") }
}

/// Makes commands of those in a body, one after the other.
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several commands.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }
  /// A statement that is commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// An `if` without an `else`.
  public static func buildOptional(_ content: (some Commands)?) -> some Commands { EmptyCommands() }
  /// The first branch of an `if`.
  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
  /// The other branch of an `if`.
  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
  /// Commands behind `#available`.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates no commands.
  public init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @MainActor () -> Content) {}
  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: @MainActor () -> Content) {}
  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @MainActor () -> Content) {}
}

/// Commands beside, or in place of, those of a menu that the platform has.
public struct CommandGroup<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never

  /// Puts commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
  /// Puts commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
  /// Puts commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
}

/// Where commands stand in the menus that the platform has.
public struct CommandGroupPlacement: Sendable {
  /// What an app says of itself.
  public static let appInfo = CommandGroupPlacement()
  /// Settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// Whether the app is seen.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// Making something new.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Bringing something in from elsewhere, and the other way round.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing and doing again.
  public static let undoRedo = CommandGroupPlacement()
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Changing text.
  public static let textEditing = CommandGroupPlacement()
  /// How text looks.
  public static let textFormatting = CommandGroupPlacement()
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// How large windows are.
  public static let windowSize = CommandGroupPlacement()
  /// Which windows there are.
  public static let windowList = CommandGroupPlacement()
  /// One window.
  public static let singleWindowList = CommandGroupPlacement()
  /// How windows stand.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The commands of sidebars.
public struct SidebarCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The commands of toolbars.
public struct ToolbarCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The commands of editing text.
public struct TextEditingCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The commands of how text looks.
public struct TextFormattingCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The commands of bringing in pictures.
public struct ImportFromDevicesCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The commands of inspectors.
public struct InspectorCommands: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
