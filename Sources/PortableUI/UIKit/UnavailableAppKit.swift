/// A view of AppKit.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
open class NSView {}

/// A window of AppKit.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use a Window or a WindowGroup.")
@MainActor
open class NSWindow {}

/// What is told of the life of a program.
@available(
  *, unavailable,
  message: "There is no AppKit off Apple's platforms. Do in the App's init() what it does when the program has begun."
)
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {}

/// An object that is told of the life of the program.
@available(
  *, unavailable,
  message:
    "Nothing can create the object off Apple's platforms. Do in the App's init() what it does when the program has begun."
)
@propertyWrapper
@MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The object.
  public var wrappedValue: DelegateType {
    fatalError("No value of this type exists: its initializer cannot be called.")
  }

  /// Makes the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Lets a person choose a file.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use fileImporter.")
@MainActor
open class NSOpenPanel {
  /// Not to be had here.
  public init() {}
}

/// Lets a person say where a file goes.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use fileExporter.")
@MainActor
open class NSSavePanel {
  /// Not to be had here.
  public init() {}
}

/// Opens addresses and files.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use @Environment(\\.openURL).")
@MainActor
public final class NSWorkspace {
  /// Not to be had here.
  public static var shared: NSWorkspace { fatalError("No value of this type exists: it is unavailable.") }
}

/// What a person has copied.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use UIPasteboard.general.")
@MainActor
public final class NSPasteboard {
  /// Not to be had here.
  public static var general: NSPasteboard { fatalError("No value of this type exists: it is unavailable.") }
}
