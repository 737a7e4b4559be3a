/// Commands in the menus of an app. A page has no menu bar, so commands are not shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The contents of the commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// This property is never evaluated, because primitive commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body. Use it in the body of other commands.") }
}

/// A result builder that combines commands.
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  /// Returns empty commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the commands of a body with one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Combines several commands.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }
  /// Returns the commands of a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns the commands of an `if` without an `else`.
  public static func buildOptional(_ content: (some Commands)?) -> some Commands { EmptyCommands() }
  /// Returns the commands of the first branch.
  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
  /// Returns the commands of the second branch.
  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
  /// Returns the commands within `#available`.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { EmptyCommands() }
}

/// Commands without contents.
public struct EmptyCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates empty commands.
  public init() {}
}

/// A menu in the menu bar.
public struct CommandMenu<Content: View>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @MainActor () -> Content) {}
  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: @MainActor () -> Content) {}
  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @MainActor () -> Content) {}
}

/// Commands that extend or replace a group of the system's commands.
public struct CommandGroup<Content: View>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Adds commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
  /// Adds commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
  /// Replaces the commands of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
}

/// The standard groups of commands in the menu bar.
public struct CommandGroupPlacement: Sendable {
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// Settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// System services.
  public static let systemServices = CommandGroupPlacement()
  /// Commands that show and hide the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement()
  /// Commands that create items.
  public static let newItem = CommandGroupPlacement()
  /// Commands that save items.
  public static let saveItem = CommandGroupPlacement()
  /// Commands that import and export data.
  public static let importExport = CommandGroupPlacement()
  /// Commands that print.
  public static let printItem = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Pasteboard commands.
  public static let pasteboard = CommandGroupPlacement()
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement()
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement()
  /// Commands for toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Commands for sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// Commands that change the size of a window.
  public static let windowSize = CommandGroupPlacement()
  /// Commands that list the windows.
  public static let windowList = CommandGroupPlacement()
  /// Commands that open the windows of ``Window`` scenes, which have a single instance.
  public static let singleWindowList = CommandGroupPlacement()
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The standard commands for sidebars.
public struct SidebarCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The standard commands for toolbars.
public struct ToolbarCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The standard commands for editing text.
public struct TextEditingCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The standard commands for formatting text.
public struct TextFormattingCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The standard commands for importing images from other devices.
public struct ImportFromDevicesCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The standard commands for inspectors.
public struct InspectorCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
